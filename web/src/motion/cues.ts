// Which sounds go with the steps of a turn.

import type { SoundName } from "../lib/sound";
import { endOf, type Step } from "./plan";

export interface Cue {
  name: SoundName;
  time: number;
}

type Sounding = Pick<Step, "what" | "to" | "start" | "length">;

/** The sounds of some steps; equal sounds at the same time are one. */
export function cuesOf(steps: Sounding[]): Cue[] {
  const cues = new Map<string, Cue>();
  for (const step of steps) {
    const cue = cueOf(step);
    if (cue) cues.set(`${cue.name} ${cue.time}`, cue);
  }
  return [...cues.values()];
}

function cueOf(step: Sounding): Cue | undefined {
  switch (step.what) {
    case "lay":
      return { name: "lay", time: endOf(step) };
    case "turn":
      return { name: "turn", time: step.start };
    case "card":
      return { name: step.to.startsWith("stage:") ? "stage" : "land", time: endOf(step) };
    case "coin":
      return { name: "coin", time: endOf(step) };
    case "packet":
      return { name: "pass", time: step.start };
    default:
      return undefined;
  }
}
