// Carthage, whose stages let their owner choose between two bonuses. Every game of the second edition can name it.

import type { SliceWords } from "../slice";
import { withBonuses } from "./bonuses";
import { carthageEffects } from "./effects";

export const carthageWords: SliceWords = {
  id: "carthage",
  questions: { bonus: { prompt: "Your wonder lets you choose one of these.", picture: "bonus", look: "tiles" } },
  uses: { choose: { title: "Choose" } },
  log: { bonus_chosen: "bonus" },
  colours: { bonus: "Bonuses" },
  stackPlace: 5,
  effects: carthageEffects,
  card: { unpriced: ["bonus"] },
  spelledOut: withBonuses,
};
