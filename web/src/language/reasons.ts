// Why a move is better comes as evidence: a kind and what fills its blanks. Here it becomes words for its reader.

import { cardName } from "../lib/catalogue.svelte";
import type { Evidence } from "../wire";
import { blankName, isSaid, listed, named } from "./say";

/** A figure that is shown large, at most seven words next to it, and the whole as a sentence. */
const PARTS = { figure: "figure", text: "evidence", sentence: "reason" } as const;

/**
 * One part of a piece of evidence in words; of a kind that only a newer server knows, in the server's words. With the
 * names of all seats it speaks of players by these.
 */
export function reasonOf(part: keyof typeof PARTS, evidence: Evidence, names: string[] = []): string {
  if (!isSaid(PARTS[part], evidence.words)) return evidence[part];
  const other = names[evidence.seats[0] ?? -1];
  const given = other && "other" in evidence.blanks ? { ...evidence.blanks, other } : evidence.blanks;
  const blanks = Object.entries(given).map(([name, value]) => [blankName(name), filled(name, value)]);
  return named(PARTS[part], evidence.words, Object.fromEntries(blanks) as Record<string, string | number>);
}

function filled(name: string, value: Evidence["blanks"][string]): string | number {
  if (Array.isArray(value)) return listed(value.map(cardName));
  if (typeof value === "number" || name === "other") return value;
  return name === "line" ? named("line", value) : cardName(value);
}
