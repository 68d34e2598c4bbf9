// Puts the list of all built files into the service worker, and a version that changes with their content.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const SOURCE = new URL("./serviceWorker.js", import.meta.url);
const PUBLIC = new URL("./public/", import.meta.url);

/**
 * Writes sw.js, which keeps the page for when there is no connection.
 * @returns {import("vite").Plugin}
 */
export function serviceWorker() {
  return {
    name: "service-worker",
    apply: "build",
    // After all other files are known.
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => name !== "index.html");
        const fixed = readdirSync(PUBLIC);
        const hash = createHash("sha256").update(readFileSync(SOURCE)).update(built.sort().join());
        const index = bundle["index.html"];
        if (index?.type === "asset") hash.update(index.source);
        for (const name of fixed) hash.update(readFileSync(new URL(name, PUBLIC)));
        const files = ["/", ...[...built, ...fixed].map((name) => `/${name}`)];
        const source = readFileSync(SOURCE, "utf8")
          .replace("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 16)))
          .replace("__FILES__", JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
