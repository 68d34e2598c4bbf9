/** The wonders of Armada as line drawings. */

import { arches, earth, posts, waves, type Picture } from "../../lib/wonders/lines";

const siracusa: Picture = {
  ground: waves,
  parts: [
    { solid: "M10 80h36V66H10zM74 80h36V66H74z", lines: arches(14, 3, 8, 3, 70, 80) + arches(78, 3, 8, 3, 70, 80) },
    { solid: "M44 78q16 8 32 0l4-8H40z", lines: "M60 70V34M60 36q16 4 16 26H60M60 38q-12 6-12 24h12" },
    {
      solid: "M16 66h18V34H16zM13 34h24l-12-12zM86 66h18V34H86zM83 34h24l-12-12z",
      lines: "M21 58v-8h8v8M91 58v-8h8v8M21 44h8M91 44h8",
    },
  ],
};

const ur: Picture = {
  ground: earth,
  parts: [
    { solid: "M10 84h100l-6-20H16z", lines: posts(24, 96, 7, 66, 82) + "M50 84l5-20h10l5 20M52 78h16M53 72h14" },
    { solid: "M24 64h72l-6-18H30z", lines: posts(38, 82, 5, 48, 62) + "M56 64l2-18h4l2 18" },
    {
      solid: "M38 46h44l-4-14H42zM50 32h20V18H50z",
      lines: "M56 32v-8h8v8M48 18h24M50 18v-4M60 18v-5M70 18v-4M46 39h28",
    },
  ],
};

export const armadaDrawings = { siracusa, ur };
