/** The pictures of coins to lose and debts. */

import { line, stroke } from "../../lib/icons/strokes";

export const debtsPictures = {
  debt: `<path d="M4 2.6h16v18.8l-2.7-2-2.6 2-2.7-2-2.7 2-2.6-2-2.7 2z" fill="#5b2b3a" ${line}/>
    <path d="M8.5 5.2h7" stroke="#f2c9d3" stroke-width="1.3" stroke-linecap="round"/>`,
  loss: `<circle cx="12" cy="12" r="9.8" fill="#e6bd55" stroke="#a3261f" stroke-width="2"/>
    <path d="M14 1.4 11.4 3.8l1.7 1.6M10 22.6l2.4-2.4-1.5-1.5" ${stroke(2, "#a3261f")}/>`,
};
