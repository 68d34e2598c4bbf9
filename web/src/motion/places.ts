// Where on the screen the places of the table are.

import type { Step } from "./plan";

/** A box in pixels. `exact` is whether it is the place itself, and not something that stands for it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  exact: boolean;
  /** The place is beyond the edge of the screen. */
  beyond: boolean;
}

/** Who sits where, as the viewer sees it. */
export interface Sides {
  middle: number;
  left: number;
  right: number;
}

/** A place, and what stands for it where it is not in view: a phone shows one city at a time, all others as tabs. */
export function standIns(place: string): string[] {
  const [kind = "", seat = ""] = place.split(":");
  const city = [`city:${seat}`, `landing:${seat}`];
  switch (kind) {
    case "pile":
      return [place, `piles:${seat}`, ...city];
    case "stage":
      return [place, `wonder:${seat}`, ...city];
    case "held":
      return [place, `held:${seat}`, ...city];
    case "offer":
    case "conflict":
    case "cat":
      return seat === "" || kind === "offer" ? [place, kind] : [place, ...city];
    case "deck":
      return [place];
    case "hand-card":
      return [place, "hand"];
    case "bank":
    case "islands":
    case "edifice":
      return [place, "discard"];
    case "hand":
    case "discard":
    case "story":
      return [place];
    default:
      return [place, ...city];
  }
}

/** Finds the places of a table. All boxes are read before anything is written: see `Player`. */
export class Places {
  private readonly clip: DOMRect;
  private readonly named = new Map<string, HTMLElement[]>();
  private readonly rects = new Map<HTMLElement, DOMRect>();
  /** The tray with the hand lies over the lower part of the cities. */
  private readonly tray: HTMLElement | undefined;
  private readonly bottom: number;

  constructor(
    root: HTMLElement,
    private readonly sides: Sides,
  ) {
    this.clip = root.getBoundingClientRect();
    for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
      const place = element.dataset["place"] ?? "";
      this.named.set(place, [...(this.named.get(place) ?? []), element]);
    }
    this.tray = this.named.get("tray")?.[0];
    this.bottom = this.tray?.getBoundingClientRect().top ?? this.clip.bottom;
  }

  /** The box of a place from the upper left corner of the table; nothing where neither the place nor a stand-in is. */
  box(place: string): Box | undefined {
    if (place.startsWith("packet:")) return this.packet(place);
    for (const [index, name] of standIns(place).entries()) {
      const found = this.element(name);
      if (found) return this.relative(found, index === 0 && !isTab(found));
    }
    return undefined;
  }

  /** How large the table is. */
  get size(): { width: number; height: number } {
    return this.clip;
  }

  /** The element of a place that is in view; a tab only where the city itself is not. */
  element(place: string): HTMLElement | undefined {
    const seen = (this.named.get(place) ?? []).filter((element) => this.isSeen(element));
    return seen.find((element) => !isTab(element)) ?? seen[0];
  }

  height(place: string): number {
    const found = this.element(place);
    return found ? this.rect(found).height : 0;
  }

  private rect(element: HTMLElement): DOMRect {
    const known = this.rects.get(element);
    if (known) return known;
    const rect = element.getBoundingClientRect();
    this.rects.set(element, rect);
    return rect;
  }

  private isSeen(element: HTMLElement): boolean {
    const { x, y, width, height } = this.rect(element);
    const [middle, centre] = [x + width / 2, y + height / 2];
    const { left, right, top, bottom } = this.clip;
    const low = this.tray?.contains(element) ? bottom : this.bottom;
    return width > 0 && height > 0 && middle > left && middle < right && centre > top && centre < low;
  }

  /** The viewer's hand lies in the tray; those of cities that are out of view come and go beside it. */
  private packet(place: string): Box | undefined {
    const seat = Number(place.split(":")[1]);
    const hand = this.element("hand");
    if (hand && seat === this.sides.middle) return this.relative(hand, true);
    const own = this.element(place) ?? this.element(`city:${seat}`);
    if (own) return this.relative(own, true);
    const side = seat === this.sides.left ? 0 : seat === this.sides.right ? 1 : undefined;
    if (side === undefined || !hand) return undefined;
    const width = this.clip.width / 4;
    const beside = { x: side === 0 ? -width : this.clip.width, width };
    return { ...this.relative(hand, false), ...beside, beyond: true };
  }

  private relative(element: HTMLElement, exact: boolean): Box {
    const { x, y, width, height } = this.rect(element);
    return { x: x - this.clip.x, y: y - this.clip.y, width, height, exact, beyond: false };
  }
}

function isTab(element: HTMLElement): boolean {
  return element.closest("[role=tab]") !== null;
}

/** The boxes of all places of some steps. */
export function boxesOf(steps: Pick<Step, "from" | "to" | "mover">[], places: Places): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const { from, to, mover } of steps)
    for (const place of mover ? [from, to] : []) {
      const box = place && !boxes.has(place) ? places.box(place) : undefined;
      if (box) boxes.set(place, box);
    }
  return boxes;
}
