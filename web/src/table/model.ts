// What every table shows, whichever game is played: pure functions only.

import type { Snippet } from "svelte";
import type { Sent } from "../lib/sent.svelte";
import type { ChatLine, DecisionState, FromPage, Hint, LogLine, SeatState, TableState } from "../wire";

/** What every table is given, whichever game is played. */
export interface TableProps {
  state: TableState;
  log: LogLine[];
  chat: ChatLine[];
  send: (message: FromPage) => void;
  /** The viewer's last answer; a replay has none. */
  sent?: Sent | undefined;
  hint?: Hint | undefined;
  /** Why there is no hint. */
  hintFailure?: string | undefined;
  readonly?: boolean;
  /** What is said of cards of the hand, in an analysis. */
  noted?: CardNote[] | undefined;
  /** In the place of the hand. */
  tray?: Snippet | undefined;
}

/** A few words at a card of the hand: what was played, and what was better. */
export interface CardNote {
  card: string;
  text: string;
  look: "played" | "better" | "best";
}

/** A table with its cities around it. */
export interface Round {
  cities: unknown[];
}

export function leftOf(table: Round, seat: number): number {
  return (seat + 1) % table.cities.length;
}

export function rightOf(table: Round, seat: number): number {
  return (seat + table.cities.length - 1) % table.cities.length;
}

export function seatOf(table: TableState, seat: number): SeatState {
  return (
    table.seats.find((other) => other.seat === seat) ?? {
      seat,
      name: `${seat + 1}`,
      kind: "bot",
      bot: "",
      connected: true,
      stand_in: false,
      team: -1,
    }
  );
}

export function nameOf(table: TableState, seat: number): string {
  return seatOf(table, seat).name;
}

/** The seats in table order as seen from `middle`: those on the left, the middle, those on the right. */
export function around(table: Round, middle: number): number[] {
  const count = table.cities.length;
  const onTheLeft = Math.floor(count / 2);
  return Array.from({ length: count }, (_, index) => (middle + onTheLeft - index + count) % count);
}

// Decisions

/** The decisions that the viewer answers. */
export function mine(table: TableState): DecisionState[] {
  return table.decisions.filter((decision) => decision.menu !== null || decision.actions !== null);
}

/** The seats that still have to choose, each once. */
export function awaited(table: TableState): number[] {
  return [...new Set(table.decisions.filter((decision) => !decision.answered).map((decision) => decision.decider))];
}

export type Mark = "chosen" | "awaited" | "none";

/** Whether the seat has chosen, is awaited, or has nothing to choose now. */
export function markOf(table: TableState, seat: number): Mark {
  const own = table.decisions.filter((decision) => decision.decider === seat);
  if (own.length === 0) return "none";
  return own.every((decision) => decision.answered) ? "chosen" : "awaited";
}
