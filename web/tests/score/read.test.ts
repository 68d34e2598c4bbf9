// Sheets are read from files and links, and damaged ones are refused as a whole.

import { expect, test } from "vitest";
import { fileOf, sheetsIn } from "../../src/score/files";
import { linkOf, sheetIn } from "../../src/score/link";
import { Damaged, readSheet } from "../../src/score/read";
import type { Sheet } from "../../src/score/sheet";
import example from "../../../docs/examples/table.yaml?raw";
import tables from "../fixtures/score/tables.json";

const sheets = (tables as unknown as { sheet: Sheet }[]).map(({ sheet }) => readSheet(sheet));

test("every sheet survives a link", async () => {
  for (const sheet of sheets) expect(await sheetIn(await linkOf(sheet))).toEqual(sheet);
});

test("the link of seven players with everything is short enough to be sent", async () => {
  const codes = await Promise.all(sheets.map(linkOf));
  expect(Math.max(...codes.map((code) => code.length))).toBeLessThan(4000);
});

test("all sheets survive a file", async () => {
  const file = await fileOf(sheets);
  expect(await sheetsIn(await file.text())).toEqual(sheets);
});

test("the example of the documentation can be read", async () => {
  const [sheet] = await sheetsIn(example);
  expect(sheet?.config).toMatchObject({ game: "classic", edition: 1, players: 3 });
  expect(sheet?.seats.map((seat) => seat.name)).toEqual(["Ada", "Ben", "Cleo"]);
  expect(sheet?.seats[0]?.built).toContain("east_trading_post");
  expect(sheet?.seats[0]?.stages).toEqual([1, 2, 3]);
});

const three = "seats: [{wonder: Giza}, {wonder: Rhodes}, {wonder: Babylon}]";

test.each([
  ["nothing", "", "There is no score sheet in it."],
  ["no YAML", "seats: [", "Flow sequence"],
  ["no table", "just words", "the sheet is missing."],
  ["no seats", "title: x", "seats should be a list."],
  ["a strange key", `${three}\nhost: me`, "unknown key 'host'"],
  ["a wonder twice", "seats: [{wonder: Giza}, {wonder: Giza}, {wonder: Babylon}]", "Giza is named twice"],
  ["an unknown wonder", "seats: [{wonder: Gotham}, {wonder: Giza}, {wonder: Babylon}]", "No wonder is called 'Gotham'"],
  ["an unknown card", "seats: [{wonder: Giza, built: [Casino]}, {wonder: Rhodes}, {wonder: Babylon}]", "Casino"],
  ["a card twice", "seats: [{wonder: Giza, built: [Altar, Altar]}, {wonder: Rhodes}, {wonder: Babylon}]", "twice"],
  ["too many stages", "seats: [{wonder: Giza, stages: 7}, {wonder: Rhodes}, {wonder: Babylon}]", "stages"],
  ["a strange token", "seats: [{wonder: Giza, tokens: [4]}, {wonder: Rhodes}, {wonder: Babylon}]", "worth 4"],
  ["coins below zero", "seats: [{wonder: Giza, coins: -1}, {wonder: Rhodes}, {wonder: Babylon}]", "-1 coins"],
  ["an expansion of nowhere", `config: {edition: 2, expansions: [babel]}\n${three}`, "There is no expansion 'babel'"],
  ["too few cities", "seats: [{wonder: Giza}]", "does not have 1 cities"],
  ["a wrong line", "seats: [{wonder: Giza, points: {luck: 3}}, {wonder: Rhodes}, {wonder: Babylon}]", "'luck'"],
  [
    "half a point",
    "seats: [{wonder: Giza, points: {science: 0.5}}, {wonder: Rhodes}, {wonder: Babylon}]",
    "whole number",
  ],
  ["a game of nowhere", `config: {game: chess}\n${three}`, "There is no game 'chess'"],
  ["one good and one bad", `${three}\n---\nseats: 3`, "seats should be a list."],
])("a file with %s is refused", async (_, text, reason) => {
  await expect(sheetsIn(text)).rejects.toThrow(Damaged);
  await expect(sheetsIn(text)).rejects.toThrow(reason);
});

test.each(["", "!", "AAAA", "a".repeat(30_000)])("a damaged link is refused", async (code) => {
  await expect(sheetIn(code)).rejects.toThrow();
});
