/** The pictures of teams, and the colours of its cards. */

import "./colours.css";
import { fine } from "../../lib/icons/strokes";

export const teamsPictures = {
  partner: `<g ${fine}><circle cx="7" cy="7" r="3.2"/><circle cx="17" cy="7" r="3.2"/>
    <path d="M2 19.5c.3-4.4 2-6.6 5-6.6 2.2 0 3.7 1.2 5 3.4 1.3-2.2 2.8-3.4 5-3.4 3 0 4.7 2.2 5 6.6"/></g>`,
};
