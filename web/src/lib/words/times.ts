// Spans of time in words, from seconds to days.

import { words } from "../../language/say";

const times = words("times");

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A span in its largest unit: 30 seconds, 5 minutes, 3 hours, 2 days. What is left of such a unit is dropped. */
export function duration(seconds: number, whole = Math.floor): string {
  if (seconds < MINUTE) return times.seconds({ count: Math.round(seconds) });
  if (seconds < HOUR) return times.minutes({ count: whole(seconds / MINUTE) });
  if (seconds < DAY) return times.hours({ count: whole(seconds / HOUR) });
  return times.days({ count: whole(seconds / DAY) });
}

/** What is left on a clock: 4:05 within an hour, else its two largest units, such as 2 d 5 h. */
export function clockTime(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days > 0) return times.daysHours({ days, hours });
  if (hours > 0) return times.hoursMinutes({ hours, minutes });
  return `${minutes}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
