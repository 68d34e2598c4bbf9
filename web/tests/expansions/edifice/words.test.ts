import { expect, it } from "vitest";
import { edifice, members, summaryOf } from "../../../src/expansions/edifice/words";
import type { EdificeState } from "../../../src/wire";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [(count) => edifice.pawnsLeft({ count }), "1 pawn left", "2 pawns left"],
  [(count) => edifice.owes({ count }), "has one thing to give up", "has 2 things to give up"],
  [(points) => edifice.debt({ points }), "or debts of 1 point if you cannot", "or debts of 2 points if you cannot"],
  [(count) => members(["Ada", "Ben"].slice(0, count)), "Ada takes part", "Ada and Ben take part"],
]);

it("a summary has the price only while one can take part", () => {
  const terms = { age: 2, pawns_left: 1, price: 2, reward: ["3 points"], penalty: "lose 5 coins" };
  const open = { ...terms, state: "open" } as EdificeState;
  expect(summaryOf(open, "Circus")).toBe(
    "Edifice of Age II, Circus, under construction. 1 pawn left, 2 coins to take part. " +
      "Reward: 3 points. Penalty: lose 5 coins.",
  );
  expect(summaryOf({ ...open, state: "failed" }, "Circus")).toBe(
    "Edifice of Age II, Circus, failed. Reward: 3 points. Penalty: lose 5 coins.",
  );
});
