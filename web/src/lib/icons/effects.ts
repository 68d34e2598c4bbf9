/** How an icon code of the catalogue is drawn: a row of pictures with numbers and a few signs between them. */

import { pictureOf, type IconName } from "./pictures";
import { seaDrawers, seaPowers } from "./sea";

/** A picture with a number in it, a sign, the boards that count, or several pictures close together. */
export type Piece =
  | { picture: IconName; value?: string; scale?: number }
  | { sign: string }
  | { boards: string }
  | { group: IconName[] };

const counted: Record<string, IconName> = {
  wonder_stage: "stage",
  stage: "stage",
  defeat_token: "defeat",
  victory_token: "victory",
  purchase: "trade",
  step: "ship_blue",
};

/** The picture of something that is counted or that sets an effect off. */
export function countedOf(name: string): IconName {
  return counted[name] ?? pictureOf(name) ?? "plus";
}

/** What a code counts, as pieces: colours, tokens of a value, coins in threes. */
function things(names: string): Piece[] {
  if (names === "three_coins") return [{ picture: "coin", value: "3" }];
  if (names === "brown_gray_pair") return [{ group: ["brown", "gray"] }];
  if (names === "colour") return [{ group: ["brown", "blue", "yellow", "green"] }];
  const victory = /^victory_(\d)$/.exec(names);
  if (victory) return [{ picture: "victory", value: victory[1] ?? "" }];
  const list = names.split("+").map(countedOf);
  return list.length > 1 ? [{ group: list }] : [{ picture: list[0] ?? "plus", scale: 0.85 }];
}

const minus = (coins: string): string => `−${coins}`;
const plus = (coins: string): string => `+${coins}`;

/** The condition of points at the end. */
function condition(name: string): Piece[] {
  if (name === "wonder_finished") return [{ picture: "stage", scale: 0.85 }, { picture: "tick", scale: 0.6 }];
  if (name === "no_defeat") return [{ picture: "defeat", scale: 0.85, value: "0" }];
  if (name === "only_leader") return [{ sign: "1" }, { picture: "white", scale: 0.85 }];
  const most = name.replace(/^most_/, "");
  return [{ picture: most === "coins" ? "coin" : countedOf(most), scale: 0.8 }, { sign: ">" }, { boards: "left+right" }];
}

const powers: Record<string, Piece[]> = {
  play_last_card: [{ picture: "last_card", scale: 1.1 }],
  build_from_discard: [{ picture: "from_discard", scale: 1.1 }],
  free_build_each_age: [{ picture: "free_build", scale: 1.1 }],
  free_black_each_age: [{ picture: "free_build", scale: 1.1 }, { picture: "black", scale: 0.8 }],
  first_of_colour_free: [{ picture: "free_build", scale: 1.1 }, { group: ["brown", "blue", "yellow", "green"] }],
  first_card_free: [{ picture: "free_build", scale: 1.1 }, { sign: "1st" }],
  last_card_free: [{ picture: "free_build", scale: 1.1 }, { sign: "last" }],
  free_leaders: [{ picture: "white" }, { picture: "coin", value: "0" }],
  stages_without_resources: [{ picture: "stage" }, { picture: "crate", scale: 0.85 }, { picture: "cross", scale: 0.6 }],
  copy_guild: [{ picture: "copy", scale: 1.1 }],
  change_symbol: [{ picture: "change_symbol", scale: 1.05 }],
  repeat_symbol: [{ picture: "wild" }, { sign: "×2" }],
  pass_defeats: [{ picture: "defeat" }, { picture: "right", scale: 0.7 }, { picture: "others", scale: 0.85 }],
  extra_leader: [{ picture: "plus", scale: 0.7 }, { picture: "white" }],
  bury_leader: [{ picture: "white" }, { picture: "down", scale: 0.6 }, { picture: "stage", scale: 0.9 }],
  drop_tokens: [{ picture: "defeat" }, { picture: "cross", scale: 0.5 }, { picture: "victory" }, { picture: "cross", scale: 0.5 }],
  drop_defeats: [{ picture: "defeat" }, { picture: "cross", scale: 0.6 }],
  ...seaPowers,
};

type Drawer = (a: string, b: string, c: string, d: string) => Piece[];

/** One drawer a kind of code. Kinds that are not here are drawn by the component, or written in words. */
export const drawers: Record<string, Drawer> = {
  points: (a) => [{ picture: "points", value: a, scale: 1.12 }],
  coins: (a) => [{ picture: "coin", value: a }],
  shields: (a) => (Number(a) > 3 ? [{ picture: "shield", value: a, scale: 1.1 }] : Array.from({ length: Number(a) }, () => ({ picture: "shield" as const }))),
  science: (a) => [{ picture: a === "any" ? "wild" : (pictureOf(a) ?? "plus") }],
  points_if: (a, b) => [{ picture: "points", value: b, scale: 1.12 }, { sign: ":" }, ...condition(a)],
  points_per_set: (a, b) => [{ picture: "points", value: b, scale: 1.12 }, { sign: "×" }, ...things(a)],
  points_per_pair: () => [{ picture: "victory" }, { sign: "=" }, { picture: "victory" }, { sign: "→" }, { picture: "victory" }],
  set_points: (a) => [{ picture: "points", value: plus(a), scale: 1.12 }, { sign: "×" }, { group: ["compass", "gear", "tablet"] }],
  coins_on: (a, b, c) => [
    { picture: "coin", value: b },
    { sign: "×" },
    { picture: countedOf(a), scale: 0.85 },
    ...(c ? ([{ picture: "others", scale: 0.8 }, { picture: "loss", value: c, scale: 0.85 }] as Piece[]) : []),
  ],
  rebate: (a) =>
    a === "board"
      ? [{ boards: "left+right" }, { picture: "stage", scale: 0.85 }, { picture: "coin", value: minus("1") }]
      : [{ picture: a === "left" ? "left" : "right", scale: 0.72 }, { picture: "coin", value: minus("1") }],
  spare: (a) => [{ sign: "+1" }, { picture: "crate" }, ...(a === "missing" ? ([{ sign: "?" }] as Piece[]) : [])],
  bank_unit: (a) => [{ picture: "bank" }, { picture: "crate", scale: 0.85 }, { picture: "coin", value: a, scale: 0.9 }],
  cheaper: (a) => [{ picture: countedOf(a), scale: 0.85 }, { sign: minus("1") }, { picture: "crate", scale: 0.9 }],
  free_colour: (a) => [{ picture: countedOf(a), scale: 0.85 }, { picture: "coin", value: "0" }],
  spy: (a) => Array.from({ length: Math.max(1, Number(a)) }, () => ({ picture: "spy" as const, scale: 1.1 })),
  victory_token: (a) => (a === "age" ? [{ picture: "victory", scale: 1.1 }, { sign: "I–III" }] : [{ picture: "victory", value: a, scale: 1.1 }]),
  diplomacy: (a) => Array.from({ length: Math.max(1, Number(a)) }, () => ({ picture: "diplomacy" as const, scale: 1.1 })),
  others_gain: (a) => [{ picture: "others", scale: 0.9 }, { picture: "coin", value: plus(a) }],
  neighbours_gain: (a) => [{ boards: "left+right" }, { picture: "coin", value: plus(a) }],
  others_lose: (a) =>
    a === "age" ? [{ picture: "others", scale: 0.9 }, { picture: "loss" }, { sign: "I–III" }] : [{ picture: "others", scale: 0.9 }, { picture: "loss", value: a }],
  others_lose_for: (a, b) => [{ picture: "others", scale: 0.9 }, { picture: "loss", value: b }, { sign: "×" }, ...things(a)],
  neighbours_debt: (a) => [{ boards: "left+right" }, { picture: "debt", value: a }],
  leader_discount: (a, b) => [{ picture: "white" }, { picture: "coin", value: minus(a) }, { boards: "left+right" }, { picture: "coin", value: minus(b), scale: 0.85 }],
  draw_leaders: (a) => [{ sign: plus(a) }, { picture: "white" }],
  from_discard: () => [{ picture: "from_discard", scale: 1.1 }],
  special: (a) => powers[a] ?? [],
  ...seaDrawers,
};

/** What stands behind the number of `coins_per` and `points_per`. */
export function perPieces(names: string): Piece[] {
  return things(names);
}
