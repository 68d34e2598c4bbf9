// What the reveal shows, worked out from the old table, the new one and the lines between them.

import { changesIn, phaseOf, soldFor } from "../../expansions/slots";
import type { Change } from "../../expansions/slice";
import type { IconName } from "../../lib/icons/pictures";
import type { LogLine } from "../../wire";
import { around, nameOf } from "../model";
import { BANK, cityOf, isMove, type ClassicTable } from "./model";

/** Lines that the scene shows by itself. */
const SHOWN = ["turn_began", "age_began", "discarded", "conflict", "gained"];

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
  /** Coins from the bank. */
  fromBank: number;
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
  const passed = !alone && fresh.some((line) => line.scene?.type === "hands");
  return {
    age: before.age,
    back: phaseOf(before)?.back,
    tiles,
    payments: paymentsIn(fresh, seats),
    conflict: fresh.some((line) => line.kind === "conflict"),
    passing: passed ? before.passing : "",
    lines: fresh.filter((line) => line.text && !SHOWN.includes(line.kind)),
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
    fromBank: fromBank(own),
    soldFor: soldFor(own),
  };
}

/** The coins that a seat gets from the bank. */
function fromBank(own: LogLine[]): number {
  const given = own.flatMap((line) => line.payments ?? []).filter((payment) => payment.payer === BANK);
  return given.reduce((sum, payment) => sum + payment.coins, 0);
}

/** The payments between the seats in view. */
function paymentsIn(fresh: LogLine[], seats: number[]): Payment[] {
  const moved = fresh.flatMap((line) => line.payments ?? []);
  return moved
    .map(({ payer, payee, coins }) => ({ from: seats.indexOf(payer), to: seats.indexOf(payee), coins }))
    .filter(({ from, to }) => from >= 0 && to >= 0);
}
