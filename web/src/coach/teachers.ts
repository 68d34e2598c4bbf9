// Who teaches at a table: the lesson of its game, or short introductions to what is new to somebody.

import { introductions } from "../expansions/coached";
import { architectsShelf, classicShelf, type Catalogue } from "../lib/catalogue.svelte";
import { keep, kept } from "../lib/seats";
import type { ArchitectsTable } from "../table/architects/model";
import type { ClassicTable } from "../table/classic/model";
import type { LogLine, TableState } from "../wire";
import type { BotAnswer } from "./advice";
import { BOX_IDEAS, boxAdvice, boxMarks } from "./architects";
import { CLASSIC_IDEAS, classicAdvice, classicMarks } from "./classic";
import { classicRemarks } from "./classicRemarks";
import type { Introduction, Limits, Mark, Remark, Shown } from "./mark";
import { MET, unmet } from "./wanted";

export interface Teacher {
  /** The ideas that are counted; an introduction counts nothing. */
  ideas: string[];
  limits: Limits;
  /** Whether the facts about cards are there. */
  ready: () => boolean;
  marks: (table: TableState, log: LogLine[]) => Mark[];
  remarks: (table: TableState, log: LogLine[]) => Remark[];
  /** What is said to a player who asks when nothing new is there; a bot is asked where no move is planned. */
  advice: (table: TableState, answer: BotAnswer) => Mark | undefined;
  /** Remember for good what has been introduced: all of it once the game is over. */
  met: (shown: Shown, over: boolean) => void;
  /** Somebody has heard enough. */
  enough: () => void;
}

const IN_LESSONS: Limits = { atOnce: 2, inTurn: 3 };
const IN_INTRODUCTIONS: Limits = { atOnce: 1, inTurn: 2 };

const nothing = (): void => undefined;

export function teacherOf(table: TableState): Teacher {
  if (table.options.lesson === "classic") return classicTeacher(table);
  return table.options.lesson === "architects" ? boxTeacher : introducing(table);
}

function classicTeacher({ config }: TableState): Teacher {
  const shelf = classicShelf(config.edition ?? 1);
  return {
    ideas: CLASSIC_IDEAS,
    limits: IN_LESSONS,
    ready: () => shelf.found !== null,
    marks: (table, log) => (shelf.found ? classicMarks(table as ClassicTable, log, shelf.found) : []),
    remarks: (table, log) => (shelf.found ? classicRemarks(table as ClassicTable, log, shelf.found) : []),
    advice: (table, answer) => (shelf.found ? classicAdvice(table as ClassicTable, shelf.found, answer) : undefined),
    met: nothing,
    enough: nothing,
  };
}

const boxTeacher: Teacher = {
  ideas: BOX_IDEAS,
  limits: IN_LESSONS,
  ready: () => architectsShelf.found !== null,
  marks: (table, log) => (architectsShelf.found ? boxMarks(table as ArchitectsTable, log, architectsShelf.found) : []),
  remarks: () => [],
  advice: (table, answer) =>
    architectsShelf.found ? boxAdvice(table as ArchitectsTable, architectsShelf.found, answer) : undefined,
  met: nothing,
  enough: nothing,
};

/** Introduces the expansions and variants of a table that somebody plays for the first time, one thing at a time. */
function introducing({ config }: TableState): Teacher {
  const shelf = classicShelf(config.edition ?? 1);
  const found = introductions.filter(({ id }) => unmet(config).includes(id));
  return {
    ideas: [],
    limits: IN_INTRODUCTIONS,
    ready: () => shelf.found !== null,
    marks: (table) => {
      const catalogue = shelf.found;
      return catalogue ? found.flatMap((one) => momentsOf(one, table as ClassicTable, catalogue)) : [];
    },
    remarks: () => [],
    advice: () => undefined,
    met: (shown, over) => {
      const done = found.filter(({ id, marks }) => over || marks.every((mark) => `${id}.${mark.id}` in shown));
      if (done.length > 0) meet(done.map(({ id }) => id));
    },
    enough: () => meet(found.map(({ id }) => id)),
  };
}

/** The marks of an introduction whose moment it is. */
export function momentsOf({ id, marks }: Introduction, table: ClassicTable, catalogue: Catalogue): Mark[] {
  const now = table.status === "playing" ? marks.filter((mark) => mark.when(table, catalogue)) : [];
  return now.map(({ title, text, ...mark }) => ({
    id: `${id}.${mark.id}`,
    args: [],
    title,
    text,
    at: mark.at(table, catalogue),
  }));
}

function meet(names: string[]): void {
  keep(MET, [...new Set([...kept<string[]>(MET, []), ...names])]);
}
