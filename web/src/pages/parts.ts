// Every page is a file of its own, loaded when somebody goes there.

import { language } from "../language/language.svelte";
import type { WordsPart } from "../language/parts";
import { router, type PageName } from "../lib/router.svelte";

/** A part of the page with the messages that it needs. */
const withWords =
  (words: WordsPart) =>
  <Part>(part: () => Promise<Part>) =>
  async (): Promise<Part> =>
    (await Promise.all([part(), language.need(words)]))[0];

/** A part that speaks of tables and the people at them. */
const withTableWords = withWords("table");

/** A part that says more than the start page, lobbies and tables do. */
export const withAllWords = withWords("later");

export const pages = {
  home: () => import("./Home.svelte"),
  game: withTableWords(() => import("./Game.svelte")),
  join: withAllWords(() => import("./Join.svelte")),
  replay: withAllWords(() => import("./Replay.svelte")),
  cards: withAllWords(() => import("./Cards.svelte")),
  gallery: withAllWords(() => import("./Gallery.svelte")),
  rules: withAllWords(() => import("./Rules.svelte")),
  score: withAllWords(() => import("./Score.svelte")),
  puzzle: withAllWords(() => import("./DailyPuzzle.svelte")),
  puzzles: withAllWords(() => import("./PuzzleArchive.svelte")),
  settings: withAllWords(() => import("./Settings.svelte")),
};

export const tables = {
  classic: withTableWords(() => import("../table/classic/Classic.svelte")),
  /** The same with expansions or a variant, whose words come later than those of the base game. */
  expanded: withAllWords(() => import("../table/classic/Classic.svelte")),
  architects: withAllWords(() => import("../table/architects/Architects.svelte")),
};

/** Log, chat and symbols beside a table. */
export const drawer = withAllWords(() => import("../table/Drawer.svelte"));

/** The people at a table, with what one can do about them. */
export const players = withAllWords(() => import("../table/People.svelte"));

/** What there is to choose for a game, and a place for a link. */
export const choices = {
  options: withAllWords(() => import("./Options.svelte")),
  link: withAllWords(() => import("./LinkEntry.svelte")),
};

/** Tables that anybody may join. */
export const openTables = withAllWords(() => import("./OpenTables.svelte"));

/** For somebody at a link or the address of a table who has no seat there. */
export const door = withAllWords(() => import("../door/Door.svelte"));

/** For those at a private table while somebody knocks. */
export const atDoor = withAllWords(() => import("../door/AtDoor.svelte"));

/** A link as a QR code, with the library that draws it. */
export const qrCode = withAllWords(() => import("./QrCode.svelte"));

/** Remarks about what is new to somebody: a guided game, or an expansion that is played for the first time. */
export const coach = withAllWords(() => import("../coach/Coach.svelte"));

/** What the moves of a finished game were worth. */
export const analysis = {
  beside: withAllWords(() => import("../analysis/Beside.svelte")),
  hands: withAllWords(() => import("../analysis/Hands.svelte")),
};

/** The moments that decided a game, on its score sheet. */
export const moments = withAllWords(() => import("../analysis/Moments.svelte"));

/** What a bot would choose, compared with the next best. */
export const hintShelf = withAllWords(() => import("../analysis/HintShelf.svelte"));

/** The face of a seat. */
export const portrait = () => import("./Portrait.svelte");

export const lobby = withAllWords(() => import("../lobby/Lobby.svelte"));

/** For watchers of a table that shows them hands. */
export const lateHands = () => import("../table/classic/LateHands.svelte");

/** The sheets at the end of a game. */
export const scores = {
  classic: () => import("../table/classic/Scores.svelte"),
  architects: withAllWords(() => import("../table/architects/Scores.svelte")),
};

/** The part of the page that an address leads to. */
const PART_OF: Record<PageName, keyof typeof pages | null> = {
  home: "home",
  game: "game",
  join: "join",
  watch: "game",
  play: "game",
  replay: "replay",
  cards: "cards",
  gallery: "gallery",
  rules: "rules",
  score: "score",
  puzzle: "puzzle",
  puzzles: "puzzles",
  missing: null,
};

/** Begin to load what the address asks for, before the page can speak. What goes wrong is said when it is shown. */
export function expectPage(): void {
  const name = PART_OF[router.route.page];
  if (name) void pages[name]().catch(() => undefined);
}

/** Begin to load the table of a game before it is shown. What goes wrong is said when it is shown. */
export function expectTable(game: "classic" | "architects"): void {
  for (const part of [pages.game, tables[game]]) void part().catch(() => undefined);
}
