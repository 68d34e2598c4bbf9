// The build fails if the drawings are too large, or if the page would wait for them.

import { gzipSync } from "node:zlib";

/** Modules that draw; the sprite, which only asks for them, belongs to the page. */
const DRAWS = /\/src\/(?:art\/(?:drawings|parts|wonders)|expansions\/\w+\/(?:art|attributes)\.ts)/;

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
      const eager = chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]);
      const early = drawing.map((chunk) => chunk.fileName).filter((name) => eager.includes(name));
      if (early.length > 0) this.error(`the page waits for the drawings in ${early.join(", ")}`);
      const size = drawing.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
      if (size > most) this.error(`the drawings have ${size} bytes compressed, and may have ${most}`);
    },
  };
}
