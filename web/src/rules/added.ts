// The rules that expansions and variants add at a table.

import { ifSaid } from "../expansions/asked";
import { sliceRules } from "../expansions/ruled";
import type { GameConfig } from "../wire";

/** The first section about each expansion and variant that is in play, and what to call it. */
export function rulesFor(config: GameConfig): { section: string; title: string }[] {
  const inPlay: string[] = [...(config.expansions ?? []), config.variant ?? ""];
  return sliceRules.flatMap(({ of = "", sections }) => {
    const first = sections[0];
    return first && inPlay.includes(of) ? [{ section: first.id, title: ifSaid("expansion", of) ?? first.title }] : [];
  });
}
