import { describe, expect, it } from "vitest";
import { receiverOf } from "../../../src/table/classic/passing";
import { table } from "./tables";

describe("who gets the hand", () => {
  const turn = { phase: "turn", age: 1, turn: 2, last_turn: 6, hand: ["altar", "baths"], hand_goes_to: 1 } as const;

  it("the seat that the server names, during an Age", () => {
    expect(receiverOf(table(4, { ...turn, hand: [...turn.hand] }))).toBe(1);
  });

  it("nobody after the last turn of an Age: what is left is discarded", () => {
    expect(receiverOf(table(4, { ...turn, hand: ["altar"], turn: 6 }))).toBe(-1);
  });

  it("nobody in the recruitment", () => {
    expect(receiverOf(table(4, { ...turn, hand: [], phase: "recruitment" }))).toBe(-1);
  });

  it("in the draft the pack goes on until one leader is left", () => {
    expect(receiverOf(table(4, { ...turn, hand: ["plato", "midas"], phase: "draft" }))).toBe(1);
    expect(receiverOf(table(4, { ...turn, hand: ["plato"], phase: "draft" }))).toBe(-1);
  });

  it("nobody once the game is over", () => {
    expect(receiverOf(table(4, { ...turn, hand: [...turn.hand], status: "finished" }))).toBe(-1);
  });
});
