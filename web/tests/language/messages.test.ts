import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("../../../src/sevenwonders/languages/*/*.ftl", {
  import: "default",
  eager: true,
});

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

const languageOf = (path: string): string => path.split("/").at(-2) ?? "";

it.each([...new Set(Object.keys(files).map(languageOf))])("every message of %s is there once", (language) => {
  const own = Object.entries(files).filter(([path]) => languageOf(path) === language);
  const ids = own.flatMap(([, file]) => new FluentResource(file).body.map(({ id }) => id));
  const known = new Set<string>();
  expect(ids.filter((id) => known.has(id) || !known.add(id))).toEqual([]);
});

describe.each(Object.entries(files))("%s", (_, file) => {
  const messages = new FluentResource(file).body;
  const all = messages.flatMap(({ id, value }) => texts(value).map((text) => [id, text] as const));

  it("has no empty message", () => {
    expect(all.filter(([, text]) => text === "")).toEqual([]);
  });

  it("has no stray blanks, no broken lines and no forgotten values", () => {
    expect(all.filter(([, text]) => text !== text.trim() || /\s\s|\n|undefined|\[object/.test(text))).toEqual([]);
  });

  it("says each thing with one mark at the end", () => {
    expect(all.filter(([, text]) => /[.,;:!?]{2}$/.test(text))).toEqual([]);
  });
});
