// Who won a sheet, in a sentence.

import { listed } from "../lib/words/common";
import { scoreWords as words } from "../lib/words/score";
import type { Scored } from "./count";
import { namesOf } from "./lines";
import type { Sheet } from "./sheet";

/** What decides between equal totals. */
export const tiebreakOf = (sheet: Sheet): "coins" | "stages" =>
  sheet.config.game === "architects" ? "stages" : "coins";

/** The title of a result, and a sentence about a tie that nothing breaks. */
export function verdictOf(sheet: Sheet, score: Scored): { title: string; note: string } {
  const names = namesOf(sheet);
  const [first = [], second = []] = score.ranking;
  const winners = first.map((seat) => names[seat] ?? "");
  const team = score.seats[first[0] ?? 0]?.team ?? -1;
  if (team >= 0 && first.every((seat) => score.seats[seat]?.team === team))
    return { title: words.teamWins(winners), note: "" };
  const tiebreak = words.tiebreak[tiebreakOf(sheet)] ?? "";
  if (first.length > 1) return { title: words.shared(winners), note: words.sharedWhy(tiebreak) };
  const lead = (score.seats[first[0] ?? 0]?.total ?? 0) - (score.seats[second[0] ?? 0]?.total ?? 0);
  const more = tiebreakOf(sheet) === "coins" ? words.moreCoins : words.moreStages;
  return { title: lead > 0 ? words.wins(listed(winners), lead) : words.winsTie(listed(winners), more), note: "" };
}

/** The seats from the best to the last, those without a player at the end. */
export function orderOf(score: Scored): number[] {
  const ranked = score.ranking.flat();
  return [...ranked, ...score.seats.map((_, seat) => seat).filter((seat) => !ranked.includes(seat))];
}
