import { describe, expect, it } from "vitest";
import type { ClassicTable } from "../../../src/table/classic/model";
import { Picker } from "../../../src/table/classic/picker.svelte";
import { decision, entry, extra, table, use, way } from "./tables";

const HAND = ["altar", "palace", "arena"];

/** Altar can be built; Palace can only be sold; Arena builds stages in any order, with a ship if one likes. */
const MENU = [
  entry("altar", use("build", [way(0)]), use("sell", [way(1)])),
  entry("palace", use("build", []), use("sell", [way(2)])),
  entry(
    "arena",
    use("stage", [way(3), way(4, { price: 2 })], {
      stage: 1,
      extras: [extra("red ship", [way(7), way(8)]), extra("blue ship", []), extra("green ship", [way(9)])],
    }),
    use("stage", [], { stage: 2 }),
    use("stage", [way(5)], { stage: 3 }),
    use("sell", [way(6)]),
  ),
];

function pickerOf(parts: Partial<ClassicTable> = { decisions: [decision(1, MENU)] }) {
  let current = table(3, parts);
  const picker = new Picker(() => current);
  picker.settle();
  const update = (next: Partial<ClassicTable>): void => {
    current = table(3, next);
    picker.settle();
  };
  return { picker, update };
}

/** What has been chosen so far. */
const shown = ({ card, useName, stage, extraName, way }: Picker) => [card, useName, stage, extraName, way?.choice];

describe("picking a card", () => {
  it("proposes to build what can be built", () => {
    const { picker } = pickerOf();
    picker.pick(0, "altar");
    expect(shown(picker)).toEqual(["altar", "build", 0, "", 0]);
  });

  it("proposes nothing when the card cannot be built", () => {
    const { picker } = pickerOf();
    picker.pick(1, "palace");
    expect(shown(picker)).toEqual(["palace", "", 0, "", undefined]);
  });

  it("proposes the only thing that can be done", () => {
    const { picker } = pickerOf({
      decisions: [decision(1, [entry("altar", use("drop", [way(4)]))], { kind: "loss" })],
    });
    picker.pickRow(0);
    expect(picker.way?.choice).toBe(4);
  });

  it("without a card takes the row for passing", () => {
    const menu = [entry("", use("pay", [way(0)])), entry("", use("pass", [way(1)]))];
    const { picker } = pickerOf({ decisions: [decision(1, menu)] });
    picker.pick(-1, "");
    expect(picker.row).toBe(1);
    expect(picker.way?.choice).toBe(1);
  });

  it("forgets how the card before was paid for", () => {
    const { picker } = pickerOf();
    picker.pick(2, "arena");
    picker.choose("stage");
    picker.wayNumber = 1;
    picker.pick(0, "altar");
    expect(picker.wayNumber).toBe(0);
  });
});

describe("choosing a use", () => {
  it("ignores what cannot be done", () => {
    const { picker } = pickerOf();
    picker.pick(1, "palace");
    picker.choose("build");
    expect(picker.use).toBeUndefined();
    picker.choose("sell");
    expect(picker.way?.choice).toBe(2);
  });

  it("goes through the stages that can be built and begins again", () => {
    const { picker } = pickerOf();
    picker.pick(2, "arena");
    const stages = [1, 2, 3].map(() => {
      picker.choose("stage");
      return picker.stage;
    });
    expect(stages).toEqual([1, 3, 1]);
  });

  it("takes a stage by its number, unless it cannot be built", () => {
    const { picker } = pickerOf();
    picker.pick(2, "arena");
    picker.choose("stage", 3);
    expect(picker.stage).toBe(3);
    picker.choose("stage", 2);
    expect(picker.stage).toBe(3);
  });
});

describe("what goes with a use", () => {
  function atStage(): Picker {
    const { picker } = pickerOf();
    picker.pick(2, "arena");
    picker.choose("stage", 1);
    return picker;
  }

  it("has ways to pay of its own, the cheapest first", () => {
    const picker = atStage();
    picker.wayNumber = 1;
    picker.join("red ship");
    expect(picker.ways.map(({ choice }) => choice)).toEqual([7, 8]);
    expect(picker.wayNumber).toBe(0);
  });

  it("joins only what can be paid for", () => {
    const picker = atStage();
    picker.join("blue ship");
    expect(picker.extraName).toBe("");
    expect(picker.way?.choice).toBe(3);
  });

  it("goes through what is possible, and then nothing again", () => {
    const picker = atStage();
    const names = [1, 2, 3].map(() => {
      picker.joinNext();
      return picker.extraName;
    });
    expect(names).toEqual(["red ship", "green ship", ""]);
  });
});

describe("taking over a choice", () => {
  it.each([
    [1, ["altar", "sell", 0, "", 1]],
    [4, ["arena", "stage", 1, "", 4]],
    [8, ["arena", "stage", 1, "red ship", 8]],
  ])("follows choice %i to the card, the use and the payment", (choice, expected) => {
    const { picker } = pickerOf();
    picker.follow(choice, HAND);
    expect(shown(picker)).toEqual(expected);
    expect(HAND[picker.place]).toBe(picker.card);
  });

  it("leaves everything alone for a choice that is not on offer", () => {
    const { picker } = pickerOf();
    picker.pick(0, "altar");
    picker.follow(99, HAND);
    expect(shown(picker)).toEqual(["altar", "build", 0, "", 0]);
  });

  it("opens an answered decision with its answer", () => {
    const answered = decision(1, MENU, { answered: true, choice: 5 });
    const { picker } = pickerOf({ decisions: [answered] });
    expect(picker.decision).toBeUndefined();
    picker.change(answered, HAND);
    expect(shown(picker)).toEqual(["arena", "stage", 3, "", 5]);
  });
});

describe("when the table changes", () => {
  it("keeps the choice while the decision is open", () => {
    const { picker, update } = pickerOf();
    picker.pick(0, "altar");
    update({ decisions: [decision(1, MENU), decision(2, null, { decider: 1, answered: true })] });
    expect(picker.card).toBe("altar");
  });

  it("forgets the choice when another decision comes", () => {
    const { picker, update } = pickerOf();
    picker.pick(0, "altar");
    update({ decisions: [decision(2, MENU)] });
    expect(picker.place).toBe(-1);
    expect(picker.use).toBeUndefined();
  });

  it("gives up a change when the decision is gone", () => {
    const answered = decision(1, MENU, { answered: true, choice: 0 });
    const { picker, update } = pickerOf({ decisions: [answered] });
    picker.change(answered, HAND);
    update({ decisions: [answered] });
    expect(picker.changing).toBe(1);
    update({ decisions: [] });
    expect(picker.changing).toBe(-1);
    expect(picker.decision).toBeUndefined();
  });
});
