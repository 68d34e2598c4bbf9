// One gesture plays a card: what a drop on the city, its wonder or the discard pile does, at the cheapest price.

import { uses } from "../../expansions/asked";
import type { MenuCard, Use, Way } from "../../wire";

/** Where a card can be dropped. */
export type Onto = "city" | "wonder" | "pile";

export const PLACES: Onto[] = ["wonder", "pile", "city"];

/** What a drop does; without a way it is not possible, and the use says why. */
export interface Drop {
  use: Use;
  way: Way | undefined;
}

/** What dropping a card there does; nothing if the card has no use there. */
export function dropOf(entry: MenuCard, onto: Onto): Drop | undefined {
  const fitting = entry.uses.filter((use) => uses[use.use]?.onto === onto);
  const use = fitting.filter((other) => other.ways.length > 0).toSorted(inOrder)[0] ?? fitting[0];
  return use && { use, way: use.ways[0] };
}

/** What is proposed comes first, so that no right is used up without need; then the cheaper one. */
function inOrder(one: Use, other: Use): number {
  const proposed = (use: Use): number => Number(uses[use.use]?.proposed ?? false);
  return proposed(other) - proposed(one) || one.price - other.price;
}
