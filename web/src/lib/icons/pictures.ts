/** The pictures of the page, one for each name, all on a 24 x 24 field. */

import { expansionPictures } from "../../expansions/pictures";
import { fine, line, pen, stroke } from "./strokes";

const science = stroke(2.2, "var(--icon-science)");

/** Teeth and hub of a cog around the middle of the field. */
function cog(colour: string): string {
  const tooth = (turn: number): string =>
    `<rect x="10.2" y="1.8" width="3.6" height="5" rx="1" fill="${colour}" transform="rotate(${turn} 12 12)"/>`;
  const teeth = [0, 45, 90, 135, 180, 225, 270, 315].map(tooth).join("");
  return `${teeth}<path fill="${colour}" fill-rule="evenodd" d="M12 4.8a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 0 1 0-14.4z
    M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4z"/>`;
}

/** Two branches of leaves, open at the top, room for a number in the middle. */
const laurel = [-1, 1]
  .map((side) => {
    const x = (offset: number): number => 12 + side * offset;
    const leaf = (dx: number, y: number, turn: number): string =>
      `<ellipse cx="${x(dx)}" cy="${y}" rx="1.5" ry="3.1" transform="rotate(${side * turn} ${x(dx)} ${y})" fill="var(--icon-laurel)"/>`;
    return leaf(10.2, 5.4, 14) + leaf(11.4, 11, -6) + leaf(9.9, 16.6, -34) + leaf(5.6, 20.6, -64);
  })
  .join("");

export const pictures = {
  // Goods
  wood: `<g transform="rotate(-24 12 12)"><path d="M7 6.4h10.2a4 5.6 0 0 1 0 11.2H7z" fill="#9a6130" ${line}/>
    <path d="M11 9.4h6.5M12.5 14.4h6" stroke="#6f4118" stroke-width="1" stroke-linecap="round"/>
    <ellipse cx="7" cy="12" rx="4" ry="5.6" fill="#e3b878" ${line}/>
    <ellipse cx="7" cy="12" rx="1.9" ry="2.8" fill="none" stroke="#9a6130" stroke-width="1.1"/></g>`,
  stone: `<path d="M2.8 16.5 5.6 8.2 11.6 4l7 2.6 2.8 8.6-4.2 5H7z" fill="#a4abb3" ${line}/>
    <path d="M5.6 8.2 11.6 4l7 2.6-5.2 5z" fill="#dde1e6"/><path d="m13.4 11.6 8 3.6-4.2 5h-5z" fill="#7c848d"/>
    <path d="M2.8 16.5 5.6 8.2 11.6 4l7 2.6 2.8 8.6-4.2 5H7z" fill="none" ${line}/>`,
  ore: `<path d="m3 14 3.2-7.6L13 3.2l6.2 3.6L21.2 14l-4.8 6.4H7.6z" fill="#3d4550" ${line}/>
    <path d="m6.8 7.4 5.6-2.6 2 4.4-5 2.4z" fill="#66717f"/>
    <path d="m8 13 2.8-1.3 1.6 2.4-2 2.3zM15 9l2.6-.9 1 2.4-2.2 1.4zM13.6 15.6l3-1.4.8 2-2.2 1.8z" fill="#ff9f2e"/>`,
  clay: `<g fill="#c8623a" ${line}><rect x="2.5" y="13.2" width="9" height="6.2" rx="1"/>
    <rect x="12.5" y="13.2" width="9" height="6.2" rx="1"/><rect x="7.5" y="5.6" width="9" height="6.2" rx="1"/></g>
    <path d="M9 7.6h6M4 15.2h6M14 15.2h6" stroke="#e99d78" stroke-width="1.2" stroke-linecap="round"/>`,
  glass: `<path d="M9 2.8h6v1.8h-1v4.2l5.4 9c.9 1.5-.1 3.4-1.9 3.4h-11c-1.8 0-2.8-1.9-1.9-3.4l5.4-9V4.6H9z" fill="#bfe9ee"
    ${line}/><path d="m7.9 14 .7-1.2h6.8l3 5.2c.5.9 0 1.9-1 1.9H6.6c-1 0-1.5-1-1-1.9z" fill="#2fa3b5"/>
    <circle cx="10.4" cy="16.8" r="1.1" fill="#bfe9ee"/><circle cx="13.6" cy="15.2" r=".8" fill="#bfe9ee"/>`,
  papyrus: `<path d="M6 4.5h12v15H6z" fill="#f3e2ae" ${line}/>
    <path d="M8.6 8.8h6.8M8.6 11.8h6.8M8.6 14.8h4.4" stroke="#8a6d2f" stroke-width="1.3" stroke-linecap="round"/>
    <rect x="3.6" y="2.6" width="16.8" height="3.6" rx="1.8" fill="#d8b765" ${line}/>
    <rect x="3.6" y="17.8" width="16.8" height="3.6" rx="1.8" fill="#d8b765" ${line}/>`,
  textile: `<path d="M5.4 5h13.2v14.6l-2.2-1.8-2.2 1.8-2.2-1.8-2.2 1.8-2.2-1.8-2.2 1.8z" fill="#b8408f" ${line}/>
    <path d="m5.4 12.2 2.2-2.2 2.2 2.2 2.2-2.2 2.2 2.2 2.2-2.2 2.2 2.2" fill="none" stroke="#ffd3ee" stroke-width="1.5"/>
    <rect x="2.8" y="2.8" width="18.4" height="3.6" rx="1.8" fill="#e486c2" ${line}/>`,

  // What a city counts
  coin: `<circle cx="12" cy="12" r="9.8" fill="#e9b93a" stroke="#8a6100" stroke-width="1.2"/>
    <circle cx="12" cy="12" r="7.3" fill="#f7d774" stroke="#b98b16" stroke-width="1"/>`,
  shield: `<path d="M12 2.2c2.8 1.8 5.6 2.5 8.6 2.6.3 8-2.3 13.7-8.6 17-6.3-3.3-8.9-9-8.6-17 3-.1 5.8-.8 8.6-2.6z" fill="#c63a30"
    ${line}/><path d="M12 4.6c2 1.2 4 1.8 6.3 2-.2 5.9-2.1 10-6.3 12.6z" fill="#9c2019"/>
    <path d="M12 4.6v14.6" stroke="#f6c7c2" stroke-width="1"/>`,
  compass: `<g ${science}><circle cx="12" cy="4.8" r="2"/><path d="M11 6.8 6 20.6M13 6.8l5 13.8M5 14.2c2 2 4.3 3 7 3s5-1 7-3"/></g>`,
  gear: cog("var(--icon-science)"),
  tablet: `<path d="M5 21V8.5a7 7 0 0 1 14 0V21z" ${science}/>
    <path d="M9 10.5h6M9 14h6M9 17.4h3.5" ${stroke(1.7, "var(--icon-science)")}/>`,
  wild: `<g ${science}><path d="m12 2.6 2.3 6.2 6.6.3-5.1 4.2 1.7 6.4-5.5-3.6-5.5 3.6 1.7-6.4-5.1-4.2 6.6-.3z"/></g>
    <circle cx="12" cy="12" r="1.9" fill="var(--icon-science)"/>`,
  points: laurel,
  victory: `<path d="m7 13-2.6 8.6L8.6 20l2.4 2.6 1-4 1 4 2.4-2.6 4.2 1.6L17 13z" fill="#8e1d16" ${line}/>
    <circle cx="12" cy="9.6" r="8" fill="#d2473c" ${line}/><circle cx="12" cy="9.6" r="5.7" fill="#fbeae8"/>`,
  defeat: `<path d="M12 2.2c2.8 1.8 5.6 2.5 8.6 2.6.3 8-2.3 13.7-8.6 17-6.3-3.3-8.9-9-8.6-17 3-.1 5.8-.8 8.6-2.6z" fill="#7e868f"
    ${line}/><path d="m13.5 2.6-3.3 6.2 4 3-3.4 9.8" fill="none" stroke="#fff" stroke-width="1.8"/>`,
  stage: `<path d="M2.5 20.5h19v-4.6H18v-4.8h-3.5V6h-5v5.1H6v4.8H2.5z" fill="#d9a441" ${line}/>
    <path d="M6 15.9h12M9.5 11.1h5" stroke="var(--icon-line)" stroke-width="1"/>`,

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
  brown: `<rect x="4" y="4" width="16" height="16" rx="2" fill="var(--shape-brown)"/>`,
  gray: `<circle cx="12" cy="12" r="9" fill="var(--shape-gray)"/>`,
  blue: `<path d="M12 2.5 21.5 10v10.5h-19V10z" fill="var(--shape-blue)"/>`,
  yellow: `<path d="M12 2 22 12 12 22 2 12z" fill="var(--shape-yellow)"/>`,
  red: `<path d="M2.5 4h19L12 21.5z" fill="var(--shape-red)"/>`,
  green: `<path d="M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z" fill="var(--shape-green)"/>`,
  purple: `<path d="m12 1.6 3 7.1 7.7.6-5.9 5 1.8 7.5L12 17.8l-6.6 4 1.8-7.5-5.9-5 7.7-.6z" fill="var(--shape-purple)"/>`,

  // People and places
  hand: `<g ${fine}><rect x="3.5" y="6" width="8" height="12.5" rx="1.4" transform="rotate(-16 7 18)"/>
    <rect x="8" y="4.6" width="8" height="13" rx="1.4" fill="var(--surface, #fff)"/>
    <rect x="12.5" y="6" width="8" height="12.5" rx="1.4" transform="rotate(16 17 18)" fill="var(--surface, #fff)"/></g>`,
  clock: `<circle cx="12" cy="12" r="9" ${pen}/><path d="M12 6.8V12l3.6 2.2" ${pen}/>`,
  bot: `<rect x="4" y="8" width="16" height="11.5" rx="3" ${pen}/><path d="M12 8V4.2M9.5 19.5v1.8M14.5 19.5v1.8" ${pen}/>
    <circle cx="12" cy="3.6" r="1.4" fill="currentColor"/><circle cx="9" cy="13" r="1.5" fill="currentColor"/>
    <circle cx="15" cy="13" r="1.5" fill="currentColor"/>`,
  person: `<circle cx="12" cy="7.6" r="4.2" ${pen}/><path d="M3.8 21c.6-4.8 3.8-7.4 8.2-7.4s7.6 2.6 8.2 7.4" ${pen}/>`,
  town: `<path d="M3 20.5h18M4.5 20.5v-9h4v-4h7v4h4v9M10 20.5v-5h4v5M12 7.5V3l3.5 1.5L12 6" ${fine}/>`,
  crown: `<path d="m3 7.5 4.5 4L12 4l4.5 7.5 4.5-4L19 19H5z" fill="#e9b93a" ${line}/>`,

  others: `<g fill="currentColor"><circle cx="12" cy="7" r="3.4"/><path d="M5.8 19.5c0-4.8 2.4-7.4 6.2-7.4s6.2 2.6 6.2 7.4z"/>
    <circle cx="4.6" cy="9.4" r="2.3"/><path d="M.6 18.2c0-3.4 1.4-5.2 3.7-5.4-.9 1.6-1.3 3.3-1.3 5.4z"/>
    <circle cx="19.4" cy="9.4" r="2.3"/><path d="M23.4 18.2c0-3.4-1.4-5.2-3.7-5.4.9 1.6 1.3 3.3 1.3 5.4z"/></g>`,
  bank: `<path d="M2.5 9 12 3l9.5 6z" fill="#d9b765" ${line}/><path d="M4 18.5h16v2.6H4z" fill="#d9b765" ${line}/>
    <path d="M6 10v7.6M10 10v7.6M14 10v7.6M18 10v7.6" ${stroke(2)}/>`,
  crate: `<path d="M3 7.4 12 3l9 4.4v9.4L12 21l-9-4.2z" fill="#c9925a" ${line}/>
    <path d="M3 7.4 12 11.6l9-4.2M12 11.6V21" fill="none" ${line}/><path d="m7.4 5.4 9 4.2" stroke="#f0cfa4" stroke-width="2"/>`,

  first: `<path d="M12 19V6M8 9.4 12 5" ${stroke(3)}/><path d="M7.5 20.4h9" ${pen}/>`,

  // Tools
  bulb: `<path d="M9 17.5c0-2-3-3.4-3-7.5a6 6 0 0 1 12 0c0 4.1-3 5.5-3 7.5zM9.8 21h4.4" ${pen}/>`,
  menu: `<path d="M4 6.5h16M4 12h16M4 17.5h16" ${pen}/>`,
  chat: `<path d="M4 4.5h16v11.5h-9L6.5 20v-4H4z" ${pen}/>`,
  list: `<path d="M9 6h11M9 12h11M9 18h11" ${pen}/><path d="M4.5 6h.01M4.5 12h.01M4.5 18h.01" ${stroke(3)}/>`,
  cards: `<g ${fine}><rect x="3" y="6" width="11" height="15" rx="1.6"/><path d="M8 3h11.4c.9 0 1.6.7 1.6 1.6V17"/></g>`,
  book: `<path d="M12 6.5C9.5 4.7 6.5 4.3 3 4.5v14c3.5-.2 6.5.2 9 2 2.5-1.8 5.5-2.2 9-2v-14c-3.5-.2-6.5.2-9 2zM12 6.5v14" ${fine}/>`,
  settings: cog("currentColor"),
  eye: `<path d="M2 12c2.4-4.4 5.8-6.6 10-6.6S19.6 7.6 22 12c-2.4 4.4-5.8 6.6-10 6.6S4.4 16.4 2 12z" ${fine}/>
    <circle cx="12" cy="12" r="3" fill="currentColor"/>`,
  lock: `<rect x="4.5" y="10.5" width="15" height="10.5" rx="2" ${pen}/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5" ${pen}/>`,
  trade: `<path d="M3.5 8.5h15M15 4.5l4 4-4 4M20.5 15.5h-15M9 11.5l-4 4 4 4" ${pen}/>`,
  replay: `<path d="M4.5 5v5h5M4.9 10a7.8 7.8 0 1 1-.6 4.5" ${pen}/>`,
  close: `<path d="M6 6l12 12M18 6 6 18" ${pen}/>`,
  up: `<path d="m5 15 7-7 7 7" ${pen}/>`,
  down: `<path d="m5 9 7 7 7-7" ${pen}/>`,
  plus: `<path d="M12 4.5v15M4.5 12h15" ${pen}/>`,
  link: `<path d="M14 4h6v6M20 4l-9 9M18 14v5.5H4.5V6H10" ${fine}/>`,

  // Powers of wonders
  free_build: `<path d="M4 20.5h16M6 20.5v-7h12v7M3.5 13.5h17L12 7z" ${fine}/><path d="m14.5 4.5 2 2 4-4.5" ${pen}/>`,
  last_card: `<rect x="3" y="5.5" width="9" height="13.5" rx="1.4" ${fine}/>
    <rect x="9" y="3.5" width="11" height="16.5" rx="1.6" fill="var(--surface, #fff)" stroke="currentColor" stroke-width="1.6"/>
    <path d="M14.5 8v7.5M11 11.8h7" ${pen}/>`,
  copy: `<path d="m9 3 1.7 4 4.3.3-3.3 2.8 1 4.2L9 12l-3.7 2.3 1-4.2L3 7.3 7.3 7z" ${fine}/>
    <path d="M13 17.5h5.5a2 2 0 0 0 2-2V10M15.5 14.5l-3 3 3 3" ${fine}/>`,
  // Architects
  cat: `<path d="M5 3.5 9 7h6l4-3.5v9.2a7 7 0 0 1-14 0z" fill="light-dark(#6a55a8, #9580d6)" ${line}/>
    <path d="M9.2 12.2v1.4M14.8 12.2v1.4" stroke="#ffe9a8" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M12 15.6v1M12 16.6q-1.6 1.6-3 .4M12 16.6q1.6 1.6 3 .4M2.5 13.4l4 .8M2.6 17l3.8-.8M21.5 13.4l-4 .8
    M21.4 17l-3.8-.8" fill="none" stroke="#e8def8" stroke-width="1" stroke-linecap="round"/>`,
  horn: `<path d="M3 10.5c6 0 10.5-2 14-6.2l4.2 9.2c-5.4.4-9.4 1.6-12 4.3L5.6 16z" fill="#e2a33c" ${line}/>
    <path d="M17 4.3c2.6 2.4 4 5.6 4.2 9.2" fill="none" stroke="#8a5a10" stroke-width="1.4"/>
    <path d="M3 10.5 1.8 13l3.8 3" fill="#f6d58e" ${line}/>`,
  peace: `<circle cx="12" cy="12" r="9.8" fill="light-dark(#e3ecdf, #2b3a2c)" stroke="light-dark(#57774f, #8db283)"
    stroke-width="1.3"/><path d="M7 17.5q6-3 9.5-11" ${stroke(1.5, "light-dark(#3f6a38, #a6d09b)")}/>
    <g fill="light-dark(#5d8f52, #a6d09b)"><ellipse cx="9" cy="12.6" rx="1.4" ry="3" transform="rotate(-24 9 12.6)"/>
    <ellipse cx="12.2" cy="8.9" rx="1.4" ry="3" transform="rotate(-14 12.2 8.9)"/>
    <ellipse cx="13" cy="15" rx="1.4" ry="3" transform="rotate(72 13 15)"/>
    <ellipse cx="15.6" cy="11" rx="1.4" ry="2.8" transform="rotate(66 15.6 11)"/></g>`,
  war: `<circle cx="12" cy="12" r="9.8" fill="#b3261e" ${line}/>
    <path d="M7 7l10 10M17 7 7 17M6.2 14.6l3.2 3.2M17.8 14.6l-3.2 3.2" ${stroke(2, "#fff")}/>`,
  token: `<path d="M12 1.8 21 7v10l-9 5.2L3 17V7z" fill="#2f7d56" ${line}/>
    <path d="M12 5.2 18 8.7v6.6l-6 3.5-6-3.5V8.7z" fill="#d9efdf"/>
    <path d="m12 8 1.3 2.8 3 .3-2.3 2 .7 3-2.7-1.6-2.7 1.6.7-3-2.3-2 3-.3z" fill="#2f7d56"/>`,
  any_deck: `<g ${fine}><rect x="2.5" y="8" width="6.5" height="10" rx="1.2"/>
    <rect x="8.8" y="5.5" width="6.5" height="10" rx="1.2" fill="var(--surface, #fff)"/>
    <rect x="15" y="8" width="6.5" height="10" rx="1.2"/></g><path d="M12 21v-8M9.4 15.4 12 12.8l2.6 2.6" ${stroke(2)}/>`,
  central: `<rect x="5.5" y="2.8" width="13" height="18.4" rx="2" ${pen}/><circle cx="12" cy="12" r="3.4" fill="currentColor"/>`,
  both_sides: `<g ${fine}><rect x="2.5" y="4" width="7.5" height="11" rx="1.3"/>
    <rect x="14" y="4" width="7.5" height="11" rx="1.3"/></g><path d="M6.2 18.2c1.6 2 3.6 3 5.8 3s4.2-1 5.8-3M12 21v-8" ${pen}/>`,
  look: `<g ${fine}><rect x="3" y="3" width="6" height="9" rx="1.2"/><rect x="9" y="2.4" width="6" height="9" rx="1.2"/>
    <rect x="15" y="3" width="6" height="9" rx="1.2"/></g><path d="M4 17.5q8-7 16 0q-8 7-16 0z" ${fine}/>
    <circle cx="12" cy="17.5" r="2" fill="currentColor"/>`,
  // A card taken out of the discarded ones, with the structure that it becomes.
  from_discard: `<g ${fine}><rect x="2.4" y="10.4" width="8.6" height="11" rx="1.3" transform="rotate(-15 7 16)"/>
    <rect x="13" y="10.4" width="8.6" height="11" rx="1.3" transform="rotate(15 17 16)"/></g>
    <rect x="6.6" y="1.6" width="10.8" height="15" rx="1.6" fill="var(--surface, #fff)" stroke="currentColor"
    stroke-width="1.8"/><path d="M8.4 8.6 12 5l3.6 3.6M9.6 8v5.2h4.8V8M12 13.2v-2.4" ${fine}/>`,
  ...expansionPictures,
};

export type IconName = keyof typeof pictures;

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
