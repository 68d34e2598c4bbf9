import { expect, it } from "vitest";
import { boxEffectOf, effectOf } from "../../src/language/effects";
import fixture from "../fixtures/effects.json";

const names: Record<string, string> = fixture.names;
const nameOf = (id: string): string => names[id] ?? id;

it.each(Object.entries(fixture.classic))("the page says %s as the engine does", (code, english) => {
  expect(effectOf(code, "unknown", nameOf)).toBe(english);
});

it.each(Object.entries(fixture.architects))("the page says %s of Architects as the engine does", (code, english) => {
  expect(boxEffectOf(code, "unknown")).toBe(english);
});

it("an effect that only a newer server knows is said in the server's words", () => {
  expect(effectOf("marvel:3", "three marvels", nameOf)).toBe("three marvels");
  expect(effectOf("special:marvel", "a marvel", nameOf)).toBe("a marvel");
});
