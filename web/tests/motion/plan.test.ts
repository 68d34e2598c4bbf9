import { describe, expect, it } from "vitest";
import { BANK } from "../../src/motion/coins";
import { endOf, plan, type Plan, type Step } from "../../src/motion/plan";
import { TURN } from "../../src/motion/timing";
import type { StoryScene } from "../../src/story/scene";
import { cityOf, isMove, type ClassicTable } from "../../src/table/classic/model";
import { leftOf, rightOf } from "../../src/table/model";
import { NAMES, turn, type Turn } from "./turns";

function planned({ before, after, lines, know }: Turn, scenes: StoryScene[] = []): Plan {
  const found = plan(before, after, lines, before.me, know, scenes);
  if (!found) throw new Error("no plan");
  return found;
}

function ordered(steps: Step[]): Step[] {
  return steps.toSorted((one, other) => endOf(one) - endOf(other));
}

/** The table after everything that is over at a time. */
function at(time: number, turn: Turn): ClassicTable {
  return ordered(planned(turn).steps)
    .filter((step) => endOf(step) <= time)
    .reduce((table, step) => step.patch?.(table) ?? table, turn.before);
}

const of = (turn: Turn, what: Step["what"]): Step[] => planned(turn).steps.filter((step) => step.what === what);

describe.each(NAMES)("the recorded turn %s", (name) => {
  const recorded = turn(name);

  it("ends with the table that the server told", () => {
    expect(at(Infinity, recorded)).toEqual(recorded.after);
  });

  it("ends so with scenes in between, too", () => {
    const scene = { kind: "banner", frames: [] } as unknown as StoryScene;
    const { steps, scenes, closing } = planned(recorded, [scene]);
    expect(scenes).toEqual([scene]);
    const table = [...ordered(steps), ...ordered(closing)].reduce(
      (shown, step) => step.patch?.(shown) ?? shown,
      recorded.before,
    );
    expect(table).toEqual(recorded.after);
  });

  it("reads every line out once", () => {
    const said = planned(recorded).steps.flatMap((step) => step.lines);
    expect(said.toSorted((one, other) => one.number - other.number)).toEqual(recorded.lines);
  });

  it("shows nothing of a card that keeps its back", () => {
    const open = recorded.lines.flatMap((line) =>
      ["built", "took", "recruited", "island_taken"].includes(line.kind) ? line.cards : [],
    );
    for (const { content } of planned(recorded).steps)
      if (content?.kind === "card" && content.face) expect(open).toContain(content.face);
  });

  it("never moves more than 24 things at once, and coins never count below zero", () => {
    const moving = planned(recorded).steps.filter((step) => step.mover && step.what !== "caption");
    const { steps } = planned(recorded);
    for (const { start } of moving) {
      const together = [...moving, ...steps.filter((step) => step.what === "rise")];
      expect(together.filter((step) => step.start <= start && start < endOf(step)).length).toBeLessThanOrEqual(24);
    }
    for (const time of new Set(planned(recorded).steps.map(endOf)))
      for (const city of at(time, recorded).cities) expect(city.coins).toBeGreaterThanOrEqual(0);
  });

  it("a turn in which cards are turned over ends at 1500 ms", () => {
    const cards = recorded.lines.some((line) => isMove(line) && line.kind !== "took");
    if (cards) expect(Math.max(...planned(recorded).steps.map(endOf))).toBe(TURN);
    else expect(Math.max(...planned(recorded).steps.map(endOf))).toBeLessThan(TURN);
  });
});

describe("cards", () => {
  const three = turn("three");

  it("are turned over in the same moment and then travel together", () => {
    const turns = of(three, "turn");
    expect(turns.map(({ seat, from }) => [seat, from])).toEqual([
      [0, "landing:0"],
      [1, "landing:1"],
      [2, "landing:2"],
    ]);
    expect(new Set(turns.map(({ start, length }) => `${start}+${length}`))).toEqual(new Set(["0+240"]));
    expect(new Set(of(three, "card").map(({ start, length }) => `${start}+${length}`))).toEqual(new Set(["660+320"]));
  });

  it("go into their stack, under the wonder or to the pile", () => {
    expect(of(three, "card").map(({ to }) => to)).toEqual(["stage:0:1", "pile:1:gray", "discard"]);
  });

  it("show their face only in a stack; the others have a seal on their back", () => {
    const looks = of(three, "card").map(
      ({ content }) => content?.kind === "card" && [content.face, content.seal, content.back.age],
    );
    expect(looks).toEqual([
      ["", "stage", 1],
      ["glassworks_1", undefined, 1],
      ["", "coin", 1],
    ]);
  });

  it("change nothing before they land", () => {
    const before = at(979, three);
    expect(before.cities.map((city) => [city.built, city.stages])).toEqual(
      three.before.cities.map((city) => [city.built, city.stages]),
    );
    expect(before.discard).toEqual(three.before.discard);
    const after = at(980, three);
    expect(cityOf(after, 1).built).toContain("glassworks_1");
    expect(cityOf(after, 0).stages).toBe(1);
    expect(after.discard.length).toBe(three.before.discard.length + 1);
  });

  it("backs are taken up when the scene starts", () => {
    expect(three.before.decisions.some((decision) => decision.answered)).toBe(true);
    expect(at(0, three).decisions).toEqual([]);
  });

  it("a card from the discard pile leaves it and is not turned over", () => {
    const taken = turn("halikarnassos");
    expect(of(taken, "turn")).toEqual([]);
    expect(of(taken, "card")).toMatchObject([{ seat: 0, from: "discard", to: "pile:0:red", start: 0 }]);
    expect(at(0, taken).discard.length).toBe(taken.before.discard.length - 1);
    expect(cityOf(at(0, taken), 0).built).not.toContain("stables");
  });

  it("the viewer's own is laid first if it is still in the hand", () => {
    const late = turn("age_end");
    expect(of(late, "lay")).toMatchObject([{ seat: 0, to: "landing:0", start: -220, length: 220 }]);
    expect(of(three, "lay")).toEqual([]);
  });

  it("leaders keep the back that all leaders have", () => {
    const recruited = turn("recruiting");
    expect(of(recruited, "turn").map(({ content }) => content?.kind === "card" && content.back)).toEqual(
      Array(3).fill({ age: 0, picture: "white" }),
    );
    expect(of(recruited, "card").map(({ to }) => to)).toEqual(["pile:0:white", "pile:1:white", "pile:2:white"]);
  });
});

describe("coins", () => {
  const three = turn("three");

  it("fly from the counter of the one who pays to that of the one who is paid, and from the bank", () => {
    const flown = of(three, "coin").map(({ from, to }) => `${from} ${to}`);
    expect(flown).toEqual([
      ...Array<string>(2).fill("coins:0 coins:2"),
      ...Array<string>(4).fill("bank coins:0"),
      ...Array<string>(3).fill("bank coins:2"),
    ]);
  });

  it("the one who pays counts down when a coin leaves, the other up when it lands", () => {
    const coins = (time: number): number[] => at(time, three).cities.map((city) => city.coins);
    const [ada, ben, cleo] = three.before.cities.map((city) => city.coins) as [number, number, number];
    expect(coins(859)).toEqual([ada, ben, cleo]);
    expect(coins(860)).toEqual([ada - 1, ben, cleo]);
    expect(coins(900)).toEqual([ada - 2, ben, cleo]);
    expect(coins(1080)).toEqual([ada - 2 + 1, ben, cleo + 2]);
    expect(coins(1160)).toEqual(three.after.cities.map((city) => city.coins));
  });

  it("all have landed after 300 ms, and are at most twelve", () => {
    for (const name of NAMES) {
      const coins = of(turn(name), "coin");
      expect(coins.length).toBeLessThanOrEqual(12);
      const first = Math.min(...coins.map((coin) => coin.start));
      for (const coin of coins) expect(endOf(coin) - first).toBeLessThanOrEqual(300);
    }
  });

  it("what is lost goes to the bank", () => {
    expect(of(turn("losses"), "coin")).toMatchObject([{ from: "coins:2", to: "bank", start: 0 }]);
    expect(BANK).toBe(-1);
  });
});

describe("hands", () => {
  it("go to the next city in the real direction", () => {
    for (const name of ["three", "seven", "sea_seven", "three_watched"]) {
      const passed = turn(name);
      const goes = passed.before.passing === "left" ? leftOf : rightOf;
      expect(of(passed, "packet").map(({ from, to }) => [from, to])).toEqual(
        passed.before.cities.map(({ seat }) => [`packet:${seat}`, `packet:${goes(passed.before, seat)}`]),
      );
    }
  });

  it("two players swap theirs; the Free City has none", () => {
    expect(of(turn("free_city"), "packet").map(({ from, to }) => [from, to])).toEqual([
      ["packet:0", "packet:1"],
      ["packet:1", "packet:0"],
    ]);
  });

  it("are not passed while leaders are recruited", () => {
    expect(of(turn("recruiting"), "packet")).toEqual([]);
  });

  it("packs of leaders are passed in the draft", () => {
    const draft = turn("drafting");
    expect(of(draft, "packet").length).toBe(3);
    expect(of(draft, "card").map(({ from, to }) => [from, to])).toEqual(
      [0, 1, 2].map((seat) => [`landing:${seat}`, `leaders:${seat}`]),
    );
    expect(of(draft, "card").every(({ content }) => content?.kind === "card" && content.face === "")).toBe(true);
  });

  it("what is left at the end of an Age goes to the pile", () => {
    const end = turn("age_end");
    expect(of(end, "packet").map(({ from, to }) => [from, to])).toEqual(
      [0, 1, 2].map((seat) => [`packet:${seat}`, "discard"]),
    );
    expect(at(1360, end).discard.length).toBe(end.after.discard.length);
  });

  it("with Babylon's extra card nothing is left of that hand", () => {
    expect(of(turn("babylon"), "packet").map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it("the old hand is closed until it leaves, the new one comes up card by card", () => {
    const three = turn("three");
    expect(at(1099, three).hand.length).toBe(three.before.hand.length - 1);
    expect(at(1100, three).hand).toEqual([]);
    expect(at(1260, three).hand).toEqual(three.after.hand);
    expect(at(1499, three).turn).toBe(three.before.turn);
    const rise = of(three, "rise");
    expect(rise.map(({ to }) => to)).toEqual(three.after.hand.map((_, index) => `hand-card:${index}`));
    expect(rise[0]?.start).toBe(1260);
    expect((rise[1]?.start ?? 0) - (rise[0]?.start ?? 0)).toBe(25);
  });

  it("somebody who watches sees packets and no hand", () => {
    const watched = turn("three_watched");
    expect(of(watched, "packet").length).toBe(3);
    expect(of(watched, "rise")).toEqual([]);
    expect(of(watched, "lay")).toEqual([]);
  });
});

describe("the end of an Age", () => {
  const end = turn("age_end");

  it("tokens wait for the war", () => {
    for (const time of [980, 1360, 1499]) expect(at(time, end).cities.map((city) => city.tokens)).toEqual([[], [], []]);
    expect(at(1500, end).cities.some((city) => city.tokens.length > 0)).toBe(true);
  });

  it("the next Age begins when everything else is over", () => {
    expect(at(1199, end).age).toBe(1);
    expect(at(1500, end).age).toBe(2);
  });

  it("margins at the borders are those of the shields that are shown", () => {
    const shown = at(700, end);
    for (const city of shown.cities)
      for (const fight of city.fights) expect(fight.margin).toBe(city.shields - cityOf(shown, fight.seat).shields);
  });

  it("the game is over at the very end", () => {
    const last = turn("game_end");
    expect(at(1199, last).status).toBe("playing");
    expect(at(1500, last).status).toBe("finished");
  });
});

describe("expansions", () => {
  const sea = turn("sea_three");

  it("a fleet makes its step when the card lands, a pawn comes from the Edifice", () => {
    expect(cityOf(at(979, sea), 2).armada).toEqual(cityOf(sea.before, 2).armada);
    expect(cityOf(at(980, sea), 2).armada?.fleets).toEqual(cityOf(sea.after, 2).armada?.fleets);
    expect(of(sea, "ring").map(({ to }) => to)).toContain("fleet:2:red");
    expect(of(sea, "card")).toContainEqual(expect.objectContaining({ from: "edifice:1", to: "tokens:1" }) as Step);
    expect(cityOf(at(979, sea), 1).edifice?.joined).toBe(false);
    expect(cityOf(at(980, sea), 1).edifice?.joined).toBe(true);
  });

  it("hands wait until the stage has told its story", () => {
    const lost = turn("losses");
    const scene = { kind: "part", frames: [] } as unknown as StoryScene;
    const { steps, closing } = planned(lost, [scene]);
    expect(steps.map(({ what }) => what)).not.toContain("packet");
    expect(closing.filter(({ what }) => what === "packet").map(({ start }) => start)).toEqual([0, 0, 0]);
    expect(Math.max(...closing.map(endOf))).toBeLessThan(TURN);
  });
});

describe("captions", () => {
  it("stand at their city and say what it did", () => {
    const said = of(turn("three"), "caption").map(({ to, content }) => [
      to,
      content?.kind === "caption" && content.text,
    ]);
    expect(said).toEqual([
      ["caption:0", "builds stage 1"],
      ["caption:1", "builds the glassworks 1"],
      ["caption:2", "sells a card: +3"],
    ]);
  });
});

describe("what is no turn", () => {
  const three = turn("three");

  it("an answer lays the viewer's card and nothing else", () => {
    const { before, know } = three;
    const open = {
      ...before,
      decisions: before.decisions.map((one) => (one.seat === 0 ? { ...one, answered: false, choice: null } : one)),
    };
    const found = plan(open, before, [], 0, know);
    expect(found?.blocks).toBe(false);
    expect(found?.steps.map(({ what }) => what)).toEqual(["lay", "patch"]);
  });

  it("nothing moves when nothing happened, and when several turns are behind", () => {
    const { before, after, lines, know } = three;
    expect(plan(before, before, [], 0, know)).toBeUndefined();
    expect(plan(before, after, [...lines, ...lines], 0, know)).toBeUndefined();
  });
});
