import { describe, expect, it } from "vitest";
import { emblemOf, variantOf } from "../../src/lib/art/emblem";

describe("the emblem in the picture of a card", () => {
  it.each([
    ["the good that it makes", "brown", ["goods:C"], "clay"],
    ["what its points are for", "purple", ["points_per:yellow:left+right:1"], "yellow"],
    ["its symbol", "green", ["science:gear"], "gear"],
    ["trade for a discount", "yellow", ["discount:raw:left:1"], "trade"],
    ["its colour if it does nothing", "red", [], "red"],
  ])("is %s", (_what, colour, icons, emblem) => {
    expect(emblemOf({ colour, icons })).toBe(emblem);
  });

  it("scenes differ by name and stay as they are", () => {
    const names = ["altar", "baths", "theater", "temple", "palace", "statue"];
    expect(new Set(names.map((name) => variantOf(name, 6))).size).toBeGreaterThan(2);
    expect(variantOf("altar", 6)).toBe(variantOf("altar", 6));
  });
});
