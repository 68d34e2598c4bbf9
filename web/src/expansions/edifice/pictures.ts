/** The pictures of Edifices and pawns, and the colours of its cards. */

import "./colours.css";
import { line } from "../../lib/icons/strokes";

export const edificePictures = {
  edifice: `<path d="M2.5 21.5h19v-2.4h-19zM4.5 19.1V10h3v9.1M10.5 19.1V10h3v9.1M16.5 19.1V10h3v9.1" fill="#d7cbb4" ${line}/>
    <path d="M2 10 12 3l10 7z" fill="#c7793f" ${line}/>`,
  pawn: `<path d="M12 2.4a4 4 0 0 1 2.3 7.3q.2 4.8 3.9 7.9v3.8H5.8v-3.8q3.7-3.1 3.9-7.9A4 4 0 0 1 12 2.4z" fill="var(--icon-pawn)"
    ${line}/>`,
};
