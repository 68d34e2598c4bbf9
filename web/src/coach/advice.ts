// Advice about a move that is not planned: a hint, with the evidence that hints and analyses have for it. The coach
// has no reasons of its own.

import { reasonOf } from "../language/reasons";
import { namesOf, optionName, type Facts } from "../analysis/options";
import { advice as words } from "../lib/words/coach";
import type { Hint } from "../wire";
import { said, type Mark } from "./mark";

/** What a bot found when it was asked for a hint, or why there is no hint. */
export interface BotAnswer {
  hint: Hint | undefined;
  failure: string;
}

/** How many pieces of evidence there is room for in a bubble. */
const REASONS = 2;

/** Say what a bot suggests. `placesOf` has the places to point at for a choice; for none, that of all choices. */
export function unplannedAdvice(
  { hint, failure }: BotAnswer,
  facts: Facts,
  placesOf: (choice: number) => string[],
): Mark {
  const [best, second] = hint?.options ?? [];
  if (!hint || !best)
    return { ...(failure ? said(words, "failed", failure) : said(words, "thinking")), at: placesOf(-1) };
  const move = { at: placesOf(best.choice), show: { choice: best.choice } };
  if (!second) return { ...said(words, "only", optionName(best, facts)), ...move };
  const names = namesOf(best, second, facts);
  if (hint.even) return { ...said(words, "either", ...names), ...move };
  const reasons = hint.evidence.slice(0, REASONS).map((one) => reasonOf("sentence", one));
  return { ...said(words, "advise", ...names, reasons), ...move };
}
