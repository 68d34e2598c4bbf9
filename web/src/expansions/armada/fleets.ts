// Fleets and what their squares show: pure functions only.

import type { IconName } from "../../lib/icons/pictures";
import { inCoins, inRow } from "../../lib/words/common";
import { armada as words } from "./words";
import type { CityState, ExtraUse, FleetState, SquareFacts } from "../../wire";

export type Fleet = FleetState["fleet"];

export const FLEETS: Fleet[] = ["red", "yellow", "blue", "green"];

const SHIPS: Record<Fleet, IconName> = {
  red: "ship_red",
  yellow: "ship_yellow",
  blue: "ship_blue",
  green: "ship_green",
};

export function shipOf(fleet: Fleet): IconName {
  return SHIPS[fleet];
}

/** One thing on a square, as a picture with a number and in words. */
export interface Gain {
  picture: IconName;
  value: number;
  words: string;
  /** It comes once, when the fleet arrives. */
  once: boolean;
}

/** What a square shows: first what holds as long as the fleet is there, then what comes once. */
export function gainsOf(square: SquareFacts): Gain[] {
  const all: Gain[] = [
    { picture: "naval", value: square.naval, words: words.strength({ count: square.naval }), once: false },
    { picture: "commercial_level", value: square.level, words: words.level({ level: square.level }), once: false },
    { picture: "points", value: square.points, words: words.points({ count: square.points }), once: false },
    { picture: "coin", value: square.coins, words: inCoins(square.coins), once: true },
    { picture: "tax", value: square.tax, words: words.tax({ coins: square.tax }), once: true },
    { picture: "island", value: square.island, words: words.island({ level: square.island }), once: true },
  ];
  return all.filter((gain) => gain.value > 0);
}

/** A square in words; most squares of the green fleet show nothing. */
export function squareWords(square: SquareFacts): string {
  return inRow(gainsOf(square).map((gain) => gain.words)) || words.nothingYet;
}

/** The square that a fleet of a city reaches with its next step, if there is one. */
export function nextSquare(city: CityState, fleet: Fleet): SquareFacts | null | undefined {
  return city.armada?.fleets.find((other) => other.fleet === fleet)?.next;
}

/** The fleet of an extra; nothing for any other. */
export function fleetOf(extra: ExtraUse["extra"]): Fleet | undefined {
  return FLEETS.find((fleet) => `${fleet} ship` === extra);
}
