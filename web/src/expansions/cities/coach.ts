// What is said when Cities is played for the first time.

import { handPlace, inTurn, placeInHand } from "../../coach/introduce";
import type { Introduction, IntroductionMark } from "../../coach/mark";
import { words } from "../../language/say";
import type { Catalogue } from "../../lib/catalogue.svelte";
import { cityOf, type ClassicTable } from "../../table/classic/model";

const texts = words("citiescoach");

/** The first black card in the hand. */
const black = (table: ClassicTable, catalogue: Catalogue): number =>
  placeInHand(table, (card) => catalogue.card(card).colour === "black");

export const citiesIntroduction: Introduction = {
  id: "cities",
  get marks(): IntroductionMark[] {
    return [
      {
        id: "black",
        title: texts.blackTitle,
        text: texts.black,
        when: (table, catalogue) => black(table, catalogue) >= 0,
        at: (table, catalogue) => handPlace(black(table, catalogue)),
      },
      {
        id: "hand",
        title: texts.handTitle,
        text: texts.hand,
        // In other games this turn would be the last one.
        when: (table) => inTurn(table) && table.turn === table.last_turn - 1,
        at: () => ["hand"],
      },
      {
        id: "loss",
        title: texts.lossTitle,
        text: texts.loss,
        when: (table) => cityOf(table, table.me).loss > 0,
        at: ({ me }) => [`coins:${me}`, `city:${me}`],
      },
      {
        id: "debt",
        title: texts.debtTitle,
        text: texts.debt,
        when: (table) => (cityOf(table, table.me).debts?.debts ?? 0) > 0,
        at: ({ me }) => [`debts:${me}`, `tokens:${me}`],
      },
      {
        id: "diplomacy",
        title: texts.diplomacyTitle,
        text: texts.diplomacy,
        when: (table) => table.cities.some(({ cities }) => (cities?.diplomacy ?? 0) > 0),
        at: (table) => {
          const found = table.cities.find(({ cities }) => (cities?.diplomacy ?? 0) > 0)?.seat ?? table.me;
          return [`diplomacy:${found}`, `tokens:${found}`];
        },
      },
    ];
  },
};
