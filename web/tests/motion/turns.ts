// Turns of real games, recorded by `python -m tests.support.motion_fixtures`.

import type { Know } from "../../src/motion/plan";
import type { ClassicTable } from "../../src/table/classic/model";
import type { ClassicPlay, LogLine, TableState } from "../../src/wire";

export interface Turn {
  before: ClassicTable;
  after: ClassicTable;
  lines: LogLine[];
  know: Know;
}

interface Recorded {
  before: TableState;
  after: TableState;
  lines: LogLine[];
  colours: Record<string, string>;
}

const files = import.meta.glob<Recorded>("../fixtures/motion/*.json", { eager: true, import: "default" });
const recorded = new Map(Object.entries(files).map(([path, turn]) => [path.replace(/^.*\/|\.json$/g, ""), turn]));

export const NAMES = [...recorded.keys()];

export function turn(name: string): Turn {
  const found = recorded.get(name);
  if (!found) throw new Error(`no turn ${name}`);
  const { before, after, lines, colours } = found;
  const know: Know = (card) => ({ name: card.replaceAll("_", " "), colour: colours[card] ?? "" });
  return { before: tableOf(before), after: tableOf(after), lines, know };
}

function tableOf(state: TableState): ClassicTable {
  return { ...state, ...(state.play as ClassicPlay) };
}
