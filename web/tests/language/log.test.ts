// Every line of a log is said in every language. `VITE_LOG_LINES` names a file with lines of many games and what the
// engine says of them: tests/server/test_log_words.py writes it.

import { FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FUNCTIONS } from "../../src/language/functions";
import { add, language } from "../../src/language/language.svelte";
import { LANGUAGES } from "../../src/language/messages";
import { told } from "../../src/language/phrases";
import { isSaid } from "../../src/language/say";
import { architectsShelf, Box, Catalogue, classicShelf } from "../../src/lib/catalogue.svelte";
import type { ArchitectsFacts, CatalogueFacts, GameConfig, LogLine } from "../../src/wire";

interface Told {
  line: LogLine;
  me: number;
  own: string;
}

interface Talked {
  games: { config: GameConfig; names: string[]; lines: Told[] }[];
  catalogues: Record<string, CatalogueFacts>;
  box: ArchitectsFacts;
}

const file = import.meta.env["VITE_LOG_LINES"] as string | undefined;
const { games, catalogues, box } = (
  file
    ? ((await import(/* @vite-ignore */ file)) as { default: unknown }).default
    : { games: [], catalogues: {}, box: {} }
) as Talked;

const sources = import.meta.glob<string>("../../../src/sevenwonders/languages/*/*.ftl", {
  import: "default",
  eager: true,
});

/** The messages of a language. */
function bundleOf(code: string): FluentBundle {
  const bundle = new FluentBundle(LANGUAGES[code]?.locale ?? code, { useIsolating: false, functions: FUNCTIONS });
  for (const [path, text] of Object.entries(sources)) if (path.includes(`/${code}/`)) add(bundle, text);
  return bundle;
}

/** The engine writes a plain hyphen before a number. */
const trueMinus = (text: string): string => text.replace(/(?<![\w])-(?=\d)/g, "−");

// A busy machine takes a while for the lines of 200 games.
describe.skipIf(!file)("the lines of many games", { timeout: 300_000 }, () => {
  for (const [edition, facts] of Object.entries(catalogues)) classicShelf(+edition).found = new Catalogue(facts);
  if (file) architectsShelf.found = new Box(box);

  it("are what the engine says, in English", () => {
    for (const { config, names, lines } of games)
      for (const { line, me, own } of lines)
        if (line.phrase) expect(told(line.phrase, { names, me, config })).toBe(trueMinus(own));
  });

  it.each(Object.keys(LANGUAGES))("have a message in %s, and all its blanks are filled", (code) => {
    const english = language.bundle;
    language.bundle = bundleOf(code);
    try {
      for (const { config, names, lines } of games)
        for (const { line, me } of lines) {
          if (!line.phrase) continue;
          expect(isSaid(config.game === "architects" ? "boxlog" : "log", line.phrase.id), line.phrase.id).toBe(true);
          expect(told(line.phrase, { names, me, config })).not.toMatch(/\{|undefined|_/);
        }
    } finally {
      language.bundle = english;
    }
  });
});
