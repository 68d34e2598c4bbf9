// The last mark of every guided game: the score sheet, and where the points came from.

import { named } from "../language/say";
import { sheet as words } from "../lib/words/coach";
import type { TableState } from "../wire";
import { said, type Mark } from "./mark";

export function sheetMark(table: TableState): Mark[] {
  const own = table.scores.find(({ seat }) => seat === table.me);
  if (!own) return [];
  const best = own.columns.reduce((most, column) => (column.points > most.points ? column : most));
  const column = named("categoryspoken", best.column);
  return [{ ...said(words, "sheet", own.place ?? 0, column, best.points), at: [`score:${table.me}`, "verdict"] }];
}
