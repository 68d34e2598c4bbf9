// Days, which are texts such as 2026-11-02, as the language writes them.

import { language } from "./language.svelte";

/** Some Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 3_600_000;

const writer = (how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language.locale, { ...how, timeZone: "UTC" });

/** Monday 2 November. */
export const wholeDay = (day: string): string =>
  writer({ weekday: "long", day: "numeric", month: "long" }).format(Date.parse(day));

/** 2 November. */
export const dayAndMonth = (day: string): string => writer({ day: "numeric", month: "long" }).format(Date.parse(day));

/** Mon 2. */
export const shortDay = (day: string): string => writer({ weekday: "short", day: "numeric" }).format(Date.parse(day));

/** The days of the week from Monday on, in whole words or as initials. */
export function weekdays(weekday: "long" | "narrow"): string[] {
  const written = writer({ weekday });
  return Array.from({ length: 7 }, (_, day) => written.format(MONDAY + day * DAY_MS));
}
