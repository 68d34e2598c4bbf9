// What the server refuses comes as a code and what fills its blanks. Here it becomes a sentence for its reader.

import { cityOfBoard } from "../lib/words/names";
import { levelName } from "../lib/words/start";
import { duration } from "../lib/words/times";
import type { Problem } from "../wire";
import { anyOf, isSaid, listed, named } from "./say";

type Filled = NonNullable<Problem["blanks"]>;

/** The sentence of a refusal; of one that only a newer server knows, the sentence that came with it. */
export function refusal({ code, text, blanks = {} }: Pick<Problem, "code" | "text" | "blanks">): string {
  if (!isSaid("problem", code)) return text;
  const filled = Object.entries(blanks).map(([name, blank]) => [name, inWords(name, blank, blanks)]);
  return named("problem", code, Object.fromEntries(filled) as Record<string, string | number>);
}

/** A span of time, a level of bots or a wonder in the reader's language; of things that are `known` one is enough. */
function inWords(name: string, blank: Filled[string], { board }: Filled): string | number {
  if (Array.isArray(blank)) return (name === "known" ? anyOf : listed)(blank);
  if (name === "when" && typeof blank === "number") return duration(blank, Math.ceil);
  if (name === "level") return levelName(String(blank));
  return name === "wonder" ? cityOfBoard(String(board), String(blank)) : blank;
}
