/** Strokes that all pictures share. */

/** The outline of a filled shape. */
export const line = 'stroke="var(--icon-line)" stroke-width="1" stroke-linejoin="round"';

/** An open stroke of that width. */
export function stroke(width: number, colour = "currentColor"): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
}

export const pen = stroke(2);
export const fine = stroke(1.6);
