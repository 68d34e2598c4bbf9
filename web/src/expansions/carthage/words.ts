// Carthage, whose stages let their owner choose between two bonuses. Every game of the second edition can name it.

import type { SliceWords } from "../slice";
import { withBonuses } from "./bonuses";
import { carthageEffects } from "./effects";

export const carthageWords: SliceWords = {
  id: "carthage",
  questions: { bonus: { picture: "bonus", look: "tiles" } },
  log: { bonus_chosen: "bonus" },
  colours: ["bonus"],
  stackPlace: 5,
  effects: carthageEffects,
  card: { unpriced: ["bonus"] },
  spelledOut: withBonuses,
};
