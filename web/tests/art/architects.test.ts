import { describe, expect, it } from "vitest";
import { register } from "../../src/art/architects";
import { drawingOf, drawings } from "../../src/art/drawings";
import { architectsGroups } from "../../src/art/drawings/architects";
import { drawn } from "../../src/art/pen";
import { partsOf } from "../../src/art/wonders/scene";
import { likeness, raster } from "./raster";
import { isSaid } from "../../src/language/say";
import { KINDS } from "../../src/table/architects/model";

const classic = new Set(Object.keys(drawings));
register();

const WONDERS = ["alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes"];
const TOKENS = [
  ...["urbanism", "crafts", "jewellery", "science", "propaganda", "architecture", "economy"],
  ...["engineering", "tactics", "decor", "politics", "strategy", "education", "culture"],
];
const DRAWN = [...TOKENS, "unseen"].map((token) => `token_${token}`);
const THINGS = [...KINDS, ...DRAWN, "conflict_peace", "conflict_war", "cat"];

describe("the box of Architects", () => {
  it("says what each card gives and what each token does", () => {
    expect(KINDS.filter((card) => !isSaid("boxcard", card))).toEqual([]);
    expect(TOKENS.filter((token) => !isSaid("boxtoken", token))).toEqual([]);
  });

  it.each(THINGS)("has a drawing of %s", (name) => {
    expect(drawingOf(name)).toBeDefined();
  });

  it("draws each thing differently, in colours and as a silhouette", () => {
    const all = THINGS.map((name) => {
      const draw = drawingOf(name);
      if (!draw) throw new Error(name);
      return drawn(draw);
    });
    expect(new Set(all.map(({ picture }) => picture)).size).toBe(THINGS.length);
    expect(new Set(all.map(({ silhouette }) => silhouette)).size).toBe(THINGS.length);
  });

  it("can be told apart at 24 pixels, colour by colour", () => {
    const alike = architectsGroups.flatMap(([colour, group]) => {
      const shapes = Object.entries(group).map(([name, draw]) => ({ name, shape: raster(drawn(draw).silhouette) }));
      return shapes.flatMap((one, index) =>
        shapes
          .slice(index + 1)
          .map((other) => ({ pair: `${colour}: ${one.name}, ${other.name}`, share: likeness(one.shape, other.shape) })),
      );
    });
    // Tokens share their rim: there only the field tells them apart.
    const limit = (pair: string): number => (pair.startsWith("token:") ? 0.9 : 0.75);
    expect(alike.filter(({ pair, share }) => share >= limit(pair))).toEqual([]);
  });

  it("takes no name away from a classic card", () => {
    for (const name of architectsGroups.flatMap(([, group]) => Object.keys(group))) expect(classic).not.toContain(name);
  });

  it.each(WONDERS)("has a part of %s for each of the five stages", (wonder) => {
    const parts = partsOf(`architects_${wonder}`);
    expect(parts).toHaveLength(5);
    expect(new Set(parts.map(({ silhouette }) => silhouette)).size).toBe(5);
    for (const { picture } of parts) expect(picture).toContain("--gold-");
  });
});
