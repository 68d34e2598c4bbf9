// The analysis of a game as it comes in: the server goes on by itself, the page only asks how far it is.

import { failureText, gameAnalysis } from "../lib/api";
import type { Analysis } from "../wire";

const ASK_AGAIN_MS = 700;
/** The time left is told once this many moves show how long one takes. */
const ENOUGH_MOVES = 4;

/** A study that is followed until it is complete. What is known stays when it stops. */
export class FollowedStudy {
  found: Analysis | null = $state.raw(null);
  failure: string = $state("");
  /** Seconds that are left, as far as can be told; 0 if it cannot. */
  remaining: number = $state(0);
  /** The step that is studied next, because the viewer wants to see it. */
  wanted: number = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private from: { done: number; at: number } | undefined;

  constructor(private readonly game: string) {}

  get complete(): boolean {
    return this.found !== null && this.found.done >= this.found.total;
  }

  /** Begin, or go on after a failure. */
  follow(): void {
    this.stopped = false;
    this.failure = "";
    clearTimeout(this.timer);
    void this.ask();
  }

  /** Have a step studied next. */
  want(step: number): void {
    this.wanted = step;
    this.follow();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const answer = await gameAnalysis(this.game, this.wanted);
      if (this.stopped) return;
      this.found = answer;
      this.failure = "";
      this.measure(answer);
      if (answer.done < answer.total) this.timer = setTimeout(() => void this.ask(), ASK_AGAIN_MS);
    } catch (error) {
      if (!this.stopped) this.failure = failureText(error);
    }
  }

  private measure({ done, total }: Analysis): void {
    this.from ??= { done, at: Date.now() };
    const studied = done - this.from.done;
    this.remaining =
      studied < ENOUGH_MOVES ? 0 : Math.ceil(((Date.now() - this.from.at) / 1000 / studied) * (total - done));
  }
}
