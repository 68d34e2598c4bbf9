// The Edifices of a table.

import { effectOf } from "../../language/effects";
import { cardName } from "../../lib/catalogue.svelte";
import type { ClassicTable } from "../../table/classic/model";
import type { EdificeState, PenaltyFacts } from "../../wire";

/** The Edifices of all Ages in the language of the page; none where the expansion is not played. */
export function projectsOf(table: ClassicTable): EdificeState[] {
  return (table.edifice?.edifices ?? []).map((project) => ({
    ...project,
    reward: project.icons.map((code, at) => effectOf(code, project.reward[at] ?? code, cardName)),
    penalty: penaltyOf(project),
  }));
}

/** What is lost if an Edifice fails. */
export function penaltyOf({ penalty, penalty_icon: code }: PenaltyFacts): string {
  return effectOf(code, penalty, cardName);
}

/** Whether an Edifice is neither built nor failed yet. */
export function isUndecided(project: EdificeState): boolean {
  return project.state === "open" || project.state === "later";
}

/** The Edifice of an Age. */
export function projectOf(table: ClassicTable, age: number): EdificeState | undefined {
  return projectsOf(table).find((project) => project.age === age);
}
