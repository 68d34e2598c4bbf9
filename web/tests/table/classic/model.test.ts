import { describe, expect, it } from "vitest";
import {
  answersOf,
  buriedUnder,
  choiceName,
  cityOf,
  defeats,
  farSeats,
  isEmpty,
  isMove,
  isPlaced,
  lastMoves,
  pickedBy,
  piles,
  pricesAt,
  sharesOf,
  stageVerdict,
  verdictOf,
  victories,
} from "../../../src/table/classic/model";
import type { CityState } from "../../../src/wire";
import { catalogue, city, decision, entry, extra, line, table, use, way } from "./tables";

const cards = catalogue([
  { id: "altar", name: "Altar", colour: "blue", chain_from: ["tavern"] },
  { id: "tavern", name: "Tavern", colour: "yellow" },
  { id: "tavern_2", name: "Tavern", colour: "yellow" },
  { id: "pawnshop", name: "Pawnshop", colour: "mauve" },
  { id: "lumber_yard", name: "Lumber Yard", colour: "brown" },
]);

describe("cities", () => {
  it("a city that is not there is an error, not an empty city", () => {
    expect(() => cityOf(table(3), 3)).toThrow("no city 3");
  });

  it.each([
    [3, []],
    [4, [2]],
    [7, [3, 2, 5, 4]],
  ])("of %i cities those that are no neighbours are far", (players, expected) => {
    expect(farSeats(table(players), 0)).toEqual(expected);
  });

  it("cards lie in piles by colour, brown first, and unknown colours with the grey ones", () => {
    const found = piles(["tavern", "pawnshop", "altar", "lumber_yard", "tavern_2"], cards);
    expect(found.map((pile) => [pile.colour, pile.cards.map(({ id }) => id)])).toEqual([
      ["brown", ["lumber_yard"]],
      ["yellow", ["tavern", "tavern_2"]],
      ["blue", ["altar"]],
      ["gray", ["pawnshop"]],
    ]);
  });

  it("goods are none without a fixed one and without a choice", () => {
    expect(isEmpty({ fixed: "", choices: [] })).toBe(true);
    expect(isEmpty({ fixed: "W", choices: [] })).toBe(false);
    expect(isEmpty({ fixed: "", choices: ["WS"] })).toBe(false);
  });

  it("conflict tokens are victories and defeats", () => {
    const fought = city(0, { tokens: [1, -1, 3, -1, 5] });
    expect(victories(fought)).toEqual([1, 3, 5]);
    expect(defeats(fought)).toEqual([-1, -1]);
  });
});

describe("stages", () => {
  it("the card under a stage is found by the number of the stage", () => {
    const buried = [
      { age: 2, card: null, stage: 1 },
      { age: 1, card: "altar", stage: 3 },
    ];
    expect(buriedUnder(city(0, { buried }), 3)).toBe(buried[1]);
    expect(buriedUnder(city(0, { buried }), 2)).toBeUndefined();
  });
});

describe("payments", () => {
  const shown = (players: number, shares: [number, number][]) => {
    const paid = way(0, { shares: shares.map(([seat, coins]) => ({ seat, coins })) });
    return sharesOf(table(players), 0, paid).map(({ name, side, far, coins }) => [name, side, far, coins]);
  };

  it("both neighbours are always named, the bank only if it gets something", () => {
    expect(shown(3, [[2, 4]])).toEqual([
      ["Ben", "left", false, 0],
      ["Cleo", "right", false, 4],
    ]);
    expect(shown(3, [[-1, 1]]).at(-1)).toEqual(["bank", "", false, 1]);
  });

  it("those two seats away are on their side of the table, and in between there is only one", () => {
    expect(
      shown(5, [
        [2, 1],
        [3, 2],
      ]),
    ).toEqual([
      ["Cleo", "left", true, 1],
      ["Ben", "left", false, 0],
      ["Emil", "right", false, 0],
      ["Dora", "right", true, 2],
    ]);
    expect(shown(4, [[2, 3]]).filter(([, , far]) => far)).toEqual([["Cleo", "left", true, 3]]);
  });
});

describe("trade", () => {
  const prices = { raw_left: 1, raw_right: 2, manufactured_left: 2, manufactured_right: 1 } as CityState["prices"];
  const trading = table(4, { me: 1, cities: [city(0), city(1, { prices }), city(2), city(3)] });

  it("each neighbour has prices of its own, all others sell nothing", () => {
    expect(pricesAt(trading, 2)).toEqual({ raw: 1, made: 2 });
    expect(pricesAt(trading, 0)).toEqual({ raw: 2, made: 1 });
    expect(pricesAt(trading, 1)).toBeUndefined();
    expect(pricesAt(trading, 3)).toBeUndefined();
  });

  it("nobody trades after the end, and a spectator never does", () => {
    expect(pricesAt({ ...trading, status: "finished" }, 2)).toBeUndefined();
    expect(pricesAt({ ...trading, me: -1 }, 2)).toBeUndefined();
  });
});

describe("decisions", () => {
  const withShip = use("stage", [way(1)], { stage: 1, extras: [extra("red ship", [way(2), way(3)])] });
  const asked = decision(1, [entry("altar", use("build", [way(0)]), withShip), entry("tavern", use("sell", [way(4)]))]);

  it.each([
    [0, "altar", "build", undefined],
    [1, "altar", "stage", undefined],
    [3, "altar", "stage", "red ship"],
    [4, "tavern", "sell", undefined],
  ])("choice %i is found in the menu", (choice, card, name, extraName) => {
    const picked = pickedBy(asked, choice);
    expect([picked?.entry.card, picked?.use.use, picked?.extra?.extra]).toEqual([card, name, extraName]);
    expect(picked?.way.choice).toBe(choice);
  });

  it("no choice picks nothing", () => {
    expect(pickedBy(asked, null)).toBeUndefined();
    expect(pickedBy(asked, 9)).toBeUndefined();
  });

  it("answers are counted through all rows", () => {
    expect(answersOf(asked).map(({ row, use: { use: name } }) => [row, name])).toEqual([
      [0, "build"],
      [0, "stage"],
      [1, "sell"],
    ]);
  });

  it("a row is named after its card, or else its number", () => {
    expect(choiceName(entry("altar"), cards)).toBe("Altar");
    expect(choiceName({ ...entry(""), number: 2 }, cards)).toBe("2");
    expect(choiceName(entry(""), cards)).toBe("");
  });
});

describe("verdicts", () => {
  it.each([
    ["free", use("build", [way(0)]), { kind: "free" }],
    [
      "free by chain, whatever it would cost",
      use("build", [way(0)], { by_chain: true, price: 2 }),
      { kind: "chain", by: "", card: "" },
    ],
    ["paid for", use("build", [way(0)], { price: 3 }), { kind: "coins", price: 3 }],
    ["short of resources", use("build", [], { refusal: "resources", missing: "W" }), { kind: "lacks", missing: "W" }],
    ["short of coins", use("build", [], { refusal: "coins", short: 2 }), { kind: "poor", short: 2 }],
    ["refused for no cause that we know", use("build", [], { refusal: "other" }), { kind: "refused" }],
  ])("a card is %s", (_, built, expected) => {
    expect(verdictOf(entry("altar", built), [], cards)).toEqual(expected);
  });

  it("a card that is free by chain names the structure that makes it so, whichever copy the city has", () => {
    const chained = use("build", [way(0)], { by_chain: true });
    expect(verdictOf(entry("altar", chained), ["tavern_2"], cards)).toEqual({
      kind: "chain",
      by: "Tavern",
      card: "tavern",
    });
  });

  it("a card of a name that the city has already is not built again", () => {
    expect(verdictOf(entry("tavern_2", use("build", [], { refusal: "owned" })), [], cards)).toEqual({ kind: "owned" });
  });

  it("the right to build free counts only when the card cannot be built otherwise", () => {
    const right = use("build_free", [way(1)]);
    expect(
      verdictOf(entry("altar", use("build", [], { refusal: "resources", missing: "W" }), right), [], cards),
    ).toEqual({
      kind: "right",
    });
    expect(verdictOf(entry("altar", use("build", [way(0)]), right), [], cards)).toEqual({ kind: "free" });
  });

  it("what can never be built has no verdict", () => {
    expect(verdictOf(entry("altar", use("sell", [way(0)])), [], cards)).toBeUndefined();
  });

  it("the next stage has one verdict for all cards, and none once the wonder is finished", () => {
    const asked = (stage?: ReturnType<typeof use>) =>
      decision(1, [entry("altar", use("sell", [way(0)])), entry("tavern", ...(stage ? [stage] : []))]);
    expect(stageVerdict(asked(use("stage", [way(1)], { price: 2 })))).toEqual({ kind: "coins", price: 2 });
    expect(stageVerdict(asked(use("stage", [], { refusal: "resources", missing: "SS" })))).toEqual({
      kind: "lacks",
      missing: "SS",
    });
    expect(stageVerdict(asked(use("stage", [], { refusal: "coins", short: 1 })))).toEqual({ kind: "poor", short: 1 });
    expect(stageVerdict(asked())).toBeUndefined();
  });
});

describe("the log", () => {
  it("tells moves from what they bring about, and which of them place a card for all to see", () => {
    const kinds = ["built", "sold", "stage_built", "paid"];
    expect(kinds.filter((kind) => isMove(line(kind, 0)))).toEqual(["built", "sold", "stage_built"]);
    expect(kinds.filter((kind) => isPlaced(line(kind, 0)))).toEqual(["built"]);
  });

  it("finds what each seat did in the turn before, in the order in which it happened", () => {
    const began = line("turn_began", -1);
    const [stage, took] = [line("stage_built", 0), line("took", 0)];
    const log = [began, line("built", 1), began, stage, line("paid", 0), took, line("sold", 1), began];
    const found = lastMoves(log);
    expect(found.get(0)).toEqual([stage, took]);
    expect(found.get(1)?.map(({ kind }) => kind)).toEqual(["sold"]);
  });

  it("finds nothing before the first reveal", () => {
    expect(lastMoves([line("turn_began", -1)]).size).toBe(0);
  });
});
