// Who plays with whom. The page reads it here alone.

import type { ClassicTable } from "../../table/classic/model";
import type { TableState } from "../../wire";
import type { Group } from "../slice";
import { teams } from "./words";

/** The number of a seat's team, or -1 without teams. To be read from `seats[].team` once the wire has it. */
export function teamOf(table: TableState, seat: number): number {
  return table.config.variant === "teams" ? Math.floor(seat / 2) : -1;
}

/** The viewer's partner, or -1. */
export function ownPartner(table: ClassicTable): number {
  return table.cities[table.me]?.partner ?? -1;
}

/** The points of a team. To be read from `teams[].total` once the wire has it. */
function totalOf(table: TableState, seats: number[]): number {
  return table.scores.filter((score) => seats.includes(score.seat)).reduce((sum, score) => sum + score.total, 0);
}

/** The teams of a table with their seats; none where everybody plays alone. */
export function teamsOf(table: TableState): Group[] {
  const numbers = new Set(table.seats.map((seat) => teamOf(table, seat.seat)).filter((team) => team >= 0));
  return [...numbers].map((team) => {
    const letter = teams.letters[team] ?? "";
    const seats = table.seats.map((seat) => seat.seat).filter((seat) => teamOf(table, seat) === team);
    const titles = { letter, title: teams.team(letter), totalTitle: teams.total(letter) };
    return { id: team, ...titles, total: totalOf(table, seats), colour: `--team-${team}`, seats };
  });
}
