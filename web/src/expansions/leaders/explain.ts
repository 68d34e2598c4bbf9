// What Leaders says about leaders when somebody asks.

import type { Explanation, Scene, SliceExplained } from "../../explain/about";
import { whoIs } from "../../explain/who";
import { cityOf } from "../../table/classic/model";
import { leaders } from "./words";

export type LeadersAbout =
  /** The leaders in a hand. */
  { kind: "leaders"; seat: number };

const texts = {
  held: (who: string): string =>
    `Before each Age ${who ? `${who} uses` : "you use"} one of them: recruit it, build a stage with it, or sell it.`,
  leader: "A leader lies in the city as a white card; it is recruited before an Age.",
};

function ofHand({ seat }: { seat: number }, { table, catalogue }: Scene): Explanation {
  const held = cityOf(table, seat).leaders;
  return {
    picture: { icon: "white" },
    title: leaders.count(held?.hand_size ?? 0),
    sentence: texts.held(whoIs(table, seat)),
    lines: (held?.hand ?? []).map((id) => ({ text: catalogue.card(id).name })),
  };
}

export const leadersExplained: SliceExplained = {
  at: (config) => config.expansions?.includes("leaders") ?? false,
  symbols: {
    white: { title: "Leader", sentence: texts.leader },
    change_symbol: { title: "Changed symbol", sentence: "At the end one science symbol counts as another kind." },
  },
  score: { leaders: "The points of leaders." },
  piles: { white: "Leaders recruited by this city. Their effects hold for good." },
  explainers: { leaders: ofHand },
  marks: { leaders: (city, scene) => ofHand({ seat: city.seat }, scene) },
};
