// Whose thing it is.

import { nameOf } from "../table/model";
import type { TableState } from "../wire";

/** The blanks of a sentence that is said to the viewer in one way and about others in another. */
export function whose(table: TableState, seat: number): { mine: "yes" | "no"; name: string } {
  return { mine: seat === table.me ? "yes" : "no", name: nameOf(table, seat) };
}
