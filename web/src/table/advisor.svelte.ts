// Asking for a hint: the shelf opens at once, and stays until it is closed or the decision is answered. The coach asks
// too, and says itself what the bot found.

import type { DecisionState, FromPage, Hint } from "../wire";

interface Asked {
  decision: () => DecisionState | undefined;
  hint: () => Hint | undefined;
  /** Why the last message was refused. */
  failure: () => string;
  send: (message: FromPage) => void;
}

export class Advisor {
  /** The decision for which the shelf is open. */
  private about: number = $state(-1);

  constructor(private readonly asked: Asked) {}

  /** Whether the shelf is open. */
  get open(): boolean {
    const ident = this.asked.decision()?.ident ?? -1;
    return ident >= 0 && ident === this.about;
  }

  /** The hint in the shelf, once it is there. */
  get hint(): Hint | undefined {
    return this.open ? this.answer.hint : undefined;
  }

  get failure(): string {
    return this.open ? this.answer.failure : "";
  }

  /** What a bot said about the decision of the moment, whoever asked it, or why it said nothing. */
  get answer(): { hint: Hint | undefined; failure: string } {
    const found = this.asked.hint();
    const hint = found?.decision === this.asked.decision()?.ident ? found : undefined;
    return { hint, failure: hint ? "" : this.asked.failure() };
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
    this.request(ident);
  }

  /** Ask without the shelf, unless a bot has been asked there. */
  consult(): void {
    const ident = this.asked.decision()?.ident;
    if (ident !== undefined && !this.open) this.request(ident);
  }

  close(): void {
    this.about = -1;
  }

  private request(ident: number): void {
    if (this.answer.hint === undefined) this.asked.send({ type: "ask_hint", decision: ident });
  }
}
