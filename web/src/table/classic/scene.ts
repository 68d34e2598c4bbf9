// What the reveal shows, worked out of the old table, the new one and the lines between them.

import type { LogLine } from "../../wire";
import { around, leftOf, nameOf, rightOf } from "../model";
import { FLEETS, type Fleet } from "./armada/sea";
import { cityOf, isMove, type ClassicTable } from "./model";

export interface Tile {
  seat: number;
  name: string;
  me: boolean;
  move: string;
  /** The card, for whoever may know it. */
  card: string;
  coins: number;
  debts: number;
  tokens: number[];
  /** The fleets that made a step, and the naval tokens taken; whether a part in the Edifice was paid for. */
  sailed: Fleet[];
  naval: number[];
  joined: boolean;
}

export interface Payment {
  from: number;
  to: number;
  coins: number;
}

export interface Scene {
  age: number;
  /** Leaders were turned over, not the cards of a turn. */
  leaders: boolean;
  tiles: Tile[];
  payments: Payment[];
  conflict: boolean;
  /** Where the hands go afterwards; empty when they do not. */
  passing: "left" | "right" | "";
  lines: LogLine[];
}

/** The scene of an update, or nothing when no card was turned over. */
export function sceneOf(before: ClassicTable, after: ClassicTable, fresh: LogLine[], middle: number): Scene | undefined {
  const moves = fresh.filter(isMove);
  if (moves.length === 0 || before.cities.length !== after.cities.length) return undefined;
  const seats = around(after, middle).filter((seat) => moves.some((line) => line.seat === seat) || moves.length > 1);
  const tiles = seats.map((seat) => tileOf(before, after, fresh, seat, middle));
  const alone = seats.length < after.cities.length;
  const turned = !alone && fresh.some((line) => line.kind === "turn_began") && before.age === after.age;
  return {
    age: before.age,
    leaders: before.phase === "recruitment",
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
    debts: city.debts - old.debts,
    tokens: city.tokens.slice(old.tokens.length),
    sailed: own.flatMap((other) => (other.kind === "sailed" ? [FLEETS[other.values[0] ?? 0] ?? "red"] : [])),
    naval: own.flatMap((other) => (other.kind === "naval_token" ? other.values.slice(0, 1) : [])),
    joined: own.some((other) => other.kind === "joined"),
  };
}

/** Who pays whom: a payment's integers are the coins to the left, to the right, to the bank, and two seats away. */
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
