// Every page is a file of its own, loaded when somebody goes there.

export const pages = {
  home: () => import("./Home.svelte"),
  game: () => import("./Game.svelte"),
  join: () => import("./Join.svelte"),
  replay: () => import("./Replay.svelte"),
  cards: () => import("./Cards.svelte"),
  gallery: () => import("./Gallery.svelte"),
  rules: () => import("./Rules.svelte"),
  score: () => import("./Score.svelte"),
  puzzle: () => import("./DailyPuzzle.svelte"),
  puzzles: () => import("./PuzzleArchive.svelte"),
  settings: () => import("./Settings.svelte"),
};

export const tables = {
  classic: () => import("../table/classic/Classic.svelte"),
  architects: () => import("../table/architects/Architects.svelte"),
};

/** Log, chat and symbols beside a table. */
export const drawer = () => import("../table/Drawer.svelte");

/** The people at a table, with what one can do about them. */
export const players = () => import("../table/People.svelte");

/** What there is to choose for a game, and a place for a link. */
export const choices = {
  options: () => import("./Options.svelte"),
  link: () => import("./LinkEntry.svelte"),
};

/** Tables that anybody may join. */
export const openTables = () => import("./OpenTables.svelte");

/** For somebody at a link or the address of a table who has no seat there. */
export const door = () => import("../door/Door.svelte");

/** For those at a private table while somebody knocks. */
export const atDoor = () => import("../door/AtDoor.svelte");

/** A link as a QR code, with the library that draws it. */
export const qrCode = () => import("./QrCode.svelte");

/** Remarks about what is new to somebody: a guided game, or an expansion that is played for the first time. */
export const coach = () => import("../coach/Coach.svelte");

/** What the moves of a finished game were worth. */
export const analysis = {
  beside: () => import("../analysis/Beside.svelte"),
  hands: () => import("../analysis/Hands.svelte"),
};

/** The moments that decided a game, on its score sheet. */
export const moments = () => import("../analysis/Moments.svelte");

/** What a bot would choose, compared with the next best. */
export const hintShelf = () => import("../analysis/HintShelf.svelte");

/** The face of a seat. */
export const portrait = () => import("./Portrait.svelte");

export const lobby = () => import("../lobby/Lobby.svelte");

/** For watchers of a table that shows them hands. */
export const lateHands = () => import("../table/classic/LateHands.svelte");

/** The sheets at the end of a game. */
export const scores = {
  classic: () => import("../table/classic/Scores.svelte"),
  architects: () => import("../table/architects/Scores.svelte"),
};

/** Begin to load the table of a game before it is shown. What goes wrong is said when it is shown. */
export function expectTable(game: keyof typeof tables): void {
  for (const part of [pages.game, tables[game]]) void part().catch(() => undefined);
}
