// Who plays with whom. The page reads it here alone.

import type { ClassicTable } from "../../table/classic/model";
import { seatOf } from "../../table/model";
import type { TableState } from "../../wire";
import type { Group } from "../slice";
import { LETTERS, teams } from "./words";

/** The number of a seat's team, or -1 where everybody plays alone. */
export function teamOf(table: TableState, seat: number): number {
  return seatOf(table, seat).team;
}

/** The viewer's partner, or -1. */
export function ownPartner(table: ClassicTable): number {
  return table.cities[table.me]?.partner ?? -1;
}

/** The teams of a table with their seats; none where everybody plays alone. */
export function teamsOf(table: TableState): Group[] {
  return table.teams.map(({ team, seats, total }) => {
    const letter = LETTERS[team] ?? "";
    const titles = { letter, title: teams.team({ letter }), totalTitle: teams.total({ letter }) };
    return { id: team, ...titles, total: total ?? 0, colour: `--team-${team}`, seats };
  });
}
