import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LASTS_MS, MOST, Toasts, type Toast } from "../../src/lib/toasts.svelte";

let toasts: Toasts;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = new Toasts();
});
afterEach(() => {
  toasts.clear();
  vi.useRealTimers();
});

const show = (key: string, more: Partial<Toast> = {}): void =>
  toasts.show({ key, title: `About ${key}`, tone: "plain", icon: "chat", ...more });
const keys = (): string[] => toasts.shown.map(({ key }) => key);

it("shows a toast for five seconds", () => {
  show("a");
  vi.advanceTimersByTime(LASTS_MS - 1);
  expect(keys()).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(keys()).toEqual([]);
});

it("keeps a toast that lasts until it is dismissed", () => {
  show("a", { lastsMs: Infinity });
  vi.advanceTimersByTime(100 * LASTS_MS);
  expect(keys()).toEqual(["a"]);
  toasts.dismiss("a");
  expect(keys()).toEqual([]);
});

it("replaces a toast with the same key in its place, with a whole time of its own", () => {
  show("a");
  show("b");
  vi.advanceTimersByTime(LASTS_MS - 1);
  show("a", { title: "Anew" });
  expect(toasts.shown.map(({ title }) => title)).toEqual(["Anew", "About b"]);
  vi.advanceTimersByTime(LASTS_MS - 1);
  expect(keys()).toEqual(["a"]);
});

it("ends a lasting toast in time if a brief one replaces it", () => {
  show("a", { lastsMs: Infinity });
  show("a");
  vi.advanceTimersByTime(LASTS_MS);
  expect(keys()).toEqual([]);
});

it("shows the newest three", () => {
  for (const key of ["a", "b", "c", "d"]) show(key);
  expect(keys()).toEqual(["b", "c", "d"]);
});

it("never hides a lasting toast for a brief one", () => {
  show("vote", { lastsMs: Infinity });
  for (const key of ["a", "b", "c"]) show(key);
  expect(keys()).toEqual(["vote", "b", "c"]);
});

it("lets lasting toasts wait for a place", () => {
  const names = ["a", "b", "c", "d"];
  for (const key of names) show(key, { lastsMs: Infinity });
  expect(keys()).toEqual(names.slice(0, MOST));
  show("brief");
  expect(keys()).toEqual(names.slice(0, MOST));
  toasts.dismiss("b");
  expect(keys()).toEqual(["a", "c", "d"]);
});

it("stands still while it is held, and then has the time that was left", () => {
  show("a");
  vi.advanceTimersByTime(LASTS_MS - 1000);
  toasts.hold();
  show("b");
  vi.advanceTimersByTime(10 * LASTS_MS);
  expect(keys()).toEqual(["a", "b"]);
  toasts.release();
  toasts.release();
  vi.advanceTimersByTime(999);
  expect(keys()).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1);
  expect(keys()).toEqual(["b"]);
});
