// The rules in our own words: the classic game in its first edition. A part with several strings is a list.

import { anyOf, words } from "../language/say";
import type { GameConfig } from "../wire";

/** Numbers of the catalogue by their names, in words: 1, 3 or 5. */
export type NumberOf = (name: string) => string;

/** A text, or a function for one with numbers of the catalogue. */
export type RulesLine = string | ((number: NumberOf) => string);

export interface RulesSection {
  id: string;
  /** Getters in the data, as all texts here: messages come later than modules. */
  title: string;
  parts: (RulesLine | RulesLine[])[];
  /** Cards and boards that illustrate it; those that an edition does not have are left out. */
  cards?: string[];
  boards?: string[];
  /** The scenario files that hold it, by folder and name. */
  scenarios: string[];
  /** A file whose first position shows a border of a city. */
  border?: string;
}

/** The rules of an expansion or variant: sections of one edition, and lines about the set-up and the score. */
export interface RulesWords {
  /** Its name in the configuration. */
  of?: string;
  edition: NonNullable<GameConfig["edition"]>;
  sections: RulesSection[];
  setup?: string[];
  scoring?: string[];
}

/** Equal numbers are said once. Until the catalogue is there, dots stand for them. */
export function numbersOf(numbers: Record<string, number[]> | undefined): NumberOf {
  return (name) => anyOf([...new Set(numbers?.[name] ?? [])].map(String)) || "…";
}

const rules = words("rules");

export const classicRules: RulesSection[] = [
  {
    id: "aim",
    scenarios: ["base/scoring"],
    boards: ["giza_a", "gizah_day"],
    get title() {
      return rules.aim;
    },
    get parts() {
      return [rules.aimCity, rules.aimNeighbours];
    },
  },
  {
    id: "setup",
    scenarios: ["base/setup", "base/next_age"],
    get title() {
      return rules.setup;
    },
    get parts() {
      return [[rules.setupBoard, rules.setupCards, rules.setupHand]];
    },
  },
  {
    id: "age",
    scenarios: ["base/passing", "base/last_turn"],
    get title() {
      return rules.age;
    },
    get parts() {
      return [rules.ageTurns, rules.ageDirection];
    },
  },
  {
    id: "turn",
    scenarios: ["base/turn"],
    get title() {
      return rules.turn;
    },
    get parts() {
      return [[rules.turnChoose, rules.turnShow, rules.turnPass], rules.turnBefore];
    },
  },
  {
    id: "uses",
    scenarios: ["base/discard_pile", "base/readings"],
    cards: ["baths", "palace"],
    get title() {
      return rules.uses;
    },
    get parts() {
      return [[rules.usesBuild, rules.usesStage, rules.usesSell]];
    },
  },
  {
    id: "cost",
    scenarios: ["base/production"],
    cards: ["tavern", "timber_yard", "baths", "library"],
    get title() {
      return rules.cost;
    },
    get parts() {
      return [rules.costKinds, rules.costProducer, rules.costOwn];
    },
  },
  {
    id: "trade",
    scenarios: ["base/trade", "base/trading_posts"],
    cards: ["east_trading_post", "marketplace"],
    border: "base/trade",
    get title() {
      return rules.trade;
    },
    get parts() {
      return [
        [rules.tradeNeighbours, rules.tradePrice, rules.tradeSale, rules.tradeShared, rules.tradeBefore],
        rules.tradeSplits,
      ];
    },
  },
  {
    id: "chains",
    scenarios: ["base/chains"],
    cards: ["theater", "statue", "gardens"],
    get title() {
      return rules.chains;
    },
    get parts() {
      return [rules.chainsFree];
    },
  },
  {
    id: "colours",
    scenarios: ["base/commerce_cards", "base/guilds"],
    cards: ["lumber_yard", "glassworks", "altar", "tavern", "barracks", "workshop", "workers_guild"],
    get title() {
      return rules.colours;
    },
    get parts() {
      return [
        [
          rules.coloursBrown,
          rules.coloursGray,
          rules.coloursBlue,
          rules.coloursYellow,
          rules.coloursRed,
          rules.coloursGreen,
          rules.coloursPurple,
        ],
      ];
    },
  },
  {
    id: "wonders",
    scenarios: [
      "wonders/alexandria",
      "wonders/babylon",
      "wonders/ephesus",
      "wonders/giza",
      "wonders/halicarnassus",
      "wonders/olympia",
      "wonders/rhodes",
    ],
    boards: ["giza_a", "olympia_a", "babylon_a"],
    get title() {
      return rules.wonders;
    },
    get parts() {
      return [
        rules.wondersStages,
        [
          rules.wondersGoods,
          rules.wondersDiscarded,
          rules.wondersLastCard,
          rules.wondersFree,
          rules.wondersGuild,
          rules.wondersScience,
        ],
      ];
    },
  },
  {
    id: "war",
    scenarios: ["base/conflicts"],
    cards: ["guard_tower", "stables"],
    border: "base/conflicts",
    get title() {
      return rules.war;
    },
    get parts() {
      return [
        rules.warCompare,
        [
          (number: NumberOf) => rules.warVictories({ victories: number("victories") }),
          (number: NumberOf) => rules.warDefeats({ defeats: number("defeats") }),
        ],
      ];
    },
  },
  {
    id: "science",
    scenarios: ["base/science"],
    cards: ["apothecary", "workshop", "scriptorium"],
    get title() {
      return rules.science;
    },
    get parts() {
      return [[rules.scienceKinds, rules.scienceSets], rules.scienceExample, rules.scienceWild];
    },
  },
  {
    id: "scoring",
    scenarios: ["base/scoring", "base/ties"],
    cards: ["palace", "arena", "workers_guild"],
    get title() {
      return rules.scoring;
    },
    get parts() {
      return [
        [
          rules.scoringWar,
          rules.scoringTreasury,
          rules.scoringWonder,
          rules.scoringBlue,
          rules.scoringScience,
          rules.scoringCommerce,
          rules.scoringGuilds,
        ],
        rules.scoringTies,
      ];
    },
  },
  {
    id: "first",
    scenarios: [],
    get title() {
      return rules.first;
    },
    get parts() {
      return [[rules.firstGoods, rules.firstChains, rules.firstScience, rules.firstShields, rules.firstFoundation]];
    },
  },
  {
    id: "here",
    scenarios: [],
    get title() {
      return rules.here;
    },
    get parts() {
      return [[rules.hereVerdict, rules.hereChange, rules.hereStandIn, rules.hereReload], rules.hereKeys];
    },
  },
];
