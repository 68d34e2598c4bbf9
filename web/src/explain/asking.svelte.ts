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
  /** What comes to lie under a pointer that does not move is no question. */
  hushed = false;

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

  /** The pointer is over something; if it rests there, that is a question. */
  enter(anchor: HTMLElement, about: () => About, ms: number): void {
    clearTimeout(this.waiting);
    if (this.hushed || this.pinned || this.anchor === anchor) return;
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
