// The fights at a border of a city. Who fights whom, where and for what, is on the wire.

import type { FightState } from "../../wire";
import { cityOf, type ClassicTable } from "./model";

export type Side = FightState["side"];

/** The fights that are drawn on one side of a city, the nearest opponent first. */
export function fightsOn(table: ClassicTable, me: number, side: Side): FightState[] {
  const there = leftwards(table, me).filter((fight) => fight.side === side);
  return side === "left" ? there : there.reverse();
}

/** The fights of a city in the order in which one meets the opponents, going to the left. */
function leftwards(table: ClassicTable, me: number): FightState[] {
  return cityOf(table, me).fights.toSorted(
    (one, other) => stepsLeft(table, me, one.seat) - stepsLeft(table, me, other.seat),
  );
}

function stepsLeft(table: ClassicTable, me: number, seat: number): number {
  return (seat - me + table.cities.length) % table.cities.length;
}

/** Whether a city stays out of all fights, so that its neighbours meet each other. */
export function fightsNobody(table: ClassicTable, seat: number): boolean {
  return cityOf(table, seat).fights.length === 0;
}
