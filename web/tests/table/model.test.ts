import { describe, expect, it } from "vitest";
import { around, awaited, leftOf, markOf, mine, nameOf, rightOf, seatOf } from "../../src/table/model";
import { decision, entry, table } from "./classic/tables";

describe("seats around a table", () => {
  it("the last seat sits next to the first", () => {
    expect(leftOf(table(5), 4)).toBe(0);
    expect(rightOf(table(5), 0)).toBe(4);
  });

  it.each([2, 3, 4, 5, 6, 7])("of %i players each is seen once, neighbours on either side of the middle", (players) => {
    for (let middle = 0; middle < players; middle += 1) {
      const seen = around(table(players), middle);
      const place = seen.indexOf(middle);
      expect(seen.toSorted()).toEqual(Array.from({ length: players }, (_, seat) => seat));
      expect(seen[place - 1]).toBe(leftOf(table(players), middle));
      if (players > 2) expect(seen[place + 1]).toBe(rightOf(table(players), middle));
    }
  });

  it("a seat that the server does not list has its number for a name", () => {
    expect(nameOf(table(3), 1)).toBe("Ben");
    expect(seatOf(table(3), 5)).toMatchObject({ name: "6", kind: "bot" });
  });
});

describe("who has to choose", () => {
  const asked = table(4, {
    decisions: [
      decision(1, [entry("altar")], { decider: 0 }),
      decision(2, null, { decider: 1 }),
      decision(3, null, { decider: 1, answered: true }),
      decision(4, null, { decider: 2, answered: true }),
    ],
  });

  it("the viewer's decisions are those with something to choose from", () => {
    expect(mine(asked).map(({ ident }) => ident)).toEqual([1]);
  });

  it("a seat is awaited once, however much it has to choose", () => {
    const twice = table(3, { decisions: [decision(1, null, { decider: 2 }), decision(2, null, { decider: 2 })] });
    expect(awaited(twice)).toEqual([2]);
  });

  it("a seat has chosen only when all its decisions are answered", () => {
    expect([0, 1, 2, 3].map((seat) => markOf(asked, seat))).toEqual(["awaited", "awaited", "chosen", "none"]);
  });
});
