// What is said about the bonuses of Carthage when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { words } from "../../language/say";

const texts = words("carthageexplain");

export const carthageExplained: SliceExplained = {
  at: (config) => config.edition === 2,
  get symbols() {
    return { bonus: { title: texts.bonusTitle, sentence: texts.bonus } };
  },
  get piles() {
    return { bonus: texts.pile };
  },
};
