// What many evenings add up to: wins, averages and records by player and by wonder.

import { scored, type Scored } from "./count";
import { linesOf } from "./facts";
import { namesOf, wonderOf } from "./lines";
import type { Sheet } from "./sheet";

export interface Standing {
  name: string;
  games: number;
  wins: number;
  average: number;
  best: number;
}

export interface Records {
  highest: { name: string; points: number } | undefined;
  closest: { names: string[]; lead: number } | undefined;
  /** The most points of a line, for each line that anybody has scored in. */
  lines: { line: string; name: string; points: number }[];
}

interface Entry {
  name: string;
  wonder: string | undefined;
  total: number;
  won: boolean;
  points: Record<string, number>;
}

export interface Statistics {
  players: Standing[];
  wonders: Standing[];
  records: Records;
}

/** The statistics of these sheets. Classic games and Architects count in points of different size, so ask for one. */
export function statisticsOf(sheets: Sheet[]): Statistics {
  const games = sheets.map((sheet) => ({ sheet, score: scored(sheet) }));
  const entries = games.flatMap(({ sheet, score }) => entriesOf(sheet, score));
  const lines = [...new Set(sheets.flatMap((sheet) => linesOf(sheet.config)))];
  return {
    players: standings(entries, ({ name }) => name),
    wonders: standings(entries, ({ wonder }) => wonder),
    records: {
      highest: most(entries, ({ total }) => total),
      closest: closestOf(games),
      lines: lines.flatMap((line) => {
        const found = most(entries, ({ points }) => points[line] ?? 0);
        return found && found.points > 0 ? [{ line, ...found }] : [];
      }),
    },
  };
}

/** The players of a sheet; a city without one plays for nobody. */
function entriesOf(sheet: Sheet, score: Scored): Entry[] {
  const names = namesOf(sheet);
  return score.seats.flatMap(({ place, total, points }, seat) =>
    place === undefined
      ? []
      : [
          {
            name: names[seat] ?? "",
            wonder: wonderOf(sheet.config, sheet.seats[seat]),
            total,
            won: place === 1,
            points,
          },
        ],
  );
}

/** The best by wins, then by their average. */
function standings(entries: Entry[], key: (entry: Entry) => string | undefined): Standing[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = key(entry);
    if (name) groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const found = [...groups].map(([name, all]) => ({
    name,
    games: all.length,
    wins: all.filter(({ won }) => won).length,
    average: all.reduce((sum, { total }) => sum + total, 0) / all.length,
    best: Math.max(...all.map(({ total }) => total)),
  }));
  return found.toSorted((one, other) => other.wins - one.wins || other.average - one.average);
}

function most(entries: Entry[], points: (entry: Entry) => number): { name: string; points: number } | undefined {
  const [first] = entries.toSorted((one, other) => points(other) - points(one));
  return first && { name: first.name, points: points(first) };
}

/** The smallest lead of a winner over the next place. */
function closestOf(games: { sheet: Sheet; score: Scored }[]): Records["closest"] {
  const leads = games.flatMap(({ sheet, score }) => {
    const [first, second] = score.ranking.map((seats) => seats[0] ?? 0);
    if (first === undefined || second === undefined) return [];
    const total = (seat: number): number =>
      score.seats.reduce(
        (sum, other, at) =>
          at === seat || (other.team >= 0 && other.team === score.seats[seat]?.team) ? sum + other.total : sum,
        0,
      );
    const names = namesOf(sheet);
    return [{ names: [names[first] ?? "", names[second] ?? ""], lead: total(first) - total(second) }];
  });
  return leads.toSorted((one, other) => one.lead - other.lead)[0];
}
