// What the reveal shows, worked out from the old table, the new one and the lines between them.

import { changesIn, phaseOf, soldFor } from "../../expansions/slots";
import type { Change } from "../../expansions/slice";
import type { IconName } from "../../lib/icons/pictures";
import type { LogLine } from "../../wire";
import { around, leftOf, nameOf, rightOf } from "../model";
import { cityOf, isMove, type ClassicTable } from "./model";

export interface Tile {
  seat: number;
  name: string;
  me: boolean;
  move: string;
  /** The card, if the viewer may know it. */
  card: string;
  coins: number;
  tokens: number[];
  /** What expansions show besides. */
  changes: Change[];
  /** What a sale gave in place of coins. */
  soldFor: IconName | undefined;
}

export interface Payment {
  from: number;
  to: number;
  coins: number;
}

export interface Scene {
  age: number;
  /** What is on the backs of the cards in place of the Age. */
  back: IconName | undefined;
  tiles: Tile[];
  payments: Payment[];
  conflict: boolean;
  /** Where the hands go afterwards; empty when they do not. */
  passing: "left" | "right" | "";
  lines: LogLine[];
}

/** The scene of an update, or nothing when no card was turned over. */
export function sceneOf(
  before: ClassicTable,
  after: ClassicTable,
  fresh: LogLine[],
  middle: number,
): Scene | undefined {
  const moves = fresh.filter(isMove);
  if (moves.length === 0 || before.cities.length !== after.cities.length) return undefined;
  const seats = around(after, middle).filter((seat) => moves.some((line) => line.seat === seat) || moves.length > 1);
  const tiles = seats.map((seat) => tileOf(before, after, fresh, seat, middle));
  const alone = seats.length < after.cities.length;
  const turned = !alone && fresh.some((line) => line.kind === "turn_began") && before.age === after.age;
  return {
    age: before.age,
    back: phaseOf(before)?.back,
    tiles,
    payments: paymentsIn(after, fresh, seats),
    conflict: fresh.some((line) => line.kind === "conflict"),
    passing: turned ? before.passing : "",
    lines: fresh.filter((line) => !["turn_began", "age_began", "discarded", "conflict", "gained"].includes(line.kind)),
  };
}

function tileOf(before: ClassicTable, after: ClassicTable, fresh: LogLine[], seat: number, middle: number): Tile {
  const own = fresh.filter((other) => other.seat === seat);
  const line = own.findLast(isMove);
  const old = cityOf(before, seat);
  const city = cityOf(after, seat);
  return {
    seat,
    name: nameOf(after, seat),
    me: seat === middle,
    move: line?.kind ?? "",
    card: line?.cards[0] ?? "",
    coins: city.coins - old.coins,
    tokens: city.tokens.slice(old.tokens.length),
    changes: changesIn(own, old, city),
    soldFor: soldFor(own),
  };
}

/** The payments between seats. To be read from `line.payments` once the wire has it: for now a payment's integers are
 * the coins to the left, to the right, to the bank, and two seats away. */
function paymentsIn(table: ClassicTable, fresh: LogLine[], seats: number[]): Payment[] {
  const payments: Payment[] = [];
  for (const line of fresh) {
    if (line.kind !== "paid") continue;
    const left = leftOf(table, line.seat);
    const right = rightOf(table, line.seat);
    [left, right, -1, leftOf(table, left), rightOf(table, right)].forEach((receiver, index) => {
      const coins = line.values[index] ?? 0;
      const from = seats.indexOf(line.seat);
      const to = seats.indexOf(receiver);
      if (coins > 0 && from >= 0 && to >= 0) payments.push({ from, to, coins });
    });
  }
  return payments;
}
