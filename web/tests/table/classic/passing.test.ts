import { describe, expect, it } from "vitest";
import { receiverOf } from "../../../src/table/classic/passing";
import { table } from "./tables";

describe("who gets the hand", () => {
  const turn = { phase: "turn", age: 1, turn: 2, last_turn: 6, hand: ["altar"], hand_goes_to: 1 } as const;
  const at = (changes: Parameters<typeof table>[1]) =>
    receiverOf(table(4, { ...turn, hand: [...turn.hand], ...changes }));

  it("the seat that the server names, as long as hands are passed", () => {
    expect(at({ hands_pass: true })).toBe(1);
  });

  it("nobody where the server says that hands are not passed", () => {
    expect(at({ hands_pass: false })).toBe(-1);
  });

  it("nobody once the game is over", () => {
    expect(at({ hands_pass: true, status: "finished" })).toBe(-1);
  });
});
