// The wonders that can be chosen at a table.

import { named } from "../language/say";
import { boxCityName, Catalogue, cityName, type Box } from "../lib/catalogue.svelte";
import { goodOf, type IconName } from "../lib/icons/pictures";
import type { GameConfig, SeatState, TableState } from "../wire";
import { boardOf } from "./plate";

export interface WonderChoice {
  board: string;
  name: string;
  side: string;
  /** What the city produces. */
  resource: IconName | undefined;
}

/** The boards of the game; those of expansions that are not played are left out. */
export function choicesOf(config: GameConfig, found: Catalogue | Box | null): WonderChoice[] {
  if (!found) return [];
  if (!(found instanceof Catalogue))
    return found.facts.wonders.map((wonder) => ({
      board: wonder.id,
      name: boxCityName(wonder),
      side: "",
      resource: undefined,
    }));
  const sets: string[] = ["base", ...(config.expansions ?? [])];
  return found.facts.boards
    .filter(({ set }) => sets.includes(set))
    .map((board) => ({
      board: board.id,
      name: cityName(board),
      side: board.side,
      resource: board.resource ? goodOf(board.resource) : undefined,
    }));
}

/** What a board is called: Olympia · Day. */
export function boardName(choices: WonderChoice[], board: string): string {
  const found = choices.find((other) => other.board === board);
  return found ? [found.name, named("boardside", found.side)].filter(Boolean).join(" · ") : "";
}

/** Who else has chosen the wonder of that board, on whichever side. */
export function takenBy(
  table: TableState,
  seat: number,
  board: string,
  choices: WonderChoice[],
): SeatState | undefined {
  const nameOf = (other: string): string | undefined => choices.find((choice) => choice.board === other)?.name;
  return table.seats.find((other) => {
    const chosen = other.seat !== seat && other.kind !== "open" ? boardOf(table, other.seat) : "";
    return chosen !== "" && nameOf(chosen) === nameOf(board);
  });
}
