// A result as a text to pass on. It names no card, so that others can still try.

import { daily } from "../lib/words/daily";
import { SQUARES, squaresOf, type Result } from "./results";

const FULL = "🟩";
const EMPTY = "⬜";
const FLAME = "🔥";

export function squareText(result: Result): string {
  const full = squaresOf(result);
  return FULL.repeat(full) + EMPTY.repeat(SQUARES - full);
}

/** The lines of the text; the last one is there only with a row of days. */
export function shareText(result: Result, streak: number): string {
  const { number, place, of, mine, best } = result;
  const lines = [
    daily.shareTitle({ number: `${number}` }),
    `${squareText(result)} ${daily.shareResult({ place, of, mine, best })}`,
  ];
  if (streak > 0) lines.push(`${FLAME} ${streak}`);
  return lines.join("\n");
}
