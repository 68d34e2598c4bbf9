// What debts add to the rules.

import type { RulesWords } from "../../lib/rules";

export const debtsRules: RulesWords = {
  edition: 2,
  sections: [],
  scoring: ["Debts are deducted from the points for coins."],
};
