// Has the server remove what it knows of you, table by table, and then clears this browser.

import { Failure, forgetSeat } from "./api";
import { clearAll, type Proof, proofs } from "./seats";

// The seat was never yours, or the table is gone: there is nothing left to remove.
const NOTHING_LEFT = new Set([401, 403, 404]);

/** Remove your name and chat from every table that this browser knows. Return the tables that could not be reached. */
export async function forgetMe(): Promise<string[]> {
  const unreached: Proof[] = [];
  for (const [game, token] of proofs()) {
    try {
      await forgetSeat(game, token, true);
    } catch (error) {
      if (!(error instanceof Failure && NOTHING_LEFT.has(error.status))) unreached.push([game, token]);
    }
  }
  clearAll(unreached);
  return [...new Set(unreached.map(([game]) => game))];
}
