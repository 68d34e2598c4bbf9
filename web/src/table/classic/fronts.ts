// At which border of a city a fight is drawn. Who fights whom, and for what, is on the wire.

import type { FightState } from "../../wire";
import { leftOf, rightOf } from "../model";
import { cityOf, type ClassicTable } from "./model";

export type Side = "left" | "right";

/** The fights that are drawn on one side of a city, the nearest opponent first. */
export function fightsOn(table: ClassicTable, me: number, side: Side): FightState[] {
  const there = leftwards(table, me).filter((fight) => sideOf(table, me, fight) === side);
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

/** The side of a fight: a neighbour's own, that of a neighbour who is passed over, or else the nearer one. To be read
 * from `fight.side` once the wire has it. */
function sideOf(table: ClassicTable, me: number, fight: FightState): Side {
  const [left, right] = [leftOf(table, me), rightOf(table, me)];
  if (fight.seat === left) return "left";
  if (fight.seat === right) return "right";
  const beyond = leftwards(table, me).filter(({ seat }) => seat !== left && seat !== right);
  const pastLeft = fightsNobody(table, left) && beyond[0]?.seat === fight.seat;
  const pastRight = fightsNobody(table, right) && beyond.at(-1)?.seat === fight.seat;
  if (pastLeft !== pastRight) return pastLeft ? "left" : "right";
  return stepsLeft(table, me, fight.seat) <= table.cities.length / 2 ? "left" : "right";
}

/** Whether a city stays out of all fights, so that its neighbours meet each other. */
export function fightsNobody(table: ClassicTable, seat: number): boolean {
  return cityOf(table, seat).fights.length === 0;
}
