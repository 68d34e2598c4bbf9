import { describe, expect, it } from "vitest";
import { beginningOf, storyOf, type StoryScene } from "../../src/story/story";
import { inTurn, frameOf, lengthOf } from "../../src/story/scene";
import { fightsIn, march } from "../../src/story/war";
import type { Border, WarScene } from "../../src/story/scene";
import type { ClassicTable } from "../../src/table/classic/model";
import type { BoardFacts } from "../../src/wire";
import { games } from "./games";

const names = (scenes: StoryScene[]): string[] =>
  scenes.map((scene) => (scene.kind === "part" ? scene.name : scene.kind));

const warIn = (scenes: StoryScene[]): WarScene | undefined => scenes.find((scene) => scene.kind === "war");

const bordersIn = (war: WarScene | undefined): Border[] =>
  (war?.frames ?? []).flatMap((frame) => frame.borders).filter((border) => !border.peace);

/** The table after all patches of a story, in their order. */
function played(shown: ClassicTable, scenes: StoryScene[]): ClassicTable {
  for (const frame of scenes.flatMap((scene) => scene.frames)) {
    for (const mover of frame.movers) shown = mover.patch(shown);
    if (frame.patch) shown = frame.patch(shown);
  }
  return shown;
}

const wars = Object.entries(games).flatMap(([name, game]) =>
  game.updates
    .filter(({ lines }) => fightsIn(lines).length > 0)
    .map((update) => [name, update.before.age, update] as const),
);

describe.each(wars)("the war of %s at the end of Age %i", (_name, age, { before, after, lines }) => {
  const fights = fightsIn(lines);

  it.each([true, false])("shows every fight with the numbers of its event (moving: %s)", (moves) => {
    const sides = bordersIn(warIn(storyOf(before, after, lines, moves))).map(({ left, right }) =>
      [left, right].map(({ seat, shields, tokens }) => ({ seat, shields, tokens })).sort((a, b) => a.seat - b.seat),
    );
    const told = fights.map((fight) =>
      [
        { seat: fight.seat, shields: fight.shields, tokens: fight.tokens },
        { seat: fight.other, shields: fight.other_shields, tokens: fight.other_tokens },
      ].sort((a, b) => a.seat - b.seat),
    );
    expect(sides).toHaveLength(told.length);
    expect(sides).toEqual(expect.arrayContaining(told));
  });

  it.each([true, false])("lays every token where the next table has it (moving: %s)", (moves) => {
    const shown = played(before, storyOf(before, after, lines, moves));
    expect(shown.cities.map((city) => city.tokens.toSorted())).toEqual(
      after.cities.map((city) => city.tokens.toSorted()),
    );
  });

  it("names the higher number as the winner, and nobody in a draw", () => {
    for (const { left, right } of bordersIn(warIn(storyOf(before, after, lines)))) {
      expect(left.wins).toBe(left.shields > right.shields);
      expect(right.wins).toBe(right.shields > left.shields);
    }
  });

  it("tells my borders one by one, the left one first and me on the side where I sit", () => {
    const own = (warIn(storyOf(before, after, lines))?.frames ?? []).filter((frame) => !frame.together);
    if (after.me < 0) return expect(own).toEqual([]);
    const [left, right] = [1, after.cities.length - 1].map((step) => (after.me + step) % after.cities.length);
    expect(own[0]?.borders[0]).toMatchObject({ left: { seat: left }, right: { seat: after.me } });
    expect(own[1]?.borders[0]).toMatchObject({ left: { seat: after.me }, right: { seat: right } });
    expect(own[0]?.framed).toEqual([`city:${left}`, `city:${after.me}`, "border:left"]);
  });

  it("begins with the banner of its Age and waits only without motion", () => {
    const scenes = storyOf(before, after, lines);
    const banner = scenes.find((scene) => scene.kind === "banner");
    expect(banner).toMatchObject({ age, war: true });
    expect(scenes.every((scene) => !scene.waits)).toBe(true);
    expect(warIn(storyOf(before, after, lines, false))?.waits).toBe(true);
  });
});

describe("a war of four", () => {
  const update = games.four.updates.find(({ before }) => before.age === 2);
  const scenes = update ? storyOf(update.before, update.after, update.lines) : [];

  it("lasts three seconds with its banner", () => {
    expect(names(scenes)).toEqual(["banner", "war", "banner"]);
    expect(scenes.slice(0, 2).reduce((sum, scene) => sum + lengthOf(scene), 0)).toBe(3000);
    expect(scenes[1]?.frames.map((frame) => frame.start)).toEqual([0, 900, 1700]);
  });

  it("says each outcome from my side in one sentence", () => {
    expect(scenes[1]?.frames[0]?.sentence).toBe("Hypatia defeats you by 4 to 2: +3 for Hypatia, -1 for you.");
    expect(scenes[1]?.frames[1]?.sentence).toBe("Artemisia and you draw 2 to 2: no tokens.");
  });

  it("opens the next Age with what is new and where my hand goes", () => {
    expect(scenes.at(-1)).toMatchObject({
      kind: "banner",
      title: "Age III",
      text: "Guilds come into play. Victories are worth 5 now. Your hand goes left, to Hypatia.",
    });
    expect(update && played(update.before, scenes).age).toBe(3);
  });
});

describe("what goes before the war", () => {
  const ends = games.sea.updates.filter(({ lines }) => lines.some((line) => line.scene?.type === "naval"));

  it("an Edifice that fails, then the sea, then the borders", () => {
    const first = ends[0];
    expect(first && names(storyOf(first.before, first.after, first.lines))).toEqual([
      "banner",
      "edifice",
      "losses",
      "naval",
      "war",
      "banner",
    ]);
  });

  it("is named by the banner, each thing once", () => {
    const titles = ends.map(({ before, after, lines }) => storyOf(before, after, lines)[0]);
    expect(titles[0]).toMatchObject({ title: "Age I ends: Edifice, debts, naval conflict and war" });
    for (const title of titles) expect(title).toMatchObject({ kind: "banner", war: true });
  });

  it("naval tokens land where the next table has them", () => {
    for (const { before, after, lines } of ends) {
      const shown = played(before, storyOf(before, after, lines));
      expect(shown.cities.map((city) => city.armada?.tokens)).toEqual(after.cities.map((city) => city.armada?.tokens));
    }
  });

  it("debts are those of the next table", () => {
    const { before, after, lines } = games.sea.updates.find(({ lines: told }) =>
      told.some((line) => line.scene?.type === "loss" && line.scene.debts > 0),
    ) ?? { before: games.sea.end, after: games.sea.end, lines: [] };
    const shown = played(before, storyOf(before, after, lines));
    expect(lines.length).toBeGreaterThan(0);
    expect(shown.cities.map((city) => city.debts)).toEqual(after.cities.map((city) => city.debts));
  });

  it("taxes, landings and islands are told in the turn in which they happen", () => {
    const told = games.sea.updates.flatMap(({ before, after, lines }) =>
      storyOf(before, after, lines).filter((scene) => scene.kind === "part" && scene.name === "sea"),
    );
    expect(told.map((scene) => scene.sentence)).toEqual([
      expect.stringMatching(/ prepares? a landing against /),
      expect.stringMatching(/ takes? .+ Island\.$/),
      expect.stringMatching(/ lev(ies|y) a tax of \d+ coins?\./),
    ]);
  });
});

describe("partners", () => {
  it("a border between partners is at peace", () => {
    const update = games.teams.updates.find(({ lines }) => fightsIn(lines).length > 0);
    const war = update && warIn(storyOf(update.before, update.after, update.lines));
    const peace = war?.frames.flatMap((frame) => frame.borders).filter((border) => border.peace) ?? [];
    expect(peace.map((border) => border.text)).toEqual(["Hypatia is your partner: no conflict"]);
  });
});

describe("frames and soldiers", () => {
  it("frames follow one another", () => {
    expect(inTurn([frameOf(600, ""), frameOf(900, ""), frameOf(700, "")]).map(({ start }) => start)).toEqual([
      0, 600, 1500,
    ]);
  });

  it("a soldier for each shield, from seven on five of them", () => {
    expect([0, 1, 6, 7, 12].map((shields) => march(shields, 500).soldiers)).toEqual([0, 1, 6, 5, 5]);
  });

  it("all are there in time", () => {
    for (const shields of [2, 3, 4, 5, 6, 9]) {
      const { soldiers, apart } = march(shields, 400);
      expect(apart).toBeLessThanOrEqual(70);
      expect((soldiers - 1) * apart + 120).toBeLessThanOrEqual(400.001);
    }
  });

  it("an update without anything to tell has no scenes", () => {
    const { end } = games.four;
    expect(storyOf(end, end, [])).toEqual([]);
  });
});

describe("the beginning of a game", () => {
  const table = games.four.updates[0]?.before;
  const board = { id: "rhodes_a", name: "Rhodes", side: "A", stages: [{}, {}, {}] } as BoardFacts;

  it("shows the player's wonder for a second and a half, then the Age", () => {
    const scenes = table ? beginningOf({ ...table, age: 1 }, () => board) : [];
    expect(names(scenes)).toEqual(["wonder", "banner"]);
    expect(scenes[0]).toMatchObject({ title: "Your wonder: Rhodes", text: "Side A, 3 stages" });
    expect(scenes[0] && lengthOf(scenes[0])).toBe(1500);
  });

  it("leaves the Age to what comes before it", () => {
    expect(table && names(beginningOf({ ...table, age: 0 }, () => board))).toEqual(["wonder"]);
  });
});
