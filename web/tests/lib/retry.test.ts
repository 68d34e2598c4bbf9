import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { botsOf, Failure, joinGame, newGame } from "../../src/lib/api";
import { patiently, troubleWith } from "../../src/lib/retry";

const LOST = new TypeError("Failed to fetch dynamically imported module: http://here/assets/Rules-1.js");
let answers: (Response | Error)[] = [];
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const answer = answers.shift() ?? new Response("{}");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number, seconds = ""): Response =>
  new Response('{"code":"too_fast","text":"Wait a moment."}', { status, headers: { "Retry-After": seconds } });

it.each([
  [refusal(429, "3"), 0, { why: "busy", seconds: 3 }],
  [refusal(429, "3"), 3, { why: "busy", seconds: 8 }],
  [refusal(429), 0, { why: "busy", seconds: 1 }],
  [refusal(503, "soon"), 1, { why: "busy", seconds: 2 }],
  [refusal(500), 2, { why: "broken", seconds: 4 }],
  [refusal(404), 0, { why: "newer", seconds: 1 }],
  [new TypeError("no network"), 9, { why: "offline", seconds: 30 }],
])("tells a refusal from a lost connection, and pauses longer each time (%#)", async (answer, tries, trouble) => {
  answers = [answer];
  expect(await troubleWith(LOST, tries)).toEqual(trouble);
  expect(asked).toEqual(["http://here/assets/Rules-1.js"]);
});

it("offers the whole page when a file is there and still cannot be loaded", async () => {
  expect(await troubleWith(LOST, 0)).toMatchObject({ seconds: 0 });
  expect(await troubleWith(LOST, 2)).toMatchObject({ why: "newer" });
  expect(await troubleWith(new TypeError("Importing a module script failed."), 0)).toMatchObject({ seconds: 0 });
  expect(asked.at(-1)).toBe("/");
});

it("loads a part again until it is there", async () => {
  answers = [refusal(429, "2"), refusal(429, "2")];
  const load = vi.fn().mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST).mockResolvedValue("here");
  const found = patiently(load);
  await vi.advanceTimersByTimeAsync(3900);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(await found).toBe("here");
});

it("gives up in the end", async () => {
  const found = patiently(() => Promise.reject(LOST));
  const outcome = expect(found).rejects.toBe(LOST);
  await vi.advanceTimersByTimeAsync(120_000);
  await outcome;
});

it("joins a table as soon as the server lets it", async () => {
  answers = [refusal(429, "5"), new Response('{"game":"g"}')];
  const seated = joinGame("g", { name: "Ada", join: "j" });
  await vi.advanceTimersByTimeAsync(4900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await seated).toEqual({ game: "g" });
});

it("asks a busy server three times at most, and not again where that is no use", async () => {
  answers = Array.from({ length: 4 }, () => refusal(429, "5"));
  const joined = expect(joinGame("g", { name: "Ada", join: "j" })).rejects.toMatchObject({ status: 429, seconds: 5 });
  await vi.advanceTimersByTimeAsync(60_000);
  await joined;
  expect(asked).toHaveLength(3);
  await expect(newGame({ name: "Ada" } as Parameters<typeof newGame>[0])).rejects.toBeInstanceOf(Failure);
  expect(asked).toHaveLength(4);
});

it("describes bots in the language of the page, and those of other packages in their own words", async () => {
  const level = (name: string, games: string[]) => ({ name, games, text: "The server's words." });
  const levels = [level("strong", ["classic"]), level("marvel", ["classic"]), level("easy", ["architects"])];
  answers = [new Response(JSON.stringify(levels))];
  expect((await botsOf("classic")).map(({ text }) => text)).toEqual([
    "Looks at where each move leads.",
    "The server's words.",
  ]);
});
