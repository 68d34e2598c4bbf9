// What Cities shows at the table.

import type { SliceParts } from "../slice";
import { cities } from "./words";

export const citiesParts: SliceParts = {
  marks: (city) => {
    if (city.diplomacy === 0) return [];
    const label = cities.diplomacy(city.diplomacy);
    return [{ id: "diplomacy", picture: "diplomacy", scale: 1.1, text: `${city.diplomacy}`, label, tab: "" }];
  },
  scoreNotes: ({ detail }) =>
    detail?.spied.some((count) => count > 0) ? [{ picture: "spy", size: 18, text: cities.spied, symbols: detail.spied }] : [],
};
