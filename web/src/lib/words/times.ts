// Spans of time in words, from seconds to days.

import { counted } from "./common";

export const units = { second: "second", minute: "minute", hour: "hour", day: "day" };
/** The same on a clock. */
export const short = { minutes: "min", hours: "h", days: "d" };

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A span in its largest unit: 30 seconds, 5 minutes, 3 hours, 2 days. What is left of such a unit is dropped. */
export function duration(seconds: number, whole = Math.floor): string {
  if (seconds < MINUTE) return counted(Math.round(seconds), units.second);
  if (seconds < HOUR) return counted(whole(seconds / MINUTE), units.minute);
  if (seconds < DAY) return counted(whole(seconds / HOUR), units.hour);
  return counted(whole(seconds / DAY), units.day);
}

/** What is left on a clock: 4:05 within an hour, else its two largest units, such as 2 d 5 h. */
export function clockTime(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days > 0) return `${days} ${short.days} ${hours} ${short.hours}`;
  if (hours > 0) return `${hours} ${short.hours} ${minutes} ${short.minutes}`;
  return `${minutes}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
