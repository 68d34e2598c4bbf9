// How the effects of leaders are drawn.

import { pictureOf } from "../../lib/icons/pictures";
import type { EffectWords } from "../slice";

export const leadersEffects: EffectWords = {
  powers: {
    free_leaders: [{ picture: "white" }, { picture: "coin", value: "0" }],
    change_symbol: [{ picture: "change_symbol", scale: 1.05 }],
    pass_defeats: [{ picture: "defeat" }, { picture: "right", scale: 0.7 }, { picture: "others", scale: 0.85 }],
    extra_leader: [{ picture: "plus", scale: 0.7 }, { picture: "white" }],
    bury_leader: [{ picture: "white" }, { picture: "down", scale: 0.6 }, { picture: "stage", scale: 0.9 }],
    drop_tokens: [
      { picture: "defeat" },
      { picture: "cross", scale: 0.5 },
      { picture: "victory" },
      { picture: "cross", scale: 0.5 },
    ],
  },
  drawers: {
    free_each_age: (a) => [
      { picture: "free_build", scale: 1.1 },
      { picture: pictureOf(a) ?? "cards", scale: 0.8 },
    ],
    points_alone: (a) => [
      { picture: "points", value: a, scale: 1.12 },
      { sign: ":" },
      { sign: "1" },
      { picture: "white", scale: 0.85 },
    ],
    bank_bonus: (a) => [{ picture: "coin", value: a }, { sign: "×" }, { picture: "bank", scale: 0.85 }],
    points_per_pair: () => [
      { picture: "victory" },
      { sign: "=" },
      { picture: "victory" },
      { sign: "→" },
      { picture: "victory" },
    ],
    set_points: (a) => [
      { picture: "points", value: `+${a}`, scale: 1.12 },
      { sign: "×" },
      { group: ["compass", "gear", "tablet"] },
    ],
    bank_unit: (a) => [
      { picture: "bank" },
      { picture: "crate", scale: 0.85 },
      { picture: "coin", value: a, scale: 0.9 },
    ],
    leader_discount: (a, b) => [
      { picture: "white" },
      { picture: "coin", value: `−${a}` },
      { boards: "left+right" },
      { picture: "coin", value: `−${b}`, scale: 0.85 },
    ],
    draw_leaders: (a) => [{ sign: `+${a}` }, { picture: "white" }],
  },
};
