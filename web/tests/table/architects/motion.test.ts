import { describe, expect, it } from "vitest";
import { endOf, type Plan, type Step } from "../../../src/motion/plan";
import { battleOf } from "../../../src/table/architects/battle";
import { cityOf, type ArchitectsTable } from "../../../src/table/architects/model";
import { ACT, planOf } from "../../../src/table/architects/motion";
import type { WarScene } from "../../../src/story/scene";
import { know, NAMES, told, type Told } from "./told";

function planned({ before, after, lines }: Told, moves = true): Plan<ArchitectsTable> {
  const found = planOf(before, after, lines, know, battleOf(before, after, lines, know.victory, moves));
  if (!found) throw new Error("no plan");
  return found;
}

const ordered = (steps: Step<ArchitectsTable>[]): Step<ArchitectsTable>[] =>
  steps.toSorted((one, other) => endOf(one) - endOf(other));

/** The table after everything that is over at a time, before any scene. */
function at(time: number, update: Told): ArchitectsTable {
  return ordered(planned(update).steps)
    .filter((step) => endOf(step) <= time)
    .reduce((table, step) => step.patch?.(table) ?? table, update.before);
}

function moved(update: Told): Step<ArchitectsTable> {
  const [found] = planned(update).steps.filter((step) => step.what === "card");
  if (!found) throw new Error("nothing moves");
  return found;
}

const MOVING = NAMES.filter((name) => name !== "over");

describe.each(MOVING)("the recorded update %s", (name) => {
  const update = told(name);

  it("ends with the table that the server told", () => {
    const { steps, scenes, closing } = planned(update);
    let table = ordered(steps).reduce((shown, step) => step.patch?.(shown) ?? shown, update.before);
    for (const frame of scenes.flatMap((scene) => scene.frames)) {
      for (const mover of frame.movers) table = mover.patch(table);
      table = frame.patch?.(table) ?? table;
    }
    table = ordered(closing).reduce((shown, step) => step.patch?.(shown) ?? shown, table);
    expect(table).toEqual(update.after);
  });

  it("reads every line out once", () => {
    const { steps, closing } = planned(update);
    const said = [...steps, ...closing].flatMap((step) => step.lines);
    expect(said.toSorted((one, other) => one.number - other.number)).toEqual(update.lines);
  });

  it("never moves more than 24 things at once, and no cards below zero", () => {
    const { steps } = planned(update);
    for (const { start } of steps)
      expect(steps.filter((one) => one.mover && one.start <= start && endOf(one) > start).length).toBeLessThan(25);
    for (const { start } of steps)
      for (const city of at(start, update).cities)
        for (const count of Object.values(city.cards)) expect(count).toBeGreaterThan(0);
  });
});

describe("a card", () => {
  it("stays in its deck until it leaves, and comes to its city when it lands", () => {
    const update = told("took");
    const step = moved(update);
    const [line] = update.lines.filter(({ kind }) => kind === "took");
    const card = line?.cards[0] ?? "";
    const seat = line?.seat ?? -1;
    const held = (table: ArchitectsTable): number => cityOf(table, seat).cards[card] ?? 0;
    expect(step.from).toBe(`deck:${line?.values[0]}`);
    expect(step.to).toBe(`held:${seat}:${card}`);
    expect(held(at(endOf(step) - 1, update))).toBe(held(update.before));
    expect(held(at(endOf(step), update))).toBe(held(update.before) + 1);
  });

  it("from the centre is turned over first, and only then flies", () => {
    const update = told("centre");
    const turn = planned(update).steps.find((step) => step.what === "turn");
    expect(turn?.content).toMatchObject({ kind: "card", open: false });
    expect(moved(update).start).toBe(ACT.turn + ACT.pause);
  });

  it("of a deck that lies open shows its face from the start", () => {
    expect(planned(told("took")).steps.some((step) => step.what === "turn")).toBe(false);
    expect(moved(told("took")).content).toMatchObject({ open: true });
  });
});

describe("what else moves", () => {
  it("pays for a stage before it rises", () => {
    const update = told("stage");
    const line = update.lines.find(({ kind }) => kind === "stage_built");
    const seat = line?.seat ?? -1;
    const number = (line?.values[0] ?? 0) + 1;
    const paid = planned(update).steps.filter((step) => step.to === `stage:${seat}:${number}` && step.what === "card");
    expect(paid).toHaveLength(line?.cards.length ?? -1);
    const landed = Math.max(...paid.map(endOf));
    expect(cityOf(at(landed - 1, update), seat).stages).not.toContain(number);
    expect(cityOf(at(landed, update), seat).stages).toContain(number);
  });

  it("is the cat, which is nowhere while it walks", () => {
    const update = told("cat");
    const step = planned(update).steps.find((one) => one.to.startsWith("cat:") && one.what === "card");
    expect(step?.from).toBe(`cat:${update.before.cat}`);
    expect(at((step?.start ?? 0) + 1, update).cat).toBe(-1);
    expect(at(endOf(step ?? { start: 0, length: 0 }), update).cat).toBe(update.after.cat);
  });

  it("is a conflict token that is turned where it lies", () => {
    const update = told("horns");
    const ring = planned(update).steps.find((step) => step.what === "ring" && step.to === "conflict");
    expect(ring).toBeDefined();
    expect(at(Infinity, update).peace).toBeLessThan(update.before.peace);
  });

  it("is a token, from the offer to its city", () => {
    const step = planned(told("token")).steps.find((one) => one.content?.kind === "drawing");
    expect(step?.from).toMatch(/^offer:/);
    expect(step?.to).toMatch(/^progress:/);
  });
});

describe.each(["battle", "battle_two", "battle_seven", "watched"])("the scenes of %s", (name) => {
  const update = told(name);
  const line = update.lines.find(({ kind }) => kind === "battle");
  const players = update.before.cities.length;
  const values = line?.values ?? [];

  it("tell every border once, with the numbers of the battle", () => {
    const war = planned(update).scenes.find((scene) => scene.kind === "war") as WarScene<ArchitectsTable>;
    const borders = war.frames.flatMap((frame) => frame.borders);
    expect(borders).toHaveLength(players === 2 ? 1 : players);
    for (const side of borders.flatMap(({ left, right }) => [left, right]))
      expect(side.shields).toBe(values[players + side.seat]);
  });

  it("bring as many tokens as the battle did, each to its city", () => {
    const movers = planned(update).scenes.flatMap((scene) => scene.frames.flatMap((frame) => frame.movers));
    for (let seat = 0; seat < players; seat += 1)
      expect(movers.filter(({ to }) => to === `tokens:${seat}`)).toHaveLength(values[seat] ?? -1);
  });

  it("show the viewer's borders one by one, the left neighbour on the left", () => {
    if (update.before.me < 0) return;
    const war = planned(update).scenes.find((scene) => scene.kind === "war") as WarScene<ArchitectsTable>;
    const own = war.frames.filter((frame) => !frame.together);
    expect(own).toHaveLength(players === 2 ? 1 : 2);
    const left = (update.before.me + 1) % players;
    const border = own.flatMap((frame) => frame.borders).find((one) => [one.left.seat, one.right.seat].includes(left));
    if (players > 2) expect(border?.left.seat).toBe(left);
  });

  it("are one picture that waits without motion", () => {
    const { scenes } = planned(update, false);
    expect(scenes.map((scene) => [scene.kind, scene.waits])).toEqual([["war", true]]);
  });
});
