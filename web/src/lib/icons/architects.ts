/** The pictures of Architects, which come with its pages. */

import * as paint from "./palette";
import { addPictures } from "./pictures";
import { fine, pen, solid, stroke } from "./strokes";

export const architectsPictures = {
  cat: `${solid("M4.6 2.8 9 6.6h6l4.4-3.8v10a7.4 7.4 0 0 1-14.8 0z", paint.CAT, "M4.6 2.8 9 6.6h1.4q-3 5 0 12.8-5.8-1.2-5.8-6.6z")}
    <path d="M9.2 12.2v1.4M14.8 12.2v1.4" stroke="${paint.CAT_EYE}" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M12 15.6v1M12 16.6q-1.6 1.6-3 .4M12 16.6q1.6 1.6 3 .4M2.5 13.4l4 .8M2.6 17l3.8-.8M21.5 13.4l-4 .8
    M21.4 17l-3.8-.8" fill="none" stroke="${paint.CAT_WHISKER}" stroke-width="1" stroke-linecap="round"/>`,
  horn: `${solid("M3 10.3c6 0 10.5-2.2 14-6.6l4.6 10c-5.4.4-9.6 1.6-12.2 4.4L5.6 16z", paint.HORN, "M3 10.3c6 0 10.5-2.2 14-6.6l1.4 3.2C14 10.6 9 12.4 4.2 12.6z", "M9.4 18.1 8 17.2q5-4.4 12.6-5.6l1 2.1c-5.4.4-9.6 1.6-12.2 4.4z")}
    ${solid("M3 10.3 1.6 13l4 3z", paint.HORN_MOUTH)}`,
  peace: `<circle cx="12" cy="12" r="9.8" fill="${paint.PEACE}" stroke="${paint.PEACE_RIM}"
    stroke-width="1.3"/><path d="M7 17.5q6-3 9.5-11" ${stroke(1.5, paint.PEACE_STEM)}/>
    <g fill="${paint.PEACE_LEAF}"><ellipse cx="9" cy="12.6" rx="1.4" ry="3" transform="rotate(-24 9 12.6)"/>
    <ellipse cx="12.2" cy="8.9" rx="1.4" ry="3" transform="rotate(-14 12.2 8.9)"/>
    <ellipse cx="13" cy="15" rx="1.4" ry="3" transform="rotate(72 13 15)"/>
    <ellipse cx="15.6" cy="11" rx="1.4" ry="2.8" transform="rotate(66 15.6 11)"/></g>`,
  war: `${solid("M12 2a10 10 0 1 0 .1 0z", paint.WAR, "M4.9 19.1A10 10 0 0 1 19.1 4.9z")}
    <path d="M7 7l10 10M17 7 7 17M6.2 14.6l3.2 3.2M17.8 14.6l-3.2 3.2" ${stroke(2, paint.WHITE)}/>`,
  token: `${solid("M12 1.4 21.4 6.8v10.4L12 22.6 2.6 17.2V6.8z", paint.TOKEN, "M12 1.4 21.4 6.8 2.6 17.2V6.8z")}
    <path d="M12 5.2 18 8.7v6.6l-6 3.5-6-3.5V8.7z" fill="${paint.TOKEN_FACE}"/>
    <path d="m12 8 1.3 2.8 3 .3-2.3 2 .7 3-2.7-1.6-2.7 1.6.7-3-2.3-2 3-.3z" fill="${paint.TOKEN}"/>`,
  any_deck: `<g ${fine}><rect x="2.5" y="8" width="6.5" height="10" rx="1.2"/>
    <rect x="8.8" y="5.5" width="6.5" height="10" rx="1.2" fill="var(--surface)"/>
    <rect x="15" y="8" width="6.5" height="10" rx="1.2"/></g><path d="M12 21v-8M9.4 15.4 12 12.8l2.6 2.6" ${stroke(2)}/>`,
  central: `<rect x="5.5" y="2.8" width="13" height="18.4" rx="2" ${pen}/><circle cx="12" cy="12" r="3.4" fill="currentColor"/>`,
  both_sides: `<g ${fine}><rect x="2.5" y="4" width="7.5" height="11" rx="1.3"/>
    <rect x="14" y="4" width="7.5" height="11" rx="1.3"/></g><path d="M6.2 18.2c1.6 2 3.6 3 5.8 3s4.2-1 5.8-3M12 21v-8" ${pen}/>`,
  look: `<g ${fine}><rect x="3" y="3" width="6" height="9" rx="1.2"/><rect x="9" y="2.4" width="6" height="9" rx="1.2"/>
    <rect x="15" y="3" width="6" height="9" rx="1.2"/></g><path d="M4 17.5q8-7 16 0q-8 7-16 0z" ${fine}/>
    <circle cx="12" cy="17.5" r="2" fill="currentColor"/>`,
};

addPictures(architectsPictures);
