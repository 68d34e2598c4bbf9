// Numbered lines of a log or a chat, of which new ones keep coming.

import type { LogLine } from "../wire";

interface Numbered {
  number: number;
}

/** Lines with the new ones behind them, none twice. */
export function added<T extends Numbered>(lines: T[], fresh: T[]): T[] {
  const last = lines.at(-1)?.number ?? -1;
  return [...lines, ...fresh.filter((line) => line.number > last)];
}

/** Lines with others that are newer or have changed. If some are missing in between, only the others are kept. */
export function merged<T extends Numbered>(lines: T[], fresh: T[]): T[] {
  const first = fresh[0];
  if (!first) return lines;
  const before = lines.filter((line) => line.number < first.number);
  if (before.at(-1)?.number !== first.number - 1) return fresh;
  const last = fresh.at(-1)?.number ?? first.number;
  return [...before, ...fresh, ...lines.filter((line) => line.number > last)];
}

/** A line of the log in the reader's language, in the third person and, if it is about the reader, in the second. */
export type SpokenLine = LogLine & { own?: string };

/** What a line says: to the viewer, if it is about the viewer. */
export const told = (line: SpokenLine): string => line.own ?? line.text;
