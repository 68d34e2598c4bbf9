// Parts of small scenes: a field of 120 x 120 with the ground at 104, light from the left, one outline for all.

export interface Material {
  light: string;
  middle: string;
  dark: string;
}

export const stone: Material = { light: "#f6ecd4", middle: "#e3d3ae", dark: "#bfa878" };
export const brick: Material = { light: "#e08a5c", middle: "#c4623a", dark: "#93421f" };
export const timber: Material = { light: "#b77a48", middle: "#925a2e", dark: "#653a1b" };
export const roof: Material = { light: "#d9694c", middle: "#b5432f", dark: "#82291c" };
export const slate: Material = { light: "#8d95a6", middle: "#626a7c", dark: "#3f4656" };
export const night: Material = { light: "#5b6070", middle: "#3f4351", dark: "#282b35" };

const OUTLINE = 'stroke="#2a2118" stroke-width="1.5" stroke-linejoin="round"';

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${OUTLINE}/>`;
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const strokes = (d: string, width = 1.1, ink = "#2a2118"): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A block, lit on its left fifth, in the shade on its right fifth. */
export function box(x: number, y: number, width: number, height: number, of: Material): string {
  const side = width / 5;
  return (
    flat(`M${x} ${y}h${width}v${height}h${-width}z`, of.middle) +
    flat(`M${x} ${y}h${side}v${height}h${-side}z`, of.light) +
    flat(`M${x + width - side} ${y}h${side}v${height}h${-side}z`, of.dark) +
    `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="none" ${OUTLINE}/>`
  );
}

/** Columns between two heights, the first at `from`, the last at `to`. */
export function columns(from: number, to: number, count: number, top: number, foot: number, of = stone): string {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => box(from + index * step - 4, top, 8, foot - top, of)).join("");
}

export function gable(x: number, y: number, width: number, height: number, of: Material): string {
  const middle = x + width / 2;
  return (
    path(`M${x} ${y} ${middle} ${y - height} ${x + width} ${y}z`, of.middle) +
    flat(`M${x + 3} ${y - 1} ${middle} ${y - height + 1.6} ${middle} ${y - 1}z`, of.light)
  );
}

/** An open door or window with a round head. */
export function arch(x: number, foot: number, width: number, height: number, fill = "#3a2c22"): string {
  const half = width / 2;
  return path(`M${x} ${foot}v${-(height - half)}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`, fill);
}

/** Steps that grow wider towards the ground. */
export function steps(middle: number, top: number, width: number, count: number, of = stone): string {
  return Array.from({ length: count }, (_, index) =>
    box(middle - width / 2 - index * 4, top + index * 4, width + index * 8, 4, of),
  ).join("");
}

export function merlons(x: number, y: number, count: number, of: Material): string {
  return Array.from({ length: count }, (_, index) => box(x + index * 11, y - 8, 7, 8, of)).join("");
}

export function cypress(x: number, foot: number, height: number): string {
  return (
    strokes(`M${x} ${foot}v-6`, 2.4, "#653a1b") +
    path(
      `M${x} ${foot - height}q7 ${height * 0.5} 5 ${height - 6}q-5 4-10 0q-2 ${-height * 0.5} 5 ${-(height - 6)}z`,
      "#3f7d3c",
    )
  );
}
