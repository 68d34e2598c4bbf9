// Who won a sheet, in a sentence.

import { listed } from "../lib/words/common";
import { scoreWords as words } from "../lib/words/score";
import type { Scored } from "./count";
import { namesOf } from "./lines";
import type { Sheet } from "./sheet";

/** What decides between equal totals. */
export const tiebreakOf = (sheet: Sheet): "coins" | "stages" =>
  sheet.config.game === "architects" ? "stages" : "coins";

export const TEAM_LETTERS = ["A", "B", "C"];

/** The title of a result, and a sentence about a tie that nothing breaks. */
export function verdictOf(sheet: Sheet, score: Scored): { title: string; note: string } {
  const names = namesOf(sheet);
  const [first = [], second = []] = score.ranking;
  const winners = first.map((seat) => names[seat] ?? "");
  const team = score.seats[first[0] ?? 0]?.team ?? -1;
  if (team >= 0 && first.every((seat) => score.seats[seat]?.team === team))
    return { title: words.teamWins({ names: listed(winners) }), note: "" };
  const tiebreak = tiebreakOf(sheet);
  if (first.length > 1) return { title: words.shared({ names: listed(winners) }), note: words.sharedWhy({ tiebreak }) };
  const lead = (score.seats[first[0] ?? 0]?.total ?? 0) - (score.seats[second[0] ?? 0]?.total ?? 0);
  const name = winners[0] ?? "";
  return { title: lead > 0 ? words.wins({ name, lead }) : words.winsTie({ name, tiebreak }), note: "" };
}

/** Who would win by how much if the sheet stayed as it is; nothing if that is not one player alone. */
export function wouldWin(sheet: Sheet, score: Scored): string {
  const [[first, ...equal] = [], [second] = []] = score.ranking;
  if (first === undefined || second === undefined || equal.length > 0) return "";
  const lead = (score.seats[first]?.total ?? 0) - (score.seats[second]?.total ?? 0);
  return lead > 0 ? words.lastWins({ name: namesOf(sheet)[first] ?? "", lead }) : "";
}

/** The seats that have as many points as another one, where players play for themselves. */
export function levelOf({ seats }: Scored): number[] {
  const players = [...seats.keys()].filter((seat) => seats[seat]?.place && (seats[seat]?.team ?? -1) < 0);
  return players.filter((seat) =>
    players.some((other) => other !== seat && seats[other]?.total === seats[seat]?.total),
  );
}

/** The pairs of seats, one after the other, between which the tiebreak decided. */
export function aheadOf(score: Scored): { first: number; second: number; total: number }[] {
  const level = levelOf(score);
  return score.ranking.slice(1).flatMap(([second = 0], at) => {
    const first = score.ranking[at]?.at(-1) ?? 0;
    const total = score.seats[first]?.total ?? 0;
    return level.includes(first) && score.seats[second]?.total === total ? [{ first, second, total }] : [];
  });
}

/** The seats from the best to the last, those without a player at the end. */
export function orderOf(score: Scored): number[] {
  const ranked = score.ranking.flat();
  return [...ranked, ...score.seats.map((_, seat) => seat).filter((seat) => !ranked.includes(seat))];
}
