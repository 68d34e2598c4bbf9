import { beforeEach, describe, expect, it } from "vitest";
import { results } from "../../src/puzzle/kept.svelte";
import type { Result } from "../../src/puzzle/results";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
};

const result = (day: string, place: number): Result => ({
  number: 1,
  day,
  on: day,
  choice: place,
  place,
  of: 5,
  mine: 40,
  best: 50,
  worst: 10,
});

describe("results on the device", () => {
  beforeEach(() => {
    kept.clear();
    Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  });

  it("keep the first answer to a puzzle", () => {
    results.add(result("2026-11-18", 2));
    results.add(result("2026-11-18", 1));
    results.add(result("2026-11-17", 1));
    expect(results.of("2026-11-18")?.place).toBe(2);
    expect(results.all).toHaveLength(2);
    expect(results.streak("2026-11-18")).toBe(2);
    expect(JSON.parse([...kept.values()][0] ?? "")).toHaveLength(2);
  });

  it("start again where nothing readable is kept", () => {
    kept.set("sevenwonders.puzzles", "{}");
    results.add(result("2026-11-18", 3));
    expect(results.all).toHaveLength(1);
  });
});
