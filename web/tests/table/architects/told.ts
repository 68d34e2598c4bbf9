// Updates of real games of Architects, recorded by `python -m tests.support.architects_fixtures`.

import type { ArchitectsTable } from "../../../src/table/architects/model";
import type { Know } from "../../../src/table/architects/motion";
import type { ArchitectsPlay, LogLine, TableState } from "../../../src/wire";

export interface Told {
  before: ArchitectsTable;
  after: ArchitectsTable;
  lines: LogLine[];
}

interface Recorded {
  before: TableState;
  after: TableState;
  lines: LogLine[];
}

const files = import.meta.glob<Recorded>("../../fixtures/architects/*.json", { eager: true, import: "default" });
const recorded = new Map(Object.entries(files).map(([path, told]) => [path.replace(/^.*\/|\.json$/g, ""), told]));

export const NAMES = [...recorded.keys()];

export function told(name: string): Told {
  const found = recorded.get(name);
  if (!found) throw new Error(`no update ${name}`);
  return { before: tableOf(found.before), after: tableOf(found.after), lines: found.lines };
}

function tableOf(state: TableState): ArchitectsTable {
  return { ...state, ...(state.play as ArchitectsPlay) };
}

export const know: Know = {
  card: (card) => ({ name: card, icons: card.startsWith("shield") ? ["shields:1"] : [] }),
  token: (token) => ({ name: token }),
  victory: 3,
};
