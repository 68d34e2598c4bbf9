// The rules of Cities in our own words.

import { words } from "../../language/say";
import type { RulesWords } from "../../lib/rules";

const texts = words("citiesrules");

export const citiesRules: RulesWords = {
  of: "cities",
  edition: 2,
  get setup() {
    return [texts.setup];
  },
  get scoring() {
    return [texts.scoring];
  },
  sections: [
    {
      id: "cities",
      scenarios: [
        "cities/losses_and_debts",
        "cities/black_cards_1",
        "cities/black_cards_2",
        "cities/black_cards_3",
        "cities/seven_turns",
        "cities/trade",
        "cities/boards",
        "cities/pairs",
        "cities/promo_guilds",
        "cities/recruitment_and_losses",
        "cities/leaders_with_cities",
        "cities/teams_with_cities",
      ],
      cards: ["residence", "dive", "west_clandestine_wharf"],
      get title() {
        return texts.debtsTitle;
      },
      get parts() {
        return [[texts.losses, texts.payment, texts.debt]];
      },
    },
    {
      id: "diplomacy",
      scenarios: ["cities/diplomacy", "cities/spies"],
      get title() {
        return texts.diplomacyTitle;
      },
      get parts() {
        return [texts.diplomacy, texts.spies, texts.others];
      },
    },
  ],
};
