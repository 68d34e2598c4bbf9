import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepAwake } from "../../src/lib/awake";

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
let page: EventTarget & { visibilityState?: string };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { wakeLock: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function turn(visibilityState: string): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

it("holds the screen, again each time that the page comes back, and lets it go at the end", async () => {
  const end = keepAwake();
  turn("hidden");
  expect(request).toHaveBeenCalledTimes(1);
  turn("visible");
  await Promise.resolve();
  await Promise.resolve();
  expect(request).toHaveBeenCalledTimes(2);
  end();
  expect(release).toHaveBeenCalled();
  turn("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

it("lets a lock go that comes after the end", async () => {
  keepAwake()();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

it("does without a lock where there is none, or where it is refused", async () => {
  request.mockRejectedValueOnce(new Error("low battery"));
  keepAwake()();
  vi.stubGlobal("navigator", {});
  keepAwake()();
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
});
