/** The pictures of the page, one for each name, all on a 24 x 24 field. */

import * as paint from "./palette";
import { expansionPictures } from "../../expansions/pictures";
import type { architectsPictures } from "./architects";
import { bar, fine, HALF, line, pen, solid, stroke } from "./strokes";

const GREEN = "var(--icon-science)";

/** Teeth and hub of a cog around the middle of the field, as one path. */
const COG = (() => {
  const at = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const tooth = (turn: number): string =>
    `L${at(7.4, turn - 15)}L${at(10.4, turn - 10)}L${at(10.4, turn + 10)}L${at(7.4, turn + 15)}`;
  const teeth = [0, 45, 90, 135, 180, 225, 270, 315].map(tooth).join("");
  return `M${teeth.slice(1)}zM12 8.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8z`;
})();

/** Two branches of leaves that grow from one stem, open at the top, with room for a number in the middle. Only the
 * whole has an outline, so that it stays one shape however small it is. */
const laurel = (() => {
  const leaf = (side: number, index: number): string => {
    const around = 0.35 + index * 0.53;
    const lean = around - 0.2;
    const at = (along: number, across: number): string => {
      const x = 9.7 * Math.sin(around) + along * Math.cos(lean) + across * Math.sin(lean);
      const y = 9.7 * Math.cos(around) - along * Math.sin(lean) + across * Math.cos(lean);
      return `${(12 + side * x).toFixed(1)} ${(11.6 + y).toFixed(1)}`;
    };
    return `M${at(-3, -1)}Q${at(1.6, 4)} ${at(5, 1.4)}Q${at(3, -1.8)} ${at(-3, -1)}z`;
  };
  const leaves = [-1, 1].map((side) => [0, 1, 2, 3, 4].map((index) => leaf(side, index)).join("")).join("");
  const stem = "M4.2 6A9.6 9.6 0 1 0 19.8 6";
  const ink = "var(--icon-laurel)";
  return `<path d="${leaves}" ${stroke(1.2, "var(--icon-line)")}/><path d="${stem}" ${stroke(2.6, "var(--icon-line)")}/>
    <path d="${leaves}" fill="${ink}"/><path d="${stem}" ${stroke(1.4, ink)}/>`;
})();

const HEATER = "M12 1.8c2.8 1.8 5.8 2.6 9 2.7.3 8.4-2.4 14.3-9 17.7-6.6-3.4-9.3-9.3-9-17.7 3.2-.1 6.2-.9 9-2.7z";

export const pictures = {
  // Goods
  wood: `<g transform="rotate(-24 12 12)">${solid(
    "M7 5.8h10.4a4.2 6.2 0 0 1 0 12.4H7z",
    paint.LOG,
    "M7 5.8h10.4q2.6.4 3.6 3.4H7z",
    "M7 15h14q-1 2.8-3.6 3.2H7z",
  )}${solid("M7 5.8a4.2 6.2 0 1 0 .1 0z", paint.LOG_CUT)}
    <ellipse cx="7" cy="12" rx="1.9" ry="2.9" fill="none" stroke="${paint.LOG_RING}" stroke-width="1.2"/></g>`,
  stone: solid(
    "M2.4 17 5 8 11.4 3.2l7.4 2.6 2.8 9.4-4 5.6H6.6z",
    paint.ROCK,
    "M2.4 17 5 8l6.4-4.8 1.8 8L6.6 20.8z",
    "m13.2 11.2 5.6-5.4 2.8 9.4-4 5.6h-5z",
  ),
  ore: `${solid(
    "m2.6 14.2 3.2-8L13 2.8l6.6 3.8 1.8 7.6-4.8 6.8H7.4z",
    "var(--icon-ore)",
    "m2.6 14.2 3.2-8L13 2.8l1.4 6.4-5.2 3z",
    "m14.4 9.2 5.2-2.6 1.8 7.6-4.8 6.8-3.8-5z",
  )}<path d="m7 13.4 3-2 2.4 2.6-2.6 3.2zM14.2 7l3.4-.8.8 3-2.8 1.2zM14.4 15.4l3.4-1.8.6 3-2.6 2z" fill="${paint.VEIN}"
    stroke="var(--icon-line)" stroke-width=".7"/>`,
  clay: (
    [
      [2, 13],
      [12.4, 13],
      [7.2, 4.6],
    ] as const
  )
    .map(([x, y]) =>
      solid(`M${x} ${y}h9.6v7H${x}z`, paint.BRICK, `M${x} ${y}h9.6v2.4H${x}z`, `M${x + 7.4} ${y}h2.2v7h-2.2z`),
    )
    .join(""),
  glass: `${solid(
    "M8.6 2.2h6.8v2.4h-1.2v4.2l5.6 9.2c1 1.7 0 3.8-2 3.8H6.2c-2 0-3-2.1-2-3.8l5.6-9.2V4.6H8.6z",
    paint.GLASS,
  )}<path d="m7.2 14.8 1.4-2.3h6.8l3.4 5.7c.6 1 0 2.3-1.2 2.3H6.4c-1.2 0-1.8-1.3-1.2-2.3z" fill="${paint.LIQUID}"/>
    <path d="m12.6 12.5 2.8 0 3.4 5.7c.6 1 0 2.3-1.2 2.3h-3.2z" fill="${paint.LIQUID_SHADE}"/>
    <path d="M10.6 5v4.4l-2 3.2" ${stroke(1.3, paint.WHITE)}/>`,
  papyrus: `${solid("M6 4.5h12v15H6z", paint.PAPER, "", "M14.8 4.5H18v15h-3.2z")}
    <path d="M8.4 9h7M8.4 12h7M8.4 15h4.6" ${stroke(1.5, paint.WRITING)}/>
    ${solid("M5 2.4h14a2 2 0 0 1 0 4H5a2 2 0 0 1 0-4z", paint.BRASS, "M5 2.4h14a2 2 0 0 1 1.8 1.4H3.2A2 2 0 0 1 5 2.4z")}
    ${solid("M5 17.6h14a2 2 0 0 1 0 4H5a2 2 0 0 1 0-4z", paint.BRASS, "M5 17.6h14a2 2 0 0 1 1.8 1.4H3.2A2 2 0 0 1 5 17.6z")}`,
  textile: `${solid(
    "M5 4.6h14v15.8l-2.3-1.9-2.4 1.9-2.3-1.9-2.3 1.9-2.4-1.9L5 20.4z",
    paint.CLOTH,
    "M5 4.6h3.4v14.7l-1.1-.8L5 20.4z",
    "M15.8 4.6H19v15.8l-2.3-1.9-.9.8z",
  )}<path d="m5.4 12.8 2.2-2.2 2.2 2.2 2.2-2.2 2.2 2.2 2.2-2.2 2.2 2.2" fill="none" stroke="${paint.CLOTH_STITCH}" stroke-width="1.7"/>
    ${solid("M4.6 2.4h14.8a2 2 0 0 1 0 4H4.6a2 2 0 0 1 0-4z", paint.ROD, "M4.6 2.4h14.8a2 2 0 0 1 1.8 1.4H2.8A2 2 0 0 1 4.6 2.4z")}`,

  // What a city counts
  coin: `${solid(
    "M12 2a10 10 0 1 0 .1 0z",
    paint.COIN,
    "M4.9 19.1A10 10 0 0 1 19.1 4.9z",
    "M19.1 4.9A10 10 0 0 1 4.9 19.1a10.6 10.6 0 0 0 14.2-14.2z",
  )}<circle cx="12" cy="12" r="7.2" fill="${paint.COIN_FACE}" stroke="${paint.COIN_RING}" stroke-width="1"/>`,
  shield: solid(HEATER, paint.RED, HALF, "M12 22.2c6.6-3.4 9.3-9.3 9-17.7l-3.4-.3c.4 7-1.4 13-5.6 18z"),
  compass: `${bar("M5 14.4q7 5.4 14 0", 1.6, GREEN)}${bar("M11.4 6 5.8 20.6M12.6 6l5.6 14.6", 2.4, GREEN)}
    ${solid("M12 1.6a3.2 3.2 0 1 0 .1 0z", GREEN, "M9.8 7A3.2 3.2 0 0 1 14.2 2.6z")}`,
  gear: `<path d="${COG}" fill="${GREEN}" fill-rule="evenodd" ${line}/>
    <path d="M5.6 13.4A6.6 6.6 0 0 1 13.4 5.6" ${stroke(1.5, "rgb(255 255 255 / 50%)")}/>`,
  tablet: `${solid("M4.4 21.6V9a7.6 7.2 0 0 1 15.2 0v12.6z", GREEN, "M4.4 21.6V9a7.6 7.2 0 0 1 4-6.3v18.9z", "M16.8 21.6V3.8a7.4 7.2 0 0 1 2.8 5.2v12.6z")}
    <path d="M8.6 9.6h6.8M8.6 13.2h6.8M8.6 16.8h4" ${stroke(2, "var(--icon-on-science)")}/>`,
  wild: `${solid("m12 1.6 2.9 7 7.5.6-5.7 4.9 1.8 7.4-6.5-4-6.5 4 1.8-7.4-5.7-4.9 7.5-.6z", GREEN, HALF)}
    <circle cx="12" cy="12.2" r="2.4" fill="var(--icon-on-science)"/>`,
  points: laurel,
  victory: `${solid("m6.6 13-2.6 9 4.4-1.8 2.4 2.6 1.2-4.6 1.2 4.6 2.4-2.6 4.4 1.8-2.6-9z", paint.RIBBON)}
    ${solid("M12 1.2a8.6 8.6 0 1 0 .1 0z", paint.MEDAL, "M5.9 15.9A8.6 8.6 0 0 1 18.1 3.7z")}
    <circle cx="12" cy="9.8" r="6" fill="${paint.MEDAL_FACE}" stroke="${paint.MEDAL_RING}" stroke-width=".8"/>`,
  defeat: `${solid(HEATER, paint.BROKEN, HALF)}
    <path d="m13.6 2.6-3.4 6.2 4 3-3.4 9.6" ${stroke(4, "var(--icon-line)")}/>
    <path d="m13.6 2.6-3.4 6.2 4 3-3.4 9.6" ${stroke(1.8, paint.WHITE)}/>`,
  stage: `${solid("M2 21h20v-4.8h-3.6v-5H15V5.4H9v5.8H5.6v5H2z", paint.STEPS, "M2 21v-4.8h3.6v-5H9V5.4h2v15.6z", "M18.4 16.2v-5H15V5.4h-1.6V21H22v-4.8z")}
    <path d="M5.6 16.2h12.8M9 11.2h6" stroke="var(--icon-line)" stroke-width="1.1"/>`,

  // Verdicts
  tick: `<path d="m4 12.8 5.2 5.2L20 6.6" ${stroke(3.2)}/>`,
  cross: `<path d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5" ${stroke(3.2)}/>`,
  chain: `<path d="M10.4 13.6a4.3 4.3 0 0 1 0-6.1l2.6-2.6a4.3 4.3 0 0 1 6.1 6.1l-1.5 1.5
    M13.6 10.4a4.3 4.3 0 0 1 0 6.1L11 19.1A4.3 4.3 0 0 1 4.9 13l1.5-1.5" ${stroke(2.6)}/>`,
  discard: `<g stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">
    <rect x="3" y="5.4" width="9" height="13" rx="1.5" transform="rotate(-16 7 18)" fill="none"/>
    <rect x="8" y="4.4" width="11" height="15.4" rx="1.6" transform="rotate(7 13 12)" fill="currentColor"
    fill-opacity=".92"/></g>`,
  left: `<path d="M20 12H5M11 5.5 4.5 12l6.5 6.5" ${stroke(2.6)}/>`,
  right: `<path d="M4 12h15M13 5.5l6.5 6.5-6.5 6.5" ${stroke(2.6)}/>`,

  // Card colours: a shape each
  brown: solid("M3.6 3.6h16.8v16.8H3.6z", "var(--shape-brown)", HALF),
  gray: solid("M12 2.4a9.6 9.6 0 1 0 .1 0z", "var(--shape-gray)", HALF),
  blue: solid("M12 2 21.6 9.6v11.6H2.4V9.6z", "var(--shape-blue)", HALF),
  yellow: solid("M12 1.6 22.4 12 12 22.4 1.6 12z", "var(--shape-yellow)", HALF),
  red: solid("M2 3.6h20L12 21.8z", "var(--shape-red)", HALF),
  green: solid("M8.4 2.2h7.2v6.2h6.2v7.2h-6.2v6.2H8.4v-6.2H2.2V8.4h6.2z", "var(--shape-green)", HALF),
  purple: solid("m12 1.2 3.1 7.4 8 .6-6.1 5.2 1.9 7.8L12 18l-6.9 4.2L7 14.4.9 9.2l8-.6z", "var(--shape-purple)", HALF),

  // People and places
  hand: `<g ${fine}><rect x="3.5" y="6" width="8" height="12.5" rx="1.4" transform="rotate(-16 7 18)"/>
    <rect x="8" y="4.6" width="8" height="13" rx="1.4" fill="var(--surface)"/>
    <rect x="12.5" y="6" width="8" height="12.5" rx="1.4" transform="rotate(16 17 18)" fill="var(--surface)"/></g>`,
  clock: `<circle cx="12" cy="12" r="9" ${pen}/><path d="M12 6.8V12l3.6 2.2" ${pen}/>`,
  bot: `<rect x="4" y="8" width="16" height="11.5" rx="3" ${pen}/><path d="M12 8V4.2M9.5 19.5v1.8M14.5 19.5v1.8" ${pen}/>
    <circle cx="12" cy="3.6" r="1.4" fill="currentColor"/><circle cx="9" cy="13" r="1.5" fill="currentColor"/>
    <circle cx="15" cy="13" r="1.5" fill="currentColor"/>`,
  person: `<circle cx="12" cy="7.6" r="4.2" ${pen}/><path d="M3.8 21c.6-4.8 3.8-7.4 8.2-7.4s7.6 2.6 8.2 7.4" ${pen}/>`,
  town: `<path d="M3 20.5h18M4.5 20.5v-9h4v-4h7v4h4v9M10 20.5v-5h4v5M12 7.5V3l3.5 1.5L12 6" ${fine}/>`,
  crown: solid("m2.4 6.8 5 4.4L12 3.2l4.6 8 5-4.4L19.4 20H4.6z", paint.CROWN, HALF),

  others: `<g fill="currentColor"><circle cx="12" cy="7" r="3.4"/><path d="M5.8 19.5c0-4.8 2.4-7.4 6.2-7.4s6.2 2.6 6.2 7.4z"/>
    <circle cx="4.6" cy="9.4" r="2.3"/><path d="M.6 18.2c0-3.4 1.4-5.2 3.7-5.4-.9 1.6-1.3 3.3-1.3 5.4z"/>
    <circle cx="19.4" cy="9.4" r="2.3"/><path d="M23.4 18.2c0-3.4-1.4-5.2-3.7-5.4.9 1.6 1.3 3.3 1.3 5.4z"/></g>`,
  bank: `<path d="M4.6 10h14.8v8H4.6z" fill="${paint.HALL}"/>${[5, 10.4, 15.8].map((x) => solid(`M${x} 9.6h3.2v8.6H${x}z`, paint.MARBLE)).join("")}
    ${solid("M1.8 9.6 12 2.4l10.2 7.2z", paint.BRASS, "M1.8 9.6 12 2.4v7.2z")}${solid("M2.6 18h18.8v3.4H2.6z", paint.MARBLE, "M2.6 18h18.8v1.2H2.6z")}`,
  crate: `${solid("M2.6 7.2 12 2.6l9.4 4.6v9.8L12 21.4 2.6 17z", paint.PLANK, "M2.6 7.2 12 2.6l9.4 4.6-9.4 4.4z", "M12 11.6l9.4-4.4v9.8L12 21.4z")}
    <path d="M2.6 7.2 12 11.6l9.4-4.4M12 11.6v9.8" fill="none" ${line}/>`,

  first: `<path d="M12 19V6M8 9.4 12 5" ${stroke(3)}/><path d="M7.5 20.4h9" ${pen}/>`,

  // Tools
  bulb: `<path d="M9 17.5c0-2-3-3.4-3-7.5a6 6 0 0 1 12 0c0 4.1-3 5.5-3 7.5zM9.8 21h4.4" ${pen}/>`,
  menu: `<path d="M4 6.5h16M4 12h16M4 17.5h16" ${pen}/>`,
  more: `<path d="M5 12h.01M12 12h.01M19 12h.01" ${stroke(4)}/>`,
  chat: `<path d="M4 4.5h16v11.5h-9L6.5 20v-4H4z" ${pen}/>`,
  list: `<path d="M9 6h11M9 12h11M9 18h11" ${pen}/><path d="M4.5 6h.01M4.5 12h.01M4.5 18h.01" ${stroke(3)}/>`,
  cards: `<g ${fine}><rect x="3" y="6" width="11" height="15" rx="1.6"/><path d="M8 3h11.4c.9 0 1.6.7 1.6 1.6V17"/></g>`,
  book: `<path d="M12 6.5C9.5 4.7 6.5 4.3 3 4.5v14c3.5-.2 6.5.2 9 2 2.5-1.8 5.5-2.2 9-2v-14c-3.5-.2-6.5.2-9 2zM12 6.5v14" ${fine}/>`,
  settings: `<path d="${COG}" fill="currentColor" fill-rule="evenodd"/>`,
  eye: `<path d="M2 12c2.4-4.4 5.8-6.6 10-6.6S19.6 7.6 22 12c-2.4 4.4-5.8 6.6-10 6.6S4.4 16.4 2 12z" ${fine}/>
    <circle cx="12" cy="12" r="3" fill="currentColor"/>`,
  lock: `<rect x="4.5" y="10.5" width="15" height="10.5" rx="2" ${pen}/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5" ${pen}/>`,
  trade: `<path d="M3.5 8.5h15M15 4.5l4 4-4 4M20.5 15.5h-15M9 11.5l-4 4 4 4" ${pen}/>`,
  replay: `<path d="M4.5 5v5h5M4.9 10a7.8 7.8 0 1 1-.6 4.5" ${pen}/>`,
  close: `<path d="M6 6l12 12M18 6 6 18" ${pen}/>`,
  up: `<path d="m5 15 7-7 7 7" ${pen}/>`,
  down: `<path d="m5 9 7 7 7-7" ${pen}/>`,
  plus: `<path d="M12 4.5v15M4.5 12h15" ${pen}/>`,
  offline: `<path d="M2.5 9.5A15 15 0 0 1 8 6.2M13 5.3a15 15 0 0 1 8.5 4.2M6 13.2a10 10 0 0 1 5-2.6M15.5 11.3a10 10 0 0 1 2.5 1.9M9.5 16.6a5 5 0 0 1 4-1M3 3.5l17.5 17.5" ${pen}/>
    <circle cx="12" cy="19.5" r="1.4" fill="currentColor"/>`,
  check: `<path d="m5 12.5 4.5 4.5L19 7" ${stroke(3)}/>`,
  globe: `<path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" ${pen}/>`,
  share: `<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M8 11.5H5v9h14v-9h-3" ${pen}/>`,
  house: `<path d="M4 20.5h16M6 20.5v-8h12v8M3 12.5h18L12 5z" ${fine}/>`,
  flame: `<path d="M12.4 1.6c.6 4-5.6 6.8-5.6 13 0 4.2 2.6 7.6 6 7.6s5.8-2.8 5.8-6.6c0-5.6-4.4-7.4-6.2-14z" fill="var(--flame)" ${line}/>
    <path d="M12.6 12c.4 2-2.4 3-2.4 6 0 2 1.2 3.4 2.6 3.4s2.6-1.2 2.6-3c0-2.6-2.2-3.4-2.8-6.4z" fill="var(--flame-heart)"/>`,
  link: `<path d="M14 4h6v6M20 4l-9 9M18 14v5.5H4.5V6H10" ${fine}/>`,

  course: `<path d="M2.5 18.5 7.5 9l4 5.5L16.5 5l5 9.5" ${pen}/>`,

  // Powers of wonders
  free_build: `<path d="M4 20.5h16M6 20.5v-7h12v7M3.5 13.5h17L12 7z" ${fine}/><path d="m14.5 4.5 2 2 4-4.5" ${pen}/>`,
  last_card: `<rect x="3" y="5.5" width="9" height="13.5" rx="1.4" ${fine}/>
    <rect x="9" y="3.5" width="11" height="16.5" rx="1.6" fill="var(--surface)" stroke="currentColor" stroke-width="1.6"/>
    <path d="M14.5 8v7.5M11 11.8h7" ${pen}/>`,
  copy: `<path d="m9 3 1.7 4 4.3.3-3.3 2.8 1 4.2L9 12l-3.7 2.3 1-4.2L3 7.3 7.3 7z" ${fine}/>
    <path d="M13 17.5h5.5a2 2 0 0 0 2-2V10M15.5 14.5l-3 3 3 3" ${fine}/>`,
  // A card taken out of the discarded ones, with the structure that it becomes.
  from_discard: `<g ${fine}><rect x="2.4" y="10.4" width="8.6" height="11" rx="1.3" transform="rotate(-15 7 16)"/>
    <rect x="13" y="10.4" width="8.6" height="11" rx="1.3" transform="rotate(15 17 16)"/></g>
    <rect x="6.6" y="1.6" width="10.8" height="15" rx="1.6" fill="var(--surface)" stroke="currentColor"
    stroke-width="1.8"/><path d="M8.4 8.6 12 5l3.6 3.6M9.6 8v5.2h4.8V8M12 13.2v-2.4" ${fine}/>`,
  ...expansionPictures,
};

/** The shapes of the seats, where a colour alone would not tell them apart. */
export const SEAT_SHAPES = ["blue", "red", "gray", "green", "yellow", "purple", "brown"] as const;

/** Those of Architects come with its pages. */
export type IconName = keyof typeof pictures | keyof typeof architectsPictures;

const all: Partial<Record<IconName, string>> = pictures;

/** More pictures, for pages that come later. */
export function addPictures(more: Partial<Record<IconName, string>>): void {
  Object.assign(all, more);
}

/** The inside of a picture's svg. */
export function drawnOf(name: IconName): string {
  return all[name] ?? "";
}

const goods: Record<string, IconName> = {
  W: "wood",
  S: "stone",
  O: "ore",
  C: "clay",
  G: "glass",
  P: "papyrus",
  T: "textile",
};

/** The picture of a resource letter. */
export function goodOf(letter: string): IconName {
  return goods[letter] ?? "cross";
}

/** The picture for a name from outside, or nothing when there is none. */
export function pictureOf(name: string): IconName | undefined {
  return Object.hasOwn(pictures, name) ? (name as IconName) : undefined;
}
