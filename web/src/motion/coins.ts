// The coins of a turn: who pays whom, and which of them fly.

import { cityOf, type ClassicTable } from "../table/classic/model";
import type { LogLine } from "../wire";
import { MOST, TIMING, starts } from "./timing";

export const BANK = -1;

export interface Payment {
  from: number;
  to: number;
  coins: number;
}

/** A coin that flies, with what it stands for. */
export interface Flight extends Payment {
  start: number;
}

/** The payments of a turn, as far as the lines tell; what they leave open goes from or to the bank. The end of an Age
 * moves coins in ways of its own, so there the lines are all there is (`exact`). */
export function paymentsIn(shown: ClassicTable, next: ClassicTable, lines: LogLine[], exact: boolean): Payment[] {
  const told = lines.flatMap(({ payments = [] }) =>
    payments.map(({ payer, payee, coins }): Payment => ({ from: payer, to: payee, coins })),
  );
  if (exact) return told;
  const rest = shown.cities.flatMap(({ seat, coins }): Payment[] => {
    const left = cityOf(next, seat).coins - coins - told.reduce((sum, one) => sum + changeFor(seat, one), 0);
    if (left === 0) return [];
    return [left > 0 ? { from: BANK, to: seat, coins: left } : { from: seat, to: BANK, coins: -left }];
  });
  return [...told, ...rest];
}

/** What a payment changes for a seat. */
export function changeFor(seat: number, payment: Payment): number {
  return (payment.to === seat ? payment.coins : 0) - (payment.from === seat ? payment.coins : 0);
}

/** The coins that fly: one for each up to five of a payment, beyond that one with its number; twelve in all. Where
 * there are too many, the largest payments fly as one coin, and the viewer's come before all others. */
export function flights(payments: Payment[], viewer: number): Flight[] {
  const ranked = payments.toSorted((one, other) => Number(touches(other, viewer)) - Number(touches(one, viewer)));
  const seen = ranked.slice(0, MOST.coins);
  const together = new Set(seen.filter((payment) => payment.coins > MOST.ofOnePayment));
  const count = (): number => seen.reduce((sum, payment) => sum + (together.has(payment) ? 1 : payment.coins), 0);
  while (count() > MOST.coins) {
    const apart = seen.filter((payment) => !together.has(payment));
    const largest = apart.reduce((most, payment) => (payment.coins > most.coins ? payment : most));
    together.add(largest);
  }
  return seen.flatMap((payment) => {
    const pieces = together.has(payment) ? [payment.coins] : Array.from({ length: payment.coins }, () => 1);
    const times = starts(TIMING.coin, pieces.length);
    return pieces.map((coins, index) => ({ ...payment, coins, start: times[index] ?? TIMING.coin.start }));
  });
}

function touches(payment: Payment, seat: number): boolean {
  return payment.from === seat || payment.to === seat;
}
