// The answer on its way to the table: sent, late, kept while the connection is away, and then confirmed or refused.

import type { Answer, DecisionState, Refused, TableState } from "../wire";

/** kept: not sent, because there is no connection. */
export type Phase = "sending" | "late" | "kept" | "confirmed";

/** An answer of the viewer, and how far it has come. */
export interface Sent {
  answer: Answer;
  phase: Phase;
}

/** An answer that is not confirmed within this time is late, and is sent again each time it passes. */
export const LATE_MS = 3000;
// Refusals that pass: the server is busy, or was asked too often.
export const PASSING = new Set(["too_fast", "too_slow", "restarting", "unreachable", "broken"]);

/** The viewer's last answer. It stays after it is confirmed: what is shown of the table may be behind the table. */
export class SentAnswer {
  now: Sent | undefined = $state.raw();
  /** When it was given, or sent after the connection came back. */
  since = 0;
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly resend: (answer: Answer) => void) {}

  /** The answer that waits for its confirmation. */
  get waiting(): Answer | undefined {
    return this.now?.phase === "confirmed" ? undefined : this.now?.answer;
  }

  give(answer: Answer, live: boolean): void {
    this.clear();
    this.since = Date.now();
    this.now = { answer, phase: live ? "sending" : "kept" };
    if (live) this.clock = setInterval(() => this.late(), LATE_MS);
  }

  /** The connection is away: the answer is kept. */
  keep(): void {
    if (this.waiting) this.give(this.waiting, false);
  }

  /** The connection is back: send a waiting answer. The server knows a repetition, and says if it came too late. */
  back(): void {
    const { waiting } = this;
    if (!waiting) return;
    this.give(waiting, true);
    this.resend(waiting);
  }

  /** The table has these decisions now: they may confirm the answer, or ask for it anew. */
  settle(decisions: DecisionState[]): void {
    const decision = decisions.find(({ ident }) => ident === this.now?.answer.decision);
    if (this.waiting && (!decision || decision.choice === this.waiting.choice)) this.confirm(this.waiting);
    else if (!this.waiting && decision && !decision.answered) this.clear();
  }

  /** A refusal has come. One that passes keeps the answer, which is sent again. */
  refuse({ code, decision }: Pick<Refused, "code" | "decision">): void {
    if (decision === this.now?.answer.decision && !PASSING.has(code)) this.clear();
  }

  clear(): void {
    clearInterval(this.clock);
    this.now = undefined;
  }

  private confirm(answer: Answer): void {
    clearInterval(this.clock);
    this.now = { answer, phase: "confirmed" };
  }

  private late(): void {
    const { waiting } = this;
    if (!waiting) return;
    this.now = { answer: waiting, phase: "late" };
    this.resend(waiting);
  }
}

/** The table with the viewer's answer in it, whether or not the server has confirmed it. */
export function withSent<T extends TableState>(table: T, sent: Sent | undefined): T {
  const given = table.decisions.find(({ ident }) => ident === sent?.answer.decision);
  if (!sent || !given || given.choice === sent.answer.choice) return table;
  // After the confirmation the server knows best: a bot may have answered instead.
  if (sent.phase === "confirmed" && given.answered) return table;
  const chosen = { ...given, answered: true, choice: sent.answer.choice, text: "" };
  return { ...table, decisions: table.decisions.map((other) => (other === given ? chosen : other)) };
}

/** How far the answer to a decision has come, while that is worth a word. */
export function unconfirmed(sent: Sent | undefined, ident: number): Exclude<Phase, "confirmed"> | undefined {
  return sent?.answer.decision === ident && sent.phase !== "confirmed" ? sent.phase : undefined;
}
