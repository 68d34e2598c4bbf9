// Every card has a drawing of its own, and at 24 pixels cards of one colour can be told apart.

import { expect, test } from "vitest";
import { drawingName, drawingOf, drawings, groups } from "../../src/art/drawings";
import { materials, materialStyles } from "../../src/art/materials";
import { samples } from "../../src/art/parts/samples";
import { drawn, type Draw } from "../../src/art/pen";
import { rising, stageOfPart, wonderOf } from "../../src/art/wonders/scene";
import { pictures } from "../../src/lib/icons/pictures";
import fixture from "../fixtures/cards.json";
import { likeness, raster, SIDE } from "./raster";

interface Edition {
  edition: number;
  cards: Record<string, string>;
  boards: string[];
}

const editions: Edition[] = fixture as unknown as Edition[];

/** The colour of every card of both editions with all expansions, as the package knows them. */
const cards: Record<string, string> = Object.assign({}, ...editions.map((edition) => edition.cards));

/** Two silhouettes that share this much of what they cover look the same at 24 pixels: it is more than most silhouettes
 * share with themselves moved by one pixel (0.66 in the middle, 0.77 for one in ten). On the sheet, drawings that could
 * not be told apart (two people with a scroll, two castles) shared 0.79 and more. */
const ALIKE = 0.75;

/** Less ink than a tenth is a few hairs, more than three quarters a blot. */
const INK = [0.1, 0.75] as const;

const silhouettes = new Map(
  [...new Set(Object.keys(cards).map(drawingName))].map((name) => {
    const draw = drawingOf(name);
    return [name, raster(draw ? drawn(draw).silhouette : "")] as const;
  }),
);

test.each(editions)("every card of edition $edition has a drawing", (edition) => {
  expect(Object.keys(edition.cards).filter((card) => !drawingOf(card))).toEqual([]);
});

test.each(editions)("every board of edition $edition has a scene of its own wonder", (edition) => {
  expect(edition.boards.filter((board) => !wonderOf(board))).toEqual([]);
  // Two sides of a board show one wonder.
  expect(new Set(edition.boards.map(wonderOf)).size).toBe(edition.boards.length / 2);
});

test("no two cards share a drawing, unless they are the same building in two Ages", () => {
  const users = new Map<string, string[]>();
  for (const card of Object.keys(cards)) {
    const { picture } = drawn(drawingOf(card) ?? (() => undefined));
    users.set(picture, [...(users.get(picture) ?? []), card]);
  }
  const shared = [...users.values()].filter((names) => names.length > 1);
  expect(shared.filter((names) => new Set(names.map((name) => name.replace(/_\d$/, ""))).size > 1)).toEqual([]);
});

test("a drawing stands among those of its card's colour", () => {
  const wrong = Object.entries(cards).filter(
    ([card, colour]) => !groups.some(([of, group]) => of === colour && drawingName(card) in group),
  );
  expect(wrong).toEqual([]);
});

test("no silhouette is nearly equal to another of the same colour", () => {
  const found: string[] = [];
  for (const colour of new Set(Object.values(cards))) {
    const names = [...silhouettes.keys()].filter((name) => (cards[name] ?? cards[`${name}_1`]) === colour);
    names.forEach((one, index) => {
      for (const other of names.slice(index + 1)) {
        const alike = likeness(silhouettes.get(one)!, silhouettes.get(other)!);
        if (alike >= ALIKE) found.push(`${colour}: ${one} and ${other} share ${alike.toFixed(2)}`);
      }
    });
  }
  expect(found).toEqual([]);
});

test("every Edifice in progress has a building site of its own", () => {
  const names = Object.keys(cards).filter((card) => cards[card] === "edifice");
  const sites = names.map((name) => raster(drawn(drawings[`${name}_project`]!).silhouette));
  const alike = names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter((_, at) => likeness(sites[index]!, sites[index + 1 + at]!) >= ALIKE)
      .map((other) => [name, other]),
  );
  expect(names.length).toBe(15);
  expect(alike).toEqual([]);
  const finished = names.filter((name, index) => likeness(sites[index]!, silhouettes.get(name)!) >= ALIKE);
  expect(finished).toEqual([]);
});

test("the laurel is one shape at 14 pixels", () => {
  const inside = pictures.points.replaceAll(/<path[^>]*icon-line[^>]*>/g, "");
  const filled = inside.replaceAll("var(--icon-laurel)", "currentcolor");
  const scale = (14 / SIDE) * (120 / 24);
  const pixels = raster(`<g transform="translate(20 20) scale(${scale} ${scale})">${filled}</g>`);
  const left = new Set([...pixels.keys()].filter((at) => pixels[at]! > 0.3));
  const reach = (at: number): void => {
    if (left.delete(at))
      [at - SIDE - 1, at - SIDE, at - SIDE + 1, at - 1, at + 1, at + SIDE - 1, at + SIDE, at + SIDE + 1].forEach(reach);
  };
  expect(left.size).toBeGreaterThan(40);
  reach([...left][0]!);
  expect([...left]).toEqual([]);
});

test("every silhouette has enough ink to be seen, and is no blot", () => {
  const ink = ([, pixels]: readonly [string, Float32Array]) =>
    pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  const wrong = [...silhouettes].filter((one) => ink(one) < INK[0] || ink(one) > INK[1]);
  expect(wrong.map(([name, pixels]) => `${name} ${ink([name, pixels]).toFixed(2)}`)).toEqual([]);
});

test("every drawing, part and wonder uses materials that exist, and no number is broken", () => {
  const styles = materialStyles();
  const parts: [string, Draw][] = Object.values(samples).flatMap((group) => Object.entries(group));
  const texts = [...Object.entries(drawings), ...parts].map(
    ([name, draw]) => [name, drawn(draw).picture + drawn(draw).silhouette] as const,
  );
  for (const [name, text] of texts) {
    expect(text, name).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, tone] of text.matchAll(/var\((--[\w-]+-\d)\)/g)) expect(styles, `${tone} in ${name}`).toContain(tone);
    expect(text.split("<g ").length, `groups of ${name}`).toBe(text.split("</g>").length);
  }
  expect(materials.length).toBeGreaterThan(30);
});

test.each([1, 2, 3, 4])("a wonder with %i stages rises stage by stage", (stages) => {
  const boards = new Set(editions.flatMap(({ boards }) => boards));
  for (const board of boards) {
    const seen = new Set<string>();
    for (let built = 0; built <= stages; built += 1) {
      const { toCome, there } = rising(
        board,
        Array.from({ length: built }, (_, index) => index + 1),
        stages,
      );
      seen.add(there.map(({ picture }) => picture).join("") + toCome);
      expect(toCome === "", `${board} with ${built} of ${stages}`).toBe(built === stages);
    }
    expect(seen.size, board).toBe(stages + 1);
  }
  expect(stageOfPart(4, 5, stages)).toBe(stages);
});
