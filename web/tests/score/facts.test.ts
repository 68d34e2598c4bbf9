// What the sheets show of the boxes is in the language of the page, also what they know by an English name.

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { language } from "../../src/language/language.svelte";
import { scored } from "../../src/score/count";
import { boardsOf, cardsAt, cityNamed } from "../../src/score/facts";
import { namesOf, sourcesOf } from "../../src/score/lines";
import type { Sheet } from "../../src/score/sheet";

const sheet: Sheet = {
  config: { game: "classic", edition: 1, players: 3 },
  seats: [{ wonder: "Giza", built: ["baths"] }, { wonder: "Rhodes" }, { name: "Cleo", wonder: "Babylon" }],
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await language.choose("de");
});
afterAll(async () => {
  await language.choose("en");
  vi.unstubAllGlobals();
});

test("cities", () => {
  expect(namesOf(sheet)).toEqual(["Gizeh", "Rhodos", "Cleo"]);
  expect(cityNamed({ game: "architects", players: 2 }, "Ephesus")).toBe("Ephesos");
  expect(cityNamed(sheet.config, "Atlantis")).toBe("Atlantis");
});

test("cards, with what they are worth", () => {
  const blue = cardsAt(sheet.config, "civilian", undefined).flatMap(([, cards]) => cards);
  expect(blue.find(({ id }) => id === "baths")).toMatchObject({ name: "Bäder", effects: ["3 Punkte"] });
  expect(sourcesOf(sheet.config, scored(sheet).seats[0]!, "civilian")).toContain("Bäder");
});

test("stages", () => {
  const giza = boardsOf(sheet.config).find(({ id }) => id === "giza_a");
  expect(giza?.stages[0]?.effects).toEqual(["3 Punkte"]);
});
