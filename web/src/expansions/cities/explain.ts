// What Cities says about black cards and diplomacy when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { whose } from "../../explain/who";
import { words } from "../../language/say";

const texts = words("citiesexplain");

export const citiesExplained: SliceExplained = {
  at: (config) => config.expansions?.includes("cities") ?? false,
  get symbols() {
    return {
      black: { title: texts.blackTitle, sentence: texts.black },
      diplomacy: { title: texts.diplomacyTitle, sentence: texts.diplomacy },
      spy: { title: texts.spyTitle, sentence: texts.spy },
    };
  },
  get score() {
    return { cities: texts.blackScore };
  },
  get piles() {
    return { black: texts.blackPile };
  },
  marks: {
    diplomacy: (city, { table }) => {
      const count = city.cities?.diplomacy ?? 0;
      return {
        picture: { icon: "diplomacy" },
        title: texts.tokensTitle({ count }),
        sentence: texts.tokens(whose(table, city.seat)),
      };
    },
  },
};
