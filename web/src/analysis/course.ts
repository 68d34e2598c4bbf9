// The curve of an analysis as geometry: pure functions only. Lengths are pixels of the drawing.

import type { CoursePoint } from "../wire";

/** The part of the drawing in which lines are drawn. */
export interface Field {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where Ages and turns begin, and how many moves there are. */
export interface Calendar {
  steps: number;
  turns: number[];
  ages: number[];
}

/** An Age on the axis. */
export interface Span {
  age: number;
  from: number;
  to: number;
}

/** A turn on the axis, with its number within the Age. */
export interface Tick {
  step: number;
  turn: number;
}

/** More parts than that are rounds, which have no names of their own. */
const MOST_AGES = 3;

/** A pattern for each line but the viewer's own, which is solid. */
const DASHES = ["7 4", "2 3.5", "11 3 2 3", "15 4", "1.5 6", "9 3 2 3 2 3"];

/** The pattern of a line: the viewer's own is solid, the others are told apart by their place after it. */
export function dashOf(place: number, own: number, count: number): string {
  const after = (place - own + count) % count;
  return after === 0 ? "" : (DASHES[after - 1] ?? "");
}

export function across(field: Field, step: number, steps: number): number {
  return field.left + (steps > 0 ? step / steps : 0) * field.width;
}

export function down(field: Field, chance: number): number {
  return field.top + (1 - Math.min(1, Math.max(0, chance))) * field.height;
}

/** The step at a place of the drawing. */
export function stepAt(field: Field, x: number, steps: number): number {
  const share = field.width > 0 ? (x - field.left) / field.width : 0;
  return Math.min(steps, Math.max(0, Math.round(share * steps)));
}

/** One player's line through all points that are known. */
export function lineOf(course: CoursePoint[], place: number, field: Field, steps: number): string {
  return course
    .map(({ step, chances }, index) => {
      const at = `${across(field, step, steps).toFixed(1)} ${down(field, chances[place] ?? 0).toFixed(1)}`;
      return `${index === 0 ? "M" : "L"}${at}`;
    })
    .join("");
}

/** A player's chance at a step, on the straight line between the points before and after it. */
export function chanceAt(course: CoursePoint[], place: number, step: number): number | undefined {
  const after = course.find((point) => point.step >= step) ?? course.at(-1);
  const before = course.findLast((point) => point.step <= step) ?? course[0];
  if (!before || !after) return undefined;
  const [from, to] = [before.chances[place] ?? 0, after.chances[place] ?? 0];
  const length = after.step - before.step;
  return length > 0 ? from + ((to - from) * (step - before.step)) / length : from;
}

/** The Ages of a game; nothing for a game that has rounds instead. */
export function spansOf({ ages, steps }: Calendar): Span[] {
  if (ages.length > MOST_AGES) return [];
  return ages.map((from, index) => ({ age: index + 1, from: index === 0 ? 0 : from, to: ages[index + 1] ?? steps }));
}

/** The turns to be named below the axis: those with an odd number, and fewer where there are more. */
export function ticksOf(calendar: Calendar): Tick[] {
  const rounds = calendar.ages.length > MOST_AGES;
  const starts = rounds ? calendar.ages : calendar.turns;
  let turn = 0;
  const all = starts.map((step) => {
    turn = !rounds && calendar.ages.includes(step) ? 1 : turn + 1;
    return { step, turn };
  });
  const every = rounds ? Math.ceil(all.length / 8) : 2;
  return all.filter((tick) => (tick.turn - 1) % every === 0);
}

/** The heights of labels near those that are `wanted`: at least `gap` apart, in the same order, within the drawing. */
export function placed(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const heights = order.map((index) => Math.min(bottom, Math.max(top, wanted[index] ?? 0)));
  for (let at = 1; at < heights.length; at += 1) heights[at] = Math.max(heights[at] ?? 0, (heights[at - 1] ?? 0) + gap);
  let limit = bottom;
  for (let at = heights.length - 1; at >= 0; at -= 1) {
    heights[at] = Math.min(heights[at] ?? 0, limit);
    limit = (heights[at] ?? 0) - gap;
  }
  const found: number[] = [];
  order.forEach((index, at) => (found[index] = heights[at] ?? 0));
  return found;
}

/** The first point of each turn, for a table of the same numbers. */
export function pointsByTurn(course: CoursePoint[]): CoursePoint[] {
  return course.filter((point, index) => {
    const before = course[index - 1];
    return !before || before.age !== point.age || before.turn !== point.turn;
  });
}

/** How many points of the curve are shown before a moment and after it. */
const AROUND = 4;

/** The part of the course around a step. */
export function around(course: CoursePoint[], step: number): CoursePoint[] {
  const at = course.findLastIndex((point) => point.step <= step);
  return course.slice(Math.max(0, at - AROUND), Math.max(0, at) + AROUND + 1);
}

/** How much a player's chance rose from the point of a step to the next. */
export function gainOf(course: CoursePoint[], place: number, step: number): number {
  const at = Math.max(
    0,
    course.findLastIndex((point) => point.step <= step),
  );
  return (course[at + 1]?.chances[place] ?? 0) - (course[at]?.chances[place] ?? 0);
}
