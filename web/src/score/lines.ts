// The lines of a sheet in words, and what seats are called.

import { categories, sumPartOf } from "../expansions/asked";
import type { IconName } from "../lib/icons/pictures";
import { language } from "../language/language.svelte";
import { named } from "../language/say";
import { inRow } from "../lib/words/common";
import { games } from "../lib/words/start";
import { scoreWords as words } from "../lib/words/score";
import type { SeatScore } from "./count";
import { citiesOf } from "./facts";
import type { Sheet, SheetConfig } from "./sheet";

export const lineTitle = (line: string): string => named("category", line);
export const linePicture = (line: string): IconName => categories[line]?.picture ?? "points";
export const lineColour = (line: string): string => categories[line]?.colour ?? "--accent";

/** Points as they are written. */
export const shownPoints = (points: number): string => String(points).replace("-", "−");

/** A box in words. */
export const gameOf = ({ game, edition }: SheetConfig): string =>
  game === "architects" ? games.architects : words.box({ edition: edition ?? 1 });

/** Where the points of a line come from, as far as they were counted. */
export function sourcesOf({ lines }: SeatScore, line: string): string {
  const parts = lines.filter((part) => part.line === line);
  return inRow(parts.map((part) => words.source({ what: sumPartOf(part) ?? part.card, points: part.points })));
}

/** What everybody is called: their name, their wonder, or their place. */
export function namesOf(sheet: Sheet): string[] {
  const cities = citiesOf(sheet.config);
  return sheet.seats.map((seat, at) => {
    const nobody = at >= sheet.config.players && cities > sheet.config.players;
    return seat.name?.trim() || seat.wonder || (nobody ? words.nobody : words.player({ seat: at + 1 }));
  });
}

/** The day of a sheet in words. */
export function dayOf(sheet: Sheet): string {
  const date = sheet.date ? new Date(`${sheet.date}T12:00:00`) : undefined;
  return date ? date.toLocaleDateString(language.locale, { day: "numeric", month: "long", year: "numeric" }) : "";
}

/** Today, as sheets write it. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
