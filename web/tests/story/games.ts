// Seeded games as the server tells them, written by `python -m tests.support.story_games`.

import type { ClassicTable } from "../../src/table/classic/model";
import type { LogLine } from "../../src/wire";
import four from "../fixtures/story/four.json";
import sea from "../fixtures/story/sea.json";
import teams from "../fixtures/story/teams.json";
import watched from "../fixtures/story/watched.json";

export interface ToldGame {
  updates: { before: ClassicTable; after: ClassicTable; lines: LogLine[] }[];
  end: ClassicTable;
}

export const games = { four, sea, teams, watched } as unknown as Record<"four" | "sea" | "teams" | "watched", ToldGame>;
