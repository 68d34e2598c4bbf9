// The first line of the score sheet: how the viewer has done, and why, from the columns alone.

import { groupsOf, groupWords } from "../expansions/slots";
import type { Group } from "../expansions/slice";
import { named } from "../language/say";
import { listed } from "../lib/words/common";
import { decidedText, ledText, sheet as words, story, wins } from "../lib/words/story";
import { nameOf } from "../table/model";
import type { ScoreState, TableState } from "../wire";
import { columnOf, columnsOf, mostOf, rowsOf } from "./count";

export interface Verdict {
  title: string;
  /** One or two sentences; may be empty. */
  reasons: string[];
}

export function verdictOf(table: TableState): Verdict {
  const rows = rowsOf(table).filter((score) => score.place !== null);
  const winners = rows.filter((score) => score.place === 1);
  const winner = winners[0];
  if (!winner) return { title: words.over, reasons: [] };
  const mine = rows.find((score) => score.seat === table.me);
  const second = rows.find((score) => score.place !== 1);
  const groups = groupsOf(table);
  if (groups.length > 0) return together(table, groups, winners, mine);
  if (!mine) {
    const names = winners.map((score) => nameOf(table, score.seat));
    const title =
      winners.length > 1
        ? words.shared({ names: listed(names) })
        : words.winsBy({ name: names[0] ?? "", lead: lead(winner, second) });
    return { title, reasons: second ? decided(table, winner, second) : [] };
  }
  if (mine.place === 1) {
    const others = winners.filter((score) => score !== mine).map((score) => nameOf(table, score.seat));
    const title =
      others.length > 0 ? words.youShare({ names: listed(others) }) : words.youWinBy({ lead: lead(mine, second) });
    return { title, reasons: [...(second ? decided(table, mine, second) : []), ...led(table, mine)] };
  }
  const title = words.behind({ place: mine.place ?? 0, behind: winner.total - mine.total });
  return { title, reasons: [...decided(table, winner, mine), ...led(table, mine)] };
}

/** The verdict where several players win or lose as one. */
function together(table: TableState, groups: Group[], winners: ScoreState[], mine: ScoreState | undefined): Verdict {
  const spokenOf = groupWords();
  const names = winners.map((score) => nameOf(table, score.seat));
  const won = spokenOf?.wins(names) ?? wins(names);
  const own = groups.find((group) => group.seats.includes(table.me));
  if (!own || !mine) return { title: won, reasons: [] };
  if (mine.place === 1) return { title: spokenOf?.youWin ?? words.youWin, reasons: led(table, mine) };
  const behind = Math.max(...groups.map((group) => group.total)) - own.total;
  const title = (spokenOf?.behind ?? words.behind)({ place: mine.place ?? 0, behind });
  return { title, reasons: [story.sentence({ text: won }), ...led(table, mine)] };
}

function lead(winner: ScoreState, second: ScoreState | undefined): number {
  return winner.total - (second?.total ?? 0);
}

/** The column in which the better of two has gained most on the other. */
function decided(table: TableState, better: ScoreState, other: ScoreState): string[] {
  if (better.total === other.total) return [words.byTiebreak];
  const gain = (name: string): number => columnOf(better, name).points - columnOf(other, name).points;
  const column = columnsOf(table).reduce((best, name) => (gain(name) > gain(best) ? name : best));
  const [one, two] = other.seat === table.me ? [other, better] : [better, other];
  const part = (score: ScoreState) => ({
    name: score.seat === table.me ? "" : nameOf(table, score.seat),
    points: columnOf(score, column).points,
  });
  return [decidedText(spoken(column), part(one), part(two))];
}

/** Where the viewer was the best. */
function led(table: TableState, mine: ScoreState): string[] {
  const best = columnsOf(table).filter((name) => {
    const points = columnOf(mine, name).points;
    return points > 0 && points === mostOf(table, name);
  });
  const shared = (name: string): boolean =>
    table.scores.some((score) => score !== mine && columnOf(score, name).points === mostOf(table, name));
  const [alone, together] = [best.filter((name) => !shared(name)), best.filter(shared)];
  return alone.length + together.length > 0 ? [ledText(alone.map(spoken), together.map(spoken))] : [];
}

function spoken(column: string): string {
  return named("categoryspoken", column);
}
