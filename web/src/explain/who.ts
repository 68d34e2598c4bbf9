// Whose thing it is.

import { nameOf } from "../table/model";
import type { TableState } from "../wire";

/** The name of another player; empty for the viewer, who is called "you". */
export function whoIs(table: TableState, seat: number): string {
  return seat === table.me ? "" : nameOf(table, seat);
}
