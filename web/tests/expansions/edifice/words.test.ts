import { expect, it } from "vitest";
import { edifice } from "../../../src/expansions/edifice/words";
import type { EdificeState } from "../../../src/wire";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [edifice.pawnsLeft, "1 pawn left", "2 pawns left"],
  [edifice.owes, "has one thing to give up", "has 2 things to give up"],
  [edifice.debt, "or debts of 1 point if you cannot", "or debts of 2 points if you cannot"],
  [(count) => edifice.members(["Ada", "Ben"].slice(0, count)), "Ada takes part", "Ada and Ben take part"],
]);

it("a summary has the price only while one can take part", () => {
  const terms = { age: 2, pawns_left: 1, price: 2, reward: ["3 points"], penalty: "lose 5 coins" };
  const open = { ...terms, state: "open" } as EdificeState;
  expect(edifice.summary(open, "Circus")).toBe(
    "Edifice of Age II, Circus, under construction. 1 pawn left, 2 coins to take part. " +
      "Reward: 3 points. Penalty: lose 5 coins.",
  );
  expect(edifice.summary({ ...open, state: "failed" }, "Circus")).toBe(
    "Edifice of Age II, Circus, failed. Reward: 3 points. Penalty: lose 5 coins.",
  );
});
