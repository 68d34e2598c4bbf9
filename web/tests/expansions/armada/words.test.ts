import { expect, it } from "vitest";
import { armada } from "../../../src/expansions/armada/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [armada.points, "1 point", "2 points"],
  [armada.coins, "1 coin", "2 coins"],
]);

it("a fleet at the start of its lane has nothing yet", () => {
  expect(armada.fleetAt("red", 0, "")).toBe("Red fleet on square 0 of 6: nothing yet.");
});

it("fleets sail alone or together", () => {
  expect(armada.sails(["red"])).toBe("Red fleet");
  expect(armada.sails(["red", "blue"])).toBe("Red and blue fleets");
});

it("who stays out of the naval conflict takes no token", () => {
  expect(armada.naval("Ada", 3, -1, false)).toBe("Ada: 3 naval strength, would now take −1");
  expect(armada.naval("Ada", 3, 0, false)).toBe("Ada: 3 naval strength, no token now");
  expect(armada.naval("Ada", 3, -1, true)).toBe("Ada: 3 naval strength, stays out of this naval conflict");
});
