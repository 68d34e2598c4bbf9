// Hints, and what the analysis says at the hand.

import { words } from "../../language/say";

export const hint = words("hint");

/** A hand that is only looked at. */
export const watchedHand = words("watchedhand");

/** Whole per cent: the worlds in which moves are tried say no more. */
export const percent = (share: number): string => hint.percent({ share: Math.round(share * 100) });
