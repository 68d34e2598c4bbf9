// Names of things that English takes from the card data: other languages have a message for each.

import { isSaid, named } from "../../language/say";

/** The name of a thing in the language of the page; the English one if the language has none. */
export const nameOf = (kind: string, id: string, english: string): string =>
  isSaid(kind, id) ? named(kind, id) : english;

/** Both sides of a board have one name: `giza` for `giza_a`. */
export const placeOf = (board: string): string => board.replace(/_(?:a|b|day|night)$/, "");

/** The city of a board by its id; cities of Architects are among them. */
export const cityOfBoard = (board: string, english: string): string => nameOf("place", placeOf(board), english);
