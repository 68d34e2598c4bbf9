// Armada.

import { capital, named, words } from "../../language/say";
import { listed, signed } from "../../lib/words/common";
import type { SliceWords } from "../slice";
import { armadaEffects } from "./effects";

export const armada = words("armada");
export const shipyardsPage = words("shipyards");

/** A fleet as a title. */
export const fleetName = (fleet: string): string => named("fleet", fleet);

/** Naval tokens in a row. */
const inTokens = (tokens: number[]): string => listed(tokens.map(signed));

export const tokensHeld = (tokens: number[]): string => armada.tokens({ tokens: inTokens(tokens) });

/** Where the fleets of a city are, its naval strength and its tokens. */
export function fleetsAt(fleets: readonly (readonly [string, number])[], strength: number, tokens: number[]): string {
  const places = fleets.map(([fleet, square]) => armada.place({ fleet: named("fleetcolour", fleet), square }));
  return armada.fleetsAt({ places: listed(places), strength, count: tokens.length, tokens: inTokens(tokens) });
}

/** What a city's naval strength would bring it now. */
export function navalStanding(name: string, strength: number, token: number, skips: boolean): string {
  if (skips) return armada.navalSkips({ name, strength });
  return token === 0 ? armada.navalNone({ name, strength }) : armada.naval({ name, strength, token });
}

/** The islands of each level that are left. */
export function islandsLeft(counts: number[]): string {
  const islands = counts.map((count, index) => armada.ofLevel({ count, level: index + 1 }));
  return armada.islandsLeft({ islands: listed(islands) });
}

/** Fleets that make a step together. */
export function sailing(fleets: string[]): string {
  if (fleets.length === 1) return fleetName(fleets[0] ?? "");
  return capital(armada.fleetsSail({ fleets: listed(fleets.map((fleet) => named("fleetcolour", fleet))) }));
}

export const armadaWords: SliceWords = {
  id: "armada",
  expansion: { minutes: 20, drawings: ["pontoon", "circle_of_captains"] },
  questions: {
    fleet: { picture: "ship_blue", look: "tiles" },
    island: { picture: "island", look: "tiles" },
    naval_conflict: { picture: "naval", look: "tiles" },
  },
  uses: { fight: { picture: "naval" } },
  log: {
    sailed: "ship_blue",
    island_taken: "island",
    taxed: "tax",
    pirated: "piracy",
    landed: "landing",
    naval_token: "naval",
    skipped_naval: "naval",
  },
  categories: {
    naval: { picture: "naval", colour: "--icon-sea" },
    islands: { picture: "island", colour: "--card-island" },
  },
  colours: ["island"],
  stackPlace: 3,
  effects: armadaEffects,
  card: {
    level: ({ level }) => (level > 0 ? { number: level, label: armada.islandLevel({ level }) } : undefined),
    mark: (card) => (card.set === "armada" && card.age > 0 ? { picture: "naval", label: armada.maritime } : undefined),
    unpriced: ["island"],
  },
  choiceName: (entry) => (entry.names.length > 0 ? sailing(entry.names) : undefined),
  choiceId: (entry) => entry.names.join("+") || undefined,
};
