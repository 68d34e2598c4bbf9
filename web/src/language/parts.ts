// Which files of messages come together. The start page needs those of the first part, and a table of the base game
// those of the second; everything else is later. A part of the page that needs more than the first says so
// (pages/parts.ts).

export const PARTS = ["start", "table", "later"] as const;
export type WordsPart = (typeof PARTS)[number];

const START = new Set(["common", "dailyTile", "language", "places", "setup", "start", "times"]);
const TABLE = new Set([
  "base",
  "chat",
  "classic",
  "effects",
  "hand",
  "hint",
  "late_hands",
  "log",
  "messages",
  "names",
  "people",
  "rematch",
  "story",
  "town",
]);

/** The part to which a file of messages belongs. */
export function partOf(group: string): WordsPart {
  return START.has(group) ? "start" : TABLE.has(group) ? "table" : "later";
}
