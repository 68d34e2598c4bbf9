// What stands below a city while a turn is shown.

import { ifSaid } from "../expansions/asked";
import { told } from "../lib/lines";
import { table } from "../lib/words/classic";
import type { LogLine } from "../wire";

/** What a city did: with which card, if all see it, which stage it built, and what a sale brought. */
export function captionOf(line: LogLine, card: string, stage: number, gain: number): string {
  const what = ifSaid("caption", line.kind, { card, stage }) ?? told(line);
  return gain > 0 ? table.captionGain({ what, coins: gain }) : what;
}
