import { test } from "vitest";
import editions from "../fixtures/cards.json";
import { drawingOf } from "../../src/art/drawings";
import { drawn } from "../../src/art/pen";
import { likeness, raster } from "./raster";
test("probe", () => {
  const by: Record<string, Map<string, Float32Array>> = {};
  const seen = new Map();
  for (const { cards } of editions as any)
    for (const [id, colour] of Object.entries(cards) as any) {
      const draw = drawingOf(id);
      if (!draw) {
        console.log("MISSING", id);
        continue;
      }
      if (seen.has(draw)) {
        if (seen.get(draw) !== id) console.log("SHARED", id, seen.get(draw));
        continue;
      }
      seen.set(draw, id);
      (by[colour] ??= new Map()).set(id, raster(drawn(draw).silhouette));
    }
  const pairs: any[] = [];
  for (const [colour, map] of Object.entries(by)) {
    const l = [...map];
    l.forEach(([a, x], i) => {
      const cover = x.reduce((s, v) => s + v, 0) / 576;
      if (cover < 0.15 || cover > 0.7) console.log("cover", colour, a, cover.toFixed(2));
      for (const [b, y] of l.slice(i + 1)) pairs.push([likeness(x, y), colour, a, b]);
    });
  }
  pairs.sort((a, b) => b[0] - a[0]);
  console.log(
    pairs
      .slice(0, 130)
      .map((p) => p[0].toFixed(2) + " " + p.slice(1).join(" "))
      .join("\n"),
  );
});
