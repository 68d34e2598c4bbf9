// Pictures, keys and flags of the base game, in the same form as what an expansion adds to it.

import type { SliceWords } from "../../expansions/slice";

export const baseWords: SliceWords = {
  id: "base",
  questions: {
    card: { picture: "hand", look: "cards", routine: true },
    last_card: { picture: "last_card", look: "cards" },
    discard_pile: { picture: "from_discard", look: "cards" },
  },
  uses: {
    build: { picture: "tick", key: "B", proposed: true, priced: true, onto: "city", turnsOver: true },
    build_free: { picture: "free_build", key: "F", onto: "city", turnsOver: true },
    stage: { picture: "stage", key: "S", onto: "wonder", turnsOver: true },
    sell: { picture: "coin", key: "X", coins: 3, onto: "pile", turnsOver: true },
    take: { picture: "from_discard", key: "T", proposed: true, priced: true, onto: "city" },
    pass: { picture: "cross", key: "P", proposed: true },
  },
  moves: {
    built: { picture: "plus", placed: true },
    took: { picture: "plus", placed: true },
    stage_built: { picture: "stage" },
    sold: { picture: "coin", sold: true },
  },
  log: {
    paid: "coin",
    gained: "coin",
    sold: "coin",
    stage_built: "stage",
    conflict: "shield",
    discarded: "discard",
    passed: "from_discard",
  },
  categories: {
    military: { picture: "shield", colour: "--card-red" },
    treasury: { picture: "coin", colour: "--bar-coins" },
    wonder: { picture: "stage", colour: "--bar-wonder" },
    civilian: { picture: "blue", colour: "--card-blue" },
    science: { picture: "green", colour: "--card-green" },
    commerce: { picture: "yellow", colour: "--card-yellow" },
    guilds: { picture: "purple", colour: "--card-purple" },
    cat: { picture: "cat", colour: "--card-purple" },
    progress: { picture: "token", colour: "--card-green" },
  },
  colours: ["brown", "gray", "blue", "yellow", "red", "green", "purple"],
};
