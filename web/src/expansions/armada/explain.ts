// What Armada says about fleets, islands and the war at sea when somebody asks.

import type { Explanation, Scene, SliceExplained } from "../../explain/about";
import { whoIs } from "../../explain/who";
import { goodOf } from "../../lib/icons/pictures";
import { counted, goods, signed } from "../../lib/words/common";
import { cityOf } from "../../table/classic/model";
import { nameOf } from "../../table/model";
import type { ShipyardState } from "../../wire";
import { shipOf, squareWords, type Fleet } from "./fleets";
import { armada } from "./words";

export type ArmadaAbout =
  | { kind: "fleet"; seat: number; fleet: Fleet }
  /** A city's strength in the war at sea. */
  | { kind: "naval"; seat: number }
  | { kind: "naval_token"; seat: number; value: number }
  | { kind: "level"; seat: number }
  | { kind: "landing"; seat: number; at: number }
  | { kind: "tax"; seat: number }
  | { kind: "pirates"; seat: number }
  /** The islands that nobody has yet. */
  | { kind: "islands" };

const FLEETS: Record<Fleet, string> = {
  red: "It moves with a red card: its square says how strong you are at sea.",
  yellow: "It moves with a yellow card: coins on arrival, and a commercial level that lowers taxes.",
  blue: "It moves with a blue card: its square is worth points at the end.",
  green: "It moves with a green card: on three of its squares it finds an island.",
};

const texts = {
  wonderFleet: "It also moves with a stage of the wonder.",
  here: (square: number, has: string): string => `On square ${square} of 6: ${has}.`,
  next: (cost: string, gives: string): string => `The next step ${cost} and gives ${gives}.`,
  naval: "At the end of each Age all cities compare their naval strength, wherever they sit.",
  would: (who: string, token: number): string =>
    token === 0
      ? `As it stands ${who || "you"} would take no token.`
      : `As it stands ${who || "you"} would take ${signed(token)}.`,
  skips: (who: string): string => `${who ? `${who} stays` : "You stay"} out of this naval conflict.`,
  navalToken: (who: string, points: number): string =>
    points > 0
      ? `${who ? `${who} was` : "You were"} among the strongest at sea: ${counted(points, "point")} at the end.`
      : `${who ? `${who} was` : "You were"} the weakest at sea: −${counted(-points, "point")} at the end.`,
  levelTitle: (level: number): string => `Commercial level ${level}`,
  level: "A tax takes as many coins less from this city; pirates take as many coins as the level.",
  landingTitle: (name: string): string => `Landing at ${name}`,
  landing: (who: string, name: string): string =>
    `${who ? `${who} also fights` : "You also fight"} ${name} at the end of the Age, with the shields of both.`,
  taxTitle: (coins: number): string => `A tax of ${goods.coins(coins)}`,
  tax: "At the end of the turn all others pay it, less their own commercial level.",
  pirates: "At the end of the turn they take as many coins as the commercial level of this city.",
  piratesTitle: "Pirates",
  tokenTitle: (points: number): string => `Naval token, ${signed(points)}`,
  islandsTitle: (count: number): string => `${counted(count, "island")} left`,
  islandsOfLevel: (count: number, level: number): string => `${count} of level ${level}`,
  islands: "Islands that nobody has found yet, face down, by level.",
};

function yardOf(table: Scene["table"], seat: number): ShipyardState | null {
  return cityOf(table, seat).armada;
}

function ofFleet({ seat, fleet }: { seat: number; fleet: Fleet }, { table, catalogue }: Scene): Explanation {
  const yard = yardOf(table, seat);
  const ship = yard?.fleets.find((other) => other.fleet === fleet);
  const lane = catalogue.facts.armada?.lanes.find((other) => other.fleet === fleet)?.squares;
  const square = ship?.square ?? 0;
  const here = lane?.[square];
  const cost = goods.cost(0, [...(ship?.cost ?? "")].map(goodOf));
  return {
    picture: { icon: shipOf(fleet) },
    title: armada.fleetTitle(fleet),
    sentence: FLEETS[fleet],
    lines: [
      { text: texts.here(square, here ? squareWords(here) : armada.nothingYet) },
      { text: ship?.next ? texts.next(cost, squareWords(ship.next)) : armada.atTheEnd },
      ...(yard?.wonder_fleet === fleet ? [{ icon: "stage" as const, text: texts.wonderFleet }] : []),
    ],
  };
}

export const armadaExplained: SliceExplained = {
  at: (config) => config.expansions?.includes("armada") ?? false,
  symbols: {
    ship_red: { title: "Red fleet", sentence: FLEETS.red },
    ship_yellow: { title: "Yellow fleet", sentence: FLEETS.yellow },
    ship_blue: { title: "Blue fleet", sentence: FLEETS.blue },
    ship_green: { title: "Green fleet", sentence: FLEETS.green },
    naval: { title: "Naval strength", sentence: texts.naval },
    commercial_level: { title: "Commercial level", sentence: texts.level },
    tax: { title: "Tax", sentence: texts.tax },
    piracy: { title: "Pirates", sentence: "They take as many coins as a city's commercial level." },
    island: { title: "Island", sentence: "A card found by the green fleet; its effect holds from then on." },
    landing: { title: "Landing", sentence: "The city also fights the player two seats away at the end of the Age." },
    far_trade: { title: "Far trade", sentence: "Goods may be bought from the player two seats away." },
  },
  score: {
    naval: "Tokens of the war at sea.",
    islands: "The points of islands.",
  },
  piles: { island: "Islands that the green fleet has found. Their effects hold for good." },
  explainers: {
    fleet: ofFleet,
    naval: ({ seat }, { table }) => {
      const yard = yardOf(table, seat);
      const who = whoIs(table, seat);
      const token = table.armada?.naval.find((other) => other.seat === seat)?.token ?? 0;
      return {
        picture: { icon: "naval" },
        title: armada.strength(yard?.naval_strength ?? 0),
        sentence: texts.naval,
        lines: [{ text: yard?.skips ? texts.skips(who) : texts.would(who, token) }],
      };
    },
    naval_token: ({ seat, value }, { table }) => ({
      picture: { icon: "naval" },
      title: texts.tokenTitle(value),
      sentence: texts.navalToken(whoIs(table, seat), value),
    }),
    level: ({ seat }, { table }) => ({
      picture: { icon: "commercial_level" },
      title: texts.levelTitle(yardOf(table, seat)?.commercial_level ?? 0),
      sentence: texts.level,
    }),
    landing: ({ seat, at }, { table }) => ({
      picture: { icon: "landing" },
      title: texts.landingTitle(nameOf(table, at)),
      sentence: texts.landing(whoIs(table, seat), nameOf(table, at)),
    }),
    tax: ({ seat }, { table }) => ({
      picture: { icon: "tax" },
      title: texts.taxTitle(yardOf(table, seat)?.tax ?? 0),
      sentence: texts.tax,
    }),
    pirates: () => ({ picture: { icon: "piracy" }, title: texts.piratesTitle, sentence: texts.pirates }),
    islands: (_, { table }) => {
      const left = table.armada?.islands ?? [];
      return {
        picture: { icon: "island" },
        title: texts.islandsTitle(left.reduce((sum, count) => sum + count, 0)),
        sentence: texts.islands,
        lines: left.map((count, index) => ({ text: texts.islandsOfLevel(count, index + 1) })),
      };
    },
  },
};
