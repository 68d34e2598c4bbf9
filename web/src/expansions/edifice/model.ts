// The Edifices of a table.

import type { ClassicTable } from "../../table/classic/model";
import type { EdificeState } from "../../wire";

/** The Edifices of all Ages; none where the expansion is not played. */
export function projectsOf(table: ClassicTable): EdificeState[] {
  return table.edifice?.edifices ?? [];
}

/** Whether an Edifice is neither built nor failed yet. */
export function isUndecided(project: EdificeState): boolean {
  return project.state === "open" || project.state === "later";
}

/** The Edifice of an Age. */
export function projectOf(table: ClassicTable, age: number): EdificeState | undefined {
  return projectsOf(table).find((project) => project.age === age);
}
