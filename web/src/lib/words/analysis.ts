// The analysis of a finished game: the dock beside the table, the moments on the score sheet, and what is shared.

import { named, words } from "../../language/say";
import { inRow } from "./common";
import { percent } from "./hint";

/** Less luck than this is none, with one digit after the point. */
const LEAST_LUCK = 0.05;

export const analysis = words("analysis");

/** What a move is called. */
export const markName = (mark: string): string => named("analysis-mark", mark);

/** Everybody's chance to win at a moment. */
export function chancesAt(moment: string, chances: [string, number][]): string {
  const parts = chances.map(([name, chance]) => analysis.chanceOf({ name, chance: percent(chance) }));
  return analysis.at({ moment, chances: inRow(parts) });
}

/** Luck in points, with its sign. */
export function luckOf(luck: number): string {
  const points = Math.abs(luck);
  return analysis.luckOf({ luck: points < LEAST_LUCK ? "none" : luck > 0 ? "good" : "bad", points });
}
