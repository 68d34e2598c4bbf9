// The rules for two players in our own words.

import { words } from "../../language/say";
import type { RulesWords } from "../../lib/rules";

const texts = words("freecityrules");

export const freeCityRules: RulesWords = {
  of: "two_player",
  edition: 1,
  sections: [
    {
      id: "two",
      scenarios: ["free_city/two_players"],
      get title() {
        return texts.title;
      },
      get parts() {
        return [texts.between, [texts.hands, texts.turns, texts.builds, texts.trades, texts.fights]];
      },
    },
  ],
};
