// The story of an Age and of a game: banners, war, the count and the score sheet.

import { capital, words } from "../../language/say";
import { inRow, listed, signed } from "./common";

export const story = words("story");
export const sheet = words("sheet");

/** What is new in an Age. */
export function newsOf(age: number, victory: number): string[] {
  return [...(age === 3 ? [story.guilds] : []), ...(victory > 0 ? [story.victory({ age, victory })] : [])];
}

/** How a fight ends, with the tokens that the first side takes. */
export const outcomeText = (own: number, theirs: number, taken: number[]): string =>
  story.outcome({ own, theirs, tokens: listed(taken.map(signed)) || "none" });

/** What all cities have won and lost after the war of an Age. */
export const standingText = (age: number, cities: { name: string; points: number }[]): string =>
  story.standing({ age, cities: inRow(cities.map((city) => story.standingOf(city))) });

export const wins = (names: string[]): string => sheet.wins({ names: listed(names), count: names.length });

/** The points of a player in the column that decided a game; the viewer has no name. */
interface Part {
  name: string;
  points: number;
}

export function decidedText(column: string, one: Part, two: Part): string {
  const part = ({ name, points }: Part): string => sheet.decidedPart({ mine: name ? "no" : "yes", name, points });
  return sheet.decided({ column: capital(column), one: part(one), two: part(two) });
}

/** The columns in which the viewer was the best, alone and together with others. */
export function ledText(alone: string[], shared: string[]): string {
  if (shared.length === 0) return sheet.led({ alone: listed(alone) });
  if (alone.length === 0) return sheet.ledShared({ shared: listed(shared) });
  return sheet.ledBoth({ alone: listed(alone), shared: listed(shared) });
}
