import { expect, it } from "vitest";
import { armada, fleetsAt, islandsLeft, navalStanding, sailing } from "../../../src/expansions/armada/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([[(count) => armada.points({ count }), "1 point", "2 points"]]);

it("fleets sail alone or together", () => {
  expect(sailing(["red"])).toBe("Red fleet");
  expect(sailing(["red", "blue"])).toBe("Red and blue fleets");
});

it("a shipyard in one line has its tokens only if there are some", () => {
  const fleets = [
    ["red", 2],
    ["blue", 0],
  ] as const;
  expect(fleetsAt(fleets, 3, [])).toBe("Fleets: red 2 and blue 0; 3 naval strength");
  expect(fleetsAt(fleets, 3, [1, -1])).toBe("Fleets: red 2 and blue 0; 3 naval strength; naval tokens +1 and −1");
});

it("islands that are left are counted by level", () => {
  expect(islandsLeft([3, 2, 1])).toBe("Islands left: 3 of level 1, 2 of level 2 and 1 of level 3");
});

it("who stays out of the naval conflict takes no token", () => {
  expect(navalStanding("Ada", 3, -1, false)).toBe("Ada: 3 naval strength, would now take −1");
  expect(navalStanding("Ada", 3, 0, false)).toBe("Ada: 3 naval strength, no token now");
  expect(navalStanding("Ada", 3, -1, true)).toBe("Ada: 3 naval strength, stays out of this naval conflict");
});
