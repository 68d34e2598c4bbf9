// Who won, ties, and what several evenings add up to.

import { expect, test } from "vitest";
import { scored } from "../../src/score/count";
import type { Sheet, SheetSeat } from "../../src/score/sheet";
import { statisticsOf } from "../../src/score/statistics";
import { verdictOf } from "../../src/score/verdict";

const seat = (name: string, science: number, coins: number, wonder?: string): SheetSeat => ({
  name,
  coins,
  points: { science, treasury: 0 },
  ...(wonder ? { wonder } : {}),
});
const table = (seats: SheetSeat[], config: Partial<Sheet["config"]> = {}): Sheet => ({
  config: { game: "classic", edition: 2, players: seats.length, ...config },
  seats,
});
const verdict = (sheet: Sheet): string => verdictOf(sheet, scored(sheet)).title;

test("points decide first, then coins, and nothing else", () => {
  expect(verdict(table([seat("Ada", 12, 0), seat("Ben", 9, 9), seat("Cleo", 3, 9)]))).toBe("Ada wins by 3");
  expect(verdict(table([seat("Ada", 12, 4), seat("Ben", 12, 5), seat("Cleo", 3, 9)]))).toBe(
    "Ben wins: level on points, but more coins",
  );
  const level = table([seat("Ada", 12, 5), seat("Ben", 12, 5), seat("Cleo", 3, 9)]);
  expect(verdict(level)).toBe("Ada and Ben share the victory");
  expect(scored(level).seats.map(({ place }) => place)).toEqual([1, 1, 3]);
});

test("partners win together", () => {
  const teams = table([seat("Ada", 20, 0), seat("Ben", 1, 0), seat("Cleo", 12, 0), seat("Dan", 12, 0)], {
    variant: "teams",
  });
  expect(verdict(teams)).toBe("Cleo and Dan win together");
});

test("stages break the ties of Architects", () => {
  const sheet: Sheet = {
    config: { game: "architects", players: 2 },
    seats: [
      { name: "Ada", wonder: "Giza", stages: [1], points: { wonder: 10 } },
      { name: "Ben", wonder: "Rhodes", points: { wonder: 10 } },
    ],
  };
  expect(verdict(sheet)).toBe("Ada wins: level on points, but more stages");
});

test("evenings add up by player and by wonder", () => {
  const evenings = [
    table([seat("Ada", 50, 0, "Babylon"), seat("Ben", 40, 0, "Gizah"), seat("Cleo", 30, 0)]),
    table([seat("Ada", 20, 0, "Gizah"), seat("Ben", 61, 0, "Babylon"), seat("Cleo", 60, 0)]),
  ];
  const { players, wonders, records } = statisticsOf(evenings);
  expect(players).toEqual([
    { name: "Ben", games: 2, wins: 1, average: 50.5, best: 61 },
    { name: "Ada", games: 2, wins: 1, average: 35, best: 50 },
    { name: "Cleo", games: 2, wins: 0, average: 45, best: 60 },
  ]);
  expect(wonders[0]).toEqual({ name: "Babylon", games: 2, wins: 2, average: 55.5, best: 61 });
  expect(records.highest).toEqual({ name: "Ben", points: 61 });
  expect(records.closest).toEqual({ names: ["Ben", "Cleo"], lead: 1 });
  expect(records.lines).toEqual([{ line: "science", name: "Ben", points: 61 }]);
});
