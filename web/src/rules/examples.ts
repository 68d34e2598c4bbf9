// The scenarios that hold the rules, and positions to try oneself on. The engine has answered them: see
// tools/page_examples.py, which writes the files.

import titles from "virtual:examples";
import { ifSaid } from "../expansions/asked";
import { add, language } from "../language/language.svelte";
import { withReasons } from "../language/menu";
import { named } from "../language/say";
import type { ClassicTable } from "../table/classic/model";
import type { MenuCard, TableState } from "../wire";

/** A rulebook, an expansion or `ruling`, with the heading there in English. */
export interface Source {
  book: string;
  heading?: string;
  ruling?: string;
}

export interface Scenario {
  /** Stands in the id of its message. */
  id: string;
  /** In English. */
  title: string;
  /** The passages and rulings that it holds. */
  sources: Source[];
}

/** The position of a scenario, by its place in the file. */
export interface Puzzle {
  scenario: number;
  table: TableState;
}

/** One scenario file. */
export interface Examples {
  scenarios: Scenario[];
  puzzles: Puzzle[];
}

const files = import.meta.glob<Record<string, Examples>>(["./*.json", "../expansions/*/examples.json"], {
  import: "default",
});

/** What a file of scenarios holds, by folder and name. */
export async function examplesIn(name: string): Promise<Examples> {
  const [folder = "", file = ""] = name.split("/");
  const load = files[`./${folder}.json`] ?? files[`../expansions/${folder}/examples.json`];
  return (await load?.())?.[file] ?? { scenarios: [], puzzles: [] };
}

/** The same with the titles of its scenarios in the language of the page. */
export async function spokenExamples(name: string): Promise<Examples> {
  const { code, bundle } = language;
  const [found, said] = await Promise.all([examplesIn(name), titles[code]?.[name.split("/")[0] ?? ""]?.()]);
  if (said) add(bundle, said.default);
  return found;
}

/** The title of a scenario; in English where the language has none. */
export const titleOf = ({ id, title }: Scenario): string => ifSaid("example", id) ?? title;

/** What a scenario cites, in words. */
export function cited({ book, heading = "", ruling = "" }: Source): string {
  if (book === "ruling") return named("source", heading ? "ruling-on" : "ruling", { heading, ruling });
  const expansion = ifSaid("expansion", book);
  return expansion ? named("source", "expansion", { expansion, heading }) : named("source", book, { heading });
}

/** A position as the table shows it. */
export function tableOf({ table }: Puzzle): ClassicTable {
  const spoken = withReasons(table);
  if (spoken.play?.type !== "classic") throw new Error("a position of another game");
  return { ...spoken, ...spoken.play };
}

/** Whether the engine lets the viewer build a card. */
export function canBuild(entry: MenuCard): boolean {
  return entry.uses.some(({ use, ways }) => use === "build" && ways.length > 0);
}
