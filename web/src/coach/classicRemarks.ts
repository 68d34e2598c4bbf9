// What the coach says of the last move in the guided game of 7 Wonders: only what a beginner does not know yet.

import type { Catalogue } from "../lib/catalogue.svelte";
import { remarks as words } from "../lib/words/coach";
import { cityOf, isMove, type ClassicTable } from "../table/classic/model";
import { nameOf } from "../table/model";
import type { LogLine } from "../wire";
import type { Fact, Remark } from "./mark";

/** The lines of the turn that was revealed last, up to the beginning of the one that is asked about. */
export function lastTurn(log: LogLine[]): LogLine[] {
  const now = log.findLastIndex(({ kind }) => kind === "turn_began");
  const start = log.slice(0, Math.max(0, now)).findLastIndex(({ kind }) => kind === "turn_began");
  return start < 0 ? [] : log.slice(start + 1, now);
}

/** Remarks about what the viewer did last, the most important first; none before the first move. */
export function classicRemarks(table: ClassicTable, log: LogLine[], catalogue: Catalogue): Remark[] {
  const lines = lastTurn(log);
  const line = lines.find((other) => other.seat === table.me && isMove(other));
  if (line?.scene?.type !== "move") return [];
  const found = [paid(table, lines), stage(table, line.scene.stage, catalogue)];
  if (line.kind === "sold") found.push(sold(table, lines));
  if (line.kind === "built" && catalogue.card(line.cards[0] ?? "").colour === "red") found.push(army(table));
  return found.filter((remark) => remark !== undefined);
}

function remark<K extends keyof typeof words>(
  id: K,
  at: string[],
  ...args: Parameters<(typeof words)[K]> & Fact[]
): Remark {
  const say = words[id] as unknown as (...all: Fact[]) => string;
  return { id: `did.${id}`, args, text: say(...args), at };
}

/** Coins that the viewer paid to neighbours. */
function paid(table: ClassicTable, lines: LogLine[]): Remark | undefined {
  const shares = lines
    .flatMap((line) => line.payments ?? [])
    .filter(({ payer, payee }) => payer === table.me && payee >= 0)
    .map(({ payee, coins }): [number, string] => [coins, nameOf(table, payee)]);
  return shares.length > 0 ? remark("paid", [`coins:${table.me}`, `city:${table.me}`], shares) : undefined;
}

function stage(table: ClassicTable, number: number, catalogue: Catalogue): Remark | undefined {
  const facts = catalogue.board(cityOf(table, table.me).board).stages[number - 1];
  if (number < 1 || !facts) return undefined;
  return remark("stage", [`stage:${table.me}:${number}`, `wonder:${table.me}`], number, facts.effects);
}

function sold(table: ClassicTable, lines: LogLine[]): Remark | undefined {
  const gained = lines
    .filter(({ kind }) => kind === "gained")
    .flatMap((line) => line.payments ?? [])
    .find(({ payer, payee }) => payer < 0 && payee === table.me);
  if (!gained) return undefined;
  return remark("sold", [`coins:${table.me}`, `city:${table.me}`], gained.coins, cityOf(table, table.me).coins);
}

function army(table: ClassicTable): Remark {
  const city = cityOf(table, table.me);
  const names = (fits: (margin: number) => boolean): string[] =>
    city.fights.filter(({ margin }) => fits(margin)).map(({ seat }) => nameOf(table, seat));
  const sides = [(margin: number) => margin > 0, (margin: number) => margin === 0, (margin: number) => margin < 0];
  const [ahead = [], level = [], behind = []] = sides.map(names);
  return remark("army", [`shields:${table.me}`, `city:${table.me}`], city.shields, ahead, level, behind);
}
