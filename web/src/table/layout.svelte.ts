// Which layout a screen gets. The table with three columns needs 820 px; a low screen puts the hand beside the city.

import { MediaQuery } from "svelte/reactivity";

const low = new MediaQuery("(height < 500px) and (width >= 600px)");
const slim = new MediaQuery("(width < 820px)");
const slimBeside = new MediaQuery("(width < 1200px)");
const broad = new MediaQuery("(width >= 1800px)");

/** What stands next to the table and takes a part of its width. */
export const beside = $state({ dock: false });

const coarse = new MediaQuery("(pointer: coarse)");

/** A screen that is touched: without keys, and without a pointer that rests. */
export const isTouched = (): boolean => coarse.current;

/** The unit of the table in pixels, at an element. */
export function unitOf(element: Element): number {
  return parseFloat(getComputedStyle(element).getPropertyValue("--u")) || 8;
}

/** A phone lying on its side: one city at a time, the hand beside it. Next to a dock there is no room for that. */
export const isLow = (): boolean => low.current && !beside.dock;

/** Room for log and chat next to the table. */
export const isBroad = (): boolean => broad.current;

/** A phone held upright: no room for anything next to the table. */
export const isSlim = (): boolean => slim.current && !low.current;

/** One city at a time, the hand below it: on a phone held upright, or where a dock leaves no more room. */
export const isNarrow = (): boolean => (beside.dock ? slimBeside.current || low.current : isSlim());
