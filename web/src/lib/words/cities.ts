// The cities of a table: borders, scenes, summaries.

import { words } from "../../language/say";
import { listed } from "./common";

export const cities = words("town");

/** How many cards of each colour there are. */
export const cardsText = (cards: { count: number; colour: string }[]): string =>
  cards.length > 0 ? cities.cards({ cards: listed(cards.map(cities.ofColour)) }) : cities.noCards;
