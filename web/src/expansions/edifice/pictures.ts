/** The pictures of Edifices, pawns and bonuses, and the colours of its cards. */

import "./colours.css";
import { line } from "../../lib/icons/strokes";

export const edificePictures = {
  edifice: `<path d="M2.5 21.5h19v-2.4h-19zM4.5 19.1V10h3v9.1M10.5 19.1V10h3v9.1M16.5 19.1V10h3v9.1" fill="#d7cbb4" ${line}/>
    <path d="M2 10 12 3l10 7z" fill="#c7793f" ${line}/>`,
  pawn: `<path d="M12 2.4a4 4 0 0 1 2.3 7.3q.2 4.8 3.9 7.9v3.8H5.8v-3.8q3.7-3.1 3.9-7.9A4 4 0 0 1 12 2.4z" fill="var(--icon-pawn)"
    ${line}/>`,
  bonus: `<path d="M3 9.5h18v11.7H3z" fill="#b8408f" ${line}/>
    <path d="M2 6.5h20v3.6H2zM10.2 6.5h3.6v14.7h-3.6z" fill="#e486c2" ${line}/>
    <path d="M12 6.5Q5.5 5 7 2.8q2.5-1.6 5 3.7 2.5-5.3 5-3.7 1.5 2.2-5 3.7z" fill="none" stroke="var(--icon-line)"
    stroke-width="1.4"/>`,
};
