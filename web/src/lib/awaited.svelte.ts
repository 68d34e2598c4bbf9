// Whose turn it is in your own games, asked from time to time, with a mark in the title and the icon when it is yours.

import type { TableNotice } from "../wire";
import { tableNotice } from "./api";
import { keepStatus, ownGames, ownSeat } from "./seats";
import { site } from "./words/common";

const EVERY_MS = 60_000;
/** So many games are looked after, the newest ones. */
const MOST = 8;
const ICON = "/favicon.svg";
const MARKED = "/favicon-turn.svg";

class Awaited {
  /** What the server last said of each game. What it can no longer be asked for is not here. */
  notices: Record<string, TableNotice> = $state.raw({});
  /** The table that is open, whose own connection knows better, and whether it asks you something. */
  open: { id: string; asked: boolean } | null = $state.raw(null);

  readonly count = $derived(
    Object.entries(this.notices).filter(([id, { asked }]) => asked && id !== this.open?.id).length +
      (this.open?.asked ? 1 : 0),
  );

  private looking = false;

  /** Ask about all games that are not over. */
  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const running = ownGames().filter(({ status }) => status === "lobby" || status === "playing");
    const found: Record<string, TableNotice> = {};
    for (const { id } of running.slice(0, MOST)) {
      const notice = await noticeOf(id);
      if (notice) found[id] = notice;
    }
    this.notices = found;
    this.looking = false;
  }

  /** Look from time to time, as long as the page is there. */
  start(): void {
    setInterval(() => void this.look(), EVERY_MS);
    addEventListener("online", () => void this.look());
    addEventListener("offline", () => (this.notices = {}));
  }

  /** A title with the number of games that wait for you. */
  titled(title: string): string {
    return this.count > 0 ? site.waiting({ games: this.count, title }) : title;
  }

  /** Show the mark, or take it away. */
  mark(): void {
    const marked = this.count > 0;
    document.querySelector("link[rel=icon]")?.setAttribute("href", marked ? MARKED : ICON);
    // Only some systems show a number at the icon of an installed page.
    if (!("setAppBadge" in navigator)) return;
    const shown = marked ? navigator.setAppBadge(this.count) : navigator.clearAppBadge();
    void shown.catch(() => undefined);
  }
}

async function noticeOf(id: string): Promise<TableNotice | undefined> {
  const token = ownSeat(id)?.token;
  if (!token) return;
  try {
    const notice = await tableNotice(id, token);
    keepStatus(id, notice.status);
    return notice.me < 0 ? undefined : notice;
  } catch {
    return; // Nothing is known now, so nothing is shown.
  }
}

export const awaited = new Awaited();
