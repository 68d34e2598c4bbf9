import { describe, expect, it } from "vitest";
import { sizeFor, spanOf } from "../../src/lib/icons/measure";

describe("how wide effects are drawn", () => {
  it("a row of goods is as wide as its letters and the strokes between them", () => {
    expect(spanOf("goods:W")).toBe(1);
    expect(spanOf("goods:WW")).toBe(2);
    expect(spanOf("goods:W/S")).toBeGreaterThan(2);
    expect(spanOf("reserved:W/S")).toBeGreaterThan(spanOf("goods:W/S"));
  });

  it("more shields take more room, until they are a number", () => {
    expect(spanOf("shields:3")).toBe(3);
    expect(spanOf("shields:5")).toBeLessThan(2);
  });

  it("a discount on both sides is wider than on one", () => {
    expect(spanOf("discount:raw:both:1")).toBeGreaterThan(spanOf("discount:raw:left:1"));
  });
});

describe("the size at which effects fit", () => {
  it("a single picture is as large as it may be", () => {
    expect(sizeFor(["goods:W"], 16, 5, 3)).toBe(5);
  });

  it("a long row is made to fit", () => {
    const size = sizeFor(["goods:W/S/O/C"], 16, 5, 3);
    expect(size).toBeLessThan(5);
    expect(size * spanOf("goods:W/S/O/C")).toBeLessThanOrEqual(16);
  });

  it("two effects that would get too small in a row go on two lines", () => {
    const codes = ["coins_per:brown:own+left+right:1", "points_per:brown:own+left+right:1"];
    const size = sizeFor(codes, 10, 5, 3);
    expect(size).toBe(3);
    for (const code of codes) expect(size * spanOf(code)).toBeLessThanOrEqual(10);
  });
});
