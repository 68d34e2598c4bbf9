// Requests to the server. Every failure is a `Failure` whose text says what to do.

import type {
  Access,
  Analysis,
  AnswerKnock,
  ArchitectsFacts,
  BotLevel,
  CatalogueFacts,
  ChatLine,
  DailyPuzzle,
  Done,
  GameConfig,
  Join,
  Knock,
  Knocked,
  Mute,
  NewGame,
  NewLesson,
  PublicTables,
  NewLink,
  PlayOn,
  PlayPuzzle,
  Problem,
  PuzzleList,
  Rematch,
  Remove,
  ReplayFrame,
  RulesetFacts,
  Seated,
  SetSeat,
  SetUp,
  Start,
  TableNotice,
  WonderWish,
} from "../wire";
import { language } from "../language/language.svelte";
import { refusal } from "../language/refusal";
import { isSaid, named } from "../language/say";
import { pause, retryAfter } from "./retry";
import { errors } from "./words/common";

const PATIENCE_MS = 15_000;
/** How often a busy server is asked for the same thing, and the longest pause between. */
const MOST_TRIES = 3;
const LONGEST_PAUSE_S = 10;

/** A request that did not succeed; `text` is for the person. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status: number,
    /** When the server wants to be asked again, if it says so. */
    readonly seconds = 0,
  ) {
    super(text);
  }
}

/** What to tell a person about anything that was thrown. */
export function failureText(error: unknown): string {
  return error instanceof Failure ? error.text : errors.unexpected;
}

interface Wish {
  body?: unknown;
  token?: string;
}

async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, { body, token }: Wish = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    const slow = error instanceof DOMException && error.name === "TimeoutError";
    throw new Failure(slow ? "slow" : "offline", slow ? errors.slow : errors.offline, 0);
  }
  if (!response.ok) throw await problemIn(response);
  const text = await response.text();
  try {
    return (text ? JSON.parse(text) : null) as T;
  } catch {
    throw new Failure("unreadable", errors.unexpected, response.status);
  }
}

async function problemIn(response: Response): Promise<Failure> {
  try {
    const problem = (await response.json()) as Problem;
    // The sentences of refusals are not among the first words.
    await language.need("later").catch(() => undefined);
    if (problem.text) return new Failure(problem.code, refusal(problem), response.status, retryAfter(response));
  } catch {
    // Not one of the server's own answers: a proxy's page, for instance.
  }
  const text = response.status === 404 ? errors.notFound : response.status === 429 ? errors.tooOften : errors.server;
  return new Failure(`http_${response.status}`, text, response.status, retryAfter(response));
}

/** Ask again, as soon as the server wants, for something that it refused because of too many requests. */
async function untilAllowed<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 429 || tries >= MOST_TRIES) throw error;
      await pause(Math.min(error.seconds || 1, LONGEST_PAUSE_S));
    }
  }
}

const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

export const newGame = (wish: NewGame): Promise<Seated> => ask("POST", "/api/games", { body: wish });
export const newLesson = (wish: NewLesson): Promise<Seated> => ask("POST", "/api/lessons", { body: wish });
export const stepBack = (id: string, token: string): Promise<Done> => ask("POST", `${game(id)}/back`, { token });
export const joinGame = (id: string, join: Join): Promise<Seated> =>
  untilAllowed(() => ask("POST", `${game(id)}/join`, { body: join }));
export const knockAt = (id: string, wish: Knock): Promise<Knocked> =>
  untilAllowed(() => ask("POST", `${game(id)}/knock`, { body: wish }));
export const answerKnock = (id: string, token: string, wish: AnswerKnock): Promise<Done> =>
  ask("POST", `${game(id)}/door`, { body: wish, token });
export const startGame = (id: string, token: string, wish: Start = {}): Promise<unknown> =>
  untilAllowed(() => ask("POST", `${game(id)}/start`, { body: wish, token }));
export const setSeat = (id: string, token: string, seat: SetSeat): Promise<unknown> =>
  ask("POST", `${game(id)}/seat`, { body: seat, token });
export const setUp = (id: string, token: string, wish: SetUp): Promise<Done> =>
  ask("POST", `${game(id)}/setup`, { body: wish, token });
export const chooseWonder = (id: string, token: string, wish: WonderWish): Promise<Done> =>
  ask("POST", `${game(id)}/wonder`, { body: wish, token });
export const makeHost = (id: string, token: string, seat: number): Promise<Done> =>
  ask("POST", `${game(id)}/host`, { body: { seat }, token });
export const muteForAll = (id: string, token: string, wish: Mute): Promise<Done> =>
  ask("POST", `${game(id)}/mute`, { body: wish, token });
export const removePerson = (id: string, token: string, wish: Remove): Promise<Done> =>
  ask("POST", `${game(id)}/remove`, { body: wish, token });
export const renewLink = (id: string, token: string, wish: NewLink): Promise<Done> =>
  ask("POST", `${game(id)}/link`, { body: wish, token });
export const leaveTable = (id: string, token: string): Promise<Done> => ask("POST", `${game(id)}/leave`, { token });
export const forgetSeat = (id: string, token: string, leave: boolean): Promise<Done> =>
  ask("POST", `${game(id)}/forget`, { body: { leave }, token });
export const setAccess = (id: string, token: string, wish: Access): Promise<Done> =>
  ask("POST", `${game(id)}/access`, { body: wish, token });
/** The table as it looks from outside, for the holder of a token of a seat, a link or a knock, or of none. */
export const tableNotice = (id: string, token?: string): Promise<TableNotice> =>
  ask("GET", game(id), token ? { token } : {});
export const publicTables = (page: number): Promise<PublicTables> => ask("GET", `/api/tables?page=${page}`);
export const deleteTable = (id: string, token: string): Promise<Done> => ask("DELETE", game(id), { token });
export const chatBefore = (id: string, token: string, before: number): Promise<ChatLine[]> =>
  ask("GET", `${game(id)}/chat?before=${before}`, { token });
export const rematch = (id: string, token: string, wish: Rematch = {}): Promise<Seated> =>
  ask("POST", `${game(id)}/rematch`, { body: wish, token });
export const declineRematch = (id: string, token: string): Promise<Done> =>
  ask("POST", `${game(id)}/decline`, { token });
export const playOn = (id: string, wish: PlayOn): Promise<Seated> => ask("POST", `${game(id)}/play-on`, { body: wish });
export const replayFrame = (id: string, step: number, seat: number): Promise<ReplayFrame> =>
  ask("GET", `${game(id)}/replay?step=${step}&seat=${seat}`);
/** The analysis as far as it has come; a step that is wanted is studied next. */
export const gameAnalysis = (id: string, wanted = -1): Promise<Analysis> =>
  ask("GET", `${game(id)}/analysis${wanted >= 0 ? `?wanted=${wanted}` : ""}`);
/** The puzzle of a day such as 2026-11-18, or with that number. */
export const dailyPuzzle = (day: string): Promise<DailyPuzzle> =>
  untilAllowed(() => ask("GET", `/api/puzzles/${encodeURIComponent(day)}`));
export const puzzlesUntil = (day: string, count: number): Promise<PuzzleList> =>
  ask("GET", `/api/puzzles?until=${encodeURIComponent(day)}&count=${count}`);
export const playPuzzle = (number: number, wish: PlayPuzzle): Promise<Seated> =>
  ask("POST", `/api/puzzles/${number}/play-on`, { body: wish });
export const recordAddress = (id: string): string => `${game(id)}/record`;
export const catalogueFacts = (edition: number): Promise<CatalogueFacts> =>
  untilAllowed(() => ask("GET", `/api/catalogue/${edition}`));
export const architectsFacts = (): Promise<ArchitectsFacts> =>
  untilAllowed(() => ask("GET", "/api/catalogue/architects"));
export const rulesetFacts = (): Promise<RulesetFacts[]> => untilAllowed(() => ask("GET", "/api/rulesets"));
const botLevels = (): Promise<BotLevel[]> => ask("GET", "/api/bots");

/** The bots that play a game, the strongest last, described in the language of the page. */
export async function botsOf(game: NonNullable<GameConfig["game"]>): Promise<BotLevel[]> {
  return (await botLevels()).filter((level) => level.games.includes(game)).map(spokenLevel);
}

/** A level whose text is in the language of the page, whichever that is when it is read. */
function spokenLevel(level: BotLevel): BotLevel {
  const { name, text } = level;
  const said = (): string => (isSaid("leveltext", name) ? named("leveltext", name) : text);
  return Object.defineProperty({ ...level }, "text", { get: said, enumerable: true });
}

/** Where the socket of a table is. */
export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${game(id)}/socket`;
}
