// The rules of Edifice in our own words.

import { words } from "../../language/say";
import type { RulesWords } from "../../lib/rules";

const texts = words("edificerules");

export const edificeRules: RulesWords = {
  of: "edifice",
  edition: 2,
  sections: [
    {
      id: "edifice",
      scenarios: [
        "edifice/joining",
        "edifice/built",
        "edifice/end_of_age",
        "edifice/rewards_each",
        "edifice/penalties_each",
        "edifice/pairs",
        "edifice/teams",
        "edifice/all_four",
        "edifice/ur",
        "edifice/carthage",
      ],
      cards: ["money_changer", "river_port"],
      get title() {
        return texts.title;
      },
      get parts() {
        return [
          texts.pawns,
          [texts.joining, texts.ship, texts.built, texts.failed, texts.debts],
          texts.beforeConflicts,
        ];
      },
    },
  ],
};
