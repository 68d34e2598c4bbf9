// Short messages above the table: at most three on view, each for a few seconds or for as long as something lasts.

import { untrack } from "svelte";
import type { IconName } from "./icons/pictures";

/** The colour of the edge; a number is the seat of the person whom the message is about. */
export type Tone = "plain" | "gold" | "good" | "warn" | "bad" | number;

export interface ToastAction {
  label: string;
  press: () => void;
  /** The toast stays after the press, since what it says may still hold. */
  stays?: boolean;
}

/** A moment that comes nearer. What is left until then is shown, and never read out. */
export interface Countdown {
  until: number;
  text: (seconds: number) => string;
}

export interface Toast {
  /** A toast replaces the one with the same key. */
  key: string;
  title: string;
  text?: string;
  tone: Tone;
  icon: IconName;
  actions?: ToastAction[];
  countdown?: Countdown;
  /** How long it is on view; `Infinity` until it is dismissed. */
  lastsMs?: number;
  /** It is read out at once, whatever is being read. */
  urgent?: boolean;
}

export const LASTS_MS = 5000;
export const MOST = 3;

/** The time that is left of a toast. It runs while there is a timer. */
interface Clock {
  leftMs: number;
  since: number;
  timer?: ReturnType<typeof setTimeout>;
}

export class Toasts {
  private all: Toast[] = $state.raw([]);
  private readonly clocks = new Map<string, Clock>();
  private held = false;
  private dialogs: HTMLElement[] = $state.raw([]);
  /** The dialog in front of everything else. What is not inside of it cannot be read or pressed. */
  readonly front: HTMLElement | undefined = $derived(this.dialogs.at(-1));

  /** The toasts on view, the oldest first. Those that last until they are dismissed wait for a place; others do not. */
  readonly shown: Toast[] = $derived.by(() => {
    const lasting = this.all.filter(lasts).slice(0, MOST);
    const brief = this.all.filter((toast) => !lasts(toast)).reverse();
    const kept = new Set([...lasting, ...brief.slice(0, MOST - lasting.length)]);
    return this.all.filter((toast) => kept.has(toast));
  });

  /** Show a toast, in the place of the one with its key if there is one. */
  show(toast: Toast): void {
    // An effect that shows a toast does not depend on the others.
    const all = untrack(() => this.all);
    const at = all.findIndex(({ key }) => key === toast.key);
    this.all = at < 0 ? [...all, toast] : all.with(at, toast);
    this.stop(toast.key);
    this.clocks.delete(toast.key);
    if (!lasts(toast)) this.clocks.set(toast.key, { leftMs: toast.lastsMs ?? LASTS_MS, since: 0 });
    if (!this.held) this.start(toast.key);
  }

  dismiss(key: string): void {
    this.stop(key);
    this.clocks.delete(key);
    this.all = untrack(() => this.all).filter((toast) => toast.key !== key);
  }

  /** A modal dialog opens. Return the function to call once it is closed. */
  behind(dialog: HTMLElement): () => void {
    this.dialogs = [...untrack(() => this.dialogs), dialog];
    return () => (this.dialogs = this.dialogs.filter((other) => other !== dialog));
  }

  clear(): void {
    for (const { key } of this.all) this.dismiss(key);
  }

  /** Keep all toasts on view: the pointer rests on one, or the focus is inside. */
  hold(): void {
    this.held = true;
    for (const key of this.clocks.keys()) this.stop(key);
  }

  /** Let the time of the toasts go on. */
  release(): void {
    this.held = false;
    for (const key of this.clocks.keys()) this.start(key);
  }

  private start(key: string): void {
    const clock = this.clocks.get(key);
    if (!clock || clock.timer !== undefined) return;
    clock.since = Date.now();
    clock.timer = setTimeout(() => this.dismiss(key), clock.leftMs);
  }

  private stop(key: string): void {
    const clock = this.clocks.get(key);
    if (clock?.timer === undefined) return;
    clearTimeout(clock.timer);
    delete clock.timer;
    clock.leftMs -= Date.now() - clock.since;
  }
}

const lasts = (toast: Toast): boolean => toast.lastsMs === Infinity;

export const toasts = new Toasts();
