// Score sheets are counted as the engine counts them. `VITE_SCORE_TABLES` names a file with more tables than these.

import { expect, test } from "vitest";
import { scored } from "../../src/score/count";
import type { Sheet } from "../../src/score/sheet";

interface Table {
  sheet: Sheet;
  lines: string[];
  points: number[][];
  ranking: number[][];
}

const file = (import.meta.env["VITE_SCORE_TABLES"] as string | undefined) ?? "../fixtures/score/tables.json";
const { default: tables } = (await import(/* @vite-ignore */ file)) as { default: Table[] };

// Thousands of tables take half a minute on a busy machine.
const LONG_MS = 300_000;

test(
  `${tables.length} tables have the points and the ranking of the engine`,
  () => {
    for (const [number, { sheet, lines, points, ranking }] of tables.entries()) {
      const score = scored(sheet);
      const counted = score.seats.map((seat) => lines.map((line) => seat.points[line]));
      expect(counted, `table ${number}: ${JSON.stringify(sheet)}`).toEqual(points);
      expect(score.ranking, `table ${number}`).toEqual(ranking);
    }
  },
  LONG_MS,
);

test(
  "counted points say where they come from",
  () => {
    const seats = tables.flatMap(({ sheet }) => (sheet.config.game === "classic" ? scored(sheet).seats : []));
    for (const { lines, points } of seats) {
      const sources = lines.filter(({ line, what }) => line === "science" && what);
      expect(sources.reduce((sum, part) => sum + part.points, 0)).toBe(points["science"]);
    }
  },
  LONG_MS,
);
