import { expect, it } from "vitest";
import { dayAndMonth, shortDay, wholeDay, weekdays } from "../../src/language/dates";

it("writes days as the language does, wherever the reader is", () => {
  expect(wholeDay("2026-11-02")).toBe("Monday 2 November");
  expect(dayAndMonth("2026-01-31")).toBe("31 January");
  expect(shortDay("2026-11-08")).toBe("Sun 8");
});

it("begins a week on Monday", () => {
  expect(weekdays("long")[0]).toBe("Monday");
  expect(weekdays("narrow").join("")).toBe("MTWTFSS");
});
