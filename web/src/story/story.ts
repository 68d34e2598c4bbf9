// The scenes that an update brings: how an Age begins and ends, and what happens to everybody at once.

import type { ClassicTable } from "../table/classic/model";
import type { LogLine } from "../wire";
import type { StoryScene } from "./scene";

export type { BannerScene, Mover, Patch, StoryFrame, StoryScene } from "./scene";

/** The scenes between two tables, in the order in which they are shown: after the cards of the turn have come to rest,
 * before the next hand is taken up. Without motion (`moves`) each scene is one frame that waits. */
export function storyOf(before: ClassicTable, after: ClassicTable, lines: LogLine[], moves = true): StoryScene[] {
  if (before.cities.length !== after.cities.length) return [];
  void [lines, moves];
  return [];
}
