// The size of an icon: a number of pixels, or a length of the style sheets such as `var(--icon-row)`.

export type Size = number | string;

/** The size as a length, several times as large if asked. */
export function lengthOf(size: Size, times = 1): string {
  if (typeof size === "number") return `${size * times}px`;
  return times === 1 ? size : `calc(${size} * ${times})`;
}
