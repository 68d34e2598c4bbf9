// The live connection to one table: what the table last said, and whether the connection is still up.

import type { Answered, ChatLine, FromPage, FromServer, Hint, Refused, TableState, Update, Visitor } from "../wire";
import { chatBefore, socketAddress } from "./api";
import { withReasons } from "../language/menu";
import { spoken } from "../language/phrases";
import { refusal } from "../language/refusal";
import { spokenSeats } from "../language/seats";
import { added, merged, type SpokenLine } from "./lines";
import { PASSING, SentAnswer } from "./sent.svelte";
import { errors } from "./words/common";

export type Status = "connecting" | "live" | "lost" | "refused";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const PING_MS = 20_000;
const SILENCE_MS = 45_000;
/** The same while an answer waits. */
const UNCONFIRMED_MS = 12_000;
// Refusals after which nobody may come back with the same token.
export const FINAL = new Set(["replaced", "removed_by_host", "removed_by_vote", "deleted", "new_watch_link"]);

/** A table's connection. It comes back by itself; an answer given meanwhile is sent when it is back. */
export class TableSocket {
  /** connecting: the first time; lost: trying again; refused: no use in trying. */
  status: Status = $state("connecting");
  state: TableState | null = $state.raw(null);
  log: SpokenLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  private chatIsWhole = $state(false);
  /** Who is at the door of a private lobby. */
  visitors: Visitor[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  /** The viewer's last answer. */
  readonly sent = new SentAnswer((answer) => this.pass(answer));
  /** Whether the table has lines of chat before those that are here, as far as is known. */
  earlier: boolean = $derived((this.chat[0]?.number ?? 0) > 0 && !this.chatIsWhole);
  /** When the next try is due while lost. */
  retryAt: number = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private heardAt = 0;
  private closed = false;
  private welcomed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly wake = (): void => this.soon();

  constructor(
    private readonly game: string,
    private token: string,
  ) {
    this.beat = setInterval(() => this.listen(), 1000);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Send a message. Only an answer is kept for later when the connection is away: repeating it is harmless. */
  send = (message: FromPage): void => {
    this.refused = null;
    if (message.type === "answer") {
      this.sent.give(message, this.status === "live");
      this.hint = null;
    }
    if (!this.pass(message) && message.type !== "answer")
      this.refused = { type: "refused", code: "offline", text: errors.notSent };
  };

  /** Hand a message to the connection; false if there is none. */
  private pass(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.status !== "live") return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Take the notice about a refused message away. */
  dismiss = (): void => {
    this.refused = null;
  };

  /** Try again at once. */
  soon = (): void => {
    if (this.closed || this.status !== "lost" || document.hidden) return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** Fetch the page of chat before the lines that are here. */
  loadEarlier = async (): Promise<void> => {
    const first = this.chat[0]?.number ?? 0;
    const lines = await chatBefore(this.game, this.token, first);
    // The chat may have been replaced meanwhile.
    if (this.chat[0]?.number !== first) return;
    this.chatIsWhole = lines.length === 0;
    this.chat = [...lines, ...this.chat];
  };

  /** Leave for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.sent.clear();
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = old.onerror = null;
    old.close();
  }

  private connect(): void {
    this.drop();
    this.retryAt = 0;
    this.heardAt = Date.now();
    this.welcomed = false;
    this.visitors = [];
    const socket = new WebSocket(socketAddress(this.game));
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: this.token, last: this.lastNumber() }));
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.fallen();
  }

  /** The last line of the log that is here. Events after it may be taken back with an answer; lines never are. */
  private lastNumber(): number {
    return this.state === null ? -1 : (this.log.at(-1)?.number ?? 0);
  }

  private take(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "update") this.update(message);
    else if (message.type === "answered") this.answered(message);
    else if (message.type === "presence")
      this.state = this.state && { ...this.state, seats: spokenSeats(message.seats) };
    else if (message.type === "rematch") this.state = this.state && { ...this.state, rematch: message.rematch };
    else if (message.type === "visitors") this.visitors = message.visitors;
    else if (message.type === "said") this.chat = added(this.chat, [message.line]);
    else if (message.type === "hint") this.hint = message;
    else if (message.type === "refused") this.refuse(message);
  }

  private update(message: Update): void {
    this.welcomed = true;
    this.state = withReasons({ ...message.state, seats: spokenSeats(message.state.seats) });
    const log = spoken(message.log, message.state);
    this.log = message.whole ? log : added(this.log, log);
    this.chat = message.whole ? message.chat : merged(this.chat, message.chat);
    if (message.whole) this.chatIsWhole = false;
    // The host may replace the link to watch and let those who are here stay.
    if (message.state.me < 0) this.token = message.state.watch || this.token;
    if (!message.state.decisions.some((decision) => decision.ident === this.hint?.decision)) this.hint = null;
    if (this.status !== "live") this.back();
    this.sent.settle(message.state.decisions);
  }

  /** The connection is up: send the answer that was given meanwhile. */
  private back(): void {
    this.status = "live";
    this.tries = 0;
    this.sent.back();
  }

  private answered(message: Answered): void {
    if (!this.state) return;
    const known = { answered: true, choice: message.choice ?? null, text: message.text ?? "" };
    const decisions = this.state.decisions.map((other) =>
      other.ident === message.decision ? { ...other, ...known } : other,
    );
    this.state = { ...this.state, decisions, number: message.number };
    this.sent.settle(decisions);
  }

  private refuse(message: Refused): void {
    this.refused = { ...message, text: refusal(message) };
    this.sent.refuse(message);
    const turnedAway = !this.welcomed && !PASSING.has(message.code);
    if (turnedAway || FINAL.has(message.code)) this.status = "refused";
  }

  private fallen(): void {
    this.socket = null;
    if (this.closed || this.status === "refused") return;
    this.status = "lost";
    this.sent.keep();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retryAt = Date.now() + wait;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Every second: ask for a sign of life, and give up on a silent connection. */
  private listen(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.heardAt;
    const unconfirmed = this.sent.waiting ? Math.min(silent, Date.now() - this.sent.since) : 0;
    if (silent > SILENCE_MS || unconfirmed > UNCONFIRMED_MS) {
      this.drop();
      this.fallen();
    } else if (silent > PING_MS) this.socket.send(JSON.stringify({ type: "ping" }));
  }
}
