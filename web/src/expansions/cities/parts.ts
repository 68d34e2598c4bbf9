// What Cities shows at the table.

import { takenOver } from "../../motion/patches";
import type { ClassicTable } from "../../table/classic/model";
import type { CityState, LogLine } from "../../wire";
import type { Motion, SliceParts } from "../slice";
import { diplomacy, spies } from "./words";

/** The diplomacy tokens of a city. */
const tokensOf = (city: CityState): number => city.cities?.diplomacy ?? 0;

function motions(line: LogLine, _before: ClassicTable, after: ClassicTable): Motion[] {
  if (line.scene?.type !== "diplomacy") return [];
  return [{ to: `tokens:${line.seat}`, patch: takenOver(after, line.seat, "cities") }];
}

export const citiesParts: SliceParts = {
  evidence: { peace: "diplomacy" },
  motions,
  marks: (city) => {
    const tokens = tokensOf(city);
    if (tokens === 0) return [];
    return [
      {
        id: "diplomacy",
        picture: "diplomacy",
        scale: 1.1,
        text: `${tokens}`,
        label: diplomacy.tokens({ count: tokens }),
        tab: "",
      },
    ];
  },
  border: (city, neighbour, fought) => {
    if (tokensOf(city) + tokensOf(neighbour) === 0) return undefined;
    // Diplomacy does not call off every fight: in teams it takes away one of two tokens, and landings go on.
    if (fought) return "diplomacy";
    return tokensOf(city) > 0 ? "own_peace" : "their_peace";
  },
  scoreNotes: ({ detail }) =>
    detail?.copied.some((count) => count > 0)
      ? [{ picture: "spy", size: 18, text: spies.copied, symbols: detail.copied }]
      : [],
};
