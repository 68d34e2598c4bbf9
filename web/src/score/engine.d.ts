// The types of the translated engine, as far as the page uses it. What a name means is said in the engine itself.

/** Anything that only the engine looks into. */
declare class Opaque {
  private readonly engine: never;
}
type Keys = Map<unknown, unknown>;

/** Something to say in any language, and what it says of. */
export interface Phrase {
  ident: string;
  arguments: Map<string, Argument>;
}
export type Argument = number | string | Phrase | Argument[];
export declare class GameError extends Error {
  said: string | Phrase;
}
export declare class Config {}
export declare class CitySetup {}
export declare class ArchitectsSetup {}
export declare class ClassicGame {}
export declare class ArchitectsGame {}

/** The points of a seat by category, and what breaks a tie. */
export declare class ClassicScore {
  seat: number;
  points: number[];
  tiebreak: number;
  total(): number;
  lines: { category: number; what: string; number: number; points: number }[] | null;
  wilds: number[];
  copied: number[];
  repeated: number[];
  changed: number[];
  copied_guild: number;
  repeated_guilds: number[];
}
export declare class ArchitectsScore {
  seat: number;
  points: number[];
  tiebreak: number;
  total(): number;
}

/** How wild symbols were used, by kind of symbol, and the numbers of symbols that came of it. */
interface SymbolUse {
  counts: number[];
  wilds: number[];
}

interface Rule {
  declaration(): { name: string; city_keys: string[]; parts: Opaque };
  team(seat: number): number;
}
interface Named {
  ident: string;
  name: string;
}
interface Library {
  categories: string[];
  cards: (Named & { age: number })[];
  boards: (Named & { side: string; stages: unknown[]; any_order: boolean })[];
  coins: number;
  last_age: number;
  sides: string[];
  find_card(text: string): number;
  card_of_age(text: string, age: number): number;
  find_board(text: string, side?: string): number;
}
interface Box {
  cards: Named[];
  boards: (Named & { stages: unknown[] })[];
  tokens: Named[];
  find_card(text: string): number;
  find_board(text: string): number;
  find_token(text: string): number;
}

export declare const classicLibraries: Map<number, Library>;
export declare const architectsLibrary: Box;
export declare const architectsCategories: string[];
/** What the engine refuses, with a sentence for people. */

export declare function rulesUnder(config: Config): Rule[];
export declare function makeCity(library: Library, types: Opaque[], setup: CitySetup, age: number): Opaque;
export declare function scoreOf(game: ClassicGame, seat: number, explain: boolean): ClassicScore;
export declare function ranked(game: ClassicGame, scores: ClassicScore[]): number[][];
export declare function plainUse(symbols: number[], wilds: number): SymbolUse;
export declare function addScience(score: ClassicScore, use: SymbolUse): void;
export declare function placesOf(ranking: number[][], teams: number[]): Map<number, number>;
export declare function architectsCity(library: Box, setup: ArchitectsSetup): Opaque;
export declare function architectsScoreOf(game: ArchitectsGame, seat: number): ArchitectsScore;
export declare function architectsRanked(scores: ArchitectsScore[]): number[][];
export type { Box, Keys, Library, Opaque, Rule, SymbolUse };
