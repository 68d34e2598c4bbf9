import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableState } from "../../src/wire";

type Counted = TableState & { cities: { seat: number; points: number | null }[] };
const tableWith = (status: string, ...points: (number | null)[]): Counted =>
  ({ status, cities: points.map((point, seat) => ({ seat, points: point })) }) as unknown as Counted;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    setItem: (key: string, value: string) => stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The module as a page has it that was just loaded. */
async function loaded(): Promise<typeof import("../../src/story/witness")> {
  vi.resetModules();
  return import("../../src/story/witness");
}

it("hides the totals that the end brings, and nothing else", async () => {
  const { withoutTotals } = await loaded();
  const points = (before: Counted, next: Counted): (number | null)[] =>
    withoutTotals(before, next).cities.map((city) => city.points);
  expect(points(tableWith("playing", null, null), tableWith("finished", 50, 41))).toEqual([null, null]);
  expect(points(tableWith("playing", 30, 20), tableWith("finished", 50, 41))).toEqual([30, 20]);
  expect(points(tableWith("playing", 30, 20), tableWith("playing", 33, 20))).toEqual([33, 20]);
  expect(points(tableWith("finished", 50, 41), tableWith("finished", 50, 41))).toEqual([50, 41]);
});

it("keeps the end as news over a reload until the count has told it", async () => {
  const page = await loaded();
  page.sawPlay("a");
  expect([page.isNews("a"), page.isNews("b")]).toEqual([true, false]);
  const again = await loaded();
  expect(again.isNews("a")).toBe(true);
  again.wasTold("a");
  expect(again.isNews("a")).toBe(false);
  expect((await loaded()).isNews("a")).toBe(false);
});

it("does without storage", async () => {
  const fail = (): never => {
    throw new DOMException("denied");
  };
  vi.stubGlobal("sessionStorage", { setItem: fail, getItem: fail, removeItem: fail });
  const page = await loaded();
  page.sawPlay("a");
  expect(page.isNews("a")).toBe(true);
  page.wasTold("a");
  expect(page.isNews("a")).toBe(false);
});

it("a game is new once in a tab, also over a reload", async () => {
  const page = await loaded();
  expect([page.isFirstLook("a"), page.isFirstLook("a"), page.isFirstLook("b")]).toEqual([true, false, true]);
  const again = await loaded();
  expect([again.isFirstLook("a"), again.isFirstLook("c")]).toEqual([false, true]);
});
