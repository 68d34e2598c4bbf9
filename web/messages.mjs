// Messages of one language become a script each: without the comments for translators, and in English where the
// language has no message yet.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PARTS, partOf } from "./src/language/parts.ts";

const FOLDER = join(import.meta.dirname, "..", "src", "sevenwonders", "languages");
const ENGLISH = "en";
const LANGUAGES = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "language.ftl")));

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

/** A folder with the titles of rule examples in a language. English ones are in the scenarios. */
const examplesOf = (language, folder = "") => join(FOLDER, language, "examples", folder);

/** The titles of all examples of a folder. */
function titles(language, folder) {
  const files = readdirSync(examplesOf(language, folder)).sort();
  return files.map((file) => loaded(language, `examples/${folder}/${file.replace(".ftl", "")}`)).join("");
}

/** The module that knows all parts, the one that knows all examples, and those with the text of one. */
const ALL = "virtual:words";
const EXAMPLES = "virtual:examples";

const entry = (name, module) => `"${name}": () => import("${ALL}/${module}")`;

/** The code of a module that knows how to load what each language has: its entries by language. */
function index(entriesOf) {
  const languages = LANGUAGES.map((language) => `${language}: { ${entriesOf(language).join(", ")} }`);
  return `export default { ${languages.join(", ")} };`;
}

const allParts = () => index((language) => PARTS.map((part) => entry(part, `${language}-${part}`)));

function allExamples() {
  const folders = (language) => (existsSync(examplesOf(language)) ? readdirSync(examplesOf(language)) : []);
  return index((language) => folders(language).map((folder) => entry(folder, `${language}-examples-${folder}`)));
}

const code = (text) => ({ code: `export default ${JSON.stringify(text)};`, map: null });

/**
 * Loads messages: whole parts for the page, single files for its tests.
 * @returns {import("vite").Plugin}
 */
export function messages() {
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith(ALL) || id === EXAMPLES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return allParts();
      if (id === `\0${EXAMPLES}`) return allExamples();
      const [, language, part, folder] = /\0virtual:words\/(\w+)-(\w+)(?:-(\w+))?$/.exec(id) ?? [];
      if (!language) return null;
      const watched = folder
        ? readdirSync(examplesOf(language, folder)).map((file) => join(examplesOf(language, folder), file))
        : groupsOf(language).map((group) => join(FOLDER, language, `${group}.ftl`));
      for (const file of watched) this.addWatchFile(file);
      return code(folder ? titles(language, folder) : partText(language, part));
    },
    transform(text, path) {
      const [, language, group] = /languages\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
      return language && group ? code(loaded(language, group, text)) : null;
    },
  };
}
