import { expect, it } from "vitest";
import { chatPanel } from "../../src/lib/words/chat";
import { forgetting } from "../../src/lib/words/people";
import type { ChatLine } from "../../src/wire";

const line = (kind: ChatLine["kind"], name: string, text = ""): string =>
  chatPanel.change({ number: 0, seat: name ? 0 : -1, name, text, ...(kind ? { kind } : {}) });

it("tells who did what to whom, and what happened by itself", () => {
  expect(line("removed", "Ada", "Ben")).toBe("Ada has removed Ben.");
  expect(line("removed", "", "Ben")).toBe("The others have removed Ben. A bot plays on.");
  expect(line("host", "Ada", "Ben")).toBe("Ada has made Ben the host.");
  expect(line("host", "", "Ben")).toBe("Ben is the host now.");
  expect(line("join_link", "Ada")).toBe("Ada has made a new link to play.");
});

it("leaves alone what people say", () => {
  expect([line(undefined, "Ada", "Hello"), line("said", "Ada", "Hello"), line("erased", "Ada")]).toEqual(["", "", ""]);
});

it("counts tables", () => {
  expect(forgetting.names(0)).toContain("no table");
  expect(forgetting.names(1)).toContain("the one table");
  expect(forgetting.names(3)).toContain("all 3 tables");
  expect(forgetting.left(1)).toBe("1 table could not be reached and is kept here. Try again in a moment.");
});
