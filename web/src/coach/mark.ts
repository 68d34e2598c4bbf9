// Coach marks: what a mark is, and which of them are shown at a decision. No rules: what is due follows from facts
// that the server tells.

import type { Catalogue } from "../lib/catalogue.svelte";
import type { Sentence } from "../lib/words/coach";
import type { ClassicTable } from "../table/classic/model";

/** What a sentence is about: a name, a number, or several of them. */
export type Fact = string | number | boolean | Fact[];

/** A sentence by its name, with its arguments. The page shows both to tests, which check them. */
export interface Said extends Sentence {
  id: string;
  args: Fact[];
}

/** A remark about something at the table. */
export interface Mark extends Said {
  /** The place that it points at, as motion calls it; the others stand for it where it is not in view. */
  at: string[];
  /** The place that it depends on, joined to the first by a dotted line. */
  with?: string;
  /** "Show me" takes up this choice. */
  show?: { choice: number };
}

/** A mark of an introduction: its moment, and the places that it points at. */
export interface IntroductionMark extends Sentence {
  id: string;
  when: (table: ClassicTable, catalogue: Catalogue) => boolean;
  at: (table: ClassicTable, catalogue: Catalogue) => string[];
}

/** What is said when an expansion or a variant, by its name in the configuration, is played for the first time. */
export interface Introduction {
  id: string;
  marks: IntroductionMark[];
}

/** A sentence about what the viewer did last. Each kind is said once. */
export interface Remark {
  id: string;
  args: Fact[];
  text: string;
  at: string[];
}

/** Say a sentence of a table of words. */
export function said<W extends Record<string, (...args: never[]) => Sentence>, K extends keyof W & string>(
  words: W,
  id: K,
  ...args: Parameters<W[K]> & Fact[]
): Said {
  return { id, args, ...(words[id] as unknown as (...all: Fact[]) => Sentence)(...args) };
}

/** When something is said: the number of a decision, and that of its turn from the start of the game. */
export interface Moment {
  decision: number;
  turn: number;
}

/** What has been said, each with its moment. */
export type Shown = Record<string, Moment>;

/** How many bubbles there may be at one decision, and in a turn, however many questions it has. */
export interface Limits {
  atOnce: number;
  inTurn: number;
}

/** What had been said before a moment. Whoever goes back hears the rest again. */
function before(now: Moment, shown: Shown): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([, at]) => at.decision < now.decision));
}

/** What is said at a decision, and what has been said before it. */
export interface Due {
  marks: Mark[];
  remark: Remark | undefined;
  shown: Shown;
}

/** Of what could be said, that which is new, as much as there is room for. */
export function dueAt(now: Moment, marks: Mark[], remarks: Remark[], shown: Shown, { atOnce, inTurn }: Limits): Due {
  const known = before(now, shown);
  const room = inTurn - Object.values(known).filter(({ turn }) => turn === now.turn).length;
  const fresh = ({ id }: { id: string }): boolean => !(id in known);
  return {
    marks: marks.filter(fresh).slice(0, Math.max(0, Math.min(atOnce, room))),
    remark: room > 0 ? remarks.find(fresh) : undefined,
    shown: known,
  };
}
