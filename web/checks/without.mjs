// Tries the page without each expansion: `node checks/without.mjs [NAME ...]`.
//
// In a temporary copy the folder of the expansion goes, and so do its lines in the assembly files named below. Nothing
// else may notice: the copy has to pass `svelte-check` and `vite build`.

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ASSEMBLY = ["words", "pictures", "art", "parts", "explained", "coached", "ruled"].map(
  (name) => `src/expansions/${name}.ts`,
);
const PARTS = ["src", "checks", "public", "index.html", "package.json", "tsconfig.json", "vite.config.ts", "fonts.mjs"];
export const EXPANSIONS = ["leaders", "cities", "armada", "edifice", "carthage", "teams", "free_city"];

const web = resolve(import.meta.dirname, "..");

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
  const copy = mkdtempSync(join(tmpdir(), `page-without-${name}-`));
  try {
    for (const part of PARTS) {
      cpSync(join(web, part), join(copy, part), { recursive: true });
    }
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
    rmSync(copy, { recursive: true, force: true });
  }
}

const names = process.argv.length > 2 ? process.argv.slice(2) : EXPANSIONS;
process.exitCode = names.map(tryWithout).every(Boolean) ? 0 : 1;
