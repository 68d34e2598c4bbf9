// The messages that a table gives rise to: its connection, its votes, what people say and what changes among them.

import { failureText, removePerson } from "../lib/api";
import { chatView } from "../lib/chatView";
import { mutes } from "../lib/mutes.svelte";
import { ownSeat } from "../lib/seats";
import type { TableSocket } from "../lib/socket.svelte";
import { toasts, type Toast, type ToastAction } from "../lib/toasts.svelte";
import { changeText, reactions } from "../lib/words/chat";
import { connection, site } from "../lib/words/common";
import { messages as words } from "../lib/words/messages";
import { people } from "../lib/words/people";
import { clockTime } from "../lib/words/times";
import type { ChatLine, Removal, SeatState, TableState } from "../wire";

type Change = Exclude<NonNullable<ChatLine["kind"]>, "said" | "erased">;

const SET_UP: Pick<Toast, "icon" | "tone"> = { icon: "cards", tone: "plain" };

/** How a change at the table looks; nothing for those that another message tells. */
const LOOKS: Record<Change, Pick<Toast, "icon" | "tone"> | undefined> = {
  left: { icon: "person", tone: "warn" },
  removed: { icon: "cross", tone: "bad" },
  removal_asked: undefined,
  removal_withdrawn: undefined,
  host: { icon: "crown", tone: "gold" },
  muted: { icon: "chat", tone: "plain" },
  unmuted: { icon: "chat", tone: "plain" },
  join_link: { icon: "link", tone: "plain" },
  watch_link: { icon: "link", tone: "plain" },
  clock: SET_UP,
  edition: SET_UP,
  expansion_off: SET_UP,
  expansion_on: SET_UP,
  game: SET_UP,
  rules: SET_UP,
  seats: SET_UP,
  variant: SET_UP,
  wonders: SET_UP,
};

/** Follows a table from state to state, and shows what has changed among its people. */
export class TableMessages {
  private seats: SeatState[] | undefined;
  private lastLine = -1;
  /** The end of each vote by the seat in question, as reckoned when the server last told of it. */
  private readonly votes = new Map<number, { removal: Removal; until: number }>();
  /** Votes in which the viewer wants nothing to change. */
  private readonly declined = new Set<number>();

  /** The table is like this now. Of what was there when it was first seen, only open votes are shown. */
  follow(table: TableState, chat: ChatLine[]): void {
    if (this.seats) {
      this.tellLines(table, chat);
      for (const toast of seatToasts(this.seats, table)) toasts.show(toast);
    }
    for (const seat of table.seats) this.tellVote(table, seat);
    this.seats = table.seats;
    this.lastLine = chat.at(-1)?.number ?? this.lastLine;
  }

  /** The table is no longer on view. */
  end(): void {
    for (const seat of this.votes.keys()) toasts.dismiss(voteKey(seat));
  }

  private tellLines(table: TableState, chat: ChatLine[]): void {
    const fresh = chat.filter(({ number }) => number > this.lastLine);
    for (const line of mutes.shown(table.game, fresh)) {
      const toast = lineToast(line, table);
      if (toast) toasts.show(toast);
    }
  }

  private tellVote(table: TableState, seat: SeatState): void {
    const known = this.votes.get(seat.seat);
    const { removal } = seat;
    if (!removal) {
      if (known) this.endVote(table, seat);
    } else if (removal !== known?.removal) {
      const until = Date.now() + removal.left_s * 1000;
      this.votes.set(seat.seat, { removal, until });
      if (!this.declined.has(seat.seat)) toasts.show(this.voteToast(table, seat, removal, until));
    }
  }

  private endVote(table: TableState, { seat, name, kind }: SeatState): void {
    this.votes.delete(seat);
    this.declined.delete(seat);
    toasts.dismiss(voteKey(seat));
    // Removals are told by their line.
    if (kind !== "person" || table.status !== "playing") return;
    const title = seat === table.me ? words.youStay : words.stays({ name });
    toasts.show({ key: `stays-${seat}`, title, text: words.voteOver, tone: "plain", icon: "person" });
  }

  private voteToast(table: TableState, who: SeatState, removal: Removal, until: number): Toast {
    return {
      key: voteKey(who.seat),
      title: who.seat === table.me ? words.voteOnYou : words.vote({ name: who.name }),
      text: people.removal(removal),
      countdown: { until, text: (seconds) => words.left({ time: clockTime(seconds) }) },
      tone: "warn",
      icon: "clock",
      actions: this.ballot(table, who.seat, removal),
      lastsMs: Infinity,
      urgent: true,
    };
  }

  private ballot({ game, me }: TableState, seat: number, removal: Removal): ToastAction[] {
    if (me < 0 || me === seat) return [];
    const vote = (wanted: boolean) => () => void cast(game, seat, wanted);
    if (removal.seats.includes(me)) return [{ label: words.takeBack, press: vote(false), stays: true }];
    return [
      { label: words.remove, press: vote(true), stays: true },
      { label: words.keep, press: () => this.declined.add(seat) },
    ];
  }
}

const voteKey = (seat: number): string => `vote-${seat}`;

async function cast(game: string, seat: number, wanted: boolean): Promise<void> {
  try {
    await removePerson(game, ownSeat(game)?.token ?? "", { seat, wanted });
  } catch (error) {
    toasts.show({ key: "refused", title: connection.refused, text: failureText(error), tone: "bad", icon: "cross" });
  }
}

/** The message about a line of chat, unless the viewer sees or has made that line. */
export function lineToast(line: ChatLine, table: TableState): Toast | undefined {
  const { kind = "said", seat, name, text, number } = line;
  const aboutMe = kind !== "said" && text === ownName(table);
  // Lines of the whole table have no seat, and watchers have none either.
  const mine = seat >= 0 && seat === table.me;
  if (kind === "erased" || mine || (chatView.shown && !aboutMe)) return;
  if (kind === "said") return saidToast(line);
  const look = LOOKS[kind];
  const toast = look && { key: `line-${number}`, title: changeText(line), ...look };
  if (kind === "host" && aboutMe && toast)
    return { ...toast, title: words.youHost, text: name ? words.madeHost({ by: name }) : words.hostLeft };
  if (kind === "left" && toast && table.status === "playing") return { ...toast, text: words.plays };
  return toast;
}

/** What somebody says comes in the place of what they said before. A reaction asks for no reply. */
function saidToast({ seat, name, text }: ChatLine): Toast {
  const { open } = chatView;
  const reply = open && !reactions().includes(text) ? [{ label: words.reply, press: open }] : [];
  return { key: `said-${seat}`, title: name, text, tone: seat, icon: "chat", actions: reply };
}

const ownName = ({ me, seats }: TableState): string | undefined => seats.find(({ seat }) => seat === me)?.name;

/** Bots that now stand in for other people, and people who have their seats back. */
export function seatToasts(before: SeatState[], { seats, me, status }: TableState): Toast[] {
  if (status !== "playing") return [];
  return seats.flatMap(({ seat, name, kind, stand_in }): Toast[] => {
    const old = before.find((other) => other.seat === seat);
    if (!old || kind !== "person" || seat === me || old.name !== name || old.stand_in === stand_in) return [];
    const key = `stand-in-${seat}`;
    return stand_in
      ? [{ key, title: words.standIn({ name }), text: words.untilBack({ name }), tone: "plain", icon: "bot" }]
      : [{ key, title: words.isBack({ name }), text: words.handedBack, tone: "good", icon: "person" }];
  });
}

/** Say whether the connection is lost, or what the server has refused. Return the function that takes it back. */
export function showConnection(socket: TableSocket): (() => void) | undefined {
  const toast = lost(socket) ?? refused(socket);
  if (!toast) return;
  toasts.show(toast);
  return () => toasts.dismiss(toast.key);
}

function lost({ status, retryAt, sent, refused, soon }: TableSocket): Toast | undefined {
  if (status !== "lost") return;
  const kept = sent.waiting ? connection.answerKept : connection.kept;
  return {
    key: "lost",
    title: connection.lost,
    text: [kept, ...(refused ? [refused.text] : [])].join(" "),
    countdown: { until: retryAt, text: (seconds) => connection.nextTry({ seconds }) },
    tone: "bad",
    icon: "offline",
    actions: [{ label: connection.now, press: soon, stays: true }],
    lastsMs: Infinity,
    urgent: true,
  };
}

function refused({ status, refused, dismiss }: TableSocket): Toast | undefined {
  if (status !== "live" || !refused) return;
  return {
    key: "refused",
    title: connection.refused,
    text: refused.text,
    tone: "bad",
    icon: "cross",
    actions: [{ label: site.close, press: dismiss }],
    lastsMs: Infinity,
    urgent: true,
  };
}
