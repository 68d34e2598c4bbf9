// Whether a table needs the coach, in as few bytes as possible: everything else is loaded only if it does.

import { kept } from "../lib/seats";
import type { GameConfig, TableState } from "../wire";

export const MET = "sevenwonders.met";

/** The expansions and variants of a table that somebody has not played before. */
export function unmet(config: GameConfig): string[] {
  const met = kept<string[]>(MET, []);
  return [...(config.expansions ?? []), config.variant ?? ""].filter((name) => name && !met.includes(name));
}

export function isCoached(table: TableState): boolean {
  return table.me >= 0 && (Boolean(table.options.lesson) || unmet(table.config).length > 0);
}
