// What Cities says about black cards and diplomacy when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { whoIs } from "../../explain/who";
import { counted } from "../../lib/words/common";

const texts = {
  diplomacyTitle: (count: number): string => counted(count, "diplomacy token"),
  diplomacy: (who: string): string =>
    `${who ? `${who} stays` : "You stay"} out of the next conflicts, and the neighbours meet each other.`,
};

export const citiesExplained: SliceExplained = {
  at: (config) => config.expansions?.includes("cities") ?? false,
  symbols: {
    black: { title: "Black card", sentence: "A card of Cities: diplomacy, spies, and coins that others lose." },
    diplomacy: { title: "Diplomacy", sentence: "Its owner stays out of the conflicts at the end of the Age." },
    spy: { title: "Spy", sentence: "At the end it copies a science symbol of a neighbour's green card." },
  },
  score: { cities: "The points of black cards." },
  piles: { black: "Black cards: diplomacy, spies, shady deals, and points." },
  marks: {
    diplomacy: (city, { table }) => {
      const count = city.cities?.diplomacy ?? 0;
      return {
        picture: { icon: "diplomacy" },
        title: texts.diplomacyTitle(count),
        sentence: texts.diplomacy(whoIs(table, city.seat)),
      };
    },
  },
};
