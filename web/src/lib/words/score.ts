// Score sheets for tables with the real box.

import { listed, named, words } from "../../language/say";

export const scoreWords = words("score");
/** What is wrong with a file. */
export const sheetFile = words("sheetfile");

/** Two facts next to each other, or the first one alone. */
export const beside = (first: string, second: string): string =>
  second ? scoreWords.beside({ first, second }) : first;

/** Which symbols of the player's choice were counted as which others. */
export const wildAs = (kinds: string[]): string =>
  scoreWords.wildAs({ kinds: listed(kinds.map((kind) => named("spokensymbol", kind))) });

/** The parts of a sum. */
export const addition = (parts: number[], whole: number): string =>
  parts.length > 1 ? `${parts.join(" + ")} = ${whole}` : `${whole}`;

/** A total with the lines that gave most of it. */
export function mostFrom(points: number, wonder: string, lines: [title: string, points: number][]): string {
  const parts = listed(lines.map(([line, part]) => scoreWords.part({ points: part, line })));
  return wonder ? scoreWords.mostFromWonder({ points, wonder, parts }) : scoreWords.mostFrom({ points, parts });
}
