import { expect, it } from "vitest";
import { debts } from "../../../src/expansions/debts/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [debts.debts, "debts of 1 point", "debts of 2 points"],
  [debts.payNothing, "Pay nothing, take 1 debt", "Pay nothing, take 2 debts"],
  [debts.cost, "−1 point at the end", "−2 points at the end"],
  [(coins) => debts.payPart(coins, 3 - coins), "Pay 1 coin, take 2 debts", "Pay 2 coins, take 1 debt"],
]);

it("who pays everything has no debt", () => {
  expect(debts.cost(0)).toBe("no debt, no points lost");
});
