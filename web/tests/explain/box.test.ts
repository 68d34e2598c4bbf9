import { describe, expect, it } from "vitest";
import { explainBox, type BoxAbout } from "../../src/explain/box";
import { Box } from "../../src/lib/catalogue.svelte";
import type { ArchitectsFacts } from "../../src/wire";
import { told } from "../table/architects/told";

const stage = { place: "base", identical: false, needs: [], row: 0, column: 0, width: 1 };
const facts = {
  cards: [
    { id: "shield_1", name: "Shield with 1 horn", colour: "red", effects: [], icons: ["shields:1"], total: 15 },
    { id: "wood", name: "Wood", colour: "grey", effects: ["wood"], icons: [], total: 17 },
  ],
  wonders: ["giza", "rhodes"].map((id) => ({
    id,
    name: id,
    wonder: "The Great Pyramid",
    effect: "none",
    stages: [{ ...stage, number: 1, count: 2, points: 4, effects: ["4 points"], icons: ["points:4"] }],
    deck: {},
  })),
  tokens: [{ id: "tactics", name: "Tactics", effects: ["2 shields"], icons: [], copies: 1 }],
  points_of_cat: 2,
  points_of_victory: 3,
} as unknown as ArchitectsFacts;
const scene = { table: told("horns").after, box: new Box(facts) };
const said = (about: BoxAbout): ReturnType<typeof explainBox> => explainBox(about, scene);

/** Something of every kind; a kind that is missing here does not compile. */
const EVERYTHING: { [Kind in BoxAbout["kind"]]: Extract<BoxAbout, { kind: Kind }> } = {
  box_card: { kind: "box_card", card: "wood" },
  box_token: { kind: "box_token", token: "tactics", stack: 9 },
  box_stage: { kind: "box_stage", board: "giza", number: 1, state: "next" },
  box_wonder: { kind: "box_wonder", seat: 1 },
  box_deck: { kind: "box_deck", number: 1 },
  box_conflict: { kind: "box_conflict" },
  box_cat: { kind: "box_cat" },
  box_shields: { kind: "box_shields", seat: 0 },
  box_victories: { kind: "box_victories", seat: 0 },
  box_points: { kind: "box_points", seat: 0 },
};

describe("what can be asked at a table of Architects", () => {
  it.each(Object.values(EVERYTHING))("answers about $kind with a title and a sentence", (about) => {
    const { title, sentence } = said(about);
    expect(title).not.toBe("");
    expect(sentence).toMatch(/\.$/);
  });

  it("says what a stage costs, brings, and whether it is built", () => {
    const built = said({ ...EVERYTHING.box_stage, state: "built" });
    expect(built.worth).toBe("4 points");
    expect(said(EVERYTHING.box_stage).worth).toBeUndefined();
    expect(said(EVERYTHING.box_stage).lines?.[1]?.text).toContain("2 different");
  });

  it("counts what is left in a deck, and tells its order to nobody", () => {
    const { lines } = said(EVERYTHING.box_deck);
    const deck = scene.table.decks[1];
    expect(lines).toHaveLength(1 + Object.keys(deck?.left ?? {}).length);
    expect(lines?.[0]?.text).toContain(`${deck?.count}`);
  });

  it("knows the symbols and the columns of the score sheet, too", () => {
    expect(explainBox({ kind: "icon", name: "horn" }, scene).title).toBe("Horn");
    expect(explainBox({ kind: "score", category: "cat" }, scene).sentence).toContain("cat");
    expect(explainBox({ kind: "seat", seat: 0 }, scene).title).toBe("Ada");
  });
});
