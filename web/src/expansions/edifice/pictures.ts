/** The pictures of Edifices and pawns, and the colours of its cards. */

import * as paint from "../../lib/icons/palette";
import "./colours.css";
import { HALF, solid } from "../../lib/icons/strokes";

export const edificePictures = {
  edifice: `<path d="M4.6 10h14.8v9H4.6z" fill="${paint.HALL}"/>
    ${[4, 10.3, 16.6].map((x) => solid(`M${x} 9.6h3.4v9.6H${x}z`, paint.MARBLE, "", `M${x + 2.2} 9.6h1.2v9.6h-1.2z`)).join("")}
    ${solid("M1.6 10 12 2.4 22.4 10z", "var(--icon-roof)", "M1.6 10 12 2.4V10z")}${solid("M2 18.8h20v3H2z", paint.MARBLE, "M2 18.8h20v1.1H2z")}`,
  pawn: solid(
    "M12 1.8a4.4 4.4 0 0 1 2.6 7.9q.2 4.8 4 8v4.3H5.4v-4.3q3.8-3.2 4-8A4.4 4.4 0 0 1 12 1.8z",
    "var(--icon-pawn)",
    HALF,
  ),
};
