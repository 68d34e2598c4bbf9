// The proofs of your own seats and the games you were in, kept in this browser only.

import type { Seated } from "../wire";
import { nameAt } from "./names";

/** Your own seat in one game; `seat` is -1 until the table has said its number. */
export interface OwnSeat {
  seat: number;
  token: string;
}

/** A game to come back to. */
export interface OwnGame {
  id: string;
  players: number;
  names: string[];
  status: string;
  /** Which game it is, and how far it is: an Age of the classic game or 0, and the turn. Old entries lack them. */
  game?: string;
  age: number;
  turn?: number;
  at: number;
}

const PREFIX = "sevenwonders.";
const SEAT = "sevenwonders.seat.";
const WATCH = "sevenwonders.watch.";
const KNOCK = "sevenwonders.knock.";
const GAMES = "sevenwonders.games";
const NAME = "sevenwonders.name";
const SUGGESTED = "sevenwonders.suggested";
const LEFT = "sevenwonders.left";
const MOST_GAMES = 30;
const MOST_LEFT = 200;

/** Something kept under a key, or the given value when there is none or it cannot be read. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keep something; a browser that allows no storage simply forgets it. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the game goes on without it.
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

export function ownSeat(game: string): OwnSeat | null {
  return kept<OwnSeat | null>(SEAT + game, null);
}

export function keepSeat(game: string, seat: OwnSeat): void {
  keep(SEAT + game, seat);
}

export function keepSeated(seated: Seated): void {
  keepSeat(seated.game, { seat: seated.seat, token: seated.token });
}

/** Your seats at all tables, by table. */
export function ownSeats(): Record<string, OwnSeat> {
  const games = keys(SEAT).map((key) => key.slice(SEAT.length));
  return Object.fromEntries(games.flatMap((game) => (ownSeat(game) ? [[game, ownSeat(game) as OwnSeat]] : [])));
}

/** A table, and the token of a seat that you have or had there. */
export type Proof = [game: string, token: string];

/** The proofs of all your seats, also of those that you have given up: the server still knows what you said there. */
export function proofs(): Proof[] {
  const here = Object.entries(ownSeats()).map(([game, { token }]): Proof => [game, token]);
  return [...here, ...kept<Proof[]>(LEFT, [])];
}

/** Forget everything that this browser keeps, except for these proofs. */
export function clearAll(except: Proof[]): void {
  for (const key of keys(PREFIX)) drop(key);
  if (except.length > 0) keep(LEFT, except);
}

/** Give up a seat. Its proof stays, so that you can still have the server forget what you said. */
function dropSeat(game: string): void {
  const seat = ownSeat(game);
  if (seat) keep(LEFT, [[game, seat.token], ...kept<Proof[]>(LEFT, [])].slice(0, MOST_LEFT));
  drop(SEAT + game);
}

function keys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

export function watchToken(game: string): string {
  return kept(WATCH + game, "");
}

export function keepWatch(game: string, token: string): void {
  keep(WATCH + game, token);
}

/** A knock at a private table: under which name, and whether you still wait for an answer. */
export interface OwnKnock {
  /** The token of the visitor; that of the link to play once you were let in. */
  token: string;
  name: string;
  waits: boolean;
}

export function ownKnock(game: string): OwnKnock | null {
  return kept<OwnKnock | null>(KNOCK + game, null);
}

/** Keep a knock through a reload, or forget it. */
export function keepKnock(game: string, knock: OwnKnock | null): void {
  if (knock) keep(KNOCK + game, knock);
  else drop(KNOCK + game);
}

/** The games you were in, newest first. */
export function ownGames(): OwnGame[] {
  return kept<OwnGame[]>(GAMES, []);
}

/** Somebody who has finished fewer games than this is new here. */
const FIRST_GAMES = 3;

export function isNew(): boolean {
  return ownGames().filter(({ status }) => status === "finished").length < FIRST_GAMES;
}

/** Remember a game, or what became of it. */
export function keepGame(game: OwnGame): void {
  const others = ownGames().filter((other) => other.id !== game.id);
  for (const old of others.slice(MOST_GAMES - 1)) dropSeat(old.id);
  keep(GAMES, [game, ...others].slice(0, MOST_GAMES));
}

/** Remember what became of a game, which keeps its place in the list. */
export function keepStatus(id: string, status: string): void {
  const games = ownGames();
  if (games.some((game) => game.id === id && game.status !== status))
    keep(
      GAMES,
      games.map((game) => (game.id === id ? { ...game, status } : game)),
    );
}

/** Take a game off the list and give up the seat in it. */
export function forgetGame(id: string): void {
  keep(
    GAMES,
    ownGames().filter((game) => game.id !== id),
  );
  dropSeat(id);
  drop(WATCH + id);
}

/** The name that somebody gave, or else one that is suggested, always the same. */
export function ownName(): string {
  return givenName() || suggestedName();
}

/** The name that somebody gave on this device; empty if they never did. */
export function givenName(): string {
  return kept(NAME, "");
}

function suggestedName(): string {
  const known = kept(SUGGESTED, "");
  if (known) return known;
  const name = nameAt(Math.random());
  keep(SUGGESTED, name);
  return name;
}

export function keepName(name: string): void {
  keep(NAME, name.trim());
}

// The bot that somebody wants at their tables: the one that they chose last.

/** Where the choices for a new table are kept. */
export const CHOICES = "sevenwonders.choices";
export const USUAL_BOT = "greedy";

/** The bot to offer first, of those that play the game. */
export function wantedBot(levels: { name: string }[]): string {
  const names = levels.map(({ name }) => name);
  const wanted = kept<{ bot?: string }>(CHOICES, {}).bot ?? USUAL_BOT;
  return names.length === 0 || names.includes(wanted) ? wanted : USUAL_BOT;
}

export function keepBot(bot: string): void {
  keep(CHOICES, { ...kept<object>(CHOICES, {}), bot });
}
