// A score sheet as it is kept, shared and exported: the score file of `sevenwonders score`, with ids of cards.

import type { GameConfig } from "../wire";

/** The settings of a table, as score files have them. */
export interface SheetConfig {
  game: "classic" | "architects";
  edition?: NonNullable<GameConfig["edition"]>;
  players: number;
  expansions?: string[];
  variant?: string;
  options?: Record<string, string>;
}

/** A city. Whatever is left out is empty; rules of expansions have keys of their own. */
export interface SheetSeat {
  name?: string;
  wonder?: string;
  side?: string;
  coins?: number;
  stages?: number[];
  built?: string[];
  /** Military tokens by their worth; progress tokens in Architects. */
  tokens?: (number | string)[];
  /** Only in Architects. */
  cards?: string[];
  victories?: number;
  cat?: boolean;
  /** Points that were entered, by line of the sheet. They take the place of what would be counted. */
  points?: Record<string, number>;
  [key: string]: unknown;
}

/** The cities at the end of a game, clockwise. */
export interface Sheet {
  title?: string;
  /** The day, as 2026-11-17. */
  date?: string;
  config: SheetConfig;
  seats: SheetSeat[];
}
