// Who teaches at a table: the lesson of its game, or short introductions to what is new to somebody.

import { introductions } from "../expansions/coached";
import { architectsShelf, classicShelf, type Catalogue } from "../lib/catalogue.svelte";
import { keep, kept } from "../lib/seats";
import type { ArchitectsTable } from "../table/architects/model";
import type { ClassicTable } from "../table/classic/model";
import type { LogLine, TableState } from "../wire";
import { BOX_MARKS, boxMarks, boxRemark } from "./architects";
import { CLASSIC_MARKS, classicMarks, classicRemark } from "./classic";
import type { Introduction, Mark, Remark, Shown } from "./mark";
import { MET, unmet } from "./wanted";

export interface Teacher {
  /** How many marks there are in all. */
  count: number;
  /** Whether the facts about cards are there. */
  ready: () => boolean;
  marks: (table: TableState, log: LogLine[]) => Mark[];
  remark: (table: TableState, log: LogLine[]) => Remark | undefined;
  /** The place of a mark among those that have been shown, from 1. */
  numberOf: (mark: Mark, shown: Shown) => number;
  /** Remember for good what has been introduced: all of it once the game is over. */
  met: (shown: Shown, over: boolean) => void;
  /** Somebody has heard enough. */
  enough: () => void;
}

const inOrder = (mark: Mark, shown: Shown): number => Object.keys(shown).indexOf(mark.id) + 1;
const nothing = (): void => undefined;

export function teacherOf(table: TableState): Teacher {
  if (table.options.lesson === "classic") return classicTeacher(table);
  return table.options.lesson === "architects" ? boxTeacher : introducing(table);
}

function classicTeacher({ config }: TableState): Teacher {
  const shelf = classicShelf(config.edition ?? 1);
  return {
    count: CLASSIC_MARKS,
    ready: () => shelf.found !== null,
    marks: (table, log) => (shelf.found ? classicMarks(table as ClassicTable, log, shelf.found) : []),
    remark: (table, log) => (shelf.found ? classicRemark(table as ClassicTable, log, shelf.found) : undefined),
    numberOf: inOrder,
    met: nothing,
    enough: nothing,
  };
}

const boxTeacher: Teacher = {
  count: BOX_MARKS,
  ready: () => architectsShelf.found !== null,
  marks: (table, log) => (architectsShelf.found ? boxMarks(table as ArchitectsTable, log, architectsShelf.found) : []),
  remark: (table, log) =>
    architectsShelf.found ? boxRemark(table as ArchitectsTable, log, architectsShelf.found) : undefined,
  numberOf: inOrder,
  met: nothing,
  enough: nothing,
};

/** Introduces the expansions and variants of a table that somebody plays for the first time, one after the other. */
function introducing({ config }: TableState): Teacher {
  const shelf = classicShelf(config.edition ?? 1);
  const found = introductions.filter(({ id }) => unmet(config).includes(id));
  const ids = found.flatMap(({ id, marks }) => marks.map((mark) => `${id}.${mark.id}`));
  return {
    count: ids.length,
    ready: () => shelf.found !== null,
    marks: (table) => {
      const catalogue = shelf.found;
      return catalogue ? found.flatMap((one) => momentsOf(one, table as ClassicTable, catalogue)) : [];
    },
    remark: () => undefined,
    numberOf: inOrder,
    met: (shown, over) => {
      const done = found.filter(({ id, marks }) => over || marks.every((mark) => `${id}.${mark.id}` in shown));
      if (done.length > 0) meet(done.map(({ id }) => id));
    },
    enough: () => meet(found.map(({ id }) => id)),
  };
}

/** The marks of an introduction whose moment it is. */
function momentsOf({ id, marks }: Introduction, table: ClassicTable, catalogue: Catalogue): Mark[] {
  const now = table.status === "playing" ? marks.filter((mark) => mark.when(table, catalogue)) : [];
  return now.map((mark) => ({ ...mark, id: `${id}.${mark.id}`, at: mark.at(table, catalogue) }));
}

function meet(names: string[]): void {
  keep(MET, [...new Set([...kept<string[]>(MET, []), ...names])]);
}
