// Leaders: people with a head, a dress and an attribute of their own.

import { bust } from "../parts/people";
import { roundShield, spear } from "../parts/war";
import { ellipse, type Draw } from "../pen";

export const leaders: Record<string, Draw> = {
  leonidas(pen) {
    spear(pen, 14, 104, 78, 4);
    bust(pen, { head: "helmet", trim: "red", robe: "red", beard: "short", skin: "tan", dress: "armour" });
    roundShield(pen, 26, 88, 18);
  },
  hypatia(pen) {
    bust(pen, { cut: "long", robe: "green", trim: "gold", head: "band" });
    pen.line(ellipse(94, 80, 17), { width: 5, cut: "solid" });
    pen.line(ellipse(94, 80, 17), { width: 2.4, colour: "var(--gold-1)" });
    pen.line(`${ellipse(94, 80, 17, 6)}${ellipse(94, 80, 6, 17)}`, { width: 1.6, colour: "var(--gold-2)" });
    pen.fill(ellipse(94, 80, 4), "blue");
  },
};
