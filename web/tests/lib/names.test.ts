import { expect, it } from "vitest";
import leaders from "../../../src/sevenwonders/catalogue/data/leaders/leaders.yaml?raw";
import bots from "../../../src/sevenwonders/server/names.py?raw";
import { nameAt, NAMES } from "../../src/lib/names";

const MOST_LETTERS = 24;
const taken = leaders + bots;

it("suggests every name, and always the same for the same number", () => {
  const found = NAMES.map((_, index) => nameAt(index / NAMES.length));
  expect(new Set(found)).toEqual(new Set(NAMES));
  expect(new Set(NAMES).size).toBe(NAMES.length);
  expect(nameAt(0.9999)).toBe(NAMES.at(-1));
});

it.each(NAMES)("%s is short, and neither a leader nor a bot", (name) => {
  expect(name.length).toBeLessThanOrEqual(MOST_LETTERS);
  expect(taken).not.toMatch(new RegExp(`\\b${name}\\b`, "i"));
});
