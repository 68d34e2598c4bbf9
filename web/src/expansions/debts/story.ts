// What the stage tells of coins that are lost and of debts.

import { frameOf, withCity, type Mover, type PartScene } from "../../story/scene";
import { BORDER, SCENE } from "../../story/timing";
import { cityOf, type ClassicTable } from "../../table/classic/model";
import { nameOf } from "../../table/model";
import type { LogLine } from "../../wire";
import { debts as words } from "./words";

/** What one city loses. */
export interface Loss {
  seat: number;
  coins: number;
  debts: number;
}

export interface LossStory extends PartScene {
  name: "losses";
  /** The viewer's first. */
  losses: Loss[];
}

export function lossStories(_before: ClassicTable, after: ClassicTable, lines: LogLine[], moves: boolean): LossStory[] {
  const losses = new Map<number, Loss>();
  let first: number | undefined;
  for (const { scene, seat, number } of lines) {
    if (scene?.type !== "loss" || scene.coins + scene.debts === 0) continue;
    first ??= number;
    const old = losses.get(seat) ?? { seat, coins: 0, debts: 0 };
    losses.set(seat, { seat, coins: old.coins + scene.coins, debts: old.debts + scene.debts });
  }
  if (first === undefined) return [];
  const all = [...losses.values()].sort(
    (one, other) => Number(other.seat === after.me) - Number(one.seat === after.me),
  );
  const sentence = all
    .map((loss) => words.loses(nameOf(after, loss.seat), loss.coins, loss.debts, loss.seat === after.me))
    .join(" ");
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
