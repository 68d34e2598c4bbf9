import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetMe } from "../../src/lib/forget";
import { forgetGame, keepName, keepSeat, ownSeats, proofs } from "../../src/lib/seats";

const STATUSES: Record<string, number> = { gone: 404, removed: 403, broken: 503 };
let asked: [string, RequestInit][] = [];

/** A browser's storage whose keys are its own properties, as in a browser. */
function storage(): Storage {
  const made = Object.create({
    getItem: (key: string) => (made as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void ((made as Record<string, string>)[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(made, key),
  }) as Storage;
  return made;
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("fetch", (path: string, wish: RequestInit) => {
    asked.push([path, wish]);
    const game = path.split("/")[3] ?? "";
    return Promise.resolve(new Response('{"code":"x","text":"y"}', { status: STATUSES[game] ?? 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it("asks every table to forget the seat, with its token, and clears the browser", async () => {
  keepName("Ada");
  keepSeat("one", { seat: 0, token: "t1" });
  keepSeat("gone", { seat: 1, token: "t2" });
  keepSeat("removed", { seat: 2, token: "t3" });
  localStorage.setItem("of another page", "stays");
  expect(await forgetMe()).toEqual([]);
  expect(asked.map(([path]) => path)).toEqual(["one", "gone", "removed"].map((game) => `/api/games/${game}/forget`));
  expect(asked[0]?.[1]).toMatchObject({
    method: "POST",
    body: '{"leave":true}',
    headers: { Authorization: "Bearer t1" },
  });
  expect(Object.keys(localStorage)).toEqual(["of another page"]);
});

it("keeps the proof of a seat that the server could not be asked about", async () => {
  keepName("Ada");
  keepSeat("one", { seat: 0, token: "t1" });
  keepSeat("broken", { seat: 1, token: "t2" });
  expect(await forgetMe()).toEqual(["broken"]);
  expect(proofs()).toEqual([["broken", "t2"]]);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

it("also asks tables that you have left, for each seat that you had there", async () => {
  keepSeat("one", { seat: 0, token: "t1" });
  forgetGame("one");
  keepSeat("one", { seat: 1, token: "t2" });
  forgetGame("one");
  forgetGame("never there");
  expect(ownSeats()).toEqual({});
  await forgetMe();
  expect(asked.map(([path]) => path)).toEqual(["/api/games/one/forget", "/api/games/one/forget"]);
  expect(asked.map(([, wish]) => wish.headers)).toMatchObject([
    { Authorization: "Bearer t2" },
    { Authorization: "Bearer t1" },
  ]);
  expect(Object.keys(localStorage)).toEqual([]);
});
