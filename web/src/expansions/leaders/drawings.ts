/** The wonders of Leaders as line drawings. */

import { arches, earth, type Picture } from "../../lib/wonders/lines";

const roma: Picture = {
  ground: earth,
  parts: [
    { solid: "M14 84h92V66H14z", lines: arches(18, 8, 8, 3, 70, 84) + "M14 66h92" },
    { solid: "M16 66h88V48H16z", lines: arches(20, 8, 7.4, 3.4, 52, 66) + "M16 48h88M14 66h92" },
    {
      solid: "M18 48h62V30H18zM80 48h22l-4-9-9-3-4-6h-5z",
      lines: arches(22, 6, 6.6, 3.2, 34, 48) + "M18 30h62M22 30v-5M34 30v-5M46 30v-5M58 30v-5M70 30v-5",
    },
  ],
};

/** A seated giant between two heights. */
function giant(x: number): string {
  return `M${x} 84V58h3V40h2V30q5-7 10 0v10h2v18h3v26z`;
}

const abu_simbel: Picture = {
  ground: earth,
  parts: [
    { solid: `${giant(16)}${giant(84)}`, lines: "M23 44h6M91 44h6M21 66h10M89 66h10M26 66v18M94 66v18" },
    { solid: `${giant(36)}${giant(64)}`, lines: "M43 44h6M71 44h6M41 66h10M69 66h10M46 66v18M74 66v18M56 84V66h8v18" },
    {
      solid: "M8 84V22h104v62h-8V28H16v56z",
      lines:
        "M6 22l4-8h100l4 8M18 22v-8M30 22v-8M42 22v-8M54 22v-8M66 22v-8M78 22v-8M90 22v-8M102 22v-8" +
        "M60 52a5 5 0 1 0 0-10 5 5 0 0 0 0 10z",
    },
  ],
};

export const leadersDrawings = { roma, abu_simbel };
