// The games that were in play on this page: only their end is a show, a finished game that is looked up is a sheet.

const seen = new Set<string>();

export function sawPlay(game: string): void {
  seen.add(game);
}

/** Whether the end of the game is news; it is so once. */
export function isNews(game: string): boolean {
  return seen.delete(game);
}
