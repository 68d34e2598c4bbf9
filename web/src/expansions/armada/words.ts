// Armada.

import { counted, goods, listed, signed } from "../../lib/words/common";
import type { SliceWords } from "../slice";
import { armadaEffects } from "./effects";

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** How an extra that moves a fleet ends, after the colour of the fleet. */
export const SHIP = " ship";

const navalNow = (token: number): string => (token === 0 ? "no token now" : `would now take ${signed(token)}`);

export const armada = {
  title: "Armada",
  shipyard: "Shipyard",
  navy: "navy",
  taxes: "taxes",
  islands: "islands",
  lanesHead: "next step costs, gives",
  openYard: "Show the whole shipyard",
  closeYard: "Show wonder and cards again",
  close: "close",
  yardRule: "one step of a fleet with each card of its colour, paid together",
  laneGives: { red: "naval strength", yellow: "tax level", blue: "points", green: "islands" } as Record<string, string>,
  strength: (count: number): string => `${count} naval strength`,
  level: (level: number): string => `commercial level ${level}`,
  strengthTitle: "naval strength",
  levelTitle: "commercial level",
  points: (count: number): string => counted(count, "point"),
  coins: (count: number): string => goods.coins(count),
  tax: (count: number): string => `a tax of ${count} for all others`,
  island: (level: number): string => `an island of level ${level}`,
  nothingYet: "nothing yet",
  fleetTitle: (fleet: string): string => `${capital(fleet)} fleet`,
  fleetAt: (fleet: string, square: number, has: string): string =>
    `${armada.fleetTitle(fleet)} on square ${square} of 6: ${has || armada.nothingYet}.`,
  fleetOn: (fleet: string, square: number): string => `${armada.fleetTitle(fleet)} on square ${square}`,
  nextStep: (cost: string, gives: string): string => `The next step ${cost} and gives ${gives}.`,
  atTheEnd: "At the end of its lane.",
  fleetsAt: (fleets: readonly (readonly [string, number])[], strength: number, tokens: number[]): string => {
    const places = listed(fleets.map(([fleet, square]) => `${fleet} ${square}`));
    return `Fleets: ${places}; ${armada.strength(strength)}${tokens.length > 0 ? `; ${armada.tokens(tokens)}` : ""}`;
  },
  tokens: (tokens: number[]): string => `naval tokens ${listed(tokens.map(signed))}`,
  landing: (name: string): string => `lands at ${name}`,
  taxNow: (tax: number): string => `tax of ${tax} this turn`,
  pirated: "raided by pirates this turn",
  skips: "stays out of this naval conflict",
  navalStrengths: "Naval strength of all cities",
  naval: (name: string, strength: number, token: number, skips: boolean): string =>
    `${name}: ${armada.strength(strength)}, ${skips ? armada.skips : navalNow(token)}`,
  islandsLeft: (counts: number[]): string =>
    `Islands left: ${listed(counts.map((count, index) => `${count} of level ${index + 1}`))}`,
  maritime: "maritime card",
  islandLevel: (level: number): string => `Island, level ${level}`,
  sails: (fleets: string[]): string =>
    fleets.length === 1 ? armada.fleetTitle(fleets[0] ?? "") : capital(`${listed(fleets)} fleets`),
  step: (from: number, to: number): string => `square ${from} to ${to}`,
  withFleet: (fleet: string): string => `With the ${fleet} fleet`,
  yellowStep: "A step of the yellow fleet",
  fight: "Fight at sea",
  fightText: "Your strength is compared with all others.",
  stayOut: "Stay out",
  stayOutText: "No token for you in this Age, neither good nor bad.",
  bestColour: (colour: string): string => `Counted ${colour} cards`,
};

export const shipyardsPage = {
  title: "Shipyards",
  lanes: "The four lanes",
  lanesNote:
    "They are the same on every shipyard. Strength, level and points hold as long as the fleet is on the square; coins, taxes and " +
    "islands come once, on arrival.",
  yards: "The shipyards",
  yardsNote:
    "What each step costs, from the first to the sixth. The mark of the wonder shows which fleet may move with a stage.",
  yard: (id: string): string => `Shipyard ${id.replace("shipyard_", "").toUpperCase()}`,
  square: (number: number): string => `Square ${number}`,
  wonderFleet: "moves with a stage",
};

export const armadaWords: SliceWords = {
  id: "armada",
  sheet: {
    "fleets.blue": "Square of the blue fleet",
    "fleets.yellow": "Square of the yellow fleet",
    naval: "Naval tokens",
  },
  expansion: {
    title: armada.title,
    text: "A shipyard with four fleets: sail for coins, naval strength and islands.",
    minutes: 20,
    drawings: ["pontoon", "circle_of_captains"],
  },
  questions: {
    fleet: {
      title: "Which fleet sails?",
      source: "At sea",
      prompt: "A free step of a fleet: which one sails?",
      picture: "ship_blue",
      look: "tiles",
    },
    island: {
      title: "Take an island",
      source: "At sea",
      prompt: "Your fleet has reached islands. Take one of them.",
      picture: "island",
      look: "tiles",
    },
    naval_conflict: {
      title: "Fight at sea?",
      source: "The end of the Age",
      prompt: "The naval conflict begins: do you fight, or stay out of it?",
      picture: "naval",
      look: "tiles",
    },
  },
  uses: {
    sail: { title: "Sail" },
    settle: { title: "Settle" },
    fight: { title: armada.fight, picture: "naval" },
  },
  log: {
    sailed: "ship_blue",
    island_taken: "island",
    taxed: "tax",
    pirated: "piracy",
    landed: "landing",
    naval_token: "naval",
    skipped_naval: "naval",
  },
  categories: {
    naval: {
      title: "Naval",
      spoken: "naval conflicts",
      picture: "naval",
      colour: "--icon-sea",
      text: "Naval victories and defeats of all Ages.",
    },
    islands: {
      title: "Islands",
      spoken: "islands",
      picture: "island",
      colour: "--card-island",
      text: "Points on the islands.",
    },
  },
  sums: {
    naval: ({ points }) => (points > 0 ? `a naval victory of ${points}` : `a naval defeat of ${-points}`),
    blue_fleet: ({ number }) => `blue fleet on square ${number}`,
  },
  colours: { island: "Islands" },
  stackPlace: 3,
  options: { black_cards_sail: ["Black cards sail", "A black card may move the fleet that is furthest behind."] },
  effects: armadaEffects,
  card: {
    level: (card) => (card.level > 0 ? { number: card.level, label: armada.islandLevel(card.level) } : undefined),
    mark: (card) => (card.set === "armada" && card.age > 0 ? { picture: "naval", label: armada.maritime } : undefined),
    unpriced: ["island"],
  },
  choiceName: (entry) => (entry.names.length > 0 ? armada.sails(entry.names) : undefined),
  choiceId: (entry) => entry.names.join("+") || undefined,
  without: ({ extra }) => (extra.endsWith(SHIP) ? "Do not sail" : undefined),
  extraName: ({ extra }) =>
    extra.endsWith(SHIP) ? armada.withFleet(extra.slice(0, -SHIP.length)).toLowerCase() : undefined,
};
