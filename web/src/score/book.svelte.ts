// The sheets of earlier evenings, kept on this device only.

import { keep, kept } from "../lib/seats";
import { cellsOf, linesOf } from "./facts";
import { today } from "./lines";
import { readSheet } from "./read";
import type { Sheet } from "./sheet";

/** One sheet with its number on this device. It is finished once somebody has looked at who won. */
export interface Evening {
  id: string;
  sheet: Sheet;
  finished: boolean;
  /** The cells of a sheet of points that are still empty; nothing for a sheet that is counted from cards. */
  blank?: string[];
}

const KEY = "sevenwonders.sheets";

/** The sheets that can be read; one that is damaged is left out, not shown wrongly. */
function keptEvenings(): Evening[] {
  const found = kept<unknown>(KEY, []);
  if (!Array.isArray(found)) return [];
  return found.flatMap((item: Evening) => {
    try {
      const blank = Array.isArray(item.blank) ? { blank: item.blank.map(String) } : {};
      return [{ id: String(item.id), sheet: readSheet(item.sheet), finished: Boolean(item.finished), ...blank }];
    } catch {
      return [];
    }
  });
}

class Book {
  /** Newest first. */
  evenings: Evening[] = $state.raw(keptEvenings());

  find(id: string): Evening | undefined {
    return this.evenings.find((evening) => evening.id === id);
  }

  /** Keep a sheet: a new one in front, a known one in its place. */
  put(evening: Evening): void {
    const known = this.find(evening.id) !== undefined;
    this.#set(
      known ? this.evenings.map((other) => (other.id === evening.id ? evening : other)) : [evening, ...this.evenings],
    );
  }

  /** A new sheet; its number. */
  begin(sheet: Sheet, finished = false, blank?: string[]): string {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");
    this.put({ id, sheet, finished, ...(blank ? { blank } : {}) });
    return id;
  }

  /** A new sheet for the same people, with everything still to be entered; its number. */
  beginAgain({ config, seats }: Sheet): string {
    const byPoints = seats.some(({ points }) => points);
    const points = { points: Object.fromEntries(linesOf(config).map((line) => [line, 0])) };
    const empty = seats.map(({ name }) => ({
      ...(name ? { name } : {}),
      ...(config.game === "classic" ? { coins: 0 } : {}),
      ...(byPoints ? points : {}),
    }));
    return this.begin({ date: today(), config, seats: empty }, false, byPoints ? cellsOf(config) : undefined);
  }

  remove(id: string): void {
    this.#set(this.evenings.filter((evening) => evening.id !== id));
  }

  /** Add sheets that are not here yet; how many there were. */
  add(sheets: Sheet[]): number {
    const here = new Set(this.evenings.map(({ sheet }) => JSON.stringify(sheet)));
    const fresh = sheets.filter((sheet) => !here.has(JSON.stringify(sheet)));
    for (const sheet of fresh.toReversed()) this.begin(sheet, true);
    return fresh.length;
  }

  #set(evenings: Evening[]): void {
    this.evenings = evenings;
    keep(KEY, evenings);
  }
}

export const book = new Book();
