// The results of puzzles, kept in this browser only.

import { keep, kept } from "../lib/seats";
import { dayAt, type Day } from "./days";
import { longestStreak, streakTo, type Result } from "./results";

const KEY = "sevenwonders.puzzles";
/** More than a year of days. */
const MOST = 500;

class Results {
  all: Result[] = $state.raw([]);

  constructor() {
    this.read();
    // Another window may answer too.
    if (typeof addEventListener === "function") addEventListener("storage", () => this.read());
  }

  private read(): void {
    const found = kept<unknown>(KEY, []);
    this.all = Array.isArray(found) ? (found as Result[]) : [];
  }

  of(day: Day): Result | undefined {
    return this.all.find((result) => result.day === day);
  }

  /** Keep an answer. Only the first to a puzzle counts. */
  add(result: Result): void {
    this.read();
    if (this.of(result.day)) return;
    this.all = [...this.all, result].slice(-MOST);
    keep(KEY, this.all);
  }

  streak(today: Day = dayAt(new Date())): number {
    return streakTo(today, this.all);
  }

  longest(): number {
    return longestStreak(this.all);
  }
}

export const results = new Results();
