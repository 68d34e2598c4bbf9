// Changed parts of the table fade from their old look to the new one, without moving.

import { FADING } from "./frames";
import { STILL } from "./timing";

const NAMES = ["id", "data-testid", "data-place", "aria-live", "name"];

/** Keeps the old look of some elements; what is returned lays it over the new one and fades it out. */
export function fadeOver(elements: HTMLElement[], layer: HTMLElement | undefined): () => void {
  const origin = layer?.getBoundingClientRect();
  if (!layer || !origin) return () => undefined;
  const copies = elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const copy = element.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) part.removeAttribute(name);
    Object.assign(copy.style, {
      position: "absolute",
      left: `${x - origin.x}px`,
      top: `${y - origin.y}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: "0",
    });
    return copy;
  });
  return () => {
    for (const copy of copies) {
      layer.append(copy);
      const fading = copy.animate(FADING, { duration: STILL.fade, fill: "forwards" });
      fading.addEventListener("finish", () => copy.remove());
    }
  };
}
