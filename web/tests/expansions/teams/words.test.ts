import { expect, it } from "vitest";
import { teams } from "../../../src/expansions/teams/words";

it("a team that did not win is told its place and how far it is behind", () => {
  expect(teams.behind({ place: 2, behind: 7 })).toBe("Your team is 2nd, 7 behind");
  expect(teams.behind({ place: 3, behind: 0 })).toBe("Your team is 3rd, level on points");
});
