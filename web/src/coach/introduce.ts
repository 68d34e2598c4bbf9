// What introductions ask about a table: facts that the server tells, and the places where they can be seen.

import type { Catalogue } from "../lib/catalogue.svelte";
import { cityOf, type ClassicTable } from "../table/classic/model";
import { mine } from "../table/model";
import type { DecisionState, MenuCard } from "../wire";

/** The question that the viewer has to answer. */
export function questionAt(table: ClassicTable): DecisionState | undefined {
  return mine(table).find((decision) => !decision.answered);
}

/** Whether the viewer chooses a card of the hand. */
export const inTurn = (table: ClassicTable): boolean => questionAt(table)?.kind === "card";

/** The place in the hand of the first card that fits; -1 if there is none. */
export function placeInHand(table: ClassicTable, fits: (card: string) => boolean): number {
  return inTurn(table) ? table.hand.findIndex(fits) : -1;
}

/** The row of the menu with something that may go with a use. */
export function withExtra(table: ClassicTable, names: string[]): MenuCard | undefined {
  return questionAt(table)?.menu?.find(({ uses }) =>
    uses.some(({ extras }) => extras.some(({ extra }) => names.some((name) => extra.startsWith(name)))),
  );
}

/** The colour of a card that the viewer has built. */
export function hasColour(table: ClassicTable, catalogue: Catalogue, colour: string): boolean {
  return cityOf(table, table.me).built.some((card) => catalogue.card(card).colour === colour);
}

/** The places of a card in the hand. */
export const handPlace = (place: number): string[] => [`hand-card:${place}`, "hand"];
