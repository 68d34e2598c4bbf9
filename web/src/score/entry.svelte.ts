// A sheet while it is filled in: every change is counted and kept at once.

import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { book, type Evening } from "./book.svelte";
import { scored, type Scored } from "./count";
import { cellOf, cellsOf, linesOf } from "./facts";
import { namesOf } from "./lines";
import type { Sheet, SheetSeat } from "./sheet";

/** Symbols that were counted for the science of a seat: compasses, gears, tablets and wild ones. */
export type Symbols = [number, number, number, number];

/** What a cell held, to put it back. */
interface Held {
  points: number | undefined;
  blank: boolean;
}

export class Entry {
  readonly id: string;
  sheet: Sheet = $state({ config: { game: "classic", players: 0 }, seats: [] });
  /** Whether points are typed unless something is counted; otherwise everything is counted unless points are typed. */
  readonly byPoints: boolean;
  /** The cells without a number. */
  readonly blank: SvelteSet<string>;
  symbols: Symbols[] = $state([]);
  lines = $derived(linesOf(this.sheet.config));
  names = $derived(namesOf(this.sheet));
  cells = $derived(cellsOf(this.sheet.config));
  counted: { score: Scored } | { wrong: string } = $derived.by(() => {
    try {
      return { score: scored($state.snapshot(this.sheet) as Sheet) };
    } catch (error) {
      return { wrong: error instanceof Error ? error.message : String(error) };
    }
  });
  score = $derived("score" in this.counted ? this.counted.score : undefined);
  /** Whether every cell has its number. */
  complete = $derived.by(() => this.byPoints && this.blank.size === 0);

  constructor(evening: Evening) {
    this.id = evening.id;
    this.sheet = structuredClone(evening.sheet);
    this.byPoints = evening.blank !== undefined;
    this.blank = new SvelteSet(evening.blank);
    this.symbols = this.sheet.seats.map(() => [0, 0, 0, 0]);
    $effect(() => this.#keep());
  }

  /** Keep the sheet on this device, as long as it can be counted. */
  #keep(): void {
    if (!this.score) return;
    const sheet = $state.snapshot(this.sheet) as Sheet;
    const blank = [...this.blank];
    const complete = this.complete;
    untrack(() => {
      const kept = book.find(this.id);
      if (!kept) return;
      book.put({ ...kept, sheet, finished: kept.finished || complete, ...(this.byPoints ? { blank } : {}) });
    });
  }

  /** The points of a cell, typed or counted. */
  points(seat: number, line: string): number {
    return this.score?.seats[seat]?.points[line] ?? this.sheet.seats[seat]?.points?.[line] ?? 0;
  }

  isBlank(seat: number, line: string): boolean {
    return this.blank.has(cellOf(seat, line));
  }

  isTyped(seat: number, line: string): boolean {
    return this.sheet.seats[seat]?.points?.[line] !== undefined;
  }

  /** Put points into a cell, in the place of what would be counted. */
  type(seat: number, line: string, points: number): void {
    this.#put(seat, line, { points, blank: false });
  }

  /** Empty a cell: then it waits for a number, or it is counted again. */
  clear(seat: number, line: string): void {
    this.#put(seat, line, this.byPoints ? { points: 0, blank: true } : { points: undefined, blank: false });
  }

  /** Count a cell from what is entered for its city. */
  count(seat: number, line: string): void {
    this.#put(seat, line, { points: undefined, blank: false });
  }

  held(seat: number, line: string): Held {
    return { points: this.sheet.seats[seat]?.points?.[line], blank: this.isBlank(seat, line) };
  }

  restore(seat: number, line: string, held: Held): void {
    this.#put(seat, line, held);
  }

  /** There is one cat: it comes to a seat, or leaves it. */
  takeCat(seat: number): void {
    for (const [at, city] of this.sheet.seats.entries()) {
      city.cat = at === seat && !city.cat;
      this.count(at, "cat");
    }
  }

  /** A city whose line is counted as soon as anything is entered for it. */
  counting(seat: number, line: string): SheetSeat {
    return new Proxy(this.sheet.seats[seat] ?? {}, {
      set: (city, key, value: unknown) => {
        this.count(seat, line);
        return Reflect.set(city, key, value);
      },
    });
  }

  #put(seat: number, line: string, { points, blank }: Held): void {
    const city = this.sheet.seats[seat];
    if (!city) return;
    const others = Object.entries(city.points ?? {}).filter(([other]) => other !== line);
    const entered: [string, number][] = points === undefined ? others : [...others, [line, points]];
    if (entered.length > 0 || this.byPoints) city.points = Object.fromEntries(entered);
    else delete city.points;
    if (blank) this.blank.add(cellOf(seat, line));
    else this.blank.delete(cellOf(seat, line));
  }
}
