// What a piece of evidence looks like, and which pieces stand under which option.

import { evidencePictures } from "../expansions/asked";
import type { IconName } from "../lib/icons/pictures";
import type { Evidence } from "../wire";

/** Green helps, red hurts, yellow is a price, and paper means that there is no difference. */
export type Tone = "good" | "bad" | "price" | "plain";

/** Two under each option, four in all. */
const MOST_A_SIDE = 2;

export function pictureFor(evidence: Evidence): IconName {
  return evidencePictures[evidence.kind] ?? "points";
}

export function toneOf(evidence: Evidence): Tone {
  if (evidence.numbers.length > 0 && evidence.numbers.every((number) => number === 0)) return "plain";
  if (evidence.kind === "coins") return "price";
  return evidence.about === "better" ? "good" : "bad";
}

/** The pieces under an option, the largest difference first. */
export function evidenceUnder(all: Evidence[], about: Evidence["about"]): Evidence[] {
  return all.filter((one) => one.about === about).slice(0, MOST_A_SIDE);
}
