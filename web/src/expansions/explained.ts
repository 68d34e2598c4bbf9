// Assembly: what expansions and variants explain. Each of them is named here once.

import type { Explainers, SymbolList } from "../explain/about";

/** What can be asked about in expansions and variants. */
export type AddedAbout = never;

/** What an expansion or a variant explains: its things, its marks at a city, its symbols, and in which games. */
export interface SliceExplained {
  explainers: Partial<Explainers>;
  symbols: SymbolList;
}
