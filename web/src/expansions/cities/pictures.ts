/** The pictures of black cards, and the colours of its cards. */

import * as paint from "../../lib/icons/palette";
import "./colours.css";
import { bar, solid, stroke } from "../../lib/icons/strokes";

export const citiesPictures = {
  black: solid("M15.5 1.8A10.2 10.2 0 1 0 22.4 17 8.8 8.8 0 0 1 15.5 1.8z", "var(--shape-on, var(--shape-black))"),
  diplomacy: `${bar("M7.4 18.6 6 21.6M12 19v3", 1, paint.COIN)}
    ${solid(
      "M1.6 12.4c3.4.8 6-.2 7.8-2.8 1.2-3.8 3.6-6.8 7.8-7.6-.6 2.4-.6 4.2.2 5.6.5-.9 1.4-1.4 2.6-1.4 1.2 0 2 .6 2.4 1.6l-2.4 1.2c0 6.2-3.6 10.2-9.4 10.4-4.6.2-7.6-2-9-7z",
      "var(--icon-dove)",
      "",
      "M20 9c0 6.2-3.6 10.2-9.4 10.4-3.4.1-5.8-1-7.4-3.4 6.8 1.6 12.4-.6 14.4-7.4z",
    )}<path d="M9.4 10.6c2.2 1.4 4.4 1.4 6.6 0" ${stroke(1.4, "var(--icon-dove-wing)")}/><circle cx="19.6" cy="7.8" r="1" fill="var(--icon-dove-eye)"/>`,
  spy: `${solid(
    "M2.6 8.8C4.6 6.8 8.4 7 12 9c3.6-2 7.4-2.2 9.4-.2.9 5-1.4 9.2-5.2 9.2-2.1 0-3.4-1.5-4.2-3.1-.8 1.6-2.1 3.1-4.2 3.1-3.8 0-6.1-4.2-5.2-9.2z",
    "var(--icon-science)",
    "M2.6 8.8C4.6 6.8 8.4 7 12 9L5 17.2Q2 14 2.6 8.8z",
  )}<path d="M5.6 12.2q2.4-2.2 4.8.4q-2.4 2.4-4.8-.4zM18.4 12.2q-2.4-2.2-4.8.4q2.4 2.4 4.8-.4z" fill="var(--icon-on-science)"/>`,
};
