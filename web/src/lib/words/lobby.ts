// In the lobby of a table, and wherever its people and links are shown.

import { words } from "../../language/say";
import { games } from "./start";
import { duration } from "./times";

export const lobby = words("lobby");

/** Whether watchers see hands. */
export const watchNote = (late: boolean): string => (late ? lobby.lateHands : lobby.noHands);

/** How much time there is for a choice. */
export const timeLimit = (seconds: number): string =>
  seconds ? games.timePerTurn({ time: duration(seconds) }) : lobby.noTimeLimit;

/** How wonders are dealt, in a game with or without sides to choose from; or a single wonder. */
export function dealingOf(wish: string, sides: boolean): string {
  if (wish === "random" && sides) return lobby.wondersAndSides;
  return ["random", "A", "B", "Day", "Night"].includes(wish) ? lobby.wonders({ wish }) : wish;
}
