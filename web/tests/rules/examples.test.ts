// Every rule names the scenarios that hold it, every scenario belongs to a rule, and their positions can be tried.

import { describe, expect, it } from "vitest";
import { architectsRules } from "../../src/lib/architectsRules";
import { firstRules, secondRules } from "../../src/lib/editionRules";
import { rulesFor } from "../../src/rules/added";
import { canBuild, examplesIn, tableOf, type Examples } from "../../src/rules/examples";
import { mine } from "../../src/table/model";

const files = import.meta.glob<Record<string, Examples>>(
  ["../../src/rules/*.json", "../../src/expansions/*/examples.json"],
  { import: "default", eager: true },
);
const nameOf = (path: string): string => path.match(/(\w+)(?:\/examples)?\.json$/)?.[1] ?? "";
const all = Object.entries(files).flatMap(([path, found]) =>
  Object.keys(found).map((file) => `${nameOf(path)}/${file}`),
);
const rules = [...firstRules, ...secondRules, ...architectsRules];
/** Sections that say nothing about the rules. */
const FREE = ["first", "here"];

describe("examples", () => {
  it.each(rules.filter(({ id }) => !FREE.includes(id)))("hold the rule of $title", async ({ scenarios }) => {
    expect(scenarios.length).toBeGreaterThan(0);
    for (const name of scenarios) expect((await examplesIn(name)).scenarios.length, name).toBeGreaterThan(0);
  });

  it("are all named by a rule", () => {
    const named = new Set(rules.flatMap(({ scenarios }) => scenarios));
    expect(all.filter((name) => !named.has(name))).toEqual([]);
  });

  it("ask what can be built, with some cards that can and some that cannot", () => {
    const puzzles = Object.values(files).flatMap((found) => Object.values(found).flatMap(({ puzzles }) => puzzles));
    expect(puzzles.length).toBeGreaterThan(40);
    for (const puzzle of puzzles) {
      const menu = mine(tableOf(puzzle))[0]?.menu ?? [];
      expect(new Set(menu.map(canBuild)).size).toBe(2);
    }
  });

  it("are nothing where no file is", async () => {
    expect(await examplesIn("nowhere/nothing")).toEqual({ scenarios: [], puzzles: [] });
  });
});

describe("rules of a table", () => {
  it("are those of its expansions and its variant", () => {
    const found = rulesFor({ edition: 2, expansions: ["armada", "leaders"], variant: "teams" });
    expect(found.map(({ section }) => section)).toEqual(["leaders", "teams", "armada"]);
    expect(rulesFor({ players: 2, variant: "two_player" }).map(({ section }) => section)).toEqual(["two"]);
    expect(rulesFor({})).toEqual([]);
  });
});
