// What Armada says about fleets, islands and the war at sea when somebody asks.

import type { Explanation, Scene, SliceExplained } from "../../explain/about";
import { whose } from "../../explain/who";
import { words } from "../../language/say";
import { goodOf } from "../../lib/icons/pictures";
import { priceOf } from "../../lib/words/common";
import { cityOf } from "../../table/classic/model";
import { nameOf } from "../../table/model";
import type { ShipyardState } from "../../wire";
import { shipOf, squareWords, type Fleet } from "./fleets";
import { armada, fleetName } from "./words";

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

const texts = words("armadaexplain");

function yardOf(table: Scene["table"], seat: number): ShipyardState | null {
  return cityOf(table, seat).armada;
}

function ofFleet({ seat, fleet }: { seat: number; fleet: Fleet }, { table, catalogue }: Scene): Explanation {
  const yard = yardOf(table, seat);
  const ship = yard?.fleets.find((other) => other.fleet === fleet);
  const lane = catalogue.facts.armada?.lanes.find((other) => other.fleet === fleet)?.squares;
  const square = ship?.square ?? 0;
  const here = lane?.[square];
  const cost = priceOf(0, [...(ship?.cost ?? "")].map(goodOf));
  return {
    picture: { icon: shipOf(fleet) },
    title: fleetName(fleet),
    sentence: texts[fleet],
    lines: [
      { text: texts.here({ square, has: here ? squareWords(here) : armada.nothingYet }) },
      { text: ship?.next ? armada.nextStep({ cost, gives: squareWords(ship.next) }) : armada.atTheEnd },
      ...(yard?.wonder_fleet === fleet ? [{ icon: "stage" as const, text: texts.wonderFleet }] : []),
    ],
  };
}

const wouldTake = (who: ReturnType<typeof whose>, token: number): string =>
  token === 0 ? texts.wouldTakeNone(who) : texts.wouldTake({ ...who, token });

export const armadaExplained: SliceExplained = {
  at: (config) => config.expansions?.includes("armada") ?? false,
  get symbols() {
    return {
      ship_red: { title: fleetName("red"), sentence: texts.red },
      ship_yellow: { title: fleetName("yellow"), sentence: texts.yellow },
      ship_blue: { title: fleetName("blue"), sentence: texts.blue },
      ship_green: { title: fleetName("green"), sentence: texts.green },
      naval: { title: texts.navalTitle, sentence: texts.naval },
      commercial_level: { title: texts.levelSymbol, sentence: texts.level },
      tax: { title: texts.taxSymbol, sentence: texts.tax },
      piracy: { title: texts.piratesTitle, sentence: texts.piratesSymbol },
      island: { title: texts.islandTitle, sentence: texts.island },
      landing: { title: texts.landingSymbolTitle, sentence: texts.landingSymbol },
      far_trade: { title: texts.farTradeTitle, sentence: texts.farTrade },
    };
  },
  get score() {
    return { naval: texts.navalScore, islands: texts.islandsScore };
  },
  get piles() {
    return { island: texts.islandPile };
  },
  explainers: {
    fleet: ofFleet,
    naval: ({ seat }, { table }) => {
      const yard = yardOf(table, seat);
      const who = whose(table, seat);
      const token = table.armada?.naval.find((other) => other.seat === seat)?.token ?? 0;
      return {
        picture: { icon: "naval" },
        title: armada.strength({ count: yard?.naval_strength ?? 0 }),
        sentence: texts.naval,
        lines: [{ text: yard?.skips ? texts.skips(who) : wouldTake(who, token) }],
      };
    },
    naval_token: ({ seat, value }, { table }) => ({
      picture: { icon: "naval" },
      title: texts.tokenTitle({ points: value }),
      sentence: (value > 0 ? texts.strongest : texts.weakest)({ ...whose(table, seat), points: value }),
    }),
    level: ({ seat }, { table }) => ({
      picture: { icon: "commercial_level" },
      title: texts.levelTitle({ level: yardOf(table, seat)?.commercial_level ?? 0 }),
      sentence: texts.level,
    }),
    landing: ({ seat, at }, { table }) => ({
      picture: { icon: "landing" },
      title: texts.landingTitle({ at: nameOf(table, at) }),
      sentence: texts.landing({ ...whose(table, seat), at: nameOf(table, at) }),
    }),
    tax: ({ seat }, { table }) => ({
      picture: { icon: "tax" },
      title: texts.taxTitle({ coins: yardOf(table, seat)?.tax ?? 0 }),
      sentence: texts.tax,
    }),
    pirates: () => ({ picture: { icon: "piracy" }, title: texts.piratesTitle, sentence: texts.pirates }),
    islands: (_, { table }) => {
      const left = table.armada?.islands ?? [];
      return {
        picture: { icon: "island" },
        title: texts.islandsTitle({ count: left.reduce((sum, count) => sum + count, 0) }),
        sentence: texts.islands,
        lines: left.map((count, index) => ({ text: armada.ofLevel({ count, level: index + 1 }) })),
      };
    },
  },
};
