// Sky, disc, hill and ground behind a drawing, as the inside of an svg of 120 x 120. They take the colours `--sky` and
// `--tint` of the card and reach far beyond the field, so that one drawing fits a window of any shape.

const HILL =
  "M-600 140V82Q-500 62-400 80Q-230 60-160 84T-60 78T0 86Q22 68 46 82T96 74T120 78Q150 84 190 72T300 80T520 76T720 80V140z";

/** A shade between the sky and the colour of the card. */
const shade = (share: number): string => `color-mix(in srgb,var(--tint) ${share}%,var(--sky))`;

export const BACKDROP = [
  `<path d="M-600-600H720V160H-600z" fill="var(--sky)"/>`,
  `<circle cx="34" cy="40" r="27" fill="white" opacity=".6"/>`,
  `<path d="${HILL}" fill="${shade(19)}"/>`,
  `<path d="M-600 102H720V182H-600z" fill="${shade(46)}"/>`,
  `<path d="M-600 102H720v2.5H-600z" fill="white" opacity=".25"/>`,
].join("");
