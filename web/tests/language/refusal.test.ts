import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "../../src/language/language.svelte";
import { refusal } from "../../src/language/refusal";

const text = "The server's words.";

beforeEach(() => void vi.stubGlobal("document", { documentElement: {} }));
afterEach(async () => {
  await language.choose("en");
  vi.unstubAllGlobals();
});

it("spans, lists and levels are put into words", () => {
  expect(refusal({ code: "held", text, blanks: { name: "Ada", when: 90 } })).toContain("in 2 minutes");
  expect(refusal({ code: "wonders_void", text, blanks: { names: ["Ada", "Ben"] } })).toContain("Ada and Ben");
  expect(refusal({ code: "other_rules", text, blanks: { rules: 1, known: ["6", "7"] } })).toContain("6 or 7");
  expect(refusal({ code: "weak_stand_in", text, blanks: { level: "greedy" } })).toContain("Builder");
});

it("a wonder has its name in the language of the page", async () => {
  const taken = { code: "wonder_taken", text, blanks: { name: "Ada", wonder: "Giza", board: "giza_a" } };
  expect(refusal(taken)).toContain("Giza is taken");
  await language.choose("de");
  expect(refusal(taken)).toContain("Gizeh");
  expect(refusal({ ...taken, blanks: { ...taken.blanks, board: "atlantis_a" } })).toContain("Giza ");
});

it("what only a newer server refuses is said in its words", () => {
  expect(refusal({ code: "marvel", text, blanks: {} })).toBe(text);
});
