// What is said when Cities is played for the first time.

import { handPlace, inTurn, placeInHand } from "../../coach/introduce";
import type { Introduction } from "../../coach/mark";
import type { Catalogue } from "../../lib/catalogue.svelte";
import { cityOf, type ClassicTable } from "../../table/classic/model";

/** The first black card in the hand. */
const black = (table: ClassicTable, catalogue: Catalogue): number =>
  placeInHand(table, (card) => catalogue.card(card).colour === "black");

export const citiesIntroduction: Introduction = {
  id: "cities",
  marks: [
    {
      id: "black",
      title: "A black card",
      text: "Black cards do what no other colour does, and their points have a line of their own.",
      when: (table, catalogue) => black(table, catalogue) >= 0,
      at: (table, catalogue) => handPlace(black(table, catalogue)),
    },
    {
      id: "hand",
      title: "One card more",
      text: "A hand is one card larger, so every Age has one turn more.",
      // In other games this turn would be the last one.
      when: (table) => inTurn(table) && table.turn === table.last_turn - 1,
      at: () => ["hand"],
    },
    {
      id: "loss",
      title: "You will lose coins",
      text: "Somebody makes all others pay at the end of this turn. What you cannot or will not pay becomes a debt.",
      when: (table) => cityOf(table, table.me).loss > 0,
      at: ({ me }) => [`coins:${me}`, `city:${me}`],
    },
    {
      id: "debt",
      title: "A debt stays",
      text: "Each debt costs a point at the end of the game, and cannot be paid back.",
      when: (table) => (cityOf(table, table.me).debts?.debts ?? 0) > 0,
      at: ({ me }) => [`debts:${me}`, `tokens:${me}`],
    },
    {
      id: "diplomacy",
      title: "A diplomacy token",
      text: "This city stays out of the next war, and its neighbours fight each other instead.",
      when: (table) => table.cities.some(({ cities }) => (cities?.diplomacy ?? 0) > 0),
      at: (table) => {
        const found = table.cities.find(({ cities }) => (cities?.diplomacy ?? 0) > 0)?.seat ?? table.me;
        return [`diplomacy:${found}`, `tokens:${found}`];
      },
    },
  ],
};
