// Who gets the viewer's hand after this turn.

import { isLastTurn, type ClassicTable } from "./model";

/** The seat that the viewer's hand goes to; -1 where hands are not passed on: nobody passes in the recruitment, and
 * what is left after the last turn of an Age is discarded. */
export function receiverOf(table: ClassicTable): number {
  const passes = table.phase === "draft" ? table.hand.length > 1 : table.phase === "turn" && !isLastTurn(table);
  return table.status === "playing" && passes ? table.hand_goes_to : -1;
}
