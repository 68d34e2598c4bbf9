import { describe, expect, it } from "vitest";
import { namesOf, optionName } from "../../src/analysis/options";
import { Box, Catalogue } from "../../src/lib/catalogue.svelte";
import type { AnalysedOption, ArchitectsFacts, CatalogueFacts } from "../../src/wire";

const option = (use: string, more: Partial<AnalysedOption> = {}): AnalysedOption =>
  ({
    use,
    card: "",
    stage: 0,
    price: 0,
    text: "the server's words",
    argument: "",
    extra: "",
    ...more,
  }) as AnalysedOption;

const catalogue = new Catalogue({
  cards: [{ id: "altar", name: "Altar", colour: "blue", icons: [], effects: [] }],
  boards: [],
} as unknown as CatalogueFacts);
const box = new Box({
  cards: [{ id: "gear", name: "Gear", colour: "green", icons: [], effects: [] }],
  wonders: [{ id: "giza", name: "Giza", stages: [] }],
  tokens: [{ id: "culture", name: "Culture", icons: [], effects: [] }],
} as unknown as ArchitectsFacts);

describe("the name of an option", () => {
  it.each([
    ["build", { card: "altar" }, "Altar"],
    ["sell", { card: "altar" }, "Sell Altar"],
    ["bury", { card: "altar" }, "Bury for points: Altar"],
    ["stage", { card: "altar", stage: 2 }, "Stage 2"],
    ["pass", {}, "Do nothing"],
    ["pay", { argument: "3" }, "Pay: 3 coins"],
    ["join", { argument: "2" }, "Join: Age II"],
    ["sail", { argument: "red and blue" }, "Sail: Red and blue fleets"],
    ["fight", {}, "Fight at sea"],
    ["marvel", {}, "the server's words"],
  ])("of %s %o is %s", (use, more, name) => {
    expect(optionName(option(use, more), catalogue)).toBe(name);
  });

  it.each([
    ["take", { card: "gear", argument: "left" }, "Gear"],
    ["take", { argument: "centre" }, "Central deck"],
    ["take", { argument: "giza" }, "Deck of Giza"],
    ["look", { card: "gear", argument: "left" }, "Look into: Left deck"],
    ["science", { argument: "gear, gear" }, "Turn in 2 × Gear"],
    ["science", { argument: "compass, gear, tablet" }, "Turn in 3 different symbols"],
    ["token", { card: "culture" }, "Culture"],
    ["token", { argument: "unseen" }, "Unseen"],
    ["keep", { card: "gear" }, "Gear"],
    ["done", {}, "End the turn"],
    ["marvel", {}, "the server's words"],
  ])("of Architects of %s %o is %s", (use, more, name) => {
    expect(optionName(option(use, more), box)).toBe(name);
  });

  it("says more where two would be the same", () => {
    const plain = option("build", { card: "altar", text: "build Altar (left 2, right 0)" });
    const sailing = { ...plain, extra: "red ship", price: 2 };
    expect(namesOf(plain, sailing, catalogue)).toEqual(["Altar", "Altar, with the red fleet, 2 coins"]);
    const paid = { ...plain, price: 3, payments: { left: 2, bank: 1 } };
    expect(namesOf(paid, { ...paid, payments: { "far right": 3 } }, catalogue)).toEqual([
      "Altar, 2 to the left and 1 to the bank",
      "Altar, 3 to the second city on the right",
    ]);
    expect(namesOf(plain, { ...plain, text: "build Altar in another way" }, catalogue)).toEqual([
      "build Altar (left 2, right 0)",
      "build Altar in another way",
    ]);
    const stages = ["altar", "palace"].map((card) => option("stage", { card, stage: 1 }));
    expect(namesOf(stages[0]!, stages[1]!, catalogue)).toEqual(["Stage 1 with Altar", "Stage 1 with palace"]);
  });

  it("has one name for two options that are the same to people", () => {
    const plain = option("build", { card: "altar" });
    expect(namesOf(plain, { ...plain, choice: 2 }, catalogue)).toEqual(["Altar", "Altar"]);
  });

  it("says what a stage of Architects would be paid with", () => {
    const ways: Record<string, number>[] = [{ wood: 1, coin: 1 }, { coin: 2 }];
    const stages = ways.map((payments) => option("stage", { stage: 1, payments }));
    expect(namesOf(stages[0]!, stages[1]!, box)).toEqual(["Stage 1, pay wood and coin", "Stage 1, pay coin and coin"]);
  });
});
