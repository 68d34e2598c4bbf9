import { describe, expect, it } from "vitest";
import { dropOf } from "../../../src/table/classic/drop";
import { orderOf } from "../../../src/table/classic/model";
import { entry, use, way } from "./tables";

describe("a card that is dropped", () => {
  const card = entry(
    "walls",
    use("build", [way(1, { price: 2 }), way(2, { price: 3 })], { price: 2 }),
    use("build_free", [way(3)]),
    use("stage", [way(4, { price: 3 })], { stage: 1, price: 3 }),
    use("stage", [way(5, { price: 1 })], { stage: 2, price: 1 }),
    use("sell", [way(6)]),
  );

  it("is built in the cheapest way, and uses up no right without need", () => {
    expect(dropOf(card, "city")?.way?.choice).toBe(1);
    const poor = entry("walls", use("build", []), use("build_free", [way(3)]));
    expect(dropOf(poor, "city")?.way?.choice).toBe(3);
  });

  it("builds the cheapest stage, and is sold on the pile", () => {
    expect(dropOf(card, "wonder")?.way?.choice).toBe(5);
    expect(dropOf(card, "pile")?.way?.choice).toBe(6);
  });

  it("says why not, and has no place where it has no use", () => {
    const refused = entry("walls", use("build", [], { reason: "It needs 1 more stone." }));
    expect(dropOf(refused, "city")).toMatchObject({ use: { reason: "It needs 1 more stone." }, way: undefined });
    expect(dropOf(refused, "wonder")).toBeUndefined();
  });
});

describe("the button that confirms a choice", () => {
  it.each([
    [use("build", []), "Build Loom"],
    [use("build_free", []), "Build Loom free"],
    [use("stage", [], { stage: 2 }), "Stage 2 with Loom"],
    [use("keep", []), "Keep Loom"],
    [use("take", []), "Build Loom"],
    [use("pass", []), "Take nothing"],
  ])("names the use and the card (%#)", (chosen, words) => {
    expect(orderOf(chosen, "card", "Loom")).toBe(words);
  });
});
