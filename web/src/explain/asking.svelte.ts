// What is asked about now. There is one popover on the page, and this is what it shows.

import type { About } from "./about";

/** A pointer may leave a thing on its way to the popover. */
const LEAVE_MS = 220;

class Asking {
  about: About | undefined = $state.raw();
  anchor: HTMLElement | undefined = $state.raw();
  /** Pressed, not only passed over: it stays until it is closed. */
  pinned = $state(false);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** Where the mouse was last, and whether it really moved there. */
  private at = { x: -1, y: -1 };
  private moved = false;
  /** The move that the innermost thing under the pointer has taken for itself. */
  private taken: PointerEvent | undefined;

  /** Show the explanation of something at its place. */
  open(anchor: HTMLElement, about: About, pinned = false): void {
    clearTimeout(this.waiting);
    this.anchor = anchor;
    this.about = about;
    this.pinned = pinned;
  }

  close(): void {
    clearTimeout(this.waiting);
    this.anchor = undefined;
    this.about = undefined;
    this.pinned = false;
  }

  /** A press: pin it, or close it if it is pinned. */
  press(anchor: HTMLElement, about: About): void {
    if (this.anchor === anchor && this.pinned) this.close();
    else this.open(anchor, about, true);
  }

  constructor() {
    if (typeof window === "undefined") return;
    window.addEventListener("pointermove", (event) => this.follow(event), { capture: true, passive: true });
  }

  /** Follow the mouse. Browsers also report a move when the page has moved under a pointer that rests. */
  private follow(event: PointerEvent): void {
    this.moved = event.clientX !== this.at.x || event.clientY !== this.at.y;
    this.at = { x: event.clientX, y: event.clientY };
  }

  /** The pointer has moved over something; if it then rests there, that is a question. While something is dragged it
   * asks nothing, and what comes to lie under a pointer that rests is no question either. */
  over(event: PointerEvent, anchor: HTMLElement, about: () => About, ms: number): void {
    if (!this.moved || event.buttons > 0 || this.taken === event) return;
    this.taken = event;
    clearTimeout(this.waiting);
    if (this.pinned || this.anchor === anchor) return;
    this.waiting = setTimeout(() => this.open(anchor, about()), ms);
  }

  /** The pointer has left it, or has left the popover. */
  leave(): void {
    clearTimeout(this.waiting);
    if (this.pinned) return;
    this.waiting = setTimeout(() => this.close(), LEAVE_MS);
  }

  /** The pointer has reached the popover. */
  stay(): void {
    clearTimeout(this.waiting);
  }
}

export const asking = new Asking();

/** The id of the popover, which describes what it is about. */
export const POPOVER = "explanation";
