// Civilian structures.

import { amphora } from "../parts/things";
import { box, colonnade, column, disc, dome, pediment, slab, steps } from "../parts/masonry";
import { flame, smoke, waves } from "../parts/nature";
import { rect, type Draw } from "../pen";

export const blue: Record<string, Draw> = {
  baths(pen) {
    pen.only(() => {
      colonnade(pen, [18, 102], [43, 83], 4, 8);
      pen.fill(rect(24, 46, 72, 32), "water", { tone: 2, outline: 0, opacity: 0.55 });
      for (const x of [40, 60, 80]) smoke(pen, x, 74, 26);
      for (const x of [22, 47.3, 72.6, 98]) column(pen, x, 43, 83, 8);
      slab(pen, 12, 36, 96, 7, "marble");
      dome(pen, 60, 36, 60, 22, "tile");
      box(pen, 54, 8, 12, 7, "marble");
      pen.fill("M10 104L22 82H98L110 104z", "marble");
      pen.fill("M20 101L29 86H91L100 101z", "water", { outline: 1.2 });
      waves(pen, 38, 94, 48);
    });
    pen.shadow("M4 58H116V70H110Q108 92 90 96V106H76V98H44V106H30V96Q12 92 10 70H4z");
    pen.shadow(
      "M30 48c-8-10 8-16 0-30h8c8 14-8 20 0 30zM56 48c-8-10 8-16 0-30h8c8 14-8 20 0 30zM82 48c-8-10 8-16 0-30h8c8 14-8 20 0 30z",
    );
    pen.shadow("M22 80q9-9 18 0t18 0t18 0t18 0v6q-9 9-18 0t-18 0t-18 0t-18 0z", "hole");
  },
  temple(pen) {
    steps(pen, 60, 104, 112, 3, 5, "marble");
    colonnade(pen, [18, 102], [42, 90], 5, 9);
    slab(pen, 10, 36, 100, 7, "marble");
    pediment(pen, 8, 12, 104, 24, "marble", "tile");
    disc(pen, 60, 28, 4, "gold", "none");
  },
  altar(pen) {
    steps(pen, 60, 104, 92, 2, 7, "marble");
    box(pen, 38, 56, 44, 34, "marble");
    slab(pen, 32, 50, 56, 8, "marble");
    pen.fill("M40 40h40l-6 11H46z", "gold");
    flame(pen, 60, 41, 36);
    amphora(pen, 17, 104, 26);
    amphora(pen, 103, 104, 26);
  },
};
