// A city without a player is called by its kind, in the language of the page: no person has named it.

import type { SeatState } from "../wire";
import { isSaid, named } from "./say";

const WITH_NAMES = ["open", "person", "bot"];

/** Seats whose cities without a player are called what they are in the language of the page, whichever that is then. */
export function spokenSeats(seats: SeatState[]): SeatState[] {
  return seats.map((seat) =>
    WITH_NAMES.includes(seat.kind)
      ? seat
      : Object.defineProperty({ ...seat }, "name", { get: () => nameOf(seat), enumerable: true }),
  );
}

const nameOf = ({ kind, name }: SeatState): string => (isSaid("seatkind", kind) ? named("seatkind", kind) : name);
