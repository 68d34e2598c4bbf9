/** Strokes and tones that all pictures share: a dark outline, light from the upper left, shade at the lower right. */

const round = 'stroke-linejoin="round" stroke-linecap="round"';

/** The outline of a filled shape. */
export const line = `stroke="var(--icon-line)" stroke-width="1.3" ${round}`;

/** An open stroke of that width. */
export function stroke(width: number, colour = "currentColor"): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}" ${round}`;
}

export const pen = stroke(2);
export const fine = stroke(1.6);

/** The left half of a shape lies in the light. */
export const HALF = "half";

/** A shape with its outline; a part of it lies in the light, another in the shade. */
export function solid(path: string, colour: string, light = "", shade = ""): string {
  const tone = (part: string, ink: string, more = ""): string =>
    part ? `<path d="${part}" fill="${ink}"${more}/>` : "";
  const lit = "rgb(255 255 255 / 32%)";
  const tones =
    (light === HALF ? tone(path, lit, ' clip-path="inset(0 50% 0 0)"') : tone(light, lit)) +
    tone(shade, "rgb(0 0 0 / 22%)");
  return `<path d="${path}" fill="${colour}"/>${tones}<path d="${path}" fill="none" ${line}/>`;
}

/** A stroke with an outline of its own. */
export function bar(path: string, width: number, colour: string): string {
  return `<path d="${path}" ${stroke(width + 2, "var(--icon-line)")}/><path d="${path}" ${stroke(width, colour)}/>`;
}
