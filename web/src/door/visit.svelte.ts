// Somebody without a seat at a table: what the table says of itself, asked again and again, and what they do about it.

import { Failure, failureText, joinGame, knockAt, tableNotice } from "../lib/api";
import { keepKnock, keepName, keepSeated, keepWatch, ownKnock, ownName, type OwnKnock } from "../lib/seats";
import { errors } from "../lib/words/common";
import { door } from "../lib/words/door";
import type { TableNotice } from "../wire";

const LOOK_MS = 5000;
/** While somebody waits for an answer. */
const WAIT_MS = 2000;
const LONGEST_MS = 15_000;

export class Visit {
  notice: TableNotice | null = $state.raw(null);
  /** Why the table could not be asked last time. */
  trouble: Failure | null = $state.raw(null);
  name = $state("");
  busy = $state(false);
  /** Why the last wish was refused. */
  failure = $state("");
  /** Whether a knock has run out without an answer. */
  unanswered = $state(false);

  private knock: OwnKnock | null;
  private failures = 0;
  private stopped = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** The token of the link to play; empty with the address alone. */
    readonly link: string,
    /** Called once this browser has a seat, or may watch. */
    private readonly enter: () => void,
  ) {
    this.knock = ownKnock(id);
    this.name = this.knock?.name ?? ownName();
  }

  /** Begin to ask. Return the function that ends it. */
  start(): () => void {
    this.stopped = false;
    const again = (): void => {
      if (!document.hidden) void this.look();
    };
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    void this.look();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }

  /** Ask the table now, and go on asking. */
  look = async (): Promise<void> => {
    clearTimeout(this.timer);
    try {
      const notice = await tableNotice(this.id, this.knock?.token ?? this.link);
      if (this.stopped) return;
      this.failures = 0;
      this.trouble = null;
      this.take(notice);
    } catch (error) {
      if (this.stopped) return;
      this.failures += 1;
      this.trouble = error instanceof Failure ? error : new Failure("unexpected", errors.unexpected, 0);
    }
    clearTimeout(this.timer);
    if (!this.stopped && this.trouble?.code !== "no_game")
      this.timer = setTimeout(() => void this.look(), this.pause());
  };

  /** Take a seat. */
  sit = async (): Promise<void> => {
    await this.attempt(async () => {
      keepSeated(await joinGame(this.id, { join: this.notice?.link || null, name: this.name.trim() }));
      this.keep(null);
      this.enter();
    });
  };

  /** Ask the host to be let in. */
  ask = async (): Promise<void> => {
    this.unanswered = false;
    await this.attempt(async () => {
      const name = this.name.trim();
      const { token } = await knockAt(this.id, { name });
      this.keep({ token, name, waits: true });
      await this.look();
    });
    this.busy = false;
  };

  watch = (): void => {
    keepWatch(this.id, this.notice?.watch ?? "");
    this.enter();
  };

  private take(notice: TableNotice): void {
    const { knock } = this;
    this.notice = notice;
    if (!knock) return;
    if (notice.join && knock.waits) {
      this.keep({ ...knock, token: notice.link || knock.token, waits: false });
      void this.sit();
    } else if (notice.invited) this.keep({ ...knock, token: notice.link, waits: false });
    else if (notice.knock?.status !== "waiting") {
      // Nothing is known of the knock any more.
      this.unanswered = notice.knock?.status === "possible" && knock.waits;
      this.keep(null);
    }
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.failure = this.name.trim() ? "" : door.nameNeeded;
    if (this.failure) return;
    this.busy = true;
    keepName(this.name);
    try {
      await work();
    } catch (error) {
      this.failure = failureText(error);
      this.busy = false;
      void this.look();
    }
  }

  private keep(knock: OwnKnock | null): void {
    this.knock = knock;
    keepKnock(this.id, knock);
  }

  private pause(): number {
    const usual = this.knock?.waits ? WAIT_MS : LOOK_MS;
    const wished = (this.trouble?.seconds ?? 0) * 1000;
    return Math.max(wished, Math.min(LONGEST_MS, usual * 2 ** Math.max(0, this.failures - 1)));
  }
}
