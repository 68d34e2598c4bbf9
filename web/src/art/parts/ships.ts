// Ships and what belongs to a harbour.

import { tone, WIRE, type Material } from "../materials";
import { ellipse, p, type Pen } from "../pen";

/** A hull with a row of planks; `x` is its left end and `y` the water line. */
export function hull(pen: Pen, x: number, y: number, width: number, height: number, of: Material = "wood"): void {
  const body = p`M${x} ${y - height}q${width * 0.06} ${height * 1.1} ${width * 0.24} ${height * 1.15}h${width * 0.5}q${width * 0.2} ${-height * 0.05} ${width * 0.26} ${-height * 1.3}l${-width * 0.12} ${height * 0.5}h${-width * 0.74}z`;
  pen.fill(body, of, { cut: "halo" });
  pen.line(p`M${x + width * 0.08} ${y - height * 0.3}h${width * 0.82}`, { width: 1 });
}

/** A square sail in stripes, on its mast; `x` is the mast and `y` its foot. */
export function sail(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  width: number,
  stripes: [Material, Material] = ["cloth", "yellow"],
): void {
  pen.line(p`M${x} ${y}v${-height}`, { width: 3, colour: WIRE, cut: "solid" });
  const [top, foot] = [y - height * 0.94, y - height * 0.24];
  const outline = p`M${x - width * 0.42} ${top}h${width * 0.84}q${width * 0.24} ${(foot - top) / 2} ${width * 0.08} ${foot - top}h${-width}q${width * 0.2} ${-(foot - top) / 2} ${width * 0.08} ${top - foot}z`;
  pen.fill(outline, stripes[0], { tone: 0, cut: "halo" });
  pen.fill(
    p`M${x - width * 0.12} ${top}h${width * 0.28}q${width * 0.12} ${(foot - top) / 2} ${width * 0.03} ${foot - top}h${-width * 0.34}q${width * 0.1} ${-(foot - top) / 2} ${width * 0.03} ${top - foot}z`,
    stripes[1],
    { outline: 0, cut: "none" },
  );
  pen.line(outline, { width: 1.5 });
}

/** Oars in a row. */
export function oars(pen: Pen, x: number, y: number, width: number, count: number): void {
  let path = "";
  for (let index = 0; index < count; index += 1) path += p`M${x + (width * index) / (count - 1)} ${y}l-7 14`;
  pen.line(path, { width: 1.8, cut: "solid", bold: 3.5, colour: tone("darkwood", 1) });
}

/** An anchor; `x` is its middle and `y` its lowest point. */
export function anchor(pen: Pen, x: number, y: number, height: number): void {
  const half = height * 0.36;
  pen.line(
    p`M${x} ${y - height * 0.84}V${y}M${x - half * 0.7} ${y - height * 0.66}h${half * 1.4}M${x - half} ${y - height * 0.34}Q${x - half} ${y} ${x} ${y}T${x + half} ${y - height * 0.34}`,
    { width: 4.6, colour: WIRE, cut: "solid" },
  );
  pen.line(ellipse(x, y - height * 0.92, height * 0.09), { width: 3, colour: WIRE, cut: "solid" });
}
