/** The pictures of leaders, and the colours of its cards. */

import "./colours.css";
import { stroke } from "../../lib/icons/strokes";

export const leadersPictures = {
  white: `<path d="M12 2.6a4.6 4.6 0 0 1 4.6 4.6c0 2.2-1.2 4.2-3 5.2 4.6.6 7.4 3.6 7.9 9H2.5c.5-5.4 3.3-8.4
    7.9-9-1.8-1-3-3-3-5.2A4.6 4.6 0 0 1 12 2.6z" fill="var(--shape-white)" stroke="var(--shape-white-line)" stroke-width="1.6"
    stroke-linejoin="round"/>`,
  change_symbol: `<path d="M4 9.6a8.4 8.4 0 0 1 15-2.4M20 14.4a8.4 8.4 0 0 1-15 2.4M19.6 2.6v4.8h-4.8
    M4.4 21.4v-4.8h4.8" ${stroke(2.2, "var(--icon-science)")}/><circle cx="12" cy="12" r="2.2" fill="var(--icon-science)"/>`,
};
