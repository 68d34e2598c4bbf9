// Asking for a hint: the shelf opens at once, and stays until it is closed or the decision is answered.

import type { DecisionState, FromPage, Hint } from "../wire";

interface Asked {
  decision: () => DecisionState | undefined;
  hint: () => Hint | undefined;
  /** Why the last message was refused. */
  failure: () => string;
  send: (message: FromPage) => void;
}

export class Advisor {
  /** The decision that was asked about, and the one whose hint was put away. */
  private about: number = $state(-1);
  private done: number = $state(-1);

  constructor(private readonly asked: Asked) {}

  /** Whether the shelf is open: somebody asked here, or the coach did. */
  get open(): boolean {
    const ident = this.asked.decision()?.ident ?? -1;
    return ident >= 0 && ident !== this.done && (ident === this.about || ident === this.asked.hint()?.decision);
  }

  /** The hint for the decision of the moment, once it is there. */
  get hint(): Hint | undefined {
    const hint = this.asked.hint();
    return this.open && hint?.decision === this.asked.decision()?.ident ? hint : undefined;
  }

  get failure(): string {
    return this.open && !this.hint ? this.asked.failure() : "";
  }

  /** Ask, or close the shelf. */
  toggle(): void {
    if (this.open) this.close();
    else this.ask();
  }

  /** Ask, also once more after a failure. */
  ask(): void {
    const ident = this.asked.decision()?.ident;
    if (ident === undefined) return;
    this.about = ident;
    this.done = -1;
    if (this.asked.hint()?.decision !== ident) this.asked.send({ type: "ask_hint", decision: ident });
  }

  close(): void {
    this.done = this.asked.decision()?.ident ?? -1;
    this.about = -1;
  }
}
