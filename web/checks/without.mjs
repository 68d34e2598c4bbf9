// Tries the page without each of the expansions named: `node checks/without.mjs NAME ...`.
//
// In a temporary copy the folder of the expansion goes, and so do its messages and its lines in the assembly files that
// are named below. Nothing else may notice: the copy has to pass `svelte-check` and `vite build`.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

const ASSEMBLY = ["words", "pictures", "art", "parts", "explained", "coached", "ruled"].map(
  (name) => `src/expansions/${name}.ts`,
);

/** The messages of the page, seen from its folder. */
const LANGUAGES = "../src/sevenwonders/languages";

const web = resolve(import.meta.dirname, "..");

/** Whether a file or folder of messages goes with the expansion: `de/cities.ftl`, `de/examples/cities`. */
const isOf = (name, path) => new RegExp(`^\\w+/((terminal/)?${name}\\.ftl|examples/${name})$`).test(path);

/** All files of the page: those of the repository, new ones too, and those that come from the engine. */
function files() {
  const list = (...words) =>
    execFileSync("git", ["ls-files", "-z", "--others", "--exclude-standard", ...words], { cwd: web, encoding: "utf8" });
  const found = (list("--cached") + list("--ignored", "--", "src")).split("\0").filter(Boolean);
  // The page's tests know all expansions.
  return found.filter((file) => !file.startsWith("tests/") && existsSync(join(web, file)));
}

/** The lines of an assembly file that do not name the expansion. */
function without(name, text) {
  const imported = [...text.matchAll(new RegExp(`import \\{ (.*) \\} from "\\./${name}/`, "g"))].flatMap((match) =>
    match[1].split(",").map((word) => word.replace("type", "").trim()),
  );
  const names = (line) =>
    line.includes(`"./${name}/`) || imported.some((word) => new RegExp(`\\b${word}\\b`).test(line));
  return text
    .split("\n")
    .filter((line) => !names(line))
    .join("\n");
}

function tryWithout(name) {
  const folder = mkdtempSync(join(tmpdir(), `page-without-${name}-`));
  const copy = join(folder, "web");
  try {
    cpSync(join(web, LANGUAGES), join(copy, LANGUAGES), {
      recursive: true,
      filter: (path) => !isOf(name, relative(join(web, LANGUAGES), path)),
    });
    for (const file of files()) cpSync(join(web, file), join(copy, file));
    symlinkSync(join(web, "node_modules"), join(copy, "node_modules"));
    rmSync(join(copy, "src/expansions", name), { recursive: true });
    for (const file of ASSEMBLY) writeFileSync(join(copy, file), without(name, readFileSync(join(copy, file), "utf8")));
    const run = (tool, ...words) =>
      execFileSync(join(web, "node_modules/.bin", tool), words, { cwd: copy, encoding: "utf8" });
    run("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings");
    run("vite", "build", "--outDir", join(copy, "built"), "--logLevel", "error");
    console.log(`without ${name}: fine`);
    return true;
  } catch (error) {
    console.log(`without ${name}: ${error.stdout ?? ""}${error.stderr ?? error}`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const names = process.argv.slice(2);
process.exitCode = names.length > 0 && names.map(tryWithout).every(Boolean) ? 0 : 1;
