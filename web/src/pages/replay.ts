// What the page of a replay works out from its frames: pure functions only.

import { withReasons } from "../language/menu";
import { spokenSeats } from "../language/seats";
import { replay as words } from "../lib/words/pages";
import type { ReplayFrame, TableState } from "../wire";

/** In the list of seats: the table is seen from the seat that moves. */
export const MOVER = -2;
/** A watcher, who sees no hand. */
export const WATCHER = -1;

export function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : otherwise;
}

/** The game is over, but at an earlier step it still goes on, with everybody at the table. An analysis is about one
 * seat's decision; those of the others are left out. */
export function shownState(at: ReplayFrame, analysing = false): TableState {
  const named = spokenSeats(at.state.seats);
  if (at.step >= at.steps) return withReasons({ ...at.state, seats: named });
  const seats = named.map((one) => ({ ...one, connected: true }));
  const decisions = at.state.decisions.filter(({ decider }) => !analysing || decider === at.state.me);
  return withReasons({ ...at.state, seats, decisions, status: "playing" });
}

/** Where a frame is, in words. */
export function placeOf({ state, step, steps }: ReplayFrame): string {
  if (state.status === "finished" && step === steps) return words.over;
  if (state.play?.type === "classic") return words.place({ age: state.play.age, turn: state.turn });
  const active = state.play ? (state.seats[state.play.active]?.name ?? "") : "";
  return words.turnOf({ turn: state.turn, name: active });
}

/** The address of a moment. */
export function addressOf(id: string, step: number, seat: number, analysing: boolean): string {
  const query = [`step=${step}`, ...(seat >= 0 ? [`seat=${seat}`] : []), ...(analysing ? ["analysis=1"] : [])];
  return `/r/${id}?${query.join("&")}`;
}
