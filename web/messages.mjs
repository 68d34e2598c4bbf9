// Messages of one language become a script each: without the comments for translators, and in English where the
// language has no message yet.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PARTS, partOf } from "./src/language/parts.ts";

const FOLDER = join(import.meta.dirname, "..", "src", "sevenwonders", "languages");
const ENGLISH = "en";

/** Each message or term of a file with its lines, by its id. */
function entries(text) {
  const found = new Map();
  let id = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    id = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1] ?? id;
    if (id && line.trim()) found.set(id, [...(found.get(id) ?? []), line]);
  }
  return found;
}

/** The text of a file of messages as the page loads it. */
export function loaded(language, group, text = readFileSync(join(FOLDER, language, `${group}.ftl`), "utf8")) {
  const english = join(FOLDER, ENGLISH, `${group}.ftl`);
  const otherwise = existsSync(english) ? entries(readFileSync(english, "utf8")) : new Map();
  return [...new Map([...otherwise, ...entries(text)]).values()].map((lines) => lines.join("\n")).join("\n") + "\n";
}

/** The groups of messages that a language or the original has. */
function groupsOf(language) {
  const names = [ENGLISH, language].flatMap((folder) => readdirSync(join(FOLDER, folder)));
  return [...new Set(names.filter((name) => name.endsWith(".ftl")).map((name) => name.replace(".ftl", "")))].sort();
}

/** All messages of one part of a language; a file that it lacks is in the original language. */
function partText(language, part) {
  const groups = groupsOf(language).filter((group) => partOf(group) === part);
  const has = (group) => existsSync(join(FOLDER, language, `${group}.ftl`));
  return groups.map((group) => loaded(has(group) ? language : ENGLISH, group)).join("");
}

/** The module that knows all parts, and those with the text of one. */
const ALL = "virtual:words";

/** The code of the module that knows how to load each part of each language. */
function allParts() {
  const languages = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "language.ftl")));
  const parts = (language) => PARTS.map((part) => `${part}: () => import("${ALL}/${language}-${part}")`);
  return `export default { ${languages.map((language) => `${language}: { ${parts(language).join(", ")} }`).join(", ")} };`;
}

const code = (text) => ({ code: `export default ${JSON.stringify(text)};`, map: null });

/**
 * Loads messages: whole parts for the page, single files for its tests.
 * @returns {import("vite").Plugin}
 */
export function messages() {
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return allParts();
      const [, language, part] = /words\/(\w+)-(\w+)$/.exec(id.startsWith(`\0${ALL}`) ? id : "") ?? [];
      if (!language || !part) return null;
      for (const group of groupsOf(language)) this.addWatchFile(join(FOLDER, language, `${group}.ftl`));
      return code(partText(language, part));
    },
    transform(text, path) {
      const [, language, group] = /languages\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
      return language && group ? code(loaded(language, group, text)) : null;
    },
  };
}
