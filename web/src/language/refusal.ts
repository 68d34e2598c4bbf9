// What the server refuses comes as a code and what fills its blanks. Here it becomes a sentence for its reader.

import { duration } from "../lib/words/times";
import type { Problem } from "../wire";
import { isSaid, named } from "./say";

/** The sentence of a refusal; of one that only a newer server knows, the sentence that came with it. */
export function refusal({ code, text, blanks = {} }: Pick<Problem, "code" | "text" | "blanks">): string {
  const { when, ...others } = blanks;
  if (!isSaid("problem", code)) return text;
  return named("problem", code, typeof when === "number" ? { ...others, when: duration(when, Math.ceil) } : others);
}
