// How the choice between bonuses is drawn.

import type { EffectWords } from "../slice";

export const carthageEffects: EffectWords = {
  drawers: {
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
