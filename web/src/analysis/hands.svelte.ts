// All hands at a moment of a replay, fetched when they are asked for.

import { specialSeat } from "../expansions/asked";
import type { ReplayFrame } from "../wire";

export interface OpenHand {
  seat: number;
  name: string;
  cards: string[];
}

export class OpenHands {
  /** Whether they are asked for. */
  open: boolean = $state(false);
  found: OpenHand[] = $state.raw([]);

  constructor(private readonly fetched: (step: number, seat: number) => Promise<ReplayFrame>) {}

  toggle = (): void => {
    this.open = !this.open;
  };

  /** Fetch the hands at a frame's moment. Returns a function that forgets the request. */
  look({ step, state }: ReplayFrame): () => void {
    let stale = false;
    const seats = state.seats.filter(({ kind }) => !specialSeat(kind));
    const hands = seats.map(async ({ seat, name }): Promise<OpenHand> => {
      const { play } = (await this.fetched(step, seat)).state;
      return { seat, name, cards: play?.type === "classic" ? play.hand : [] };
    });
    void Promise.all(hands).then(
      (found) => {
        if (!stale) this.found = found;
      },
      // The hands of the moment before stay; the next step asks again.
      () => undefined,
    );
    return () => (stale = true);
  }
}
