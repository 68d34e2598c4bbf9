// What a piece of evidence looks like, and which pieces stand under which option.

import { evidencePicture } from "../expansions/slots";
import type { IconName } from "../lib/icons/pictures";
import type { Evidence } from "../wire";

/** Green helps, red hurts, and paper means that there is no difference. */
export type Tone = "good" | "bad" | "plain";

const PICTURES: Record<string, IconName> = {
  points: "points",
  points_later: "points",
  points_in_all: "points",
  lead: "crown",
  rival: "others",
  conflicts: "victory",
  border: "shield",
  border_lasting: "shield",
  coins: "coin",
  coins_paid: "coin",
  coins_taken: "coin",
  payable: "crate",
  cheaper: "trade",
  stage_open: "stage",
  stage_cheaper: "stage",
  chain: "chain",
  symbols: "wild",
  symbol_set: "wild",
  denied: "hand",
  tempo_stages: "stage",
  missing: "stage",
  tokens: "token",
  battle: "shield",
  tempo_tokens: "token",
};

/** Two under each option, four in all. */
const MOST_A_SIDE = 2;

export function pictureFor(evidence: Evidence): IconName {
  return PICTURES[evidence.kind] ?? evidencePicture(evidence.kind) ?? "points";
}

export function toneOf(evidence: Evidence): Tone {
  if (evidence.numbers.length > 0 && evidence.numbers.every((number) => number === 0)) return "plain";
  return evidence.about === "better" ? "good" : "bad";
}

/** The pieces under an option, the largest difference first. */
export function evidenceUnder(all: Evidence[], about: Evidence["about"]): Evidence[] {
  return all.filter((one) => one.about === about).slice(0, MOST_A_SIDE);
}
