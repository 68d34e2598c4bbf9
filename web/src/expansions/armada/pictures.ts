/** The pictures of ships, islands and the sea, and the colours of its cards. */

import * as paint from "../../lib/icons/palette";
import "./colours.css";
import { bar, fine, pen, solid, stroke } from "../../lib/icons/strokes";

const SEA = "var(--icon-mark, var(--icon-sea))";

/** Waves along the foot of the field. */
const WAVES = `<path d="M1.5 20.6q2.6-2.2 5.2 0t5.2 0 5.2 0 5.4 0" ${stroke(2.2, "var(--icon-sea)")}/>`;

/** A ship whose sail carries the shape of its colour. */
function ship(shape: string, colour: string): string {
  return `${bar("M12 17V2.2", 1, paint.PLANK)}
    ${solid("M4.6 3.2q7.4 1.8 14.8 0v11.2q-7.4-1.8-14.8 0z", colour, "M4.6 3.2q1.6.4 3.4.6v10q-1.8.2-3.4.6z", "M16.8 3.7q1.4-.2 2.6-.5v11.2q-1.2-.3-2.6-.5z")}
    <path d="${shape}" fill="${paint.WHITE}" stroke="rgb(0 0 0 / 55%)" stroke-width=".7" stroke-linejoin="round"/>
    ${solid("M1.8 16.6h20.4l-3.4 5.6H5.6z", "var(--icon-ship-wood)", "M1.8 16.6h20.4l-.9 1.6H2.8z")}`;
}

export const armadaPictures = {
  ship_red: ship("M8.2 5.8h7.6L12 12.6z", paint.RED),
  ship_yellow: ship("M12 4.9 15.9 8.9 12 12.9 8.1 8.9z", "var(--icon-ship-yellow)"),
  ship_blue: ship("M12 5 15.9 8.2v4.2H8.1V8.2z", "var(--icon-ship-blue)"),
  ship_green: ship("M10.6 5.2h2.8v2.4h2.4v2.8h-2.4v2.4h-2.8v-2.4H8.2V7.6h2.4z", "var(--icon-ship-green)"),
  naval: `${bar("M4.8 5v4.6q0 4.6 7.2 4.6t7.2-4.6V5M12 22V3.6", 2.2, SEA)}
    ${bar("M2.8 6.6 4.8 2.8l2 3.8M10 5.4 12 1.8l2 3.6M17.2 6.6l2-3.8 2 3.8", 1.5, SEA)}`,
  commercial_level: `${solid(
    "M9 2.2h6v2.4L13.8 6q5.4 2.4 5.2 7.4-.2 4.8-4.8 7.2v1.6H9.8v-1.6Q5.2 18.2 5 13.4 4.8 8.4 10.2 6L9 4.6z",
    "var(--icon-jar)",
    "M9 2.2h2.2V6Q7.6 10 9 19.6 5.2 17.4 5 13.4 4.8 8.4 10.2 6L9 4.6z",
    "M14.2 20.6q3-4 1.8-13 3.2 2.2 3 5.8-.2 4.8-4.8 7.2z",
  )}<path d="M9.6 6Q4.6 5.2 4.8 10.4M14.4 6q5-.8 4.8 4.4" ${stroke(1.6, "var(--icon-line)")}/>
    <path d="M5.6 11.4h12.8M5.8 15h12.4" stroke="var(--icon-jar-band)" stroke-width="1.4"/>`,
  tax: `${solid("M9.4 2a8 8 0 1 0 .1 0z", paint.COIN, "M3.8 15.6A8 8 0 0 1 15.2 4.4z")}
    <path d="M9.4 5.4v7.6M6.2 10.2l3.2 3.4 3.2-3.4" ${stroke(2.2, "var(--icon-tax-arrow)")}/>
    <path d="m14 14.6 7 7M21 14.6l-7 7" ${stroke(4.6, "var(--surface)")}/>
    <path d="m14 14.6 7 7M21 14.6l-7 7" ${stroke(2.6, "var(--bad)")}/>`,
  piracy: `${bar("M3.4 18.4l17.2 4M20.6 18.4l-17.2 4", 1.8, "var(--icon-bone)")}
    ${solid("M12 1.6c5 0 8.2 3.2 8.2 7.6 0 2.8-1.2 4.6-2.8 5.8v3.4H6.6V15c-1.6-1.2-2.8-3-2.8-5.8C3.8 4.8 7 1.6 12 1.6z", "var(--icon-bone)", "", "M16 2.6q4.2 2 4.2 6.6c0 2.8-1.2 4.6-2.8 5.8v3.4h-2.6q2.6-8 1.2-15.8z")}
    <circle cx="8.6" cy="9.6" r="2.3" fill="var(--icon-socket)"/><circle cx="15.4" cy="9.6" r="2.3" fill="var(--icon-socket)"/>
    <path d="m12 12.2-1.2 2.2h2.4zM9.6 18.2v-2M12 18.2v-2M14.4 18.2v-2" stroke="var(--icon-socket)" stroke-width="1.3"/>`,
  island: `${solid("M1.8 19q4.6-6.6 10.2-6.6T22.2 19z", "var(--icon-sand)", "M1.8 19q4.6-6.6 10.2-6.6L8 19z")}
    ${bar("M12.2 14q.8-4.4-.8-8", 1.4, "var(--icon-ship-wood)")}
    <path d="M11.4 6Q7 2.6 3.6 7.4 8 6 11.4 6zM11.4 6q3-4.8 7.4-1.6Q14.4 4.8 11.4 6zM11.4 6q5.4-.6 6.8 4.6Q14.6 7 11.4 6z
    M11.4 6Q7.2 7 6.8 11.4 8.8 8 11.4 6z" fill="var(--icon-palm)" stroke="var(--icon-line)" stroke-width="1" stroke-linejoin="round"/>${WAVES}`,
  landing: `${solid("M13 18.6q1.4-6.4 9.4-6.4v6.4z", "var(--icon-sand)", "M13 18.6q1.4-6.4 5.6-6.4l-2 6.4z")}
    ${solid("M8 7.4c1.6 1 3.2 1.4 5 1.5.2 4.6-1.4 7.9-5 9.9-3.6-2-5.2-5.3-5-9.9 1.8-.1 3.4-.5 5-1.5z", paint.RED, "M8 7.4v11.4c-3.6-2-5.2-5.3-5-9.9 1.8-.1 3.4-.5 5-1.5z")}
    <path d="M8.6 4.6q6-4.4 10.2 3.2M19.4 3.6l-.4 4.6-4.4-1.2" ${stroke(2.2)}/>${WAVES}`,
  far_trade: `<path d="M2.5 8.5h17M16 4.5l4 4-4 4" ${pen}/><circle cx="5" cy="17.5" r="2.6" ${fine}/>
    <circle cx="12" cy="17.5" r="2.6" ${fine}/><circle cx="19" cy="17.5" r="2.6" fill="currentColor"/>`,
};
