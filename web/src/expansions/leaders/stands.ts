/** The picture of a leader: a bust in a robe. */

import { flat, path, strokes } from "../../lib/art/kit";
import type { Stand } from "../../lib/art/stands";

export const leadersStands: Record<string, Stand> = {
  white: {
    drawing:
      path("M22 104q2-30 28-33h20q26 3 28 33z", "#a8552f") +
      flat("M24 103q2-28 26-31l4 31z", "#c9774c") +
      path("M50 71q10 10 20 0l6 33H44z", "#f6ecd4") +
      path("M51 58h18v14q-9 7-18 0z", "#cf9467") +
      path("M40 40q0-22 20-22t20 22v6q0 20-20 20T40 46z", "#e0ab7f") +
      path("M38 44q-4-32 22-32t22 32q-4-12-10-16-12 6-24 0-6 4-10 16z", "#4a3423") +
      strokes("M53 45v3M67 45v3M55 57q5 3 10 0", 2),
    solid: "M20 104q2-26 26-32 4-2 5-5-11-6-11-23 0-26 20-26t20 26q0 17-11 23 1 3 5 5 24 6 26 32z",
  },
};
