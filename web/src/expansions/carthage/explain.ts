// What is said about the bonuses of Carthage when somebody asks.

import type { SliceExplained } from "../../explain/about";

export const carthageExplained: SliceExplained = {
  at: (config) => config.edition === 2,
  symbols: {
    bonus: { title: "Bonus", sentence: "A stage of Carthage lets its owner choose one of two bonuses." },
  },
  piles: { bonus: "Bonuses chosen with the stages of the wonder." },
};
