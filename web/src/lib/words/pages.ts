// Replay, the pages of cards and boards, and the rules.

import { expansions, variants } from "../../expansions/asked";
import { listed, named, words } from "../../language/say";
import { sentence } from "./common";

export const replay = words("replay");
export const cards = words("cards");
export const boxPage = words("boxpage");
export const rulesPage = words("rulespage");

/** The name of a set of cards: the base game or an expansion. */
export const setName = (id: string): string => (id === "base" ? cards.baseSet : named("expansion", id));

export const onlyWith = (sets: string[]): string => cards.onlyWith({ sets: listed(sets.map(setName)) });

/** Which parts of a card or board have values that may be reconstructed. */
export const whichParts = (parts: string[]): string =>
  cards.whichParts({ parts: listed(parts.map((part) => named("rebuilt", part))) });

/** What a wonder of Architects is worth, and its effect if it has one. */
export const pointsInAll = (points: number, effect: string): string =>
  effect ? boxPage.pointsAndEffect({ points, effect: sentence([effect]) }) : boxPage.pointsInAll({ points });

/** What the rules of the second edition are about. */
export function secondLead(): string {
  const titles = Object.keys(expansions).map(setName);
  const ways = variants.map((id) => named("rulesvariant", id));
  return rulesPage.secondLead({ added: listed([...titles, ...ways]) });
}
