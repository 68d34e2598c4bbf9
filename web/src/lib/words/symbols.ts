// The symbols of the base game and of Architects, as such: a name and a sentence for the legend.

import type { SymbolList } from "../../explain/about";
import { named } from "../../language/say";
import type { IconName } from "../icons/pictures";

/** Symbols with messages of a kind, in the order of the legend. */
function symbols(kind: string, names: IconName[]): SymbolList {
  const said = (name: IconName) => ({
    get title() {
      return named(kind, name);
    },
    get sentence() {
      return named(`${kind}sentence`, name);
    },
  });
  return Object.fromEntries(names.map((name) => [name, said(name)]));
}

export const classicSymbols = symbols("symbol", [
  "coin",
  "points",
  "wood",
  "stone",
  "ore",
  "clay",
  "glass",
  "papyrus",
  "textile",
  "lock",
  "crate",
  "bank",
  "trade",
  "shield",
  "victory",
  "defeat",
  "compass",
  "gear",
  "tablet",
  "wild",
  "stage",
  "chain",
  "free_build",
  "last_card",
  "from_discard",
  "copy",
  "discard",
  "hand",
  "cards",
  "left",
  "right",
  "others",
  "brown",
  "gray",
  "blue",
  "yellow",
  "red",
  "green",
  "purple",
  "tick",
  "cross",
  "person",
  "bot",
]);

export const architectsSymbols = symbols("boxsymbol", [
  "wood",
  "stone",
  "clay",
  "papyrus",
  "glass",
  "coin",
  "compass",
  "gear",
  "tablet",
  "token",
  "points",
  "cat",
  "shield",
  "horn",
  "peace",
  "war",
  "victory",
  "stage",
  "any_deck",
  "central",
  "both_sides",
  "look",
  "others",
]);
