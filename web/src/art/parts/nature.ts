// Trees, rocks, water, fire and smoke.

import { tone, type Material } from "../materials";
import { ellipse, p, type Pen } from "../pen";

/** A slim cypress; `x` is its middle and `y` its foot. */
export function cypress(pen: Pen, x: number, y: number, height: number): void {
  const half = height * 0.15;
  pen.fill(
    p`M${x} ${y - height}C${x + half * 2} ${y - height * 0.5} ${x + half * 1.4} ${y - height * 0.1} ${x} ${y - height * 0.08}C${x - half * 1.4} ${y - height * 0.1} ${x - half * 2} ${y - height * 0.5} ${x} ${y - height}z`,
    "leaf",
  );
  pen.fill(
    p`M${x} ${y - height}C${x + half * 2} ${y - height * 0.5} ${x + half * 1.4} ${y - height * 0.1} ${x} ${y - height * 0.08}z`,
    "leaf",
    { tone: 2, outline: 0 },
  );
  pen.line(p`M${x} ${y}v${-height * 0.12}`, { width: 2.4 });
}

/** A fir in three tiers. */
export function fir(pen: Pen, x: number, y: number, height: number): void {
  const width = height * 0.5;
  pen.fill(p`M${x - 2} ${y}h4v${-height * 0.16}h-4z`, "wood");
  for (let tier = 0; tier < 3; tier += 1) {
    const wide = width * (1 - tier * 0.26);
    const foot = y - height * (0.14 + tier * 0.24);
    pen.fill(p`M${x - wide / 2} ${foot}L${x} ${foot - height * 0.4}L${x + wide / 2} ${foot}z`, "leaf");
    pen.fill(p`M${x} ${foot - height * 0.4}L${x + wide / 2} ${foot}H${x + wide * 0.12}z`, "leaf", {
      tone: 2,
      outline: 0,
    });
  }
}

/** A palm with a bent stem. */
export function palm(pen: Pen, x: number, y: number, height: number): void {
  const top = y - height;
  pen.line(p`M${x} ${y}q${height * 0.12} ${-height * 0.5} ${height * 0.04} ${-height}`, { width: 4.6, cut: "solid" });
  pen.line(p`M${x} ${y}q${height * 0.12} ${-height * 0.5} ${height * 0.04} ${-height}`, {
    width: 2,
    colour: tone("wood", 1),
  });
  const reach = height * 0.42;
  for (const [dx, dy] of [
    [-1, 0.35],
    [-0.8, -0.35],
    [0, -0.62],
    [0.85, -0.3],
    [1, 0.4],
  ] as const) {
    const [cx, cy] = [x + height * 0.04, top];
    pen.fill(
      p`M${cx} ${cy}Q${cx + dx * reach * 0.5} ${cy + dy * reach - reach * 0.42} ${cx + dx * reach} ${cy + dy * reach}Q${cx + dx * reach * 0.45} ${cy + dy * reach * 0.5} ${cx} ${cy}z`,
      "leaf",
      { outline: 1.2 },
    );
  }
}

/** A round bush or tree top. */
export function bush(pen: Pen, x: number, y: number, radius: number, of: Material = "leaf"): void {
  pen.fill(
    p`M${x - radius} ${y}a${radius * 0.6} ${radius * 0.6} 0 0 1 ${radius * 0.4} ${-radius * 0.8}a${radius * 0.62} ${radius * 0.62} 0 0 1 ${radius * 1.2} 0a${radius * 0.6} ${radius * 0.6} 0 0 1 ${radius * 0.4} ${radius * 0.8}z`,
    of,
  );
  pen.fill(
    p`M${x + radius} ${y}a${radius * 0.6} ${radius * 0.6} 0 0 0 ${-radius * 0.4} ${-radius * 0.8}q${radius * 0.1} ${radius * 0.5} ${-radius * 0.3} ${radius * 0.8}z`,
    of,
    { tone: 2, outline: 0 },
  );
}

/** A rock with three faces; `x` is its left edge and `y` its foot. */
export function rock(pen: Pen, x: number, y: number, width: number, height: number, of: Material = "ore"): void {
  pen.fill(
    p`M${x} ${y}L${x + width * 0.14} ${y - height * 0.6}L${x + width * 0.46} ${y - height}L${x + width * 0.84} ${y - height * 0.7}L${x + width} ${y}z`,
    of,
  );
  pen.fill(
    p`M${x} ${y}L${x + width * 0.14} ${y - height * 0.6}L${x + width * 0.46} ${y - height}L${x + width * 0.4} ${y - height * 0.5}z`,
    of,
    { tone: 0, outline: 0 },
  );
  pen.fill(
    p`M${x + width} ${y}L${x + width * 0.84} ${y - height * 0.7}L${x + width * 0.46} ${y - height}L${x + width * 0.66} ${y - height * 0.4}z`,
    of,
    { tone: 2, outline: 0 },
  );
  pen.line(
    p`M${x} ${y}L${x + width * 0.14} ${y - height * 0.6}L${x + width * 0.46} ${y - height}L${x + width * 0.84} ${y - height * 0.7}L${x + width} ${y}z`,
    { width: 1.5 },
  );
}

/** A flame; `x` is its middle and `y` its foot. */
export function flame(pen: Pen, x: number, y: number, height: number): void {
  const half = height * 0.36;
  pen.fill(
    p`M${x} ${y - height}C${x + half * 0.4} ${y - height * 0.66} ${x + half * 1.5} ${y - height * 0.5} ${x + half} ${y - height * 0.16}Q${x + half * 0.7} ${y} ${x} ${y}Q${x - half * 0.8} ${y} ${x - half} ${y - height * 0.2}C${x - half * 1.3} ${y - height * 0.5} ${x - half * 0.1} ${y - height * 0.6} ${x} ${y - height}z`,
    "fire",
  );
  pen.fill(
    p`M${x} ${y - height * 0.55}Q${x + half * 0.7} ${y - height * 0.3} ${x + half * 0.4} ${y - height * 0.08}Q${x} ${y} ${x - half * 0.4} ${y - height * 0.08}Q${x - half * 0.6} ${y - height * 0.3} ${x} ${y - height * 0.55}z`,
    "fire",
    { tone: 0, outline: 0, cut: "hole" },
  );
}

/** A curl of smoke or steam that rises from a point. */
export function smoke(pen: Pen, x: number, y: number, height: number, colour = tone("silver", 0)): void {
  const step = height / 3;
  pen.line(p`M${x} ${y}c${-5} ${-step} ${5} ${-step} 0 ${-step * 1.6}s${4} ${-step} 0 ${-step * 1.4}`, {
    width: 2.6,
    colour,
  });
}

/** Waves along a line. */
export function waves(pen: Pen, x: number, y: number, width: number, colour = tone("water", 0)): void {
  let path = p`M${x} ${y}`;
  for (let at = 0; at + 12 <= width; at += 12) path += "q3-4 6 0t6 0";
  pen.line(path, { width: 1.4, colour });
}

/** A cloud; `x` is its middle. */
export function cloud(pen: Pen, x: number, y: number, width: number): void {
  pen.fill(
    p`M${x - width / 2} ${y}a${width * 0.17} ${width * 0.17} 0 0 1 ${width * 0.2} ${-width * 0.17}a${width * 0.22} ${width * 0.22} 0 0 1 ${width * 0.42} ${-width * 0.03}a${width * 0.18} ${width * 0.18} 0 0 1 ${width * 0.38} ${width * 0.2}z`,
    "cloth",
    { outline: 0, opacity: 0.85 },
  );
}

/** A star with five points. */
export function star(pen: Pen, x: number, y: number, radius: number, of: Material = "gold"): void {
  let path = "";
  for (let index = 0; index < 10; index += 1) {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 ? radius * 0.42 : radius;
    path += `${index ? "L" : "M"}${p`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`}`;
  }
  pen.fill(`${path}z`, of, { outline: 1 });
}

/** A crescent moon, open to the right. */
export function crescent(pen: Pen, x: number, y: number, radius: number, of: Material = "gold"): void {
  const tip = radius * 0.86;
  pen.fill(
    p`M${x + radius * 0.5} ${y - tip}A${radius} ${radius} 0 1 0 ${x + radius * 0.5} ${y + tip}A${radius * 0.88} ${radius * 0.88} 0 0 1 ${x + radius * 0.5} ${y - tip}z`,
    of,
    { outline: 1.2 },
  );
}

/** A laurel wreath, open at the top; `x` and `y` are its middle. */
export function laurel(pen: Pen, x: number, y: number, radius: number, of: Material = "gold"): void {
  for (const side of [-1, 1])
    for (let index = 0; index < 6; index += 1) {
      const angle = Math.PI / 2 + side * (0.35 + index * 0.42);
      const [cx, cy] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      pen.at(cx, cy, () => pen.fill(ellipse(0, 0, radius * 0.13, radius * 0.25), of, { outline: 1 }), {
        turn: (angle * 180) / Math.PI + side * 28,
      });
    }
}
