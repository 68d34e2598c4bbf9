// Where on the screen the places of the table are.

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

/** A place, and what stands for it where it is not in view: a phone shows one city at a time, and all others as tabs. */
export function standIns(place: string): string[] {
  const [kind = "", seat = ""] = place.split(":");
  const city = `city:${seat}`;
  switch (kind) {
    case "pile":
      return [place, `piles:${seat}`, city];
    case "stage":
      return [place, `wonder:${seat}`, city];
    case "hand-card":
      return [place, "hand"];
    case "bank":
    case "islands":
    case "edifice":
      return [place, "discard"];
    case "landing":
    case "coins":
    case "shields":
    case "tokens":
    case "debts":
    case "fleet":
    case "leaders":
    case "caption":
    case "card":
    case "wonder":
    case "packet":
      return [place, city];
    default:
      return [place];
  }
}

/** Finds the places of a table. All boxes are read before anything is written: see `Player`. */
export class Places {
  private readonly clip: DOMRect;

  constructor(
    private readonly root: HTMLElement,
    private readonly sides: Sides,
  ) {
    this.clip = root.getBoundingClientRect();
  }

  /** The box of a place from the upper left corner of the table; nothing where neither the place nor a stand-in is. */
  box(place: string): Box | undefined {
    const names = standIns(place);
    for (const [index, name] of names.entries()) {
      if (name.startsWith("city:") && place.startsWith("packet:")) {
        const edge = this.edge(place);
        if (edge) return edge;
      }
      const found = this.element(name);
      if (found) return this.relative(found.getBoundingClientRect(), index === 0);
    }
    return undefined;
  }

  /** The element of a place that is in view. */
  element(place: string): HTMLElement | undefined {
    const found = this.root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    return [...found].find((element) => this.isSeen(element));
  }

  private isSeen(element: HTMLElement): boolean {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const { left, right, top, bottom } = this.clip;
    return width > 0 && height > 0 && middle > left && middle < right && centre > top && centre < bottom;
  }

  /** Hands of cities that are out of view come and go beside the viewer's own. */
  private edge(place: string): Box | undefined {
    const seat = Number(place.split(":")[1]);
    const side = seat === this.sides.left ? 0 : seat === this.sides.right ? 1 : undefined;
    const tray = this.element("hand") ?? this.element(`packet:${this.sides.middle}`);
    if (side === undefined || !tray || this.element(`city:${seat}`)?.role !== "tab") return undefined;
    const { y, height } = this.relative(tray.getBoundingClientRect(), false);
    const width = this.clip.width / 4;
    return { x: side === 0 ? -width : this.clip.width, y, width, height, exact: false, beyond: true };
  }

  private relative({ x, y, width, height }: DOMRect, exact: boolean): Box {
    return { x: x - this.clip.x, y: y - this.clip.y, width, height, exact, beyond: false };
  }
}
