// The Edifices of a table.

import type { ClassicTable } from "../../table/classic/model";
import type { EdificeState } from "../../wire";

/** The Edifice of an Age. */
export function projectOf(table: ClassicTable, age: number): EdificeState | undefined {
  return table.edifices.find((project) => project.age === age);
}

/** Whether the Age of an Edifice is still to come. To be read from `project.state` once the wire has it. */
export function isLater(table: ClassicTable, project: EdificeState): boolean {
  return project.age > Math.max(1, table.age);
}
