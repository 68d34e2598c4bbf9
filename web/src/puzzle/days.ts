// Days as people count them, in the player's own time zone, as texts such as 2026-11-18.

export type Day = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const WEEK = 7;

const two = (number: number): string => String(number).padStart(2, "0");

/** The day of a moment where the player is. */
export function dayAt(moment: Date): Day {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Days since 1970: days are compared without hours, so that neither zones nor summer time matter. */
export function countOf(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** The day that many days later, or earlier. */
export function plus(day: Day, days: number): Day {
  return new Date((countOf(day) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** How many days the second is after the first. */
export function between(from: Day, to: Day): number {
  return countOf(to) - countOf(from);
}

/** The day of the week, 0 for Monday. */
export function weekday(day: Day): number {
  // The first day of 1970 was a Thursday.
  return (((countOf(day) + 3) % WEEK) + WEEK) % WEEK;
}

/** The days of some whole weeks, the last of which has this day, from Monday to Sunday. */
export function weeksTo(day: Day, weeks: number): Day[][] {
  const monday = plus(day, -weekday(day) - WEEK * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_, at) => plus(monday, WEEK * week + at)),
  );
}

/** The day of the month. */
export function numeral(day: Day): number {
  return Number(day.slice(8));
}
