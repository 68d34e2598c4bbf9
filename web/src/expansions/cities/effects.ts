// How the effects of black cards are drawn.

import type { Piece } from "../../lib/icons/effects";
import type { EffectWords } from "../slice";

const others: Piece = { picture: "others", scale: 0.9 };

/** As many of one picture as a number says, at least one. */
const several = (count: string, picture: "spy" | "diplomacy"): Piece[] =>
  Array.from({ length: Math.max(1, Number(count)) }, () => ({ picture, scale: 1.1 }));

export const citiesEffects: EffectWords = {
  powers: {
    stages_without_resources: [
      { picture: "stage" },
      { picture: "crate", scale: 0.85 },
      { picture: "cross", scale: 0.6 },
    ],
  },
  drawers: {
    spy: (a) => several(a, "spy"),
    diplomacy: (a) => several(a, "diplomacy"),
    rebate: (a) =>
      a === "board"
        ? [{ boards: "left+right" }, { picture: "stage", scale: 0.85 }, { picture: "coin", value: "−1" }]
        : [
            { picture: a === "left" ? "left" : "right", scale: 0.72 },
            { picture: "coin", value: "−1" },
          ],
    spare: (a) => [{ sign: "+1" }, { picture: "crate" }, ...(a === "missing" ? ([{ sign: "?" }] as Piece[]) : [])],
    others_gain: (a) => [others, { picture: "coin", value: `+${a}` }],
    neighbours_gain: (a) => [{ boards: "left+right" }, { picture: "coin", value: `+${a}` }],
    neighbours_debt: (a) => [{ boards: "left+right" }, { picture: "debt", value: a }],
  },
};
