// The rules of teams in our own words.

import { words } from "../../language/say";
import type { RulesWords } from "../../lib/rules";

const texts = words("teamsrules");

export const teamsRules: RulesWords = {
  of: "teams",
  edition: 2,
  sections: [
    {
      id: "teams",
      scenarios: ["teams/teams"],
      get title() {
        return texts.title;
      },
      get parts() {
        return [[texts.partners, texts.fights, texts.diplomacy, texts.losses, texts.scoring]];
      },
    },
  ],
};
