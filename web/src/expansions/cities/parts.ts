// What Cities shows at the table.

import type { CityState } from "../../wire";
import type { SliceParts } from "../slice";
import { cities } from "./words";

/** The diplomacy tokens of a city. */
const tokensOf = (city: CityState): number => city.cities?.diplomacy ?? 0;

export const citiesParts: SliceParts = {
  marks: (city) => {
    const tokens = tokensOf(city);
    if (tokens === 0) return [];
    return [
      {
        id: "diplomacy",
        picture: "diplomacy",
        scale: 1.1,
        text: `${tokens}`,
        label: cities.diplomacy(tokens),
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
      ? [{ picture: "spy", size: 18, text: cities.copied, symbols: detail.copied }]
      : [],
};
