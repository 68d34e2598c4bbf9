// How a classic game is played: plans of turns, stories of an Age, and what ends a scene.

import { uses } from "../expansions/asked";
import type { StoryScene } from "../story/scene";
import { storyOf } from "../story/story";
import type { ClassicTable } from "../table/classic/model";
import type { LogLine } from "../wire";
import { settle } from "./patches";
import { plan, type Know } from "./plan";
import type { Director } from "./player.svelte";
import type { Speed } from "./speed";

interface Wishes {
  know: Know;
  middle: () => number;
  watched: boolean;
}

export function classicDirector({ know, middle, watched }: Wishes): Director<ClassicTable> {
  return {
    middle,
    watched,
    plan: (shown, next, lines, speed) => {
      const scenes = lines.length > 0 ? scenesOf(shown, next, lines, speed, watched) : [];
      return plan(shown, next, lines, shown.me, know, scenes);
    },
    settle,
    cuts: (lines) => lines.some(turnsOver),
    queues: false,
  };
}

/** What the stage tells. Without motion it is a picture that waits for a press, so only the end of an Age is worth
 * one; somebody who has switched motion off, or goes through a replay, is not stopped at all. */
function scenesOf(
  before: ClassicTable,
  next: ClassicTable,
  lines: LogLine[],
  speed: Speed,
  watched: boolean,
): StoryScene[] {
  if (speed.moves) return storyOf(before, next, lines);
  if (!speed.fades || watched) return [];
  return storyOf(before, next, lines, false).filter((scene) => scene.kind !== "banner" && scene.ends);
}

/** Whether a line turns over a card that somebody has chosen. */
function turnsOver({ scene }: LogLine): boolean {
  return scene?.type === "move" && uses[scene.use]?.turnsOver === true && scene.holder >= 0;
}
