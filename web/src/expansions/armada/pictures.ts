/** The pictures of ships, islands and the sea, and the colours of its cards. */

import "./colours.css";
import { fine, line, pen, stroke } from "../../lib/icons/strokes";

/** A ship whose sail carries the shape of its colour. */
function ship(shape: string, colour: string): string {
  return `<path d="M2.5 16.5h19l-3.2 5.2H5.9z" fill="#7a4a21" ${line}/>
    <path d="M12 16.5V2" stroke="var(--icon-line)" stroke-width="1.4"/>
    <path d="M5 3.6q7 1.6 14 0v10.6q-7-1.6-14 0z" fill="${colour}" ${line}/>
    <path d="${shape}" fill="#fff" stroke="rgb(0 0 0 / 45%)" stroke-width=".6" stroke-linejoin="round"/>`;
}

export const armadaPictures = {
  ship_red: ship("M8.6 6h6.8L12 12z", "#c63a30"),
  ship_yellow: ship("M12 5.2 15.6 8.9 12 12.6 8.4 8.9z", "#dba317"),
  ship_blue: ship("M12 5.4l3.6 3v3.6H8.4V8.4z", "#2f6cb8"),
  ship_green: ship("M10.7 5.4h2.6v2.3h2.3v2.6h-2.3v2.3h-2.6v-2.3H8.4V7.7h2.3z", "#2c8049"),
  naval: `<path d="M12 22V9.5M5 4.5v5q0 4.5 7 4.5t7-4.5v-5
    M12 9.5v-7" fill="none" stroke="var(--icon-mark, var(--icon-sea))" stroke-width="2.5" stroke-linecap="round"
    stroke-linejoin="round"/><path d="M2.8 6.4 5 2.4l2.2 4M9.8 5 12 1.4 14.2 5M16.8 6.4 19 2.4l2.2 4
    M8.8 18h6.4" fill="none" stroke="var(--icon-mark, var(--icon-sea))" stroke-width="1.9" stroke-linecap="round"
    stroke-linejoin="round"/>`,
  commercial_level: `<path d="M9.4 2.6h5.2v2.2l-1 1.6q5 2.2 5 7-.2 4.6-4.6 7v1.4h-4v-1.4q-4.4-2.4-4.6-7 0-4.8 5-7l-1-1.6z"
    fill="#d99a4e" ${line}/><path d="M9.8 6.4Q5 5.4 5.2 10.2
    M14.2 6.4Q19 5.4 18.8 10.2" fill="none" stroke="var(--icon-line)" stroke-width="1.3"/>
    <path d="M6 12.6h12M6.6 15.8h10.8" stroke="#7d4a16" stroke-width="1.2"/>`,
  tax: `<circle cx="9" cy="10" r="7.4" fill="#f7d774" stroke="#8a6100" stroke-width="1.2"/>
    <path d="M9 6.2v7.6M6.6 11.4 9 13.8l2.4-2.4" fill="none" stroke="#6b4a00" stroke-width="1.6"/>
    <path d="M13.5 18.5h8M17.5 14.5v8" transform="rotate(45 17.5 18.5)" ${stroke(2.4, "var(--bad, #a3261f)")}/>`,
  piracy: `<path d="M12 2.6c4.7 0 7.6 3 7.6 7.2 0 2.7-1.2 4.3-2.6 5.4v3H7v-3c-1.4-1.1-2.6-2.7-2.6-5.4 0-4.2 2.9-7.2 7.6-7.2z"
    fill="#f1ede4" ${line}/><circle cx="8.9" cy="10.2" r="2" fill="#2b2b2b"/><circle cx="15.1" cy="10.2" r="2" fill="#2b2b2b"/>
    <path d="m12 12.8-1 2h2zM9.5 18.2v-2.4M12 18.2v-2M14.5 18.2v-2.4" stroke="#2b2b2b" stroke-width="1.1"/>
    <path d="M4 20.4l16 2M20 20.4l-16 2" stroke="var(--icon-line)" stroke-width="1.8" stroke-linecap="round"/>`,
  island: `<path d="M2 18.5q5-6.5 10-6.5t10 6.5z" fill="#dbb45c" ${line}/>
    <path d="M12.2 13q.6-4-1-7" fill="none" stroke="#7a4a21" stroke-width="1.9" stroke-linecap="round"/>
    <path d="M11.2 6Q7 3.4 4.2 7.2 8 6 11.2 6zM11.2 6q3-4.2 7-1.4Q14 4.8 11.2 6zM11.2 6q5-.4 6.2 4Q14.4 7 11.2 6z
    M11.2 6Q7.4 7 7 10.8 8.8 8 11.2 6z" fill="#2c8049" ${line}/>
    <path d="M1.5 20.5q2.6-1.8 5.2 0t5.2 0 5.2 0 5.4 0" fill="none" stroke="var(--icon-sea)" stroke-width="1.9"
    stroke-linecap="round"/>`,
  landing: `<path d="M1.5 20q2.6-1.8 5.2 0t5.2 0 5.2 0 5.4 0" fill="none" stroke="var(--icon-sea)" stroke-width="1.9"
    stroke-linecap="round"/><path d="M4 14.5q8-13 15.5-1" ${stroke(2.2)}/><path d="m20.8 8-.8 6-5.6-2" ${stroke(2.2)}/>
    <path d="M8.2 9.6c1.4.9 2.8 1.2 4.3 1.3.1 4-1.2 6.8-4.3 8.5-3.1-1.7-4.4-4.5-4.3-8.5 1.5-.1 2.9-.4 4.3-1.3z" fill="#c63a30"
    ${line}/>`,
  far_trade: `<path d="M2.5 8.5h17M16 4.5l4 4-4 4" ${pen}/><circle cx="5" cy="17.5" r="2.6" ${fine}/>
    <circle cx="12" cy="17.5" r="2.6" ${fine}/><circle cx="19" cy="17.5" r="2.6" fill="currentColor"/>`,
};
