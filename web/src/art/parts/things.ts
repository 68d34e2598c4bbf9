// Goods, furniture and tools.

import { tone, WIRE, type Material } from "../materials";
import { ellipse, p, rect, type Cut, type Pen } from "../pen";

/** An amphora with two handles; `x` is its middle and `y` its foot. */
export function amphora(pen: Pen, x: number, y: number, height: number, of: Material = "clay"): void {
  const half = height * 0.3;
  pen.line(
    p`M${x - half * 0.4} ${y - height * 0.92}q${-half * 1.2} ${height * 0.04} ${-half * 0.5} ${height * 0.3}M${x + half * 0.4} ${y - height * 0.92}q${half * 1.2} ${height * 0.04} ${half * 0.5} ${height * 0.3}`,
    { width: 2, cut: "solid", bold: 4 },
  );
  const body = p`M${x - half * 0.42} ${y - height}h${half * 0.84}v${height * 0.1}h${-half * 0.12}v${height * 0.08}C${x + half * 1.4} ${y - height * 0.66} ${x + half} ${y - height * 0.2} ${x + half * 0.4} ${y}h${-half * 0.8}C${x - half} ${y - height * 0.2} ${x - half * 1.4} ${y - height * 0.66} ${x - half * 0.3} ${y - height * 0.82}v${-height * 0.08}h${-half * 0.12}z`;
  pen.fill(body, of);
  pen.fill(
    p`M${x - half * 0.3} ${y - height * 0.82}C${x - half * 1.4} ${y - height * 0.66} ${x - half} ${y - height * 0.2} ${x - half * 0.4} ${y}h${half * 0.2}C${x - half * 0.5} ${y - height * 0.3} ${x - half * 0.6} ${y - height * 0.6} ${x - half * 0.1} ${y - height * 0.8}z`,
    of,
    { tone: 0, outline: 0 },
  );
  pen.line(body, { width: 1.4 });
}

/** The end of a log with its rings; `x` and `y` are its middle. */
export function log(pen: Pen, x: number, y: number, radius: number): void {
  pen.fill(ellipse(x, y, radius), "darkwood", { cut: "halo" });
  pen.fill(ellipse(x, y, radius * 0.76), "straw", { outline: 0, cut: "hole" });
  pen.line(ellipse(x, y, radius * 0.45) + ellipse(x, y, radius * 0.16), { width: 1, colour: tone("wood", 1) });
}

/** A hewn block seen from a corner. */
export function block(pen: Pen, x: number, y: number, size: number, of: Material = "stone"): void {
  const shift = size * 0.3;
  pen.fill(p`M${x} ${y}v${-size}l${shift} ${-shift}h${size}v${size}l${-shift} ${shift}z`, of, { cut: "halo" });
  pen.fill(p`M${x} ${y - size}l${shift} ${-shift}h${size}l${-shift} ${shift}z`, of, { tone: 0, outline: 1 });
  pen.fill(p`M${x + size} ${y}v${-size}l${shift} ${-shift}v${size}z`, of, { tone: 2, outline: 1 });
}

/** A barrel; `x` is its middle and `y` its foot. */
export function barrel(pen: Pen, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  const body = p`M${x - half * 0.8} ${y}q${-half * 0.4} ${-height / 2} 0 ${-height}h${half * 1.6}q${half * 0.4} ${height / 2} 0 ${height}z`;
  pen.fill(body, "wood");
  pen.line(
    p`M${x - half * 0.95} ${y - height * 0.3}h${half * 1.9}M${x - half * 0.95} ${y - height * 0.7}h${half * 1.9}`,
    { width: 2, colour: tone("iron", 2) },
  );
  pen.line(p`M${x - half * 0.3} ${y}v${-height}M${x + half * 0.3} ${y}v${-height}`, { width: 0.8 });
  pen.line(body, { width: 1.5 });
}

/** A sack tied at its neck. */
export function sack(pen: Pen, x: number, y: number, width: number, of: Material = "straw"): void {
  const half = width / 2;
  pen.fill(
    p`M${x - half * 0.3} ${y - width * 0.95}l${-half * 0.2} ${-width * 0.2}h${half}l${-half * 0.2} ${width * 0.2}Q${x + half * 1.5} ${y - width * 0.3} ${x + half * 0.8} ${y}H${x - half * 0.8}Q${x - half * 1.5} ${y - width * 0.3} ${x - half * 0.3} ${y - width * 0.95}z`,
    of,
  );
  pen.line(p`M${x - half * 0.4} ${y - width * 0.95}h${half * 0.8}`, { width: 2 });
}

/** A scroll lying open; `x` and `y` are its upper left corner. */
export function scroll(pen: Pen, x: number, y: number, width: number, height: number, lines = 3): void {
  pen.fill(rect(x, y, width, height), "paper", { tone: 0 });
  let text = "";
  for (let index = 0; index < lines; index += 1)
    text += p`M${x + width * 0.18} ${y + (height * (index + 1)) / (lines + 1)}h${width * (index % 2 ? 0.5 : 0.64)}`;
  pen.line(text, { width: 1.1 });
  for (const edge of [y - 2, y + height - 2])
    pen.fill(p`M${x - 3} ${edge}h${width + 6}v4.5h${-width - 6}z`, "paper", { tone: 2 });
}

/** A bottle or flask; `x` is its middle and `y` its foot. */
export function flask(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  of: Material = "glass",
  full: Material = of,
): void {
  const radius = height * 0.34;
  const body = p`M${x - radius * 0.34} ${y - height}h${radius * 0.68}v${height * 0.36}A${radius} ${radius} 0 1 1 ${x - radius * 0.34} ${y - height * 0.64}z`;
  pen.fill(body, of, { tone: 0 });
  pen.fill(
    p`M${x - radius * 0.98} ${y - radius * 0.9}h${radius * 1.96}A${radius} ${radius} 0 0 1 ${x - radius * 0.98} ${y - radius * 0.9}z`,
    full,
    { outline: 1 },
  );
  pen.line(body, { width: 1.5 });
  pen.line(p`M${x - radius * 0.5} ${y - height}h${radius}`, { width: 2.4 });
}

/** A cup on its foot. */
export function cup(pen: Pen, x: number, y: number, height: number, of: Material = "gold"): void {
  const half = height * 0.36;
  pen.fill(
    p`M${x - half} ${y - height}h${half * 2}q0 ${height * 0.5} ${-half * 0.8} ${height * 0.56}v${height * 0.26}h${half * 0.6}v${height * 0.18}h${-half * 1.6}v${-height * 0.18}h${half * 0.6}v${-height * 0.26}q${-half * 0.8} ${-height * 0.06} ${-half * 0.8} ${-height * 0.56}z`,
    of,
  );
}

/** A wheel with spokes. */
export function wheel(pen: Pen, x: number, y: number, radius: number, spokes = 6): void {
  pen.fill(ellipse(x, y, radius), "wood", { cut: "halo" });
  pen.fill(ellipse(x, y, radius * 0.72), "straw", { tone: 0, outline: 1, cut: "hole" });
  let path = "";
  for (let index = 0; index < spokes; index += 1) {
    const angle = (index * 2 * Math.PI) / spokes + 0.3;
    path += p`M${x} ${y}L${x + Math.cos(angle) * radius * 0.72} ${y + Math.sin(angle) * radius * 0.72}`;
  }
  pen.line(path, { width: radius * 0.14, colour: tone("darkwood", 1), cut: "solid", bold: radius * 0.2 });
  pen.fill(ellipse(x, y, radius * 0.2), "iron");
}

/** A pile of coins. */
export function coins(pen: Pen, x: number, y: number, count: number, radius = 7): void {
  for (let index = 0; index < count; index += 1) {
    pen.fill(
      p`M${x - radius} ${y - index * 4}v-3.4a${radius} ${radius * 0.36} 0 0 1 ${2 * radius} 0v3.4a${radius} ${radius * 0.36} 0 0 1 ${-2 * radius} 0z`,
      "gold",
      { outline: 1.2 },
    );
    pen.fill(ellipse(x, y - 3.4 - index * 4, radius, radius * 0.36), "gold", { tone: 0, outline: 1 });
  }
}

/** A pair of scales; `x` is the middle and `y` the beam. */
export function scales(pen: Pen, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  pen.line(p`M${x} ${y - 5}v${height}`, { width: 4.4, cut: "solid" });
  pen.line(p`M${x} ${y - 5}v${height}`, { width: 1.8, colour: tone("gold", 1) });
  pen.line(p`M${x - half} ${y}h${width}`, { width: 4.4, cut: "solid" });
  pen.line(p`M${x - half} ${y}h${width}`, { width: 1.8, colour: tone("gold", 1) });
  for (const side of [-1, 1]) {
    const at = x + side * half;
    pen.line(p`M${at} ${y}l${-width * 0.17} ${height * 0.36}M${at} ${y}l${width * 0.17} ${height * 0.36}`, {
      width: 1.1,
      cut: "solid",
      bold: 3,
    });
    pen.fill(
      p`M${at - width * 0.2} ${y + height * 0.36}h${width * 0.4}q${-width * 0.05} ${height * 0.16} ${-width * 0.2} ${height * 0.16}t${-width * 0.2} ${-height * 0.16}z`,
      "gold",
    );
  }
  pen.fill(p`M${x - half * 0.5} ${y + height - 5}h${half}v5h${-half}z`, "gold");
}

/** A hammer; `x` and `y` are the end of its handle, the head is `length` away along the turn. */
export function hammer(pen: Pen, x: number, y: number, length: number, turn: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(rect(-1.8, -length, 3.6, length), "wood");
      pen.fill(rect(-length * 0.22, -length - 5, length * 0.44, 10), "iron", { cut: "halo" });
    },
    { turn },
  );
}

/** A flag on a pole; `x` is the pole and `y` its foot. */
export function flag(pen: Pen, x: number, y: number, height: number, of: Material = "red", reach = 12): void {
  pen.line(p`M${x} ${y}v${-height}`, { width: 2, colour: WIRE, cut: "solid", bold: 4 });
  pen.fill(
    p`M${x} ${y - height}h${reach}l${-reach * 0.3} ${reach * 0.32}l${reach * 0.3} ${reach * 0.32}h${-reach}z`,
    of,
  );
}

/** A banner that hangs from a bar; `x` is its middle. */
export function banner(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  of: Material,
  cut: Cut = "solid",
): void {
  const half = width / 2;
  pen.fill(p`M${x - half} ${y}h${width}v${height}l${-half} ${-half * 0.5}l${-half} ${half * 0.5}z`, of, { cut });
  pen.fill(p`M${x + half * 0.5} ${y}h${half * 0.5}v${height}l${-half * 0.5} ${-half * 0.25}z`, of, {
    tone: 2,
    outline: 0,
  });
}

/** An awning in stripes, with a scalloped edge. */
export function awning(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  stripes: [Material, Material],
  count = 7,
): void {
  const wide = width / count;
  for (let index = 0; index < count; index += 1) {
    const of = stripes[index % 2 ? 1 : 0];
    pen.fill(
      p`M${x + wide * index + 4 - (8 * index) / count} ${y}H${x + wide * (index + 1) + 4 - (8 * (index + 1)) / count}L${x + wide * (index + 1)} ${y + height}a${wide / 2} ${wide / 2.4} 0 0 1 ${-wide} 0z`,
      of,
      { outline: 1.2, cut: index % 2 ? "hole" : "solid" },
    );
  }
}
