// Coach marks: what a mark is, and which of them are shown at a decision. No rules: what is due follows from facts
// that the server tells.

import type { Catalogue } from "../lib/catalogue.svelte";
import type { ClassicTable } from "../table/classic/model";

/** A remark about something at the table. */
export interface Mark {
  id: string;
  title: string;
  text: string;
  /** The place that it points at, as motion calls it; the others stand for it where it is not in view. */
  at: string[];
  /** The place that it depends on, joined to the first by a dotted line. */
  with?: string;
  /** "Show me" presses what it points at, or asks for advice. */
  show?: "press" | "hint";
}

/** A mark of an introduction: its moment, and the places that it points at. */
export interface IntroductionMark extends Omit<Mark, "at"> {
  when: (table: ClassicTable, catalogue: Catalogue) => boolean;
  at: (table: ClassicTable, catalogue: Catalogue) => string[];
}

/** What is said when an expansion or a variant, by its name in the configuration, is played for the first time. */
export interface Introduction {
  id: string;
  marks: IntroductionMark[];
}

/** A remark about what the viewer did last, and where that can be seen. */
export interface Remark {
  text: string;
  at: string[];
}

/** Which marks have been shown, each with the number of the decision at which it was. */
export type Shown = Record<string, number>;

/** No more remarks than this at one decision. */
const AT_ONCE = 2;

/** The marks to show at a decision, and what has been shown after that. Whoever goes back sees later marks again. */
export function dueAt(ident: number, marks: Mark[], shown: Shown): { due: Mark[]; shown: Shown } {
  const before = Object.entries(shown).filter(([, at]) => at <= ident);
  const known = Object.fromEntries(before);
  const due = marks.filter(({ id }) => (known[id] ?? ident) === ident).slice(0, AT_ONCE);
  return { due, shown: { ...known, ...Object.fromEntries(due.map(({ id }) => [id, ident])) } };
}
