// Weapons and armour.

import { WIRE, type Material } from "../materials";
import { ellipse, p, rect, type Pen } from "../pen";

/** A round shield with its boss. */
export function roundShield(pen: Pen, x: number, y: number, radius: number, of: Material = "red"): void {
  pen.fill(ellipse(x, y, radius), "gold", { cut: "halo" });
  pen.fill(ellipse(x, y, radius * 0.8), of, { outline: 1, cut: "hole" });
  pen.fill(
    p`M${x - radius * 0.8} ${y}a${radius * 0.8} ${radius * 0.8} 0 0 1 ${radius * 1.1} ${-radius * 0.74}l${-radius * 0.3} ${radius * 0.74}z`,
    of,
    { tone: 0, outline: 0 },
  );
  pen.fill(ellipse(x, y, radius * 0.26), "gold", { outline: 1.2 });
}

/** A spear from its butt to its point. */
export function spear(pen: Pen, x: number, y: number, length: number, turn = 0): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(rect(-1.5, -length, 3, length), "wood", { outline: 1.2 });
      pen.fill(p`M0 ${-length - 16}l5 10l-5 8l-5-8z`, "iron");
    },
    { turn },
  );
}

/** A sword, its point away from the hand. */
export function sword(pen: Pen, x: number, y: number, length: number, turn = 0): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(p`M-3 0v${-length + 8}l3-8l3 8v${length - 8}z`, "silver");
      pen.fill(rect(-9, 0, 18, 4), "gold");
      pen.fill(rect(-2.4, 4, 4.8, 11), "wood");
      pen.fill(ellipse(0, 17, 3.4), "gold");
    },
    { turn },
  );
}

/** A bow with its string. */
export function bow(pen: Pen, x: number, y: number, height: number): void {
  const half = height / 2;
  pen.line(p`M${x} ${y - half}Q${x + half} ${y} ${x} ${y + half}`, { width: 5, colour: WIRE, cut: "solid" });
  pen.line(p`M${x} ${y - half}V${y + half}`, { width: 1.2, colour: WIRE, cut: "solid", bold: 3 });
}

/** A helmet with a crest; `x` is its middle and `y` the chin. */
export function helmet(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  of: Material = "bronze",
  crest: Material = "red",
): void {
  const half = height * 0.36;
  pen.fill(
    p`M${x - half * 0.5} ${y - height}Q${x + half * 2} ${y - height * 1.2} ${x + half * 1.7} ${y - height * 0.2}L${x + half * 1.1} ${y - height * 0.3}Q${x + half * 1.2} ${y - height * 0.8} ${x - half * 0.2} ${y - height * 0.84}z`,
    crest,
  );
  pen.fill(
    p`M${x - half} ${y - height * 0.45}Q${x - half} ${y - height * 0.92} ${x} ${y - height * 0.92}Q${x + half} ${y - height * 0.92} ${x + half} ${y - height * 0.4}V${y}H${x + half * 0.35}V${y - height * 0.4}H${x - half * 0.3}V${y - height * 0.1}L${x - half * 0.75} ${y}z`,
    of,
    { cut: "halo" },
  );
}
