// How the effects of Edifices are drawn.

import type { EffectWords } from "../slice";

export const edificeEffects: EffectWords = {
  powers: { repeat_guild: [{ picture: "purple" }, { sign: "×2" }] },
  drawers: {
    pawn: (a) => [{ picture: "pawn" }, { sign: a === "any" ? "?" : "I".repeat(Number(a)) }],
  },
};
