// The tiles of a table: what is chosen, what does not fit and why, and the game after a press.

import { beforeAll, describe, expect, it } from "vitest";
import { rulesets } from "../src/lib/games";
import { chanceFor, tilesOf, type Tile } from "../src/lobby/tiles";
import type { EditionFacts, GameConfig } from "../src/wire";

const edition = (number: number, players: number[], sides: string[], expansions: string[]): EditionFacts => ({
  edition: number,
  players,
  sides,
  expansions,
  variants: [],
  options: [],
});

beforeAll(() => {
  rulesets.found = [
    {
      game: "classic",
      editions: [edition(1, [2, 3, 4], ["A", "B"], []), edition(2, [3, 4], ["Day", "Night"], ["leaders", "cities"])],
      hands: true,
    },
    { game: "architects", editions: [edition(1, [2, 3, 4], [], [])], hands: false },
  ];
});

function tile(config: GameConfig, id: string): Tile {
  const found = tilesOf(config)
    .flatMap(({ tiles }) => tiles)
    .find((other) => other.id === id);
  if (!found) throw new Error(id);
  return found;
}

const FIRST: GameConfig = { game: "classic", edition: 1, players: 2 };
const SECOND: GameConfig = { game: "classic", edition: 2, players: 3, expansions: ["leaders"] };

describe("tiles", () => {
  it("say why something does not fit", () => {
    expect(tile(FIRST, "leaders")).toMatchObject({ on: false, why: "needs the second edition" });
    expect(tile(FIRST, "classic2")).toMatchObject({ on: false, why: "needs 3 seats" });
    expect(tile(SECOND, "cities").why).toBe("");
  });

  it("know the game after a press", () => {
    expect(tile(SECOND, "cities").wish.expansions).toEqual(["leaders", "cities"]);
    expect(tile(SECOND, "leaders").wish.expansions).toEqual([]);
    expect(tile(SECOND, "classic").wish).toMatchObject({ edition: 1, expansions: [] });
    expect(tile(SECOND, "architects").wish).toMatchObject({ game: "architects", expansions: [] });
  });

  it("keep the side on which wonders are dealt, as far as there is one", () => {
    expect(chanceFor(SECOND, FIRST, "A")).toBe("Day");
    expect(chanceFor({ game: "architects" }, SECOND, "Night")).toBe("random");
  });
});
