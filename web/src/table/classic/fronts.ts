// The conflicts on land: which cities fight, and what is at stake. The page reads it here alone.
//
// The wire has no fronts yet, so they are worked out below. Once it has `city.fronts`, `frontOf` reads the one on that side
// and everything else in this file goes.

import type { CityState } from "../../wire";
import { leftOf, rightOf } from "../model";
import { cityOf, type ClassicTable } from "./model";

export type Side = "left" | "right";

/** What happens on one side of a city when the next conflicts come. */
export interface Front {
  /** fight, or why there is none with the neighbour: a kind that the words of an expansion explain. */
  kind: string;
  /** The seat that is fought: the neighbour, or the next one beyond a neighbour that stays out of it; -1 for nobody. */
  opponent: number;
  /** How many tokens each side takes. */
  tokens: number;
  mine: number;
  theirs: number;
  ahead: number;
  victory: number;
  defeat: number;
  /** The kind whose sign marks the border; empty for a usual conflict. */
  sign: string;
}

/** How a city and what lies on one side of it compare in shields, and what a victory would bring now. */
export function frontOf(table: ClassicTable, me: number, side: Side): Front {
  const city = cityOf(table, me);
  const other = neighbour(table, me, side);
  const tokens = city.partner >= 0 ? 2 - Number(city.diplomacy > 0) - Number(cityOf(table, other).diplomacy > 0) : 1;
  const kind = tokens > 0 || city.partner === other ? kindOf(city, cityOf(table, other)) : "their_peace";
  const met = kind === "partner" || kind === "own_peace" ? -1 : city.partner >= 0 ? other : metOn(table, me, side);
  const theirs = cityOf(table, met < 0 ? other : met).shields;
  return {
    kind,
    opponent: tokens > 0 ? met : -1,
    tokens,
    mine: city.shields,
    theirs,
    ahead: city.shields - theirs,
    victory: VICTORY[table.age] ?? 0,
    defeat: defeatOf(table),
    // In teams diplomacy takes away one of the two tokens of a front.
    sign: kind !== "fight" ? kind : city.partner >= 0 && tokens === 1 ? "their_peace" : "",
  };
}

/** What a victory is worth in each Age. */
const VICTORY = [0, 1, 3, 5];

/** What a defeat of this Age costs at this table. */
function defeatOf(table: ClassicTable): number {
  return table.config.edition === 2 && table.config.options?.["defeats"] !== "flat" ? table.age : 1;
}

function neighbour(table: ClassicTable, seat: number, side: Side): number {
  return side === "left" ? leftOf(table, seat) : rightOf(table, seat);
}

function kindOf(city: CityState, other: CityState): string {
  if (city.partner === other.seat) return "partner";
  if (city.partner >= 0) return "fight";
  if (city.diplomacy > 0) return "own_peace";
  return other.diplomacy > 0 ? "their_peace" : "fight";
}

/** The seat that `me` meets on a side: cities at peace are passed over, and two alone meet once, on the nearer side. */
function metOn(table: ClassicTable, me: number, side: Side): number {
  let seat = neighbour(table, me, side);
  while (seat !== me && cityOf(table, seat).diplomacy > 0) seat = neighbour(table, seat, side);
  const fighters = table.cities.filter((city) => city.diplomacy === 0);
  if (seat === me || (fighters.length === 2 && side !== nearerSide(table, me, seat))) return -1;
  return seat;
}

function nearerSide(table: ClassicTable, me: number, other: number): Side {
  const count = table.cities.length;
  return (other - me + count) % count <= count / 2 ? "left" : "right";
}
