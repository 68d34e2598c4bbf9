/** The picture of bonuses, and their colours. */

import "./colours.css";
import { line } from "../../lib/icons/strokes";

export const carthagePictures = {
  bonus: `<path d="M3 9.5h18v11.7H3z" fill="#b8408f" ${line}/>
    <path d="M2 6.5h20v3.6H2zM10.2 6.5h3.6v14.7h-3.6z" fill="#e486c2" ${line}/>
    <path d="M12 6.5Q5.5 5 7 2.8q2.5-1.6 5 3.7 2.5-5.3 5-3.7 1.5 2.2-5 3.7z" fill="none" stroke="var(--icon-line)"
    stroke-width="1.4"/>`,
};
