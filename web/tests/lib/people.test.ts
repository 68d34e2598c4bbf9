import { expect, it } from "vitest";
import { changeText } from "../../src/lib/words/chat";
import { forgetting } from "../../src/lib/words/people";
import type { ChatLine } from "../../src/wire";

const line = (kind: ChatLine["kind"], name: string, text = ""): string =>
  changeText({ number: 0, seat: name ? 0 : -1, name, text, ...(kind ? { kind } : {}) });

it("tells who did what to whom, and what happened by itself", () => {
  expect(line("removed", "Ada", "Ben")).toBe("Ada has removed Ben.");
  expect(line("removed", "", "Ben")).toBe("The others have removed Ben. A bot plays on.");
  expect(line("host", "Ada", "Ben")).toBe("Ada has made Ben the host.");
  expect(line("host", "", "Ben")).toBe("Ben is the host now.");
  expect(line("join_link", "Ada")).toBe("Ada has made a new link to play.");
});

it("tells how the table was set up", () => {
  expect(line("game", "Ada", "architects")).toBe("Ada chose Architects.");
  expect(line("edition", "Ada", "1")).toBe("Ada chose the first edition.");
  expect(line("expansion_on", "Ada", "leaders")).toBe("Ada turned Leaders on.");
  expect(line("seats", "Ada", "5")).toBe("Ada set the table for 5.");
  expect(line("variant", "Ada", "")).toBe("Ada chose the usual game.");
  expect(line("wonders", "Ada", "random")).toBe("Ada has the wonders dealt by chance.");
  expect(line("wonders", "Ada", "B")).toBe("Ada has the wonders dealt by chance, all on side B.");
  expect(line("clock", "Ada", "0")).toBe("Ada took the clock away.");
  expect(line("clock", "Ada", "120")).toBe("Ada allows 2 minutes for a choice.");
});

it("leaves alone what people say", () => {
  expect([line(undefined, "Ada", "Hello"), line("said", "Ada", "Hello"), line("erased", "Ada")]).toEqual(["", "", ""]);
});

it("counts tables", () => {
  expect(forgetting.names({ tables: 0 })).toContain("no table");
  expect(forgetting.names({ tables: 1 })).toContain("the one table");
  expect(forgetting.names({ tables: 3 })).toContain("all 3 tables");
  expect(forgetting.left({ tables: 1 })).toBe("1 table could not be reached and is kept here. Try again in a moment.");
});
