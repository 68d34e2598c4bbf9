// What Leaders says about leaders when somebody asks.

import type { Explanation, Scene, SliceExplained } from "../../explain/about";
import { whose } from "../../explain/who";
import { words } from "../../language/say";
import { cityOf } from "../../table/classic/model";
import { leaders } from "./words";

export type LeadersAbout =
  /** The leaders in a hand. */
  { kind: "leaders"; seat: number };

const texts = words("leadersexplain");

function ofHand({ seat }: { seat: number }, { table, catalogue }: Scene): Explanation {
  const held = cityOf(table, seat).leaders;
  return {
    picture: { icon: "white" },
    title: leaders.count({ count: held?.hand_size ?? 0 }),
    sentence: texts.held(whose(table, seat)),
    lines: (held?.hand ?? []).map((id) => ({ text: catalogue.card(id).name })),
  };
}

export const leadersExplained: SliceExplained = {
  at: (config) => config.expansions?.includes("leaders") ?? false,
  get symbols() {
    return {
      white: { title: texts.leaderTitle, sentence: texts.leader },
      change_symbol: { title: texts.changedSymbolTitle, sentence: texts.changedSymbol },
    };
  },
  get score() {
    return { leaders: texts.score };
  },
  get piles() {
    return { white: texts.pile };
  },
  explainers: { leaders: ofHand },
  marks: { leaders: (city, scene) => ofHand({ seat: city.seat }, scene) },
};
