// The games whose end is news in this tab: only then it is a show, and its points stay hidden until the count tells
// them. A finished game that is looked up is a sheet.

import type { TableState } from "../wire";

const nameOf = (game: string): string => `sevenwonders.in-play.${game}`;
const seen = new Set<string>();

/** The game is in play; its end will be news, even after a reload. */
export function sawPlay(game: string): void {
  if (seen.has(game)) return;
  seen.add(game);
  try {
    sessionStorage.setItem(nameOf(game), "yes");
  } catch {
    // Without storage a reload shows the sheet at once.
  }
}

/** Whether the end of the game is still news. */
export function isNews(game: string): boolean {
  try {
    return seen.has(game) || sessionStorage.getItem(nameOf(game)) !== null;
  } catch {
    return seen.has(game);
  }
}

/** The count has been told, or was skipped. */
export function wasTold(game: string): void {
  seen.delete(game);
  try {
    sessionStorage.removeItem(nameOf(game));
  } catch {
    // It was not kept either.
  }
}

const openedName = (game: string): string => `sevenwonders.opened.${game}`;
const opened = new Set<string>();

/** Whether this tab sees the game for the first time; from now on it does not. */
export function isFirstLook(game: string): boolean {
  const before = opened.has(game);
  opened.add(game);
  try {
    const kept = sessionStorage.getItem(openedName(game)) !== null;
    sessionStorage.setItem(openedName(game), "yes");
    return !before && !kept;
  } catch {
    return !before;
  }
}

/** A table whose cities have points, if the table shows them. */
type Counted = TableState & { cities: { seat: number; points: number | null }[] };

/** The next table without the totals that a finished game brings: every city keeps the points that it had before. */
export function withoutTotals<T extends Counted>(before: T, next: T): T {
  if (next.status !== "finished" || before.status === "finished") return next;
  const pointsOf = (seat: number): number | null => before.cities.find((city) => city.seat === seat)?.points ?? null;
  return { ...next, cities: next.cities.map((city) => ({ ...city, points: pointsOf(city.seat) })) };
}
