/** The pictures of leaders, and the colours of its cards. */

import "./colours.css";
import { bar, solid } from "../../lib/icons/strokes";

export const leadersPictures = {
  white: solid(
    "M12 2a4.8 4.8 0 0 1 4.8 4.8c0 2.3-1.2 4.4-3.1 5.4 4.8.6 7.7 3.8 8.2 9.6H2.1c.5-5.8 3.4-9 8.2-9.6-1.9-1-3.1-3.1-3.1-5.4A4.8 4.8 0 0 1 12 2z",
    "var(--shape-white)",
    "",
    "M14.6 2.8q2.2 1.4 2.2 4c0 2.3-1.2 4.4-3.1 5.4 4.8.6 7.7 3.8 8.2 9.6h-4.6q-.8-6-5-9 3.4-4 2.3-10z",
  ),
  change_symbol: `${bar("M4 10a8.4 8.4 0 0 1 14.4-3.4M20 14a8.4 8.4 0 0 1-14.4 3.4M19.4 2.4v4.8h-4.8M4.6 21.6v-4.8h4.8", 1.9, "var(--icon-science)")}
    ${solid("M12 9a3 3 0 1 0 .1 0z", "var(--icon-science)")}`,
};
