// Drawings of the start page: the seven wonders along a shore, and what its tiles are about.

import type { SkylineShape } from "../pages/skyline";
import type { Material } from "./materials";
import { cypress, palm, waves } from "./parts/nature";
import { bust, type Person } from "./parts/people";
import { hull, sail } from "./parts/ships";
import { type Draw, ellipse, p, Pen, rect } from "./pen";
import { wearMaterials } from "./wear";
import { baseWonders } from "./wonders/wonders";

/** What stands where: the middle of its foot, and its size; of a tree its height, of a ship its length. */
type Placed = [name: string, x: number, ground: number, size: number];

/** From the back to the front. */
const SHORES: Record<SkylineShape, Placed[]> = {
  wide: [
    ["ephesus", 128, 512, 0.86],
    ["cypress", 28, 520, 74],
    ["olympia", 388, 516, 0.92],
    ["cypress", 246, 516, 84],
    ["cypress", 272, 522, 62],
    ["cypress", 492, 524, 58],
    ["islet", 716, 566, 230],
    ["alexandria", 716, 556, 1.16],
    ["giza", 1120, 524, 1.86],
    ["babylon", 938, 540, 1.3],
    ["palm", 812, 556, 86],
    ["halicarnassus", 1120, 552, 0.96],
    ["rhodes", 1330, 548, 1.42],
    ["palm", 1216, 562, 96],
    ["palm", 1240, 568, 68],
    ["cypress", 1026, 556, 64],
    ["palm", 1420, 572, 74],
    ["ship", 560, 582, 62],
    ["ship", 440, 596, 40],
    ["waves", 600, 560, 60],
    ["waves", 840, 592, 48],
    ["waves", 500, 570, 36],
  ],
  middle: [
    ["ephesus", 108, 500, 0.78],
    ["cypress", 22, 508, 62],
    ["islet", 276, 556, 190],
    ["alexandria", 276, 546, 0.98],
    ["giza", 560, 508, 1.5],
    ["babylon", 436, 526, 0.98],
    ["palm", 366, 540, 66],
    ["halicarnassus", 574, 540, 0.74],
    ["rhodes", 726, 534, 1.08],
    ["cypress", 652, 542, 54],
    ["palm", 806, 552, 62],
    ["olympia", 172, 530, 0.62],
    ["ship", 190, 574, 46],
    ["waves", 330, 568, 48],
    ["waves", 120, 582, 36],
  ],
  narrow: [
    ["giza", 300, 394, 1.14],
    ["islet", 62, 410, 150],
    ["alexandria", 62, 402, 1.06],
    ["babylon", 196, 396, 0.86],
    ["rhodes", 408, 404, 0.98],
    ["olympia", 150, 420, 0.56],
    ["ephesus", 250, 422, 0.58],
    ["cypress", 306, 426, 38],
    ["halicarnassus", 350, 424, 0.54],
    ["cypress", 196, 426, 34],
    ["palm", 468, 424, 52],
    ["ship", 96, 430, 34],
  ],
};

const OTHER: Record<string, (pen: Pen, x: number, ground: number, size: number) => void> = {
  cypress,
  palm,
  islet: (pen, x, ground, size) => {
    const half = size / 2;
    const [edge, top] = [ground + size * 0.09, ground - size * 0.12];
    const shore = p`M${x - half} ${edge}Q${x - half * 0.7} ${top} ${x} ${top}Q${x + half * 0.7} ${top} ${x + half} ${edge}z`;
    pen.fill(shore, "sand", { tone: 2 });
  },
  waves: (pen, x, ground, size) => waves(pen, x, ground, size),
  ship: (pen, x, ground, size) => {
    sail(pen, x, ground - size * 0.1, size * 0.8, size * 0.5, ["cloth", "blue"]);
    hull(pen, x - size / 2, ground, size, size * 0.22);
  },
};

function place(pen: Pen, [name, x, ground, size]: Placed): void {
  const wonder = baseWonders[name];
  if (!wonder) OTHER[name]?.(pen, x, ground, size);
  else
    pen.at(x - 100 * size, ground - 176 * size, () => wonder.parts.forEach((part) => part(pen)), {
      scale: size,
    });
}

/** The wonders of a skyline as the inside of its svg. */
export function shoreOf(shape: SkylineShape): string {
  wearMaterials();
  const pen = new Pen();
  SHORES[shape].forEach((placed) => place(pen, placed));
  return pen.picture();
}

/** A card with its colour, and a building of a few lines. */
function card(pen: Pen, x: number, y: number, turn: number, of: Material, inside: Draw): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill("M-17-25q0-3 3-3h28q3 0 3 3v50q0 3-3 3h-28q-3 0-3-3z", of);
      pen.fill(rect(-13, -17, 26, 26), "paper", { tone: 0, outline: 1 });
      inside(pen);
      pen.fill(rect(-13, 12, 26, 11), "paper", { outline: 1 });
    },
    { turn },
  );
}

const FRIENDS: Person[] = [
  { hair: "hair", cut: "curls", robe: "green", trim: "gold", dress: "cloak", skin: "tan" },
  { hair: "grey", cut: "short", beard: "short", robe: "purple", trim: "gold", dress: "toga" },
  { hair: "fair", cut: "bun", robe: "yellow", trim: "red", dress: "tunic" },
];

const TILES = {
  puzzle: (pen: Pen) => {
    card(pen, 26, 66, -14, "blue", (inner) => {
      inner.fill("M-10 8v-6h20v6h-4v-2a2 2 0 0 0-4 0v2h-4v-2a2 2 0 0 0-4 0v2z", "marble", { outline: 1 });
    });
    card(pen, 94, 66, 14, "yellow", (inner) => {
      inner.fill("M-9-10h18v4h-18z", "marble", { outline: 1 });
      for (const x of [-6, 3]) inner.fill(rect(x, -6, 3, 14), "marble", { outline: 1 });
    });
    pen.at(60, 62, () => {
      pen.fill("M-22-34q0-3 3-3h38q3 0 3 3v68q0 3-3 3h-38q-3 0-3-3z", "paper", { tone: 0 });
      pen.fill("M-17-31h34v62h-34z", "water", { tone: 2, outline: 1 });
      pen.fill("M-11-9q0-13 11-13t11 12q0 7-6 10q-2 1-2 6h-6q0-8 4-10q4-2 4-6q0-6-5-6t-5 7z", "gold", {
        tone: 0,
        outline: 1,
      });
      pen.fill(ellipse(0, 16, 4), "gold", { tone: 0, outline: 1 });
    });
  },
  friends: (pen: Pen) => {
    const seats = [22, 98, 60];
    FRIENDS.forEach((person, index) => {
      const scale = index === 2 ? 0.6 : 0.56;
      const x = seats[index] ?? 60;
      pen.at(x - 60 * scale, index === 2 ? 14 : 26, () => bust(pen, person), { scale });
    });
    pen.fill(ellipse(60, 96, 62, 22), "wood");
    pen.fill(ellipse(60, 92, 62, 20), "wood", { tone: 0 });
    for (const [x, turn, of] of [
      [34, -14, "tile"],
      [60, 0, "blue"],
      [86, 14, "purple"],
    ] as const)
      pen.at(x, 92, () => pen.fill("M-8-9h16v18h-16z", of), { turn });
  },
  score: (pen: Pen) => {
    pen.at(
      56,
      62,
      () => {
        pen.fill("M-30-42q0-4 4-4h52q4 0 4 4v84q0 4-4 4h-52q-4 0-4-4z", "paper", { tone: 0 });
        for (const [at, of] of (["red", "yellow", "blue", "green", "purple"] as const).entries())
          pen.fill(rect(-22, -36 + 15 * at, 44, 8), of, { outline: 1 });
      },
      { turn: -8 },
    );
    pen.fill(ellipse(88, 92, 18), "gold");
    pen.line("M82 86q2-5 7-4q6 2 1 9q7 0 5 6q-4 6-12 2", { width: 2.4 });
  },
  rules: (pen: Pen) => {
    pen.fill("M60 34Q38 22 10 26V92Q38 88 60 100z", "paper", { tone: 0 });
    pen.fill("M60 34Q82 22 110 26V92Q82 88 60 100z", "paper", { tone: 1 });
    pen.line("M20 40q16-2 30 4M20 52q16-2 30 4M20 64q16-2 30 4M20 76q12-1 20 2", { width: 1.6 });
    pen.at(66, 36, () => baseWonders["giza"]?.parts.forEach((part) => part(pen)), { scale: 0.2 });
    pen.line("M72 84q16-6 30-4", { width: 1.6 });
    pen.fill("M54 32h9v50l-4.5-5l-4.5 5z", "red");
  },
  cards: (pen: Pen) => {
    card(pen, 32, 66, -14, "blue", (inner) => {
      inner.fill("M-9 8v-10l9-8l9 8v10z", "marble", { outline: 1 });
      inner.fill(rect(-3, 0, 6, 8), "ink", { outline: 0 });
    });
    card(pen, 88, 66, 14, "green", (inner) => {
      inner.fill(ellipse(0, -4, 8), "gold", { outline: 1 });
      inner.line("M0-12v16M-8-4h16", { width: 1 });
    });
    card(pen, 60, 60, 0, "red", (inner) => {
      inner.fill("M-9 8v-18h4v4h3v-4h4v4h3v-4h4v18z", "stone", { outline: 1 });
      inner.fill("M-3 8v-6a3 3 0 0 1 6 0v6z", "ink", { outline: 0 });
    });
  },
} satisfies Record<string, Draw>;

export type TileName = keyof typeof TILES;

/** The picture of a tile, on a field of 120 x 120, as the inside of its svg. */
export function tileOf(name: TileName): string {
  wearMaterials();
  const pen = new Pen();
  TILES[name](pen);
  return pen.picture();
}
