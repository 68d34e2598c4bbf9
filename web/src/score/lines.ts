// The lines of a sheet in words, and what seats are called.

import { categories, sumPartOf } from "../expansions/asked";
import type { IconName } from "../lib/icons/pictures";
import { language } from "../language/language.svelte";
import { named } from "../language/say";
import { inRow } from "../lib/words/common";
import { games } from "../lib/words/start";
import { scoreWords as words } from "../lib/words/score";
import type { SeatScore } from "./count";
import { cardNamed, citiesOf, cityNamed } from "./facts";
import type { Sheet, SheetConfig, SheetSeat } from "./sheet";

export const lineTitle = (line: string): string => named("category", line);
export const linePicture = (line: string): IconName => categories[line]?.picture ?? "points";
export const lineColour = (line: string): string => categories[line]?.colour ?? "--accent";

/** Points as they are written. */
export const shownPoints = (points: number): string => String(points).replace("-", "−");

/** A box in words. */
export const gameOf = ({ game, edition }: SheetConfig): string =>
  game === "architects" ? games.architects : words.box({ edition: edition ?? 1 });

/** Where the points of a line come from, as far as they were counted. */
export function sourcesOf(config: SheetConfig, { lines }: SeatScore, line: string): string {
  const parts = lines
    .filter((part) => part.line === line)
    .map((part) => ({ ...part, card: cardNamed(config, part.card) }));
  return inRow(parts.map((part) => words.source({ what: sumPartOf(part) ?? part.card, points: part.points })));
}

/** The wonder of a seat; empty if it has none. */
export const wonderOf = (config: SheetConfig, seat: SheetSeat | undefined): string =>
  seat?.wonder ? cityNamed(config, seat.wonder) : "";

/** What everybody is called: their name, their wonder, or their place. */
export function namesOf({ config, seats }: Sheet): string[] {
  const cities = citiesOf(config);
  return seats.map((seat, at) => {
    const nobody = at >= config.players && cities > config.players;
    return seat.name?.trim() || wonderOf(config, seat) || (nobody ? words.nobody : words.player({ seat: at + 1 }));
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
