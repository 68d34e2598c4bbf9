import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removePerson } from "../../src/lib/api";
import { chatView } from "../../src/lib/chatView";
import { mutes } from "../../src/lib/mutes.svelte";
import { LASTS_MS, toasts } from "../../src/lib/toasts.svelte";
import { TableMessages } from "../../src/pages/messages";
import type { ChatLine, Removal, SeatState, TableState } from "../../src/wire";

vi.mock("../../src/lib/api", () => ({ removePerson: vi.fn(), failureText: () => "The vote is over." }));

const NAMES = ["Anna", "Ben", "Chiara", "Farid"];
let messages: TableMessages;

beforeEach(() => {
  vi.useFakeTimers();
  messages = new TableMessages();
});
afterEach(() => {
  toasts.clear();
  toasts.release();
  chatView.open = undefined;
  vi.mocked(removePerson).mockReset();
  vi.useRealTimers();
});

function seats(changes: Record<number, Partial<SeatState>> = {}): SeatState[] {
  return NAMES.map((name, seat) => ({
    ...{ seat, name, kind: "person" as const, bot: "", connected: true, stand_in: false, team: -1 },
    ...changes[seat],
  }));
}
const table = (more: Partial<TableState> = {}): TableState =>
  ({ game: "t", status: "playing", me: 0, host: 0, seats: seats(), ...more }) as TableState;
const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ number, seat: 1, name: "Ben", text: "Nice Aqueduct." },
  ...more,
});
const shown = (): string[] => toasts.shown.map(({ title, text = "" }) => [title, text].filter(Boolean).join(": "));
const removal = (votes: number[], left_s = 48): Removal => ({ seats: votes, needed: 2, votes: votes.length, left_s });
const asked = (vote: Removal | null, me = 0): TableState => table({ me, seats: seats({ 3: { removal: vote } }) });
const labels = (): string[] => toasts.shown[0]?.actions?.map(({ label }) => label) ?? [];

// Lines of chat

it("shows what others say, the last line of each, and nothing that was there before", () => {
  const old = [line(0)];
  messages.follow(table(), old);
  expect(shown()).toEqual([]);
  const more = [...old, line(1), line(2, { text: "Really." }), line(3, { seat: 2, name: "Chiara", text: "Ouch!" })];
  messages.follow(table(), more);
  messages.follow(table(), more);
  expect(shown()).toEqual(["Ben: Really.", "Chiara: Ouch!"]);
  expect(toasts.shown.map(({ tone }) => tone)).toEqual([1, 2]);
});

it("shows neither the viewer's own lines, nor erased ones, nor those of muted people", () => {
  mutes.set("t", "Chiara", true);
  messages.follow(table(), []);
  messages.follow(table(), [line(0, { seat: 0 }), line(1, { kind: "erased" }), line(2, { seat: 2, name: "Chiara" })]);
  mutes.set("t", "Chiara", false);
  expect(shown()).toEqual([]);
});

it("tells watchers what the whole table has done", () => {
  messages.follow(table({ me: -1 }), []);
  messages.follow(table({ me: -1 }), [line(0, { seat: -1, name: "", kind: "removed", text: "Farid" })]);
  expect(shown()).toEqual(["The others have removed Farid. A bot plays on."]);
});

it("shows no line that is on view in the chat, except for changes that concern the viewer", () => {
  const hide = chatView.show();
  messages.follow(table(), []);
  messages.follow(table(), [line(0), line(1, { kind: "host", text: "Chiara" })]);
  expect(shown()).toEqual([]);
  messages.follow(table(), [line(2, { kind: "host", text: "Anna" })]);
  hide();
  expect(shown()).toEqual(["You are the host now: Ben has passed the role on to you."]);
});

it("offers a reply where the chat can be opened, and none to a reaction", () => {
  const open = vi.fn();
  chatView.open = open;
  messages.follow(table(), []);
  messages.follow(table(), [line(0), line(1, { seat: 2, text: "Well played!" })]);
  expect(toasts.shown.map(({ actions }) => actions?.map(({ label }) => label))).toEqual([["Reply"], []]);
  toasts.shown[0]?.actions?.[0]?.press();
  expect(open).toHaveBeenCalledOnce();
});

it.each<[Partial<ChatLine>, string[]]>([
  [{ kind: "left", seat: -1, name: "", text: "Ben" }, ["Ben has left the table.: A bot plays on."]],
  [{ kind: "removed", seat: -1, name: "", text: "Ben" }, ["The others have removed Ben. A bot plays on."]],
  [{ kind: "host", seat: -1, name: "", text: "Ben" }, ["Ben is the host now."]],
  [{ kind: "host", seat: -1, name: "", text: "Anna" }, ["You are the host now: The last host has left or is away."]],
  [{ kind: "muted", text: "Chiara" }, ["Ben has muted Chiara for everybody."]],
  [{ kind: "removal_asked", text: "Chiara" }, []],
])("tells the change %j", (change, expected) => {
  messages.follow(table(), []);
  messages.follow(table(), [line(0, change)]);
  expect(shown()).toEqual(expected);
});

// Stand-ins

it("tells that a bot stands in, and that the person is back", () => {
  messages.follow(table(), []);
  messages.follow(table({ seats: seats({ 1: { stand_in: true, connected: false } }) }), []);
  expect(shown()).toEqual(["A bot stands in for Ben: Ben can take the seat back at any time."]);
  messages.follow(table(), []);
  expect(shown()).toEqual(["Ben is back: The bot has handed the seat back."]);
});

it("says nothing of a bot that has taken a seat for good, or of the viewer's own seat", () => {
  messages.follow(table({ seats: seats({ 0: { stand_in: true }, 1: { stand_in: true } }) }), []);
  messages.follow(table({ seats: seats({ 1: { kind: "bot", name: "Solon" } }) }), []);
  expect(shown()).toEqual([]);
});

// Votes

it("keeps a vote on view with its count and its time until it is over", () => {
  messages.follow(asked(removal([1])), []);
  expect(shown()).toEqual(["Vote: remove Farid?: 1 of 2 votes for removal"]);
  const [vote] = toasts.shown;
  expect(vote?.urgent).toBe(true);
  expect(vote?.countdown?.until).toBe(Date.now() + 48_000);
  expect(vote?.countdown?.text(48)).toBe("· 0:48 left");
  vi.advanceTimersByTime(10 * LASTS_MS);
  expect(shown()).toHaveLength(1);
  messages.follow(asked(null), []);
  expect(shown()).toEqual(["Farid stays: The vote has ended."]);
});

it("lets the viewer vote, and take the vote back", () => {
  messages.follow(asked(removal([1])), []);
  expect(labels()).toEqual(["Remove", "Keep"]);
  toasts.shown[0]?.actions?.[0]?.press();
  expect(removePerson).toHaveBeenLastCalledWith("t", "", { seat: 3, wanted: true });
  messages.follow(asked(removal([0, 1])), []);
  expect(labels()).toEqual(["Take back"]);
  toasts.shown[0]?.actions?.[0]?.press();
  expect(removePerson).toHaveBeenLastCalledWith("t", "", { seat: 3, wanted: false });
});

it("says why a vote was refused", async () => {
  vi.mocked(removePerson).mockRejectedValueOnce(new Error());
  messages.follow(asked(removal([1])), []);
  toasts.shown[0]?.actions?.[0]?.press();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown().at(-1)).toBe("That did not work: The vote is over.");
});

it("does not ask again after a vote to keep, until there is another vote", () => {
  messages.follow(asked(removal([1])), []);
  toasts.shown[0]?.actions?.[1]?.press();
  toasts.dismiss("vote-3");
  messages.follow(asked(removal([1, 2])), []);
  expect(shown()).toEqual([]);
  messages.follow(asked(null), []);
  toasts.clear();
  messages.follow(asked(removal([2])), []);
  expect(shown()).toHaveLength(1);
});

it.each([
  [3, "Vote: should you be removed?"],
  [-1, "Vote: remove Farid?"],
])("shows seat %i the vote without a say in it", (me, title) => {
  messages.follow(asked(removal([1]), me), []);
  expect(toasts.shown.map((toast) => toast.title)).toEqual([title]);
  expect(labels()).toEqual([]);
});

it("leaves the removal to its line of chat", () => {
  messages.follow(asked(removal([1])), []);
  const told = [line(0, { kind: "removed", seat: -1, name: "", text: "Farid" })];
  messages.follow(table({ seats: seats({ 3: { kind: "bot", name: "Solon" } }) }), told);
  expect(shown()).toEqual(["The others have removed Farid. A bot plays on."]);
});

it("takes votes away with the table", () => {
  messages.follow(asked(removal([1])), []);
  messages.end();
  expect(shown()).toEqual([]);
});
