/** The wonders of Cities as line drawings. */

import { arches, earth, posts, type Picture } from "../../lib/wonders/lines";

const petra: Picture = {
  ground: "M6 86h108M8 86q-2-40 6-78M112 86q2-40-6-78",
  parts: [
    { solid: "M24 84h72V54H24z", lines: posts(30, 90, 6, 57, 82) + "M22 54h76M54 84V64h12v20" },
    {
      solid: "M22 54h76l-38-14zM28 40h18V24H28zM74 40h18V24H74z",
      lines: "M32 40V27M42 40V27M78 40V27M88 40V27M26 24l12-7 4 7M94 24l-12-7-4 7",
    },
    { solid: "M50 42h20V24H50zM48 24h24l-12-12z", lines: "M54 42V27M60 42V27M66 42V27M60 12V5M57 5h6" },
  ],
};

const byzantium: Picture = {
  ground: earth,
  parts: [
    { solid: "M16 84h88V62H16z", lines: arches(22, 6, 9, 5, 67, 84) + "M14 62h92" },
    { solid: "M30 62V50q10-8 18-8h24q8 0 18 8v12z", lines: arches(37, 4, 7, 6, 51, 62) + "M30 50h60" },
    {
      solid: "M40 42q2-20 20-22q18 2 20 22zM12 62V22h5v40zM103 62V22h5v40z",
      lines: "M60 20v-9M57 14h6M48 42q1-14 12-20M72 42q-1-14-12-20M12 22l2.5-8 2.5 8M103 22l2.5-8 2.5 8M46 42h28",
    },
  ],
};

export const citiesDrawings = { petra, byzantium };
