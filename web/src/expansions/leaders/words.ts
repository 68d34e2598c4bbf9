// Leaders.

import { ageName, counted, goods, listed } from "../../lib/words/common";
import type { SliceWords } from "../slice";
import { leadersEffects } from "./effects";

export const leaders = {
  title: "Leaders",
  draft: "Leader draft",
  draftText: (left: number): string => (left === 1 ? "Leader draft, last pack" : `Leader draft, packs of ${left}`),
  recruitment: (age: number): string => `${ageName(age)}, recruitment`,
  recruitmentShort: "Recruit",
  recruitmentText: "Everybody uses a leader at the same time",
  keptNames: (names: string[]): string => `Kept so far: ${listed(names)}`,
  inHand: "Leaders in hand",
  count: (count: number): string => `${counted(count, "leader")} in hand`,
  show: (name: string): string => `Show the leaders in hand of ${name}`,
  buried: (names: string[]): string => `Buried for points: ${listed(names)}`,
  changed: (from: string, to: string): string => `Changed ${from} to ${to}`,
  priceByAge: (printed: number): string =>
    `As many coins as the number of the Age; with printed prices ${goods.coins(printed)}.`,
};

const COLOUR = "white";

export const leadersWords: SliceWords = {
  id: "leaders",
  sheet: { buried: "Buried leaders, with the Age of their recruitment" },
  expansion: {
    title: leaders.title,
    text: "Draft four leaders and recruit one before each Age.",
    minutes: 10,
    drawings: ["leonidas", "cleopatra"],
  },
  questions: {
    leader_draft: {
      title: "Keep one leader",
      prompt: "Keep one of these leaders; the others go on.",
      picture: "white",
      look: "cards",
      routine: true,
    },
    recruit: {
      title: "Use a leader",
      prompt: "Use one of your leaders: recruit it, build a stage with it, or sell it.",
      picture: "white",
      look: "cards",
      routine: true,
    },
    extra_leader: {
      title: "Recruit one more leader",
      source: "Your wonder",
      prompt: "Your wonder lets you recruit one more leader.",
      picture: "white",
      look: "cards",
      pass: "Recruit nobody",
    },
    bury_leader: {
      title: "Bury a leader?",
      source: "Your wonder",
      prompt: "Your wonder lets you turn a leader face down for points.",
      picture: "white",
      look: "cards",
      pass: "Bury nobody",
    },
    victory_token: {
      title: "Give up a victory token",
      prompt: "Throw away one of your victory tokens.",
      picture: "victory",
      look: "tiles",
    },
  },
  uses: {
    keep: {
      title: "Keep",
      picture: "white",
      key: "K",
      gain: "goes into your hand",
      proposed: true,
      onto: "city",
      turnsOver: true,
    },
    recruit: {
      title: "Recruit",
      picture: "white",
      key: "R",
      proposed: true,
      priced: true,
      first: true,
      onto: "city",
      turnsOver: true,
    },
    bury: {
      title: "Bury for points",
      picture: "stage",
      key: "U",
      gain: "twice its price in points; its effect ends",
      proposed: true,
      order: (name) => `Bury ${name}`,
    },
  },
  moves: {
    recruited: { text: "recruited", picture: "white", placed: true, caption: (card) => `recruits ${card}` },
    leader_sold: { text: "sold a leader", picture: "coin", sold: true, caption: () => "sells a leader" },
  },
  log: {
    recruited: "white",
    kept_leader: "white",
    leaders_left: "white",
    leader_sold: "coin",
    leader_buried: "stage",
    tokens: "victory",
  },
  categories: {
    leaders: {
      title: leaders.title,
      spoken: "leaders",
      picture: "white",
      colour: "--card-white",
      text: "Points of the leaders.",
    },
  },
  sums: { buried: ({ card }) => `${card}, face down` },
  colours: { white: leaders.title },
  stackPlace: 2,
  back: { picture: "white", name: "Leader", under: "a leader lies under it" },
  options: {
    leader_price: [
      "Printed prices",
      "A leader costs the number on the card, otherwise as many coins as the number of the Age.",
    ],
  },
  effects: leadersEffects,
  card: {
    costsAge: (card, table) => card.colour === COLOUR && (table?.leaders?.price_by_age ?? true),
    priceNote: (card) => (card.colour === COLOUR ? leaders.priceByAge(card.cost.coins) : ""),
    copies: { white: "There is one of each leader. Four are dealt to everybody before the first Age." },
    roomy: [COLOUR],
    agelessFirst: true,
  },
};
