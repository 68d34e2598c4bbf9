/** The pictures of black cards, and the colours of its cards. */

import "./colours.css";
import { stroke } from "../../lib/icons/strokes";

export const citiesPictures = {
  black: `<path d="M15.5 2.4A9.8 9.8 0 1 0 21.8 17 8.4 8.4 0 0 1 15.5 2.4z" fill="var(--shape-on, var(--shape-black))"/>`,
  diplomacy: `<path d="M2 12.4c3.4.8 6-.2 7.8-2.8C11 6 13.2 3 17 2.4c-.6 2.2-.6 4 .2 5.4.5-.9 1.4-1.4 2.6-1.4 1 0 1.8.5 2.2
    1.4l-2.2 1c0 6-3.4 10-9 10.2-4.4.2-7.4-2-8.8-6.6z" fill="#fff" stroke="#3f6a8f" stroke-width="1.4" stroke-linejoin="round"/>
    <path d="M9.6 11c2 1 4 1 6-.2M7 18.4l-1.4 3.2M12 18.9v3" ${stroke(1.4, "#3f6a8f")}/>
    <circle cx="19.3" cy="8" r=".9" fill="#23405a"/>`,
  spy: `<path d="M3.4 9.2C5 7.6 8.6 7.8 12 9.6c3.4-1.8 7-2 8.6-.4.8 4.4-1.2 8.2-4.6 8.2-2 0-3.2-1.4-4-3-.8 1.6-2 3-4 3-3.4
    0-5.4-3.8-4.6-8.2z" fill="var(--icon-science)"/><path d="M6 12.2q2-1.6 4 .4q-2 1.8-4-.4z
    M18 12.2q-2-1.6-4 .4q2 1.8 4-.4z" fill="var(--surface, #fff)"/>`,
};
