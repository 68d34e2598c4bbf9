import { expect, it } from "vitest";
import { withReasons } from "../../src/language/menu";
import { architectsShelf, Box } from "../../src/lib/catalogue.svelte";
import type { ActionState, ArchitectsFacts, Phrase, TableState, Use } from "../../src/wire";

architectsShelf.found = new Box({
  cards: [],
  wonders: [{ id: "giza", name: "Giza", stages: [] }],
  tokens: [],
} as unknown as ArchitectsFacts);

/** What the page says of something that is not possible. */
function said(why: Phrase | null, reason = "The server's words."): string | undefined {
  const action = { use: "stage", ways: [], why, reason } as Partial<ActionState> as ActionState;
  const state = { play: { type: "architects" }, decisions: [{ actions: [action] }] } as unknown as TableState;
  return withReasons(state).decisions[0]?.actions?.[0]?.reason;
}

it("reasons of Architects are said from phrases", () => {
  expect(said({ id: "rests_on", blanks: { stage: 3, lower: [2] } })).toBe(
    "Stage 3 rests on stage 2, which is not built yet.",
  );
  expect(said({ id: "rests_on_all", blanks: { stage: 5, lower: [2, 3, 4] } })).toBe(
    "Stage 5 rests on stages 2, 3 and 4, which are not built yet.",
  );
  expect(said({ id: "one_stage_due", blanks: { either: [2, 3] } })).toBe(
    "The turn cannot end yet: stage 2 or 3 can be paid, and one of them has to be built.",
  );
  expect(said({ id: "empty_deck", blanks: { wonder: "giza" } })).toBe("The deck of Giza is empty.");
  expect(said({ id: "two_needed", blanks: { symbol: "gear" } })).toBe("Two cards with a gear are needed for that.");
});

it("reasons that only a newer server knows are said in its words", () => {
  expect(said({ id: "marvel", blanks: {} })).toBe("The server's words.");
  expect(said(null)).toBe("The server's words.");
  expect(said(null, "")).toBe("");
});

/** What the page says of a card of the hand that cannot be used. */
function saidOf(refusal: Use["refusal"], kind = "card", more: Partial<Use> = {}): string | undefined {
  const use = { use: "build_free", ways: [], extras: [], missing: "", short: 0, reason: "The server's words." };
  const menu = [{ card: "altar", uses: [{ ...use, refusal, ...more }] }];
  const play = { type: "classic", cities: [{ coins: 2 }] };
  const state = { play, config: {}, decisions: [{ seat: 0, kind, menu }] } as unknown as TableState;
  return withReasons(state).decisions[0]?.menu?.[0]?.uses[0]?.reason;
}

it("reasons of the classic game are said from facts", () => {
  expect(saidOf("coins", "card", { short: 1 })).toBe("Not enough coins: 3 needed, 2 there, 1 short.");
  expect(saidOf("right_used")).toBe("Your right to build free is used up until the next Age.");
  expect(saidOf("right_colour")).toContain("cards of this colour");
  expect(saidOf("right_useless")).toContain("is free anyway");
  expect(saidOf("other", "card", { use: "stage", stage: 0 })).toContain("is finished");
  expect(saidOf("other", "free_city")).toContain("The Free City must build");
  expect(saidOf("other")).toBe("The server's words.");
});
