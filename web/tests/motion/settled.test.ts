// A table is settled when table and log are of the same moment. Whoever speaks about a turn waits for that.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Player, type Director } from "../../src/motion/player.svelte";
import type { Plan, Step } from "../../src/motion/plan";
import type { ClassicTable } from "../../src/table/classic/model";
import type { LogLine } from "../../src/wire";

/** Animations that end when the test says so. */
let ends: (() => void)[] = [];
const animate = (): Partial<Animation> => {
  const heard: (() => void)[] = [];
  const finished = new Promise<void>((done) => ends.push(() => (heard.forEach((one) => one()), done())));
  return {
    finished: finished as unknown as Promise<Animation>,
    addEventListener: (_: string, listener: () => void) => void heard.push(listener),
    cancel: () => undefined,
  } as unknown as Partial<Animation>;
};

const table = (number: number, turn: number): ClassicTable =>
  ({
    game: "a",
    me: 0,
    number,
    turn,
    cities: [{ seat: 0 }],
    decisions: [],
    status: "playing",
  }) as unknown as ClassicTable;
const line = (number: number): LogLine => ({ number, kind: "built", seat: 0, text: `line ${number}` }) as LogLine;

/** A turn of two steps: the first shows the new hand already, and only after the second the log is told. */
function turnTo(next: ClassicTable): Plan {
  const step = (start: number): Step =>
    ({
      what: "patch",
      seat: -1,
      from: "",
      to: "",
      start,
      length: 0,
      mover: "",
      patch: () => next,
      lines: [],
    }) as unknown as Step;
  return { steps: [step(0), step(100), step(200)], scenes: [], closing: [], blocks: true };
}

const director: Director<ClassicTable> = {
  middle: () => 0,
  watched: false,
  plan: (_, next) => turnTo(next),
  settle: () => (shown) => shown,
  cuts: () => false,
  queues: false,
};

const moments = async (): Promise<void> => {
  for (let count = 0; count < 10; count += 1) await Promise.resolve();
};

beforeEach(() => {
  ends = [];
  vi.stubGlobal("document", { hidden: false, timeline: { currentTime: 0 } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "8" }));
});
afterEach(() => vi.unstubAllGlobals());

function playerAt(first: ClassicTable): Player {
  const player = new Player(first, [line(1)], director);
  const root = { getBoundingClientRect: () => ({}), querySelectorAll: () => [] };
  player.layer = { animate, parentElement: root, querySelectorAll: () => [] } as unknown as HTMLElement;
  return player;
}

it("is settled only when the log has come to the turn that the table shows", async () => {
  const player = playerAt(table(1, 1));
  expect(player.settled).toBe(true);
  player.take(table(2, 2), [line(1), line(2)]);
  await moments();
  // The hand of the next turn is in view, and the log still ends with the turn before.
  expect(player.shown.turn).toBe(2);
  expect(player.log.at(-1)?.number).toBe(1);
  expect(player.settled).toBe(false);
  while (ends.length > 0) {
    ends.shift()?.();
    await moments();
  }
  expect(player.log.at(-1)?.number).toBe(2);
  expect(player.settled).toBe(true);
});

it("is settled at once where motion is skipped", () => {
  const player = playerAt(table(1, 1));
  player.take(table(2, 2), [line(1), line(2)]);
  player.skip();
  expect(player.log.at(-1)?.number).toBe(2);
  expect(player.settled).toBe(true);
});
