import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const read = import.meta.glob<string>("../../../src/sevenwonders/languages/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of each file, or of all files in a folder of a language, by its path. */
const files = new Map<string, string>();
for (const [path, text] of Object.entries(read)) {
  const name = path.split("/languages/")[1]?.split("/").slice(0, 2).join("/") ?? "";
  files.set(name, (files.get(name) ?? "") + text + "\n");
}

type Pattern = FluentResource["body"][number]["value"];
type Part = Exclude<Pattern, string | null>[number];

/** Everything that a message can say, with dots for what fills its blanks. */
function texts(pattern: Pattern): string[] {
  if (pattern === null || typeof pattern === "string") return [pattern ?? ""];
  return pattern.reduce<string[]>(
    (begun, part) => begun.flatMap((text) => said(part).map((more) => text + more)),
    [""],
  );
}

function said(part: Part): string[] {
  if (typeof part === "string") return [part];
  return part.type === "select" ? part.variants.flatMap(({ value }) => texts(value)) : ["…"];
}

const languageOf = (path: string): string => path.split("/")[0] ?? "";

it.each([...new Set([...files.keys()].map(languageOf))])("every message of %s is there once", (language) => {
  const own = [...files].filter(([path]) => languageOf(path) === language);
  const ids = own.flatMap(([, file]) => new FluentResource(file).body.map(({ id }) => id));
  const known = new Set<string>();
  expect(ids.filter((id) => known.has(id) || !known.add(id))).toEqual([]);
});

describe.each([...files])("%s", (_, file) => {
  const messages = new FluentResource(file).body;
  const all = messages.flatMap(({ id, value }) => texts(value).map((text) => [id, text] as const));

  it("has no empty message", () => {
    expect(all.filter(([, text]) => text === "")).toEqual([]);
  });

  it("has no stray blanks, no broken lines and no forgotten values", () => {
    expect(all.filter(([, text]) => text !== text.trim() || /\s\s|\n|undefined|\[object/.test(text))).toEqual([]);
  });

  it("says each thing with one mark at the end", () => {
    expect(all.filter(([, text]) => /(?<!\.)[.,;:!?]{2}$/.test(text))).toEqual([]);
  });
});
