// The bot that somebody wants at their tables: the one that they chose last.

import type { BotLevel } from "../wire";
import { keep, kept } from "./seats";

/** Where the choices for a new table are kept. */
export const CHOICES = "sevenwonders.choices";
export const USUAL_BOT = "greedy";

/** The bot to offer first, of those that play the game. */
export function wantedBot(levels: BotLevel[]): string {
  const wanted = [kept<{ bot?: string }>(CHOICES, {}).bot ?? USUAL_BOT, USUAL_BOT];
  return wanted.find((name) => levels.some((level) => level.name === name)) ?? levels[0]?.name ?? USUAL_BOT;
}

export function keepBot(bot: string): void {
  keep(CHOICES, { ...kept<object>(CHOICES, {}), bot });
}
