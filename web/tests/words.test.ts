import { describe, expect, it } from "vitest";
import { architects, deckLabel } from "../src/lib/words/architects";
import { borderText, paidTo, table, verdicts } from "../src/lib/words/classic";
import { ageName, inCoins, connection, listed, priceOf, sentence, signed } from "../src/lib/words/common";
import { dealingOf, lobby } from "../src/lib/words/lobby";
import { home, levelName } from "../src/lib/words/start";
import { duration } from "../src/lib/words/times";
import { cards, pointsInAll } from "../src/lib/words/pages";
import { goodsNamed } from "../src/table/classic/model";
import { oneAndMany } from "./oneAndMany";

describe("one and many", () => {
  oneAndMany([
    [inCoins, "1 coin", "2 coins"],
    [(bots) => home.startNote({ bots }), "You against one bot.", "You against two bots."],
    [(count) => home.allGames({ count }), "1 older game", "2 older games"],
    [(open) => lobby.stillOpen({ open }), "One seat is open", "2 seats are open"],
    [(count) => cards.found({ count }), "1 card", "2 cards"],
    [(count) => table.discardPile({ count }), "1 card discarded", "2 cards discarded"],
    [(seconds) => table.timeLeft({ time: duration(seconds) }), "1 second left", "2 seconds left"],
    [(short) => table.coinsShort({ short }), "1 coin short", "2 coins short"],
    [(price) => verdicts.coins({ price }), "costs 1 coin in all", "costs 2 coins in all"],
    [(count) => borderText("Ada", count, count), "Even with Ada at 1 shield", "Even with Ada at 2 shields"],
    [(count) => architects.left({ count }), "1 card left", "2 cards left"],
    [(peace) => architects.untilBattle({ peace }), "1 horn until the battle", "2 horns until the battle"],
    [(count) => architects.stagesBuilt({ count }), "1 stage", "2 stages"],
    [(points) => architects.pointsNow({ points }), "1 point so far", "2 points so far"],
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
    expect([40, 61, 43_199].map((seconds) => table.standInLater({ time: duration(seconds, Math.ceil) }))).toEqual([
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
    expect(priceOf(1, ["wood", "ore", "wood"])).toBe("costs 1 coin, 2 wood, 1 ore");
    expect(priceOf(0, [])).toBe("costs nothing");
  });

  it("a border says who is ahead", () => {
    expect(borderText("Ada", 3, 1)).toBe("Ahead of Ada with 3 shields to 1");
    expect(borderText("Ada", 1, 3)).toBe("Behind Ada with 1 shield to 3");
  });

  it("payments name the bank as a place and everybody else by name", () => {
    const shares: [number, string][] = [
      [2, "Ada"],
      [1, ""],
    ];
    expect(paidTo(shares)).toBe("2 to Ada and 1 to the bank");
    expect(paidTo([])).toBe("nothing to pay");
  });

  it("what is missing is named in words", () => {
    expect(verdicts.lacks({ goods: goodsNamed("WWG") })).toBe("cannot be built: wood and glass missing");
  });

  it("a deck says what one may know of its top card", () => {
    expect(deckLabel("Left deck", 3, "Wood", false)).toBe("Left deck, 3 cards left. Top card: Wood");
    expect(deckLabel("Central deck", 1, "Wood", true)).toBe(
      "Central deck, 1 card left. You looked at the top card: Wood",
    );
    expect(deckLabel("Central deck", 1, "", false)).toBe("Central deck, 1 card left. Its top card is face down.");
  });

  it("sides of boards are letters or times of day", () => {
    expect([cards.side({ side: "A" }), cards.side({ side: "Night" })]).toEqual(["Side A", "Night side"]);
    expect(dealingOf("Day", true)).toBe("Wonders at random, all on their Day side");
    expect(dealingOf("B", true)).toBe("Wonders at random, all on side B");
  });

  it("the last try to connect is now", () => {
    expect(connection.nextTry({ seconds: 4 })).toBe("Next try in 4 s.");
    expect(connection.nextTry({ seconds: 0 })).toBe("Trying now …");
  });

  it("a bot's level that has no name here is shown by its own", () => {
    expect([levelName("greedy"), levelName("thinker")]).toEqual(["Builder", "Thinker"]);
  });

  it("what a wonder gives is one line, with its effect if there is one", () => {
    expect(pointsInAll(25, "draw a card")).toBe("25 points in all. Draw a card.");
    expect(pointsInAll(25, "")).toBe("25 points in all.");
  });
});
