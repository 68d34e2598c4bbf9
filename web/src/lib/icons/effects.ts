/** How an icon code of the catalogue is drawn: a row of pictures with numbers and a few signs between them. */

import { effects } from "../../expansions/asked";
import { words } from "../../language/say";
import { pictureOf, type IconName } from "./pictures";

/** A picture with a number in it, a sign, the boards that count, or several pictures close together. */
export type Piece =
  { picture: IconName; value?: string; scale?: number } | { sign: string } | { boards: string } | { group: IconName[] };

const counted: Record<string, IconName> = {
  wonder_stage: "stage",
  stage: "stage",
  defeat_token: "defeat",
  victory_token: "victory",
  purchase: "trade",
};

/** The picture of something that is counted or that sets an effect off. */
export function countedOf(name: string): IconName {
  return counted[name] ?? pictureOf(name) ?? "plus";
}

/** What a code counts, as pieces: colours, tokens of a value, coins in threes. */
export function things(names: string): Piece[] {
  if (names === "three_coins") return [{ picture: "coin", value: "3" }];
  if (names === "brown_gray_pair") return [{ group: ["brown", "gray"] }];
  if (names === "colour") return [{ group: ["brown", "blue", "yellow", "green"] }];
  const victory = /^victory_(\d)$/.exec(names);
  if (victory) return [{ picture: "victory", value: victory[1] ?? "" }];
  const list = names.split("+").map(countedOf);
  return list.length > 1 ? [{ group: list }] : [{ picture: list[0] ?? "plus", scale: 0.85 }];
}

/** The condition of points at the end. */
function condition(name: string): Piece[] {
  if (name === "wonder_finished")
    return [
      { picture: "stage", scale: 0.85 },
      { picture: "tick", scale: 0.6 },
    ];
  if (name === "no_defeat") return [{ picture: "defeat", scale: 0.85, value: "0" }];
  const most = name.replace(/^most_/, "");
  return [
    { picture: most === "coins" ? "coin" : countedOf(most), scale: 0.8 },
    { sign: ">" },
    { boards: "left+right" },
  ];
}

const signs = words("sign");
const inWords = (name: keyof typeof signs): Piece => ({
  get sign() {
    return signs[name];
  },
});

const powers: Record<string, Piece[]> = {
  play_last_card: [{ picture: "last_card", scale: 1.1 }],
  build_from_discard: [{ picture: "from_discard", scale: 1.1 }],
  free_build_each_age: [{ picture: "free_build", scale: 1.1 }],
  first_of_colour_free: [{ picture: "free_build", scale: 1.1 }, { group: ["brown", "blue", "yellow", "green"] }],
  first_card_free: [{ picture: "free_build", scale: 1.1 }, inWords("first")],
  last_card_free: [{ picture: "free_build", scale: 1.1 }, inWords("last")],
  copy_guild: [{ picture: "copy", scale: 1.1 }],
  repeat_symbol: [{ picture: "wild" }, { sign: "×2" }],
  drop_defeats: [{ picture: "defeat" }, { picture: "cross", scale: 0.6 }],
};

/** What a drawer may need: what a code counts, as pieces, and the pieces of another code. */
export interface Draw {
  things: (names: string) => Piece[];
  code: (code: string) => Piece[];
}

/** Turns the arguments of a code into pieces. */
export type Drawer = (a: string, b: string, c: string, d: string, draw: Draw) => Piece[];

/** One drawer for each kind of code. Kinds without a drawer are drawn by the component, or written in words. */
const drawers: Record<string, Drawer> = {
  points: (a) => [{ picture: "points", value: a, scale: 1.12 }],
  coins: (a) => [{ picture: "coin", value: a }],
  shields: (a) =>
    Number(a) > 3
      ? [{ picture: "shield", value: a, scale: 1.1 }]
      : Array.from({ length: Number(a) }, () => ({ picture: "shield" as const })),
  science: (a) => [{ picture: a === "any" ? "wild" : (pictureOf(a) ?? "plus") }],
  points_if: (a, b) => [{ picture: "points", value: b, scale: 1.12 }, { sign: ":" }, ...condition(a)],
  points_per_set: (a, b) => [{ picture: "points", value: b, scale: 1.12 }, { sign: "×" }, ...things(a)],
  coins_on: (a, b, c) => [
    { picture: "coin", value: b },
    { sign: "×" },
    { picture: countedOf(a), scale: 0.85 },
    ...(c
      ? ([
          { picture: "others", scale: 0.8 },
          { picture: pictureOf("loss") ?? "coin", value: c, scale: 0.85 },
        ] as Piece[])
      : []),
  ],
  cheaper: (a) => [{ picture: countedOf(a), scale: 0.85 }, { sign: "−1" }, { picture: "crate", scale: 0.9 }],
  free_colour: (a) => [
    { picture: countedOf(a), scale: 0.85 },
    { picture: "coin", value: "0" },
  ],
  victory_token: (a) =>
    a === "age"
      ? [{ picture: "victory", scale: 1.1 }, { sign: "I–III" }]
      : [{ picture: "victory", value: a, scale: 1.1 }],
  from_discard: () => [{ picture: "from_discard", scale: 1.1 }],
  special: (a) => powers[a] ?? effects.powers[a] ?? [],
};

/** The pieces of a code; none when this page cannot draw it. */
export function piecesOf(code: string): Piece[] {
  const [kind = "", a = "", b = "", c = "", d = ""] = code.split(":");
  const drawer = drawers[kind] ?? effects.drawers[kind];
  return drawer?.(a, b, c, d, { things, code: piecesOf }) ?? [];
}
