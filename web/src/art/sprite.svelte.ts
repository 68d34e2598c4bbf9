// The drawings as symbols of one hidden svg, each of them made once, when it is first asked for. The code that draws is
// loaded after the page, so that nothing waits for it.

import { patiently } from "../lib/retry";
import type * as Drawings from "./drawings";
import type { Draw } from "./pen";
import type * as Wonders from "./wonders/scene";

interface Studio {
  drawings: typeof Drawings;
  wonders: typeof Wonders;
  drawn: typeof import("./pen").drawn;
}

/** Boxes whose drawings are only loaded where they are played. */
const BOXES = { architects: () => import("./architects") };

class Sprite {
  /** The drawing code; nothing until it is loaded. */
  studio: Studio | undefined = $state.raw();
  /** The symbols that are in the page. Nothing is shown from this list, so it need not be reactive. */
  private readonly made = new Set<string>();
  private home: SVGSVGElement | undefined;
  private loading: Promise<void> | undefined;
  private readonly opened = new Set<keyof typeof BOXES>();

  /** Load what draws; harmless to call again. */
  load(): void {
    if (this.loading) return;
    this.loading = idle()
      .then(() => patiently(() => this.fetch()))
      .catch(() => (this.loading = undefined)); // Cards can be played without; the next one asks again.
  }

  /** Load what draws another box, too. */
  async open(box: keyof typeof BOXES): Promise<void> {
    this.load();
    if (this.opened.has(box)) return;
    this.opened.add(box);
    const [{ register }] = await Promise.all([patiently(BOXES[box]), this.loading]);
    register();
    if (this.studio) this.studio = { ...this.studio };
  }

  /** The address of a card's symbol, for `<use href>`; nothing before drawings are loaded or where there is none. */
  of(card: string, look: "picture" | "silhouette"): string | undefined {
    const draw = this.studio?.drawings.drawingOf(card);
    return this.studio && draw && this.symbol(this.studio.drawings.drawingName(card), draw, look);
  }

  /** The address of the symbol of any drawing, made when it is first asked for. */
  symbol(name: string, draw: Draw, look: "picture" | "silhouette"): string | undefined {
    if (!this.studio) return undefined;
    const key = `art-${look}-${name}`;
    if (!this.made.has(key)) {
      this.add(key, look === "picture" ? "0 0 120 120" : "0 0 120 112", this.studio.drawn(draw)[look]);
      this.made.add(key);
    }
    return `#${key}`;
  }

  private async fetch(): Promise<void> {
    const [drawings, wonders, { drawn }, { wearMaterials }] = await Promise.all([
      import("./drawings"),
      import("./wonders/scene"),
      import("./pen"),
      import("./wear"),
    ]);
    wearMaterials();
    this.studio = { drawings, wonders, drawn };
  }

  private add(id: string, field: string, inside: string): void {
    const home = (this.home ??= this.begin());
    const box = `<symbol id="${id}" viewBox="${field}" overflow="visible" preserveAspectRatio="xMidYMax meet">`;
    home.insertAdjacentHTML("beforeend", `${box}${inside}</symbol>`);
  }

  private begin(): SVGSVGElement {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("width", "0");
    svg.setAttribute("height", "0");
    svg.style.position = "absolute";
    document.body.append(svg);
    return svg;
  }
}

/** What the page has to do first comes first; a browser that cannot tell when it is idle waits a moment. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 400 });
    else setTimeout(done, 50);
  });
}

export const sprite = new Sprite();
