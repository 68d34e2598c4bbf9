import { describe, expect, it } from "vitest";
import {
  borders,
  categories,
  colours,
  expansions,
  ifSaid,
  moves,
  nameOfChoice,
  nameOfExtra,
  sumPartOf,
  uses,
  variants,
  withoutExtras,
} from "../../src/expansions/asked";
import { sliceWords } from "../../src/expansions/words";
import { baseWords } from "../../src/lib/words/base";
import type { ExtraUse, MenuCard } from "../../src/wire";

const all = [baseWords, ...sliceWords];
const extra = (name: ExtraUse["extra"]) => ({ extra: name }) as ExtraUse;
const row = (use: string, number: number | null, names: string[] = []) =>
  ({ card: "", number, names, uses: [{ use }] }) as unknown as MenuCard;
const part = (what: string, number: number, points: number, card = "") => sumPartOf({ what, number, points, card });

describe("everything that is drawn has words", () => {
  const kinds: [string, string[]][] = [
    ["question", all.flatMap((words) => Object.keys(words.questions ?? {}))],
    ["prompt", all.flatMap((words) => Object.keys(words.questions ?? {}))],
    ["use", Object.keys(uses)],
    ["did", Object.keys(moves)],
    ["caption", Object.keys(moves)],
    ["category", Object.keys(categories)],
    ["categoryspoken", Object.keys(categories)],
    ["categorytext", Object.keys(categories)],
    ["column", Object.keys(categories)],
    ["colour", colours],
    ["keyuse", Object.keys(uses).filter((use) => uses[use]?.key)],
    ["border", Object.keys(borders)],
    ["expansion", Object.keys(expansions)],
    ["expansiontext", Object.keys(expansions)],
    ["variant", variants],
    ["varianttext", variants],
    ["seatkind", all.flatMap((words) => words.seat?.kind ?? [])],
    ["seatstate", all.flatMap((words) => words.seat?.kind ?? [])],
  ];
  it.each(kinds)("%s", (kind, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !ifSaid(kind, id, { name: "Ada", card: "Altar", stage: 1, key: "B" }))).toEqual([]);
  });
});

describe("rows of a menu", () => {
  it("are named by their number, or by the fleets that sail", () => {
    expect(nameOfChoice(row("drop", 3))).toBe("Victory token of 3");
    expect(nameOfChoice(row("pay", 1))).toBe("1 coin");
    expect(nameOfChoice(row("join", 2))).toBe("Age II");
    expect(nameOfChoice(row("sail", null, ["red", "blue"]))).toBe("Red and blue fleets");
  });

  it("have only their number where nobody names them", () => {
    expect(nameOfChoice(row("unheard_of", 4))).toBe("4");
    expect(nameOfChoice(row("unheard_of", null))).toBe("");
  });
});

describe("what goes with a use", () => {
  it("is named, and so is doing without it", () => {
    expect(nameOfExtra(extra("red ship"))).toBe("with the red fleet");
    expect(nameOfExtra(extra("edifice"))).toBe("with the Edifice");
    expect(withoutExtras([extra("red ship"), extra("blue ship")])).toBe("Do not sail");
    expect(withoutExtras([extra("edifice")])).toBe("Do not join");
  });

  it("has no common word for doing without different things", () => {
    expect(withoutExtras([extra("red ship"), extra("edifice")])).toBeUndefined();
  });
});

it("parts of a sum say what they are about", () => {
  expect(part("conflict", 3, 3)).toBe("a victory of 3");
  expect(part("conflict", -1, -1)).toBe("a defeat of 1");
  expect(part("coins", 6, 2)).toBe("6 coins");
  expect(part("coins", 8, 2)).toBe("8 coins, 2 left over");
  expect(part("compass", 2, 4)).toBe("2 compasses");
  expect(part("set", 1, 7)).toBe("one set of three");
  expect(part("copied", 0, 5, "Spies Guild")).toBe("Spies Guild, copied");
  expect(part("naval", -2, -2)).toBe("a naval defeat of 2");
  expect(part("debts", 1, -1)).toBe("1 debt");
  expect(part("card", 0, 5, "Altar")).toBeUndefined();
});
