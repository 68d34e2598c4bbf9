import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The history of a browser: going back takes effect later, as an event. */
class FakeHistory {
  entries: unknown[] = ["before", null];
  pending = 0;
  get state(): unknown {
    return this.entries.at(-1);
  }
  pushState = (state: unknown): void => void this.entries.push(state);
  back = (): void => void (this.pending += 1);
}

let fake: FakeHistory;
let page: typeof import("../../src/lib/above");
/** How often the page was told of another address. */
let moved: number;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  fake = new FakeHistory();
  moved = 0;
  vi.stubGlobal("history", fake);
  page = await import("../../src/lib/above");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Let timers and steps back happen. */
function settle(): void {
  vi.runAllTimers();
  while (fake.pending > 0) {
    fake.pending -= 1;
    fake.entries.pop();
    if (!page.tookBack()) moved += 1;
    vi.runAllTimers();
  }
}

/** A dialog as the page has it: it tells when it is closed. */
function dialog(): { isOpen: boolean; close: () => void } {
  const one = { isOpen: true, close: (): void => undefined };
  const closed = page.above(() => one.close());
  one.close = () => {
    if (one.isOpen) closed();
    one.isOpen = false;
  };
  return one;
}

it("closes a dialog, and only then leaves", () => {
  const sheet = dialog();
  expect(fake.entries).toHaveLength(3);
  fake.back();
  settle();
  expect([sheet.isOpen, fake.entries.length, moved]).toEqual([false, 2, 0]);
  fake.back();
  settle();
  expect([fake.entries, moved]).toEqual([["before"], 1]);
});

it("leaves no entry behind a dialog that was closed by its button", () => {
  dialog().close();
  settle();
  expect([fake.entries.length, moved]).toEqual([2, 0]);
});

it("has one entry for two dialogs, and closes the upper one first", () => {
  const [lower, upper] = [dialog(), dialog()];
  expect(fake.entries).toHaveLength(3);
  fake.back();
  settle();
  expect([lower.isOpen, upper.isOpen, fake.entries.length]).toEqual([true, false, 3]);
  fake.back();
  settle();
  expect([lower.isOpen, fake.entries.length, moved]).toEqual([false, 2, 0]);
});

it("keeps its entry when one dialog takes the place of another", () => {
  dialog().close();
  const next = dialog();
  settle();
  expect([next.isOpen, fake.entries.length]).toEqual([true, 3]);
});

it("opens a dialog while the entry of the last one is still being taken back", () => {
  dialog().close();
  vi.runAllTimers();
  const next = dialog();
  settle();
  expect([next.isOpen, fake.entries.length, moved]).toEqual([true, 3, 0]);
});

it("takes the entry of a dialog back that a reload has closed", () => {
  fake.entries.push({ above: true });
  page.tidy();
  settle();
  expect([fake.entries.length, moved]).toEqual([2, 0]);
});

it("leaves an entry alone that a link has put in the place of the dialog's", () => {
  const sheet = dialog();
  fake.entries.splice(-1, 1, null);
  sheet.close();
  settle();
  expect(fake.entries).toHaveLength(3);
});
