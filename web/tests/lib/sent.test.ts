import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LATE_MS, SentAnswer, unconfirmed, withSent } from "../../src/lib/sent.svelte";
import type { Answer, DecisionState, TableState } from "../../src/wire";

const ANSWER: Answer = { type: "answer", decision: 7, choice: 2 };
let repeated: Answer[] = [];
let sent: SentAnswer;

beforeEach(() => {
  vi.useFakeTimers();
  repeated = [];
  sent = new SentAnswer((answer) => repeated.push(answer));
});
afterEach(() => {
  sent.clear();
  vi.useRealTimers();
});

function decision(choice: number | null, ident = 7): DecisionState {
  const text = choice === null ? "" : "as the server says it";
  return { ident, seat: 0, decider: 0, kind: "card", answered: choice !== null, choice, text, menu: [], actions: null };
}
const tableWith = (...decisions: DecisionState[]): TableState => ({ decisions }) as unknown as TableState;
const shown = (choice: number | null): (number | null)[] =>
  withSent(tableWith(decision(choice)), sent.now).decisions.map((one) => one.choice);

it("shows an answer as chosen from the moment it is given", () => {
  sent.give(ANSWER, true);
  const table = tableWith(decision(null), decision(null, 8));
  const [own, other] = withSent(table, sent.now).decisions;
  expect(own).toMatchObject({ answered: true, choice: 2 });
  expect(other).toBe(table.decisions[1]);
  expect(unconfirmed(sent.now, 7)).toBe("sending");
  expect(unconfirmed(sent.now, 8)).toBeUndefined();
});

it("is late after three seconds, and is sent again until it is confirmed", () => {
  sent.give(ANSWER, true);
  vi.advanceTimersByTime(LATE_MS - 1);
  expect([sent.now?.phase, repeated]).toEqual(["sending", []]);
  vi.advanceTimersByTime(1);
  expect([sent.now?.phase, repeated]).toEqual(["late", [ANSWER]]);
  vi.advanceTimersByTime(LATE_MS);
  expect(repeated).toEqual([ANSWER, ANSWER]);
  sent.settle([decision(2)]);
  vi.advanceTimersByTime(10 * LATE_MS);
  expect([sent.now?.phase, sent.waiting, repeated.length]).toEqual(["confirmed", undefined, 2]);
});

it("is confirmed when its decision is gone, but not by an earlier answer", () => {
  sent.give(ANSWER, true);
  sent.settle([decision(1)]);
  expect([sent.now?.phase, shown(1)]).toEqual(["sending", [2]]);
  sent.settle([decision(null, 8)]);
  expect(sent.now?.phase).toBe("confirmed");
});

it("stays chosen on a table that lags behind, until the server asks again", () => {
  sent.give(ANSWER, true);
  sent.settle([]);
  expect([shown(null), shown(1)]).toEqual([[2], [1]]);
  sent.settle([decision(null)]);
  expect([sent.now, shown(null)]).toEqual([undefined, [null]]);
});

it("is kept without a connection, and sent with a fresh clock when it is back", () => {
  sent.give(ANSWER, true);
  vi.advanceTimersByTime(LATE_MS);
  sent.keep();
  vi.advanceTimersByTime(10 * LATE_MS);
  expect([sent.now?.phase, shown(null), repeated.length]).toEqual(["kept", [2], 1]);
  sent.back();
  expect([sent.now?.phase, repeated.length]).toEqual(["sending", 2]);
  vi.advanceTimersByTime(LATE_MS);
  expect(sent.now?.phase).toBe("late");
});

it("sends nothing when the connection comes back and no answer was given", () => {
  sent.keep();
  sent.back();
  expect([sent.now, repeated]).toEqual([undefined, []]);
});

it.each([
  ["illegal", 7, undefined],
  ["decision_over", 7, undefined],
  ["decision_over", 6, "sending"],
  ["too_fast", null, "sending"],
  ["too_fast", 7, "sending"],
])("a refusal %s about decision %s leaves it %s", (code, about, phase) => {
  sent.give(ANSWER, true);
  sent.refuse({ code, decision: about });
  expect(sent.now?.phase).toBe(phase);
});
