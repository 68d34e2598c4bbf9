// What can be asked about at a table, and what the answer looks like.

import type { AddedAbout } from "../expansions/explained";
import type { Catalogue } from "../lib/catalogue.svelte";
import type { IconName } from "../lib/icons/pictures";
import type { BoxAbout } from "./box";
import type { ClassicTable } from "../table/classic/model";
import type { CityState, FaceDownCard, GameConfig, Symbols } from "../wire";

/** Things of the base game. A seat is the one that they belong to. */
export type BaseAbout =
  /** A card; with a seat, as a part of that city. */
  | { kind: "card"; card: string; seat?: number }
  /** A face-down card: under a stage, in the discard pile, chosen and not yet turned over. */
  | { kind: "back"; card: FaceDownCard }
  | { kind: "wonder"; seat: number }
  /** Stages are numbered from 1. */
  | { kind: "stage"; seat: number; number: number }
  | { kind: "good"; letter: string }
  /** What a city produces: for sale, or for its own use only. */
  | { kind: "goods"; seat: number; which: "for_sale" | "reserved" }
  /** What the viewer pays this neighbour for goods of a kind. */
  | { kind: "price"; seat: number; good: "raw" | "made" }
  | { kind: "coins"; seat: number }
  | { kind: "shields"; seat: number }
  | { kind: "points"; seat: number }
  | { kind: "symbol"; seat: number; symbol: keyof Symbols }
  /** One conflict token, by its points. */
  | { kind: "token"; seat: number; value: number }
  /** All victories or defeats of a city. */
  | { kind: "victories"; seat: number }
  | { kind: "defeats"; seat: number }
  /** The border of a city on a side of the table, seen from there. */
  | { kind: "border"; seat: number; side: "left" | "right" }
  /** A pile of built cards. */
  | { kind: "pile"; seat: number; colour: string }
  /** A lasting advantage, by its place among `rights`. */
  | { kind: "right"; seat: number; index: number }
  /** A number that a city carries, by its name among the marks of expansions (`marksOf`). */
  | { kind: "mark"; seat: number; mark: string }
  /** What a card makes free later, and what makes it free. */
  | { kind: "chain"; card: string }
  /** A column of the score sheet. */
  | { kind: "score"; category: string }
  | { kind: "discard" }
  /** The Age and its turn. */
  | { kind: "age" }
  /** Where hands go next. */
  | { kind: "passing" }
  /** Who plays a seat, and whether a card is chosen. */
  | { kind: "seat"; seat: number }
  /** A symbol as such. */
  | { kind: "icon"; name: IconName };

/** Things at a classic table. */
export type ClassicAbout = BaseAbout | AddedAbout;

export type About = ClassicAbout | BoxAbout;

/** What is drawn next to an explanation. */
export type Picture =
  | { icon: IconName; value?: number | string | undefined }
  | { icons: IconName[] }
  | { card: string }
  /** A drawing on the ground of a colour of cards. */
  | { drawing: string; colour: string }
  /** Icon codes of the catalogue, with their words. */
  | { codes: string[]; words: string[] }
  | { back: FaceDownCard };

/** A line below the sentence, with a small picture. */
export interface Line {
  text: string;
  icon?: IconName | undefined;
}

export interface Explanation {
  picture: Picture;
  title: string;
  sentence: string;
  lines?: Line[];
  /** What it is worth now. */
  worth?: string | undefined;
}

/** Where something is asked about. */
export interface Scene {
  table: ClassicTable;
  catalogue: Catalogue;
}

/** One answer for each kind of thing. */
export type Explainers = {
  [Kind in ClassicAbout["kind"]]: (about: Extract<ClassicAbout, { kind: Kind }>, scene: Scene) => Explanation;
};

/** A symbol as such: what it is called, and what it stands for. */
export interface SymbolWords {
  title: string;
  sentence: string;
}

export type SymbolList = Partial<Record<IconName, SymbolWords>>;

/** What an expansion or a variant explains. */
export interface SliceExplained {
  /** Whether it is played. */
  at: (config: GameConfig) => boolean;
  symbols: SymbolList;
  explainers?: Partial<Explainers>;
  /** Its marks at a city, by name. */
  marks?: Record<string, (city: CityState, scene: Scene) => Explanation>;
  /** Sentences about its columns of the score sheet and its piles of cards. */
  score?: Record<string, string>;
  piles?: Record<string, string>;
}
