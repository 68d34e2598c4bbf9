// What is said about the Free City when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { freeCity } from "./words";

export type FreeCityAbout =
  /** The cards from which both players draw for the Free City. */
  { kind: "draw_pile" };

export const freeCityExplained: SliceExplained = {
  at: (config) => config.players === 2,
  symbols: {
    town: { title: "Free City", sentence: "A city without an owner: both players run it in turn." },
  },
  explainers: {
    draw_pile: (_, { table }) => ({
      picture: { icon: "cards" },
      title: freeCity.drawPile(table.free_city?.draw_pile ?? 0),
      sentence: "Whoever runs the Free City this turn draws a card from it.",
    }),
  },
};
