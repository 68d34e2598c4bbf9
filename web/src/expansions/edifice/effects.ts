// How the effects of Edifices and of the bonuses are drawn.

import type { EffectWords } from "../slice";

export const edificeEffects: EffectWords = {
  powers: { repeat_guild: [{ picture: "purple" }, { sign: "×2" }] },
  drawers: {
    pawn: (a) => [{ picture: "pawn" }, { sign: a === "any" ? "?" : "I".repeat(Number(a)) }],
    // The bonuses are separated by `+`, the codes of one bonus by `&`, and `=` is in the place of their colons.
    choose: (a, _b, _c, _d, draw) =>
      a.split("+").flatMap((bonus, index) => [
        ...(index > 0 ? [{ sign: "/" }] : []),
        ...bonus.split("&").flatMap((code) => {
          const pieces = draw.code(code.replaceAll("=", ":"));
          return pieces.length > 0 ? pieces : [{ picture: "bonus" as const }];
        }),
      ]),
  },
};
