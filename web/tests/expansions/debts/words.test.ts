import { expect, it } from "vitest";
import { debts as words } from "../../../src/expansions/debts/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [(points) => words.debts({ points }), "debts of 1 point", "debts of 2 points"],
  [(debts) => words.payNothing({ debts }), "Pay nothing, take 1 debt", "Pay nothing, take 2 debts"],
  [(points) => words.cost({ points }), "−1 point at the end", "−2 points at the end"],
  [(coins) => words.payPart({ coins, debts: 3 - coins }), "Pay 1 coin, take 2 debts", "Pay 2 coins, take 1 debt"],
]);

it("who pays everything has no debt", () => {
  expect(words.cost({ points: 0 })).toBe("no debt, no points lost");
});
