/** The country around each wonder: its mood, its hills and trees, and whether it stands by the water. */

import type { Setting } from "../../art/wonders/wonders";

const MOODS = { hills: "meadow", desert: "dawn", city: "stone", sea: "sea", mountains: "rose" } as const;

export interface Landscape {
  mood: (typeof MOODS)[Setting];
  water: boolean;
  far: string;
  near: string;
  /** Places and sizes of trees on the ground, and of stars in the sky. */
  trees: [number, number][];
  stars: [number, number][];
}

/** Where structures stand beside the wonder, the next one to it first. */
const SITES = [108, 292, 70, 330, 34, 366];
/** Trees keep this far from a structure. */
const CLEAR = 22;

/** The newest of some structures, each on its site. */
export function sited(structures: string[]): { card: string; x: number }[] {
  const newest = [...new Set(structures.toReversed())].slice(0, SITES.length);
  return newest.map((card, index) => ({ card, x: SITES[index] ?? 0 }));
}

/** Whether a tree has room beside the structures. */
export function isClear(x: number, structures: { x: number }[]): boolean {
  return structures.every((structure) => Math.abs(structure.x - x) > CLEAR);
}

/** A number that a name always gives again, smaller than `below`. */
function numberOf(name: string, below: number): number {
  let sum = 7;
  for (const letter of name) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x5bd1e995) ^ (sum >>> 13);
  return (sum >>> 3) % below;
}

/** The landscape of a board; every wonder has hills of its own. */
export function landscapeOf(board: string, setting: Setting): Landscape {
  const wonder = board.replace(/_.*$/, "");
  const bend = numberOf(wonder, 30);
  return {
    mood: MOODS[setting],
    water: setting === "sea",
    far: `M-800 200V${146 + bend / 3}H-120Q-20 ${112 + bend} 90 ${148 - bend / 3}T280 ${134 + bend / 2}
      Q350 ${108 + bend} 460 ${152 - bend / 2}T1200 148V200z`,
    near: `M-800 200V172H-160Q-40 ${156 - bend / 3} 60 170T260 172Q330 ${150 + bend / 3} 430 168T1200 170V200z`,
    trees: [
      [104 - bend / 2, 0.9],
      [122 - bend / 2, 1.15],
      [282 + bend / 2, 1.1],
    ],
    stars: Array.from({ length: 26 }, (_, index) => [
      -150 + numberOf(`${wonder} x ${index}`, 700),
      4 + numberOf(`${wonder} y ${index}`, 100),
    ]),
  };
}
