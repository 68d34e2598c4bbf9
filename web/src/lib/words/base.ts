// What the base game says, in the same form as what an expansion adds to it.

import type { SliceWords } from "../../expansions/slice";
import { counted } from "./common";

export const baseWords: SliceWords = {
  id: "base",
  questions: {
    card: { title: "Choose a card", prompt: "Choose a card.", picture: "hand", look: "cards", routine: true },
    last_card: {
      title: "Play your last card too",
      source: "Your wonder",
      prompt: "Your wonder lets you play the last card of the Age as well.",
      picture: "last_card",
      look: "cards",
    },
    discard_pile: {
      title: "Build from the discard pile",
      source: "Your wonder",
      prompt: "Take one of these cards and build it free of charge.",
      picture: "from_discard",
      look: "cards",
    },
  },
  uses: {
    build: { title: "Build", picture: "tick", key: "B", proposed: true, priced: true },
    build_free: { title: "Build free", picture: "free_build", key: "F", gain: "uses the right of this Age" },
    stage: { title: "Wonder stage", picture: "stage", key: "S" },
    sell: { title: "Sell", picture: "coin", key: "X", gain: "3 coins from the bank", coins: 3 },
    take: { title: "Build from the pile", picture: "from_discard", key: "T", proposed: true, priced: true },
    pass: { title: "Take nothing", picture: "cross", key: "P", proposed: true },
    drop: { title: "Throw away" },
  },
  moves: {
    built: { text: "built", picture: "plus", placed: true, caption: (card) => `builds the ${card}` },
    took: { text: "took", picture: "plus", placed: true, caption: (card) => `builds the ${card}` },
    stage_built: { text: "wonder stage", picture: "stage", caption: (_card, stage) => `builds stage ${stage}` },
    sold: { text: "sold", picture: "coin", sold: true, caption: () => "sells a card" },
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
    military: {
      title: "Conflicts",
      spoken: "conflicts",
      picture: "shield",
      colour: "--card-red",
      text: "Victories and defeats of all Ages together.",
    },
    treasury: {
      title: "Coins",
      spoken: "coins",
      picture: "coin",
      colour: "--bar-coins",
      text: "Every three coins are a point.",
    },
    wonder: {
      title: "Wonder",
      spoken: "wonder stages",
      picture: "stage",
      colour: "--bar-wonder",
      text: "Points on the stages that are built.",
    },
    civilian: {
      title: "Civilian",
      spoken: "civilian cards",
      picture: "blue",
      colour: "--card-blue",
      text: "Points on the blue cards.",
    },
    science: {
      title: "Science",
      spoken: "science",
      picture: "green",
      colour: "--card-green",
      text: "Each kind of symbol counts its number times itself, each set of three different ones 7.",
    },
    commerce: {
      title: "Commerce",
      spoken: "commerce",
      picture: "yellow",
      colour: "--card-yellow",
      text: "Points on the yellow cards.",
    },
    guilds: {
      title: "Guilds",
      spoken: "guilds",
      picture: "purple",
      colour: "--card-purple",
      text: "Points of the guilds.",
    },
    cat: {
      title: "Cat",
      spoken: "the cat",
      picture: "cat",
      colour: "--card-purple",
      text: "The cat is worth 2 points to its owner.",
    },
    progress: {
      title: "Progress",
      spoken: "progress tokens",
      picture: "token",
      colour: "--card-green",
      text: "Points of the progress tokens.",
    },
  },
  sums: {
    conflict: ({ points }) => (points > 0 ? `a victory of ${points}` : `a defeat of ${-points}`),
    coins: ({ number, points }) =>
      number === 3 * points ? `${number} coins` : `${number} coins, ${number - 3 * points} left over`,
    stage: ({ number }) => `stage ${number}`,
    compass: ({ number }) => counted(number, "compass", "compasses"),
    gear: ({ number }) => counted(number, "gear"),
    tablet: ({ number }) => counted(number, "tablet"),
    set: ({ number }) => (number === 1 ? "one set of three" : `${number} sets of three`),
    copied: ({ card }) => `${card}, copied`,
    repeated: ({ card }) => `${card} once more`,
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
