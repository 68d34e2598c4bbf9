/** The picture of bonuses, and their colours. */

import "./colours.css";
import { solid, stroke } from "../../lib/icons/strokes";

export const carthagePictures = {
  bonus: `<path d="M12 6.6Q4.6 5.4 6.4 2.6 9.4 1 12 6.6q2.6-5.6 5.6-4Q19.4 5.4 12 6.6z" ${stroke(2, "var(--icon-bow)")}/>
    ${solid("M3 9.6h18v11.8H3z", "var(--icon-parcel)", "M3 9.6h4.4v11.8H3z", "M17.4 9.6H21v11.8h-3.6z")}
    ${solid("M1.8 6.4h20.4v4H1.8z", "var(--icon-lid)", "M1.8 6.4h20.4v1.4H1.8z")}${solid("M10 6.4h4v15h-4z", "var(--icon-tape)")}`,
};
