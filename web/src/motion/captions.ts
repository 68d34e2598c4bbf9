// What stands below a city while a turn is shown.

import { moves } from "../expansions/asked";
import { told } from "../lib/lines";
import { signed } from "../lib/words/common";
import type { LogLine } from "../wire";

/** What a city did: with which card, if all see it, which stage it built, and what a sale brought. */
export function captionOf(line: LogLine, card: string, stage: number, gain: number): string {
  const text = moves[line.kind]?.caption(card, stage) ?? told(line);
  return gain > 0 ? `${text}: ${signed(gain)}` : text;
}
