/** What line drawings of wonders are made of. */

export interface Part {
  solid: string;
  lines: string;
}

export interface Picture {
  ground: string;
  parts: Part[];
}

/** A row of upright strokes. */
export function posts(from: number, to: number, count: number, top: number, bottom: number): string {
  const step = (to - from) / (count - 1);
  return Array.from({ length: count }, (_, index) => `M${from + index * step} ${top}V${bottom}`).join("");
}

/** A row of arches on a line. */
export function arches(from: number, count: number, width: number, gap: number, top: number, bottom: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = from + index * (width + gap);
    return `M${x} ${bottom}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${bottom}`;
  }).join("");
}

export const waves = "M4 86q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0";
export const earth = "M6 86h108";
