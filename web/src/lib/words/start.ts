// The start page, and what surrounds a table.

import { capital, isSaid, listed, named, words } from "../../language/say";
import { ageName } from "./common";

export const home = words("home");
export const games = words("games");
export const game = words("game");
export const settingsDialog = words("settings");

/** Expansions by name: Leaders and Cities. */
export const expansionNames = (ids: string[]): string => listed(ids.map((id) => named("expansion", id)));

/** How far a game is. */
export function progress(status: string, age: number, turn: number): string {
  if (isSaid("gamestate", status)) return named("gamestate", status);
  return age === 0 && turn > 0 ? home.turn({ turn }) : ageName(Math.max(age, 1));
}

/** What a bot is called. One of another package may be named by the place of its class, `my_module:MyBot`. */
export function levelName(name: string): string {
  return isSaid("level", name) ? named("level", name) : capital(name.slice(name.lastIndexOf(":") + 1));
}
