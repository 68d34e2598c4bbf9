// The rules of Leaders in our own words.

import { words } from "../../language/say";
import type { RulesWords } from "../../lib/rules";

const texts = words("leadersrules");

export const leadersRules: RulesWords = {
  of: "leaders",
  edition: 2,
  get setup() {
    return [texts.setup];
  },
  get scoring() {
    return [texts.scoring];
  },
  sections: [
    {
      id: "leaders",
      scenarios: [
        "leaders/draft",
        "leaders/recruitment",
        "leaders/leaders_each",
        "leaders/recruited_each",
        "leaders/readings",
        "leaders/pairs",
        "leaders/boards",
      ],
      cards: ["archimedes", "midas", "cynisca"],
      get title() {
        return texts.title;
      },
      get parts() {
        return [[texts.draft, texts.recruitment, texts.price, texts.inCity], texts.wonders];
      },
    },
  ],
};
