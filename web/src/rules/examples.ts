// The scenarios that hold the rules, and positions to try oneself on. The engine has answered them: see
// tools/page_examples.py, which writes the files.

import type { ClassicTable } from "../table/classic/model";
import type { MenuCard, TableState } from "../wire";

export interface Scenario {
  title: string;
  /** The passage or ruling that it holds. */
  source: string;
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

/** A position as the table shows it. */
export function tableOf({ table }: Puzzle): ClassicTable {
  if (table.play?.type !== "classic") throw new Error("a position of another game");
  return { ...table, ...table.play };
}

/** Whether the engine lets the viewer build a card. */
export function canBuild(entry: MenuCard): boolean {
  return entry.uses.some(({ use, ways }) => use === "build" && ways.length > 0);
}
