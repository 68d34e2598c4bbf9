import { describe, expect, it } from "vitest";
import { architects } from "../src/lib/words/architects";
import { table } from "../src/lib/words/classic";
import { ageName, connection, counted, goods, listed, sentence, signed } from "../src/lib/words/common";
import { lobby } from "../src/lib/words/lobby";
import { home, levelName } from "../src/lib/words/start";
import { duration } from "../src/lib/words/times";
import { boxPage, cards } from "../src/lib/words/pages";
import { oneAndMany } from "./oneAndMany";

/** Every file of words, with what it exports. */
const files = import.meta.glob<Record<string, unknown>>(["../src/lib/words/*.ts", "../src/expansions/*/words.ts"], {
  eager: true,
});

/** All fixed texts in a value, each with the way to it. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

describe.each(Object.entries(files))("%s", (_, exported) => {
  // Words are in groups; a text that is exported alone is a piece for code to compare with.
  const groups = Object.entries(exported).filter(([, value]) => typeof value === "object");
  const texts = groups.flatMap(([name, value]) => textsIn(value, name));

  it("has words, no text of them empty", () => {
    expect(groups.length).toBeGreaterThan(0);
    expect(texts.filter(([path, text]) => text === "" && !path.startsWith("ROMAN_AGES"))).toEqual([]);
  });

  it("has no stray blanks and no forgotten values", () => {
    expect(texts.filter(([, text]) => text !== text.trim() || /\s\s|undefined|\[object/.test(text))).toEqual([]);
  });

  it("says each thing with one mark at the end", () => {
    expect(texts.filter(([, text]) => /[.,;:!?]{2}$/.test(text))).toEqual([]);
  });
});

describe("one and many", () => {
  oneAndMany([
    [(count) => counted(count, "pawn"), "1 pawn", "2 pawns"],
    [goods.coins, "1 coin", "2 coins"],
    [home.startNote, "You against one bot.", "You against two bots."],
    [home.allGames, "1 older game", "2 older games"],
    [lobby.stillOpen, "One seat is open", "2 seats are open"],
    [cards.found, "1 card", "2 cards"],
    [table.discardPile, "1 card discarded", "2 cards discarded"],
    [table.timeLeft, "1 second left", "2 seconds left"],
    [table.coinsShort, "1 coin short", "2 coins short"],
    [table.verdict.coins, "costs 1 coin in all", "costs 2 coins in all"],
    [(count) => table.border("Ada", count, count), "Even with Ada at 1 shield", "Even with Ada at 2 shields"],
    [architects.left, "1 card left", "2 cards left"],
    [architects.untilBattle, "1 horn until the battle", "2 horns until the battle"],
    [architects.stagesBuilt, "1 stage", "2 stages"],
    [architects.pointsNow, "1 point so far", "2 points so far"],
  ]);

  it("a minute is a minute, and less is counted in seconds", () => {
    expect([45, 60, 120, 7200, 259_200].map((seconds) => duration(seconds))).toEqual([
      "45 seconds",
      "1 minute",
      "2 minutes",
      "2 hours",
      "3 days",
    ]);
  });

  it("the time to wait for a bot is rounded up to its unit", () => {
    expect([40, 61, 43_199].map(table.standInLater)).toEqual([
      "You can let a bot stand in, in 40 seconds.",
      "You can let a bot stand in, in 2 minutes.",
      "You can let a bot stand in, in 12 hours.",
    ]);
  });
});

describe("phrases", () => {
  it.each([
    [[], ""],
    [["wood"], "wood"],
    [["wood", "ore"], "wood and ore"],
    [["wood", "ore", "clay"], "wood, ore and clay"],
  ])("lists %j", (parts, expected) => {
    expect(listed(parts)).toBe(expected);
  });

  it("effects become one sentence, and no effects become none", () => {
    expect(sentence(["3 points", "2 coins"])).toBe("3 points, 2 coins.");
    expect(sentence(["draw a card"])).toBe("Draw a card.");
    expect(sentence([])).toBe("");
  });

  it("a number with its sign has a true minus", () => {
    expect([3, 0, -1].map(signed)).toEqual(["+3", "+0", "−1"]);
  });

  it("Ages have Roman numbers", () => {
    expect([1, 2, 3].map(ageName)).toEqual(["Age I", "Age II", "Age III"]);
  });

  it("a cost counts equal goods together and names coins first", () => {
    expect(goods.cost(1, ["wood", "ore", "wood"])).toBe("costs 1 coin, 2 wood, 1 ore");
    expect(goods.cost(0, [])).toBe("costs nothing");
  });

  it("a border says who is ahead", () => {
    expect(table.border("Ada", 3, 1)).toBe("Ahead of Ada with 3 shields to 1");
    expect(table.border("Ada", 1, 3)).toBe("Behind Ada with 1 shield to 3");
  });

  it("payments name the bank as a place and everybody else by name", () => {
    const shares: [number, string][] = [
      [2, "Ada"],
      [1, table.bank],
    ];
    expect(table.paidTo(shares)).toBe("2 to Ada and 1 to the bank");
    expect(table.paidTo([])).toBe("nothing to pay");
  });

  it("what is missing is named in words", () => {
    expect(table.verdict.lacks(["wood", "glass"])).toBe("cannot be built: wood and glass missing");
  });

  it("a deck says what one may know of its top card", () => {
    expect(architects.deckLabel("Left deck", 3, "Wood", false)).toBe("Left deck, 3 cards left. Top card: Wood");
    expect(architects.deckLabel("Central deck", 1, "Wood", true)).toBe(
      "Central deck, 1 card left. You looked at the top card: Wood",
    );
    expect(architects.deckLabel("Central deck", 1, "", false)).toBe(
      "Central deck, 1 card left. Its top card is face down.",
    );
  });

  it("sides of boards are letters or times of day", () => {
    expect([cards.side("A"), cards.side("Night")]).toEqual(["Side A", "Night side"]);
    expect(lobby.wonders("Day", true)).toBe("Wonders at random, all on their Day side");
    expect(lobby.wonders("B", true)).toBe("Wonders at random, all on side B");
  });

  it("the last try to connect is now", () => {
    expect(connection.nextTry(4)).toBe("Next try in 4 s.");
    expect(connection.nextTry(0)).toBe("Trying now …");
  });

  it("a bot's level that has no name here is shown by its own", () => {
    expect([levelName("greedy"), levelName("thinker")]).toEqual(["Builder", "Thinker"]);
  });

  it("what a wonder gives is one line, with its effect if there is one", () => {
    expect(boxPage.pointsInAll(25, "draw a card")).toBe("25 points in all. Draw a card.");
    expect(boxPage.pointsInAll(25, "")).toBe("25 points in all.");
  });
});
