// What the reveal shows, worked out of the old table, the new one and the lines between them.

import type { LogLine, TableState } from "../wire";
import { around, cityOf, isMove, leftOf, nameOf, rightOf } from "./model";

export interface Tile {
  seat: number;
  name: string;
  me: boolean;
  move: string;
  /** The card, for whoever may know it. */
  card: string;
  coins: number;
  tokens: number[];
}

export interface Payment {
  from: number;
  to: number;
  coins: number;
}

export interface Scene {
  age: number;
  tiles: Tile[];
  payments: Payment[];
  conflict: boolean;
  /** Where the hands go afterwards; empty when they do not. */
  passing: "left" | "right" | "";
  lines: LogLine[];
}

/** The scene of an update, or nothing when no card was turned over. */
export function sceneOf(before: TableState, after: TableState, fresh: LogLine[], middle: number): Scene | undefined {
  const moves = fresh.filter(isMove);
  if (moves.length === 0 || before.cities.length !== after.cities.length) return undefined;
  const seats = around(after, middle).filter((seat) => moves.some((line) => line.seat === seat) || moves.length > 1);
  const tiles = seats.map((seat) => tileOf(before, after, moves, seat, middle));
  const alone = seats.length < after.cities.length;
  const turned = !alone && fresh.some((line) => line.kind === "turn_began") && before.age === after.age;
  return {
    age: before.age,
    tiles,
    payments: paymentsIn(after, fresh, seats),
    conflict: fresh.some((line) => line.kind === "conflict"),
    passing: turned ? before.passing : "",
    lines: fresh.filter((line) => !["turn_began", "age_began", "discarded", "conflict", "gained"].includes(line.kind)),
  };
}

function tileOf(before: TableState, after: TableState, moves: LogLine[], seat: number, middle: number): Tile {
  const line = moves.findLast((other) => other.seat === seat);
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
  };
}

/** Who pays whom: a payment's integers are the coins to the left, to the right and to the bank. */
function paymentsIn(table: TableState, fresh: LogLine[], seats: number[]): Payment[] {
  const payments: Payment[] = [];
  for (const line of fresh) {
    if (line.kind !== "paid") continue;
    const receivers = [leftOf(table, line.seat), rightOf(table, line.seat)];
    receivers.forEach((receiver, index) => {
      const coins = line.values[index] ?? 0;
      const from = seats.indexOf(line.seat);
      const to = seats.indexOf(receiver);
      if (coins > 0 && from >= 0 && to >= 0) payments.push({ from, to, coins });
    });
  }
  return payments;
}
