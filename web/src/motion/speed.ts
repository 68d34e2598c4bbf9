// How fast things move, and whether they move at all.

import { settings } from "../lib/settings.svelte";

/** Without travel, changed parts fade over if the system asks for reduced motion, and just change for a person. */
export type Speed = { moves: true; pace: number } | { moves: false; fades: boolean };

export function speedNow(): Speed {
  if (!settings.moves) return { moves: false, fades: settings.motion !== "off" };
  return { moves: true, pace: settings.motion === "fast" ? 0.5 : 1 };
}
