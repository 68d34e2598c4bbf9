import { describe, expect, it } from "vitest";
import { sceneOf } from "../../../src/table/classic/scene";
import { city, line, table } from "./tables";

const began = line("turn_began", -1);
const all = [line("built", 0, { cards: ["altar"] }), line("sold", 1), line("stage_built", 2)];

describe("the scene of a turn", () => {
  it("there is none when no card was turned over", () => {
    expect(sceneOf(table(3), table(3), [began, line("paid", 0)], 0)).toBeUndefined();
  });

  it("there is none between tables of different sizes", () => {
    expect(sceneOf(table(3), table(4), all, 0)).toBeUndefined();
  });

  it("shows every city as the viewer sees the table, with the viewer marked", () => {
    const scene = sceneOf(table(3), table(3), all, 1);
    expect(scene?.tiles.map(({ name, me, move }) => [name, me, move])).toEqual([
      ["Cleo", false, "stage_built"],
      ["Ben", true, "sold"],
      ["Ada", false, "built"],
    ]);
  });

  it("names a card only when the log does", () => {
    const cards = sceneOf(table(3), table(3), all, 0)?.tiles.map(({ seat, card }) => [seat, card]);
    expect(cards).toEqual([
      [1, ""],
      [0, "altar"],
      [2, ""],
    ]);
  });

  it("shows one city alone when only that one moved", () => {
    const scene = sceneOf(table(3), table(3), [line("took", 2, { cards: ["altar"] }), began], 0);
    expect(scene?.tiles.map(({ seat }) => seat)).toEqual([2]);
    expect(scene?.passing).toBe("");
  });

  it("shows the last of several moves", () => {
    const scene = sceneOf(table(3), table(3), [...all, line("built", 0, { cards: ["baths"] })], 0);
    expect(scene?.tiles.find(({ seat }) => seat === 0)?.card).toBe("baths");
  });

  it("shows what the turn changed: coins either way, and only new tokens", () => {
    const before = table(3, { cities: [city(0, { coins: 4, tokens: [1] }), city(1, { coins: 2 }), city(2)] });
    const after = table(3, { cities: [city(0, { coins: 1, tokens: [1, -1, 3] }), city(1, { coins: 5 }), city(2)] });
    const tiles = sceneOf(before, after, all, 0)?.tiles.toSorted((one, other) => one.seat - other.seat);
    expect(tiles?.map(({ coins }) => coins)).toEqual([-3, 3, 0]);
    expect(tiles?.[0]?.tokens).toEqual([-1, 3]);
  });
});

describe("what comes after the cards", () => {
  it("hands pass when the log says so, on the side on which the viewer's hand goes", () => {
    const before = table(3, { passing: "right" });
    const passed = line("hands_passed", -1, { scene: { type: "hands", passing: "left", passes: [] } });
    expect(sceneOf(before, table(3), [...all, passed, began], 0)?.passing).toBe("right");
    expect(sceneOf(before, table(3), [...all, began], 0)?.passing).toBe("");
  });

  it("a sale shows the coins that the bank gave", () => {
    const gained = (seat: number, coins: number) =>
      line("gained", seat, { payments: [{ payer: -1, payee: seat, coins }] });
    const scene = sceneOf(table(3), table(3), [...all, gained(1, 3), gained(1, 1)], 0);
    expect(scene?.tiles.map(({ seat, fromBank }) => [seat, fromBank])).toEqual([
      [1, 4],
      [0, 0],
      [2, 0],
    ]);
  });

  it("has the Age in which the cards were played", () => {
    expect(sceneOf(table(3, { age: 1 }), table(3, { age: 2 }), all, 0)?.age).toBe(1);
  });

  it("announces the conflicts and leaves out lines that the scene shows by itself", () => {
    const scene = sceneOf(
      table(3),
      table(3),
      [...all, line("conflict", 0), line("gained", 0), line("paid", 0), began],
      0,
    );
    expect(scene?.conflict).toBe(true);
    expect(scene?.lines.map(({ kind }) => kind)).toEqual(["built", "sold", "stage_built", "paid"]);
  });

  it("coins fly from the one who pays to the neighbour who is paid", () => {
    const paid = line("paid", 0, {
      payments: [
        { payer: 0, payee: 1, coins: 2 },
        { payer: 0, payee: 2, coins: 1 },
        { payer: 0, payee: -1, coins: 3 },
      ],
    });
    const scene = sceneOf(table(3), table(3), [...all, paid], 0);
    const named = scene?.payments.map(({ from, to, coins }) => [scene.tiles[from]?.name, scene.tiles[to]?.name, coins]);
    expect(named).toEqual([
      ["Ada", "Ben", 2],
      ["Ada", "Cleo", 1],
    ]);
  });
});
