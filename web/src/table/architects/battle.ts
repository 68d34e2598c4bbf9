// A battle of Architects as a story: my borders one after the other, then all the others together.

import { told } from "../../lib/lines";
import { architects as words, standing as standingOf } from "../../lib/words/architects";
import { inTurn, type Border, type StoryScene, type WarFrame } from "../../story/scene";
import { BORDER, OTHERS } from "../../story/timing";
import { borderOf, oneBorder, together, type Fight, type Gains } from "../../story/war";
import type { LogLine } from "../../wire";
import { leftOf, nameOf } from "../model";
import type { ArchitectsTable } from "./model";

/** A victory token has landed. */
const gains: Gains<ArchitectsTable> = (seat) => (shown) => ({
  ...shown,
  cities: shown.cities.map((city) => (city.seat === seat ? { ...city, victories: city.victories + 1 } : city)),
});

/** The scene of a battle; nothing if there was none. Its line has the tokens won and then the shields, by seat. */
export function battleOf(
  before: ArchitectsTable,
  after: ArchitectsTable,
  lines: LogLine[],
  points: number,
  moves: boolean,
): StoryScene<ArchitectsTable>[] {
  const line = lines.find((other) => other.kind === "battle");
  if (!line) return [];
  const borders = bordersOf(after, line.values, points);
  const mine = borders.filter(({ left, right }) => left.me || right.me);
  const others = borders.filter((border) => !mine.includes(border));
  const standing = standingOf(after.cities.map((city) => [nameOf(after, city.seat), city.victories]));
  const own = moves
    ? mine.map((border, index) => oneBorder(border, "", index === 0 ? BORDER.first : BORDER.next, gains))
    : [];
  const rest = moves ? others : borders;
  const frames: WarFrame<ArchitectsTable>[] = [...own, { ...together(rest, standing, gains), length: OTHERS * 1.5 }];
  const sentence = told(line);
  const banner: StoryScene<ArchitectsTable> = {
    kind: "banner",
    line: line.number,
    ends: true,
    age: 0,
    title: words.battle,
    text: words.battleText,
    war: true,
    frames: [{ start: 0, length: 700, framed: [], movers: [], sounds: [{ name: "horn", time: 0 }], sentence }],
    sentence,
    waits: false,
  };
  const war: StoryScene<ArchitectsTable> = {
    kind: "war",
    line: line.number,
    ends: true,
    age: 0,
    frames: inTurn(frames),
    sentence,
    waits: !moves,
  };
  return moves ? [banner, war] : [war];
}

/** Every border once, from each city to its left. */
function bordersOf(table: ArchitectsTable, values: number[], points: number): Border[] {
  const count = table.cities.length;
  const shields = values.slice(count);
  const pairs = count === 2 ? [0] : table.cities.map((city) => city.seat);
  return pairs.map((seat) => {
    const other = leftOf(table, seat);
    const [own = 0, theirs = 0] = [shields[seat], shields[other]];
    // Between two players double strength wins two tokens; everywhere else a border is worth one.
    const tokens = (winner: number, won: boolean): number[] =>
      Array.from({ length: won ? (count === 2 ? (values[winner] ?? 0) : 1) : 0 }, () => points);
    const fight = (one: number, two: number, mine: number, yours: number): Fight => ({
      type: "fight",
      seat: one,
      other: two,
      shields: mine,
      other_shields: yours,
      tokens: tokens(one, mine > yours),
      other_tokens: tokens(two, yours > mine),
      text: "",
    });
    // The stronger side is named first; the left neighbour stands on the left.
    return theirs > own
      ? borderOf(table, fight(other, seat, theirs, own), true)
      : borderOf(table, fight(seat, other, own, theirs), false);
  });
}
