// The build fails if the drawings are too large, or if the page would wait for them.

import { gzipSync } from "node:zlib";

/** Modules that draw; the sprite, which only asks for them, belongs to the page. */
const DRAWS = /\/src\/(?:art\/(?!sprite)|expansions\/\w+\/(?:art|attributes)\.ts)/;

/**
 * At most so many bytes, compressed, for all chunks that hold drawings.
 * @param {number} most
 * @returns {import("vite").Plugin}
 */
export function drawingsBudget(most) {
  return {
    name: "drawings-budget",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === "chunk");
      const drawing = chunks.filter((chunk) => Object.keys(chunk.modules).some((id) => DRAWS.test(id)));
      const names = drawing.map((chunk) => chunk.fileName);
      const waiting = chunks.filter((chunk) =>
        names.includes(chunk.fileName) ? chunk.isEntry : chunk.imports.some((name) => names.includes(name)),
      );
      if (waiting.length > 0) this.error(`${waiting.map((chunk) => chunk.fileName).join(", ")} waits for drawings`);
      const size = drawing.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
      if (size > most) this.error(`the drawings have ${size} bytes compressed, and may have ${most}`);
    },
  };
}
