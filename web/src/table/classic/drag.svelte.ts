// A card that is dragged with a mouse or a finger. A finger that moves along the hand scrolls it instead.

import type { Attachment } from "svelte/attachments";
import { asking } from "../../explain/asking.svelte";
import type { Onto } from "./drop";

/** A press that moves less than this is a press. */
const STILL_PX = 8;

/** Where a card can be dropped, in pixels of the window. */
export interface Target {
  onto: Onto;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The card in the air. */
export class Drag {
  /** The place of the card in the hand; -1: none is dragged. */
  place: number = $state(-1);
  card: string = $state("");
  x: number = $state(0);
  y: number = $state(0);
  touch: boolean = $state(false);
  /** The places that are open to it, the smaller ones first where one lies in another. */
  targets: Target[] = $state.raw([]);

  /** Where it would be dropped now. */
  get onto(): Onto | undefined {
    const within = ({ left, top, width, height }: Target): boolean =>
      this.x >= left && this.x <= left + width && this.y >= top && this.y <= top + height;
    return this.place < 0 ? undefined : this.targets.find(within)?.onto;
  }

  move(event: PointerEvent): void {
    this.x = event.clientX;
    this.y = event.clientY;
  }

  end(): void {
    this.place = -1;
    this.card = "";
    this.targets = [];
  }
}

interface Dragged {
  place: number;
  card: string;
  targets: () => Target[];
  drop: (card: string, onto: Onto) => void;
}

/** Makes an element draggable. A press without a move stays a press. */
export function draggable(drag: Drag, what: () => Dragged): Attachment<HTMLElement> {
  return (element) => {
    const ends = new AbortController();
    let start: { x: number; y: number; pointer: number } | undefined;
    let dragged = false;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ): void => element.addEventListener(name, react, { signal: ends.signal, capture: name === "click" });
    const stop = (): void => {
      start = undefined;
      if (dragged) drag.end();
    };
    on("pointerdown", (event) => {
      dragged = false;
      if (event.button === 0 && event.isPrimary)
        start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    });
    on("pointermove", (event) => {
      if (!start || event.pointerId !== start.pointer) return;
      if (!dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL_PX) return;
      if (!dragged) {
        dragged = true;
        element.setPointerCapture(event.pointerId);
        asking.close();
        const { place, card, targets } = what();
        Object.assign(drag, { place, card, touch: event.pointerType === "touch", targets: targets() });
      }
      drag.move(event);
    });
    on("pointerup", (event) => {
      if (!start || !dragged || drag.place < 0) return stop();
      drag.move(event);
      const { card, drop } = what();
      const { onto } = drag;
      stop();
      if (onto) drop(card, onto);
    });
    on("pointercancel", stop);
    // The press that ends a drag picks nothing; one by the keyboard is another matter.
    on("click", (event) => {
      if (!dragged || event.detail === 0) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    return () => {
      ends.abort();
      stop();
    };
  };
}
