// What is said about the Free City when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { words } from "../../language/say";
import { freeCity } from "./words";

export type FreeCityAbout =
  /** The cards from which both players draw for the Free City. */
  { kind: "draw_pile" };

const texts = words("freecityexplain");

export const freeCityExplained: SliceExplained = {
  at: (config) => config.players === 2,
  get symbols() {
    return { town: { title: texts.title, sentence: texts.city } };
  },
  explainers: {
    draw_pile: (_, { table }) => ({
      picture: { icon: "cards" },
      title: freeCity.drawPile({ count: table.free_city?.draw_pile ?? 0 }),
      sentence: texts.pile,
    }),
  },
};
