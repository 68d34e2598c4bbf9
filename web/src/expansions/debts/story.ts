// What the stage tells of coins that are lost and of debts.

import { told } from "../../lib/lines";
import { frameOf, withCity, type Mover, type PartScene } from "../../story/scene";
import { BORDER, SCENE } from "../../story/timing";
import { cityOf, type ClassicTable } from "../../table/classic/model";
import type { LogLine } from "../../wire";
import { debts as words } from "./words";

/** What one city loses. */
export interface Loss {
  seat: number;
  coins: number;
  debts: number;
  text: string;
}

export interface LossStory extends PartScene {
  name: "losses";
  /** The viewer's first. */
  losses: Loss[];
}

export function lossStories(_before: ClassicTable, after: ClassicTable, lines: LogLine[], moves: boolean): LossStory[] {
  const losses = new Map<number, Loss>();
  let first: number | undefined;
  for (const line of lines) {
    const { scene, seat, number } = line;
    if (scene?.type !== "loss" || scene.coins + scene.debts === 0) continue;
    first ??= number;
    const old = losses.get(seat) ?? { seat, coins: 0, debts: 0, text: "" };
    const text = `${old.text} ${told(line)}`.trim();
    losses.set(seat, { seat, coins: old.coins + scene.coins, debts: old.debts + scene.debts, text });
  }
  if (first === undefined) return [];
  const all = [...losses.values()].sort(
    (one, other) => Number(other.seat === after.me) - Number(one.seat === after.me),
  );
  const sentence = all.map((loss) => loss.text).join(" ");
  const movers = all.flatMap(({ seat, debts }): Mover[] => {
    if (debts === 0) return [];
    return [
      {
        what: "debt",
        value: -debts,
        from: `story:${seat}`,
        to: `debts:${seat}`,
        start: SCENE - BORDER.token - 60,
        length: BORDER.token,
        patch: (shown) => withCity(shown, seat, () => ({ debts: cityOf(after, seat).debts })),
      },
    ];
  });
  const framed = all.map(({ seat }) => `city:${seat}`);
  const frames = [frameOf(SCENE, sentence, { movers, framed })];
  const title = words.inBanner;
  return [
    { kind: "part", name: "losses", title, line: first, ends: false, frames, sentence, waits: !moves, losses: all },
  ];
}
