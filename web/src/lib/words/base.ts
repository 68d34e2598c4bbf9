// What the base game says, in the same form as what an expansion adds to it.

import type { SliceWords } from "../../expansions/slice";

export const baseWords: SliceWords = {
  id: "base",
  questions: {
    card: { prompt: "Choose a card.", picture: "hand", look: "cards", routine: true },
    last_card: {
      prompt: "Your wonder lets you play the last card of the Age as well.",
      picture: "last_card",
      look: "cards",
    },
    discard_pile: {
      prompt: "Build one card from the discard pile, free of charge.",
      picture: "from_discard",
      look: "cards",
    },
  },
  uses: {
    build: { title: "Build", picture: "tick", key: "B", proposed: true, priced: true },
    build_free: { title: "Build free", picture: "free_build", key: "F", gain: "uses the right of this Age" },
    stage: { title: "Wonder stage", picture: "stage", key: "S" },
    sell: { title: "Sell", picture: "coin", key: "X" },
    take: { title: "Build from the pile", picture: "from_discard", key: "T", proposed: true, priced: true },
    pass: { title: "Take nothing", picture: "cross", key: "P", proposed: true },
    drop: { title: "Throw away" },
  },
  moves: {
    built: { text: "built", picture: "plus", placed: true },
    took: { text: "took", picture: "plus", placed: true },
    stage_built: { text: "wonder stage", picture: "stage" },
    sold: { text: "sold", picture: "coin", sold: true },
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
    military: { title: "Conflicts", picture: "shield" },
    treasury: { title: "Coins", picture: "coin" },
    wonder: { title: "Wonder", picture: "stage" },
    civilian: { title: "Civilian", picture: "blue" },
    science: { title: "Science", picture: "green" },
    commerce: { title: "Commerce", picture: "yellow" },
    guilds: { title: "Guilds", picture: "purple" },
    cat: { title: "Cat", picture: "cat" },
    progress: { title: "Progress", picture: "token" },
  },
  colours: {
    brown: "Raw materials",
    gray: "Manufactured goods",
    blue: "Civil structures",
    yellow: "Commerce",
    red: "Military",
    green: "Science",
    purple: "Guilds",
  },
  options: {
    economy_forces_build: [
      "Economy makes you build",
      "A stage that needs the doubled coin of Economy has to be built as well.",
    ],
    engineering_forces_build: [
      "Engineering makes you build",
      "A stage that only Engineering can pay for has to be built as well.",
    ],
    coin_may_replace_held_card: ["Coins instead of resources", "A coin may be paid even for a resource that you hold."],
    defeats: ["Mild defeats", "Every defeat costs 1 point; otherwise it is 1, 2 or 3, by Age."],
    promo_guilds: ["Promo guilds", "The extra guilds of the chosen expansions are among those that can be dealt."],
  },
  card: { copies: { purple: "Guilds are dealt at random: two more than there are players." } },
  choiceName: (entry) =>
    entry.uses[0]?.use === "drop" && entry.number !== null ? `Victory token of ${entry.number}` : undefined,
};
