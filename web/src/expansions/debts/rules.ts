// What debts add to the rules.

import { words } from "../../language/say";
import type { RulesWords } from "../../lib/rules";

const texts = words("debtsrules");

export const debtsRules: RulesWords = {
  edition: 2,
  sections: [],
  get scoring() {
    return [texts.scoring];
  },
};
