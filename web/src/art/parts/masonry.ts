// Walls and what stands on them: boxes with light and shade, slabs, columns, gables, domes, steps, doors, battlements.

import type { Material } from "../materials";
import { ellipse, p, rect, type Cut, type Pen } from "../pen";

/** The share of a wall that lies in the light, and in the shade. */
const LIT = 0.2;

export interface BoxLook {
  cut?: Cut;
  /** Lines between courses of stone. */
  courses?: boolean;
  flat?: boolean;
}

/** A wall: its left fifth in the light, its right fifth in the shade. */
export function box(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  of: Material,
  look: BoxLook = {},
): void {
  pen.fill(rect(x, y, width, height), of, { cut: look.cut ?? "solid", outline: 0 });
  if (!look.flat) {
    pen.fill(rect(x, y, width * LIT, height), of, { tone: 0, outline: 0 });
    pen.fill(rect(x + width * (1 - LIT), y, width * LIT, height), of, { tone: 2, outline: 0 });
  }
  if (look.courses) courses(pen, x, y, width, height);
  pen.line(rect(x, y, width, height), { width: 1.5 });
}

/** Stones in a wall. */
export function courses(pen: Pen, x: number, y: number, width: number, height: number, size = 7): void {
  let lines = "";
  for (let row = 1; row * size < height - 1; row += 1) {
    const top = y + row * size;
    lines += p`M${x} ${top}h${width}`;
    for (let at = x + (row % 2 ? size * 1.4 : size * 0.7); at < x + width - 1; at += size * 1.6)
      lines += p`M${at} ${top}v${Math.min(size, y + height - top)}`;
  }
  pen.line(lines, { width: 0.8 });
}

/** A low slab: lit from above. */
export function slab(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  of: Material,
  cut: Cut = "solid",
): void {
  pen.fill(rect(x, y, width, height), of, { cut, outline: 0 });
  pen.fill(rect(x, y, width, height * 0.4), of, { tone: 0, outline: 0 });
  pen.line(rect(x, y, width, height), { width: 1.5 });
}

/** A column with its base and capital; `x` is its middle. */
export function column(pen: Pen, x: number, top: number, bottom: number, width: number, of: Material = "marble"): void {
  box(pen, x - width / 2, top + 3, width, bottom - top - 6, of);
  slab(pen, x - width / 2 - 2, top, width + 4, 4, of);
  slab(pen, x - width / 2 - 2, bottom - 4, width + 4, 4, of);
}

/** Columns at even distances between two edges, with the dark behind them. */
export function colonnade(
  pen: Pen,
  [left, right]: [number, number],
  [top, bottom]: [number, number],
  count: number,
  width: number,
  of: Material = "marble",
): void {
  pen.fill(rect(left, top, right - left, bottom - top), "ink", { cut: "hole", outline: 0 });
  const step = (right - left - width) / (count - 1);
  for (let index = 0; index < count; index += 1) column(pen, left + width / 2 + index * step, top, bottom, width, of);
}

/** A gable with its field in a colour. */
export function pediment(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  of: Material,
  field: Material,
): void {
  pen.fill(p`M${x} ${y + height}L${x + width / 2} ${y}L${x + width} ${y + height}z`, of);
  pen.fill(
    p`M${x + width * 0.16} ${y + height - 2.5}L${x + width / 2} ${y + height * 0.26}L${x + width * 0.84} ${y + height - 2.5}z`,
    field,
    { outline: 1, cut: "hole" },
  );
}

/** Steps, the lowest the widest; `x` is the middle. */
export function steps(
  pen: Pen,
  x: number,
  bottom: number,
  width: number,
  count: number,
  height: number,
  of: Material,
): void {
  for (let index = 0; index < count; index += 1) {
    const wide = width - index * height * 2.4;
    slab(pen, x - wide / 2, bottom - (index + 1) * height, wide, height, of);
  }
}

/** A dome on its ring; `x` is the middle and `y` its foot. */
export function dome(pen: Pen, x: number, y: number, width: number, height: number, of: Material): void {
  const half = width / 2;
  pen.fill(p`M${x - half} ${y}a${half} ${height} 0 0 1 ${width} 0z`, of, { outline: 0, cut: "solid" });
  pen.fill(
    p`M${x - half} ${y}A${half} ${height} 0 0 1 ${x - half * 0.1} ${y - height}Q${x - half * 0.55} ${y - height * 0.55} ${x - half * 0.5} ${y}z`,
    of,
    { tone: 0, outline: 0 },
  );
  pen.fill(
    p`M${x + half} ${y}A${half} ${height} 0 0 0 ${x + half * 0.3} ${y - height * 0.95}Q${x + half * 0.62} ${y - height * 0.5} ${x + half * 0.58} ${y}z`,
    of,
    { tone: 2, outline: 0 },
  );
  pen.line(p`M${x - half} ${y}a${half} ${height} 0 0 1 ${width} 0z`, { width: 1.5 });
}

/** A dark doorway with a round head; `x` is the middle and `y` the threshold. */
export function door(pen: Pen, x: number, y: number, width: number, height: number, inside: Material = "ink"): void {
  const half = width / 2;
  pen.fill(p`M${x - half} ${y}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`, inside, {
    tone: 2,
    cut: "hole",
  });
}

/** A small dark window. */
export function window(pen: Pen, x: number, y: number, width: number, height: number, inside: Material = "ink"): void {
  pen.fill(rect(x, y, width, height), inside, { tone: 2, cut: "hole", outline: 1.2 });
}

/** An arch through which one sees; `x` is the middle and `y` its foot. */
export function arch(pen: Pen, x: number, y: number, width: number, height: number, behind: Material): void {
  const half = width / 2;
  pen.fill(p`M${x - half} ${y}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`, behind, {
    cut: "hole",
    outline: 1.2,
  });
}

/** A wall's battlements: merlons on its upper edge `y`. */
export function merlons(pen: Pen, x: number, y: number, width: number, count: number, of: Material, height = 6): void {
  const wide = width / (2 * count - 1);
  for (let index = 0; index < count; index += 1)
    box(pen, x + index * 2 * wide, y - height, wide, height + 0.5, of, { flat: true });
}

/** A tower with battlements; `x` is its left edge. */
export function tower(pen: Pen, x: number, top: number, width: number, bottom: number, of: Material = "stone"): void {
  box(pen, x, top, width, bottom - top, of, { courses: true });
  slab(pen, x - 2, top - 3, width + 4, 5, of);
  merlons(pen, x - 2, top - 3, width + 4, 3, of);
}

/** A tiled roof, sloping to all sides; `x` and `width` are those of its eaves. */
export function hipRoof(pen: Pen, x: number, y: number, width: number, height: number, of: Material = "tile"): void {
  const inset = Math.min(width * 0.22, height);
  pen.fill(p`M${x} ${y + height}L${x + inset} ${y}H${x + width - inset}L${x + width} ${y + height}z`, of, {
    outline: 0,
    cut: "solid",
  });
  pen.fill(
    p`M${x} ${y + height}L${x + inset} ${y}H${x + inset + width * 0.08}L${x + width * 0.16} ${y + height}z`,
    of,
    { tone: 0, outline: 0 },
  );
  pen.fill(
    p`M${x + width} ${y + height}L${x + width - inset} ${y}H${x + width - inset - width * 0.08}L${x + width * 0.82} ${y + height}z`,
    of,
    { tone: 2, outline: 0 },
  );
  let lines = "";
  for (let at = 0.22; at < 0.8; at += 0.14)
    lines += p`M${x + inset + (width - 2 * inset) * at} ${y}L${x + width * at} ${y + height}`;
  pen.line(lines, { width: 0.8 });
  pen.line(p`M${x} ${y + height}L${x + inset} ${y}H${x + width - inset}L${x + width} ${y + height}z`, { width: 1.5 });
}

/** A gable roof seen from the front. */
export function gable(pen: Pen, x: number, y: number, width: number, height: number, of: Material = "tile"): void {
  pen.fill(p`M${x} ${y + height}L${x + width / 2} ${y}L${x + width} ${y + height}z`, of);
  pen.fill(p`M${x + width / 2} ${y}L${x + width} ${y + height}H${x + width * 0.8}z`, of, { tone: 2, outline: 0 });
  pen.line(p`M${x} ${y + height}L${x + width / 2} ${y}L${x + width} ${y + height}z`, { width: 1.5 });
}

/** A round ornament such as a shield, a clock or a coin. */
export function disc(pen: Pen, x: number, y: number, radius: number, of: Material, cut: Cut = "solid"): void {
  pen.fill(ellipse(x, y, radius), of, { cut });
  pen.fill(
    p`M${x - radius * 0.7} ${y + radius * 0.5}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${x + radius * 0.5} ${y - radius * 0.7}`,
    of,
    { tone: 0, outline: 0 },
  );
}
