// The game of a table as tiles: in the lobby, where the host changes it, and wherever a table is shown.

import { expansions } from "../../expansions/asked";
import { words } from "../../language/say";

/** How long a game takes without expansions. */
const MINUTES: Record<string, number> = { classic: 30, architects: 25 };

export const setup = words("setup");

/** How long a game takes with those expansions. */
export function playingTime(game: string, sets: string[]): string {
  const more = sets.reduce((sum, id) => sum + (expansions[id]?.minutes ?? 0), 0);
  return setup.about({ minutes: (MINUTES[game] ?? 30) + more });
}
