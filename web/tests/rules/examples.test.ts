// Every rule names the scenarios that hold it, every scenario belongs to a rule, and their positions can be tried.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../../src/language/language.svelte";
import { named } from "../../src/language/say";
import { architectsRules } from "../../src/lib/architectsRules";
import { firstRules, secondRules } from "../../src/lib/editionRules";
import { rulesFor } from "../../src/rules/added";
import { canBuild, cited, examplesIn, spokenExamples, tableOf, titleOf, type Examples } from "../../src/rules/examples";
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

describe("titles and sources", () => {
  beforeEach(() => void vi.stubGlobal("document", { documentElement: {} }));
  afterEach(async () => {
    await language.choose("en");
    vi.unstubAllGlobals();
  });

  it("are in the language of the page, and headings of the rulebook in English", async () => {
    const name = "second_edition/conflicts";
    const [conflict] = (await spokenExamples(name)).scenarios;
    expect(titleOf(conflict!)).toBe(conflict!.title);
    await language.choose("de");
    await spokenExamples(name);
    expect(titleOf(conflict!)).toBe(named("example", conflict!.id));
    expect(cited({ book: "second", heading: "End of an Age" })).toBe("Regelheft der zweiten Ausgabe, „End of an Age“");
  });

  it("are in English where a language has none", async () => {
    await language.choose("de");
    expect(titleOf({ id: "nothing", title: "Nothing", sources: [] })).toBe("Nothing");
  });

  it("name a rulebook, an expansion or a ruling", () => {
    expect(
      [
        { book: "first", heading: "Guilds" },
        { book: "cities", heading: "Petra, Day" },
        { book: "base", heading: "brown cards" },
        { book: "ruling", ruling: "R9" },
        { book: "ruling", ruling: "R7", heading: "hand size" },
      ].map(cited),
    ).toEqual([
      "First edition rulebook, “Guilds”",
      "Second edition, Cities, “Petra, Day”",
      "Second edition, base game, “brown cards”",
      "Ruling R9",
      "Ruling R7, “hand size”",
    ]);
  });

  it("have words for every book that a scenario cites", () => {
    const all = Object.values(files).flatMap((found) => Object.values(found).flatMap(({ scenarios }) => scenarios));
    const sources = all.flatMap((scenario) => scenario.sources);
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((source) => !cited(source).includes(source.ruling ?? `“${source.heading}”`))).toEqual([]);
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
