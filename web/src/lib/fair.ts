// Checks in the browser that a revealed secret is the one that the table committed to.

import { keep, kept } from "./seats";

export type Outcome = "other" | "proved" | "unable" | "wrong";

const COMMITMENT = "sevenwonders.commitment.";

/** The first commitment that this browser was shown at the table; empty if it was shown none. */
export function shownCommitment(game: string): string {
  return kept(COMMITMENT + game, "");
}

/** Remember the commitment of a table. A later one does not replace it. */
export function keepCommitment(game: string, commitment: string): void {
  if (commitment && !shownCommitment(game)) keep(COMMITMENT + game, commitment);
}

/** The commitment of a secret, or null where the browser has no cryptography: on pages without https. */
async function commitmentOf(secret: string): Promise<string | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(`sevenwonders deal ${secret}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the secret belongs to the commitment, and the commitment is the one that was shown, if any was. */
export async function checkSecret(secret: string, commitment: string, shown: string): Promise<Outcome> {
  if (shown && shown !== commitment) return "other";
  const real = await commitmentOf(secret);
  if (real === null) return "unable";
  return real === commitment ? "proved" : "wrong";
}
