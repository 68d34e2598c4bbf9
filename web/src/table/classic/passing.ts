// Who gets the viewer's hand after this turn.

import type { ClassicTable } from "./model";

/** The seat that the viewer's hand goes to; -1 where hands are not passed on. */
export function receiverOf(table: ClassicTable): number {
  return table.status === "playing" && table.hands_pass ? table.hand_goes_to : -1;
}
