// The war at the end of an Age: my borders one after the other, then all the others together.

import { ifSaid } from "../expansions/asked";
import { borderMark } from "../expansions/slots";
import { told } from "../lib/lines";
import { outcomeText, standingText, story as words } from "../lib/words/story";
import { cityOf, type ClassicTable } from "../table/classic/model";
import { leftOf, nameOf, rightOf } from "../table/model";
import type { FightScene, LogLine, TableState } from "../wire";
import {
  inTurn,
  withCity,
  type Border,
  type Mover,
  type Patch,
  type Side,
  type StoryCue,
  type WarFrame,
  type WarScene,
} from "./scene";
import { BORDER, MANY, OTHERS, SOLDIERS } from "./timing";

/** What a token that lands changes, by its seat and its value. */
export type Gains<T> = (seat: number, value: number) => Patch<T>;

const gains: Gains<ClassicTable> = (seat, value) => (shown) =>
  withCity(shown, seat, (city) => ({ tokens: [...city.tokens, value] }));

/** A fight of the log: the line's seat against another, and what the line says. */
export interface Fight extends FightScene {
  seat: number;
  text: string;
}

export function fightsIn(lines: LogLine[]): Fight[] {
  return lines.flatMap((line) =>
    line.scene?.type === "fight" ? [{ ...line.scene, seat: line.seat, text: told(line) }] : [],
  );
}

/** The scene of all fights; nothing if there were none. */
export function warOf(before: ClassicTable, after: ClassicTable, lines: LogLine[], moves: boolean): WarScene[] {
  const fights = fightsIn(lines);
  const line = lines.find((other) => other.scene?.type === "fight")?.number;
  if (line === undefined) return [];
  const me = after.me;
  const own = me < 0 ? [] : ownBorders(before, after, fights);
  const fought = fights.filter((fight) => fight.seat !== me && fight.other !== me);
  const others = fought.map((fight) => borderOf(after, fight, leftOf(after, fight.seat) === fight.other));
  const standing = standingText(
    before.age,
    after.cities
      .map(({ seat, tokens }) => ({ name: nameOf(after, seat), points: tokens.reduce((sum, one) => sum + one, 0) }))
      .sort((one, other) => other.points - one.points),
  );
  const frames: WarFrame[] = moves
    ? own.map(({ border, place }, index) => oneBorder(border, place, index === 0 ? BORDER.first : BORDER.next, gains))
    : [];
  const rest = moves ? others : [...own.map(({ border }) => border), ...others];
  if (rest.length > 0 || frames.length === 0) frames.push(together(rest, standing, gains));
  else frames.push({ ...together([], standing, gains), length: OTHERS });
  const sentence = [...own.map(({ border }) => border), ...others].map(sentenceOf).join(" ");
  return [{ kind: "war", line, ends: true, age: before.age, frames: inTurn(frames), sentence, waits: !moves }];
}

/** The viewer's borders from the left side of the table to the right; landings come after the neighbours. */
function ownBorders(before: ClassicTable, after: ClassicTable, fights: Fight[]): { border: Border; place: string }[] {
  const me = after.me;
  const left = leftOf(after, me);
  const right = rightOf(after, me);
  const mine = fights.filter((fight) => fight.seat === me || fight.other === me);
  const against = (seat: number): Fight[] => mine.filter((fight) => fight.seat === seat || fight.other === seat);
  const near = (seat: number, onTheLeft: boolean): { border: Border; place: string }[] => {
    const place = onTheLeft ? "border:left" : "border:right";
    const found = against(seat);
    if (found.length === 0) return [{ border: peaceOf(before, after, seat, onTheLeft), place }];
    return found.map((fight) => ({ border: borderOf(after, fight, onTheLeft === (fight.other === me)), place }));
  };
  const far = mine.filter((fight) => ![left, right].some((seat) => fight.seat === seat || fight.other === seat));
  return [
    ...near(left, true),
    ...(right === left ? [] : near(right, false)),
    ...far.map((fight) => {
      const opponent = fight.seat === me ? fight.other : fight.seat;
      const onTheLeft = cityOf(before, me).fights.find(({ seat }) => seat === opponent)?.side === "left";
      return { border: borderOf(after, fight, onTheLeft === (fight.other === me)), place: "" };
    }),
  ];
}

/** A border that was fought over; `seatLeft` is whether the line's seat stands on the left. */
export function borderOf(table: TableState, fight: Fight, seatLeft: boolean): Border {
  const side = (seat: number, shields: number, tokens: number[], wins: boolean): Side => ({
    seat,
    name: nameOf(table, seat),
    me: seat === table.me,
    shields,
    tokens,
    wins,
  });
  const won = fight.shields > fight.other_shields;
  const one = side(fight.seat, fight.shields, fight.tokens, won);
  const other = side(fight.other, fight.other_shields, fight.other_tokens, false);
  // Seen from the viewer's own city, and from the winner's where the viewer has no part in it.
  const [own, theirs] = other.me ? [other, one] : [one, other];
  const title = outcomeText(own.shields, theirs.shields, own.tokens);
  return { left: seatLeft ? one : other, right: seatLeft ? other : one, peace: false, title, text: fight.text };
}

/** A border to a neighbour at which nobody fights. */
function peaceOf(before: ClassicTable, after: ClassicTable, neighbour: number, onTheLeft: boolean): Border {
  const side = (seat: number): Side => ({
    seat,
    name: nameOf(after, seat),
    me: seat === after.me,
    shields: cityOf(after, seat).shields,
    tokens: [],
    wins: false,
  });
  const mark = borderMark(cityOf(before, after.me), cityOf(before, neighbour), false);
  const label = mark && ifSaid("border", mark, { name: nameOf(after, neighbour) });
  const [own, theirs] = [side(after.me), side(neighbour)];
  return {
    left: onTheLeft ? theirs : own,
    right: onTheLeft ? own : theirs,
    peace: true,
    title: words.peace,
    text: label ?? words.noFight({ name: theirs.name }),
  };
}

/** A border in one sentence. */
export function sentenceOf(border: Border): string {
  const { title, text } = border;
  if (border.peace) return words.twoSentences({ title, text });
  return text || words.sentence({ text: title });
}

export function oneBorder<T>(border: Border, place: string, length: number, gained: Gains<T>): WarFrame<T> {
  const seats = [border.left.seat, border.right.seat];
  const time = length - BORDER.token - 60;
  return {
    start: 0,
    length,
    framed: [...seats.map((seat) => `city:${seat}`), ...(place ? [place] : [])],
    movers: tokensOf(border, time, gained),
    sounds: soundsOf(border, time),
    sentence: sentenceOf(border),
    borders: [border],
    together: false,
    standing: "",
  };
}

export function together<T>(borders: Border[], standing: string, gained: Gains<T>): WarFrame<T> {
  return {
    start: 0,
    length: OTHERS,
    framed: [],
    movers: borders.flatMap((border) => tokensOf(border, OTHERS - BORDER.token - 60, gained)),
    sounds: [],
    sentence: [...borders.map(sentenceOf), standing].join(" "),
    borders,
    together: true,
    standing,
  };
}

/** The tokens of both sides, all on their way together. */
function tokensOf<T>(border: Border, start: number, gained: Gains<T>): Mover<T>[] {
  const sides: [Side, Side][] = [
    [border.left, border.right],
    [border.right, border.left],
  ];
  return sides.flatMap(([side, other]) =>
    side.tokens.map((value): Mover<T> => ({
      what: value > 0 ? "victory" : "defeat",
      value,
      from: `story:${side.seat}:${other.seat}`,
      to: `tokens:${side.seat}`,
      start,
      length: BORDER.token,
      patch: gained(side.seat, value),
    })),
  );
}

/** A tap for each soldier, and how it ends for the viewer. */
function soundsOf(border: Border, time: number): StoryCue[] {
  if (border.peace) return [];
  const own = border.left.me ? border.left : border.right;
  const theirs = border.left.me ? border.right : border.left;
  const longest = march(Math.max(own.shields, theirs.shields), time);
  const taps = Array.from({ length: longest.soldiers }, (_, index): StoryCue => ({
    name: "shield",
    time: index * longest.apart,
  }));
  if (own.wins) return [...taps, { name: "won", time }];
  return theirs.wins ? [...taps, { name: "lost", time }] : taps;
}

/** The soldiers that stand for a number of shields, and how far apart they march in to be there in time. */
export function march(shields: number, time: number): { soldiers: number; apart: number } {
  const soldiers = shields >= MANY ? SOLDIERS : shields;
  return { soldiers, apart: soldiers > 1 ? Math.min(BORDER.apart, (time - BORDER.soldier) / (soldiers - 1)) : 0 };
}
