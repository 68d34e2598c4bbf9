// What an expansion or a variant may add to the page. Generic files know these types and the files that ask for them
// (`asked.ts` for words, `slots.ts` for parts of the table), never an expansion itself.

import type { Component } from "svelte";
import type { Catalogue } from "../lib/catalogue.svelte";
import type { Drawer, Piece } from "../lib/icons/effects";
import type { IconName } from "../lib/icons/pictures";
import type { Size } from "../lib/icons/size";
import type { PartScene, StageProps } from "../story/scene";
import type { Answer, ClassicTable } from "../table/classic/model";
import type {
  CardFacts,
  CityState,
  DecisionState,
  ExtraUse,
  LogLine,
  MenuCard,
  ScoreState,
  SeatState,
  StageFacts,
  TableState,
} from "../wire";

// Words: pictures, keys and flags of what an expansion adds. What it says is in its file of messages, and asked for by
// kind and id when it is shown: `question-fleet`, `use-sail`, `category-naval` and so on.

/** A kind of decision. */
export interface QuestionWords {
  picture: IconName;
  /** cards: one of several cards, then what to do with it; tiles: one tile for each answer. */
  look: "cards" | "tiles";
  /** Everybody is asked at once, as in a turn; any other question interrupts the game. */
  routine?: boolean;
  /** Once it is answered, the hand is shown again. */
  thenHand?: boolean;
  /** The prompt names the city, so that nothing has to say for whom the choice is made. */
  namesCity?: boolean;
}

/** Something to do with a card. */
export interface UseWords {
  picture?: IconName;
  key?: string;
  /** It gives that many coins. */
  coins?: number;
  /** It is proposed as soon as its card is in view. */
  proposed?: boolean;
  /** The foot of the card says whether it is possible, and at what price. */
  priced?: boolean;
  /** It comes before the other uses. */
  first?: boolean;
  /** Where a card is dropped for it: on the city, its wonder, or the discard pile. */
  onto?: "city" | "wonder" | "pile";
  /** Its card is chosen face down and turned over with all others. */
  turnsOver?: boolean;
}

/** A line of the log that says what a seat did with its card. */
export interface MoveWords {
  picture: IconName;
  /** The card is placed in the city for all to see. */
  placed?: boolean;
  /** The card was sold. */
  sold?: boolean;
}

/** An expansion as the host picks it: how many minutes it adds to a game, and the drawings on its tile. */
export interface ExpansionWords {
  minutes: number;
  drawings: string[];
}

/** A seat that is taken neither by a person nor by a bot. */
export interface SeatWords {
  kind: SeatState["kind"];
  picture: IconName;
}

/** Where some points come from; a card by its name. */
export interface SumPart {
  what: string;
  card: string;
  number: number;
  points: number;
}

/** A column of the score sheet. */
export interface CategoryWords {
  picture: IconName;
  /** The colour of its bars: a custom property of the style sheets. */
  colour: string;
}

/** How the effects of cards are drawn. */
export interface EffectWords {
  drawers?: Record<string, Drawer>;
  powers?: Record<string, Piece[]>;
}

/** What a card shows because of its expansion. */
export interface CardWords {
  /** In the place of the Age. */
  level?: (card: CardFacts) => { number: number; label: string } | undefined;
  /** A mark next to the cost. */
  mark?: (card: CardFacts) => { picture: IconName; label: string } | undefined;
  /** The price is the number of the Age at this table, or where there is none by default. */
  costsAge?: (card: CardFacts, table: ClassicTable | undefined) => boolean;
  /** About that price. */
  priceNote?: (card: CardFacts) => string;
  /** Colours of cards that nobody pays for. */
  unpriced?: string[];
  /** In this set, cards without an Age come before the others. */
  agelessFirst?: boolean;
  /** Colours of cards that everybody picks from in a small hand, shown with their words on a phone as well. */
  roomy?: string[];
}

export interface SliceWords {
  id: string;
  /** An expansion as the host picks it. */
  expansion?: ExpansionWords;
  /** It is another way to play that the host may ask for. */
  isVariant?: boolean;
  seat?: SeatWords;
  questions?: Record<string, QuestionWords>;
  uses?: Record<string, UseWords>;
  moves?: Record<string, MoveWords>;
  /** Pictures of lines of the log. */
  log?: Record<string, IconName>;
  /** Columns of the score sheet. */
  categories?: Record<string, CategoryWords>;
  /** Colours of cards, and where their stacks come in a city after those of the base game. */
  colours?: string[];
  stackPlace?: number;
  /** Pictures of why a border between two cities sees no usual conflict. */
  borders?: Record<string, IconName>;
  effects?: EffectWords;
  card?: CardWords;
  /** The back of cards without an Age: its picture, and the card in words, alone and under a stage. */
  back?: { picture: IconName; name: string; under: string };
  /** A wonder stage with what the names in it stand for. */
  spelledOut?: (stage: StageFacts, card: (id: string) => CardFacts) => StageFacts;
  /** What a row of a menu is about; nothing where the row belongs to somebody else. */
  choiceName?: (entry: MenuCard) => string | undefined;
  /** A name for that row in the markup. */
  choiceId?: (entry: MenuCard) => string | undefined;
}

// Parts: what is drawn at the table and on the pages of cards.

/** A number that a city carries, such as debts. */
export interface Mark {
  id: string;
  picture: IconName;
  scale?: number;
  text: string;
  label: string;
  /** It has to be settled soon, and says so in a word. */
  due?: string;
  /** It is also shown on a phone's narrow tabs, with this text. */
  tab?: string;
}

/** What a line of the log moves or changes at the table, apart from the card that was played and from coins. */
export interface Motion {
  /** Where something starts; without it the place changes by itself. */
  from?: string;
  to: string;
  /** What travels, unless it is the back of a card. */
  picture?: IconName;
  patch: (shown: ClassicTable) => ClassicTable;
}

/** How a city's points came about. */
export interface Note {
  picture: IconName;
  size: number;
  text: string;
  /** Science symbols by kind. */
  symbols?: number[];
}

/** One thing that may go with a use, as a tile. */
export interface ExtraTile {
  title: string;
  picture: IconName;
  /** What it gives, in pictures and in words. */
  Gives: Component<{ table: ClassicTable; seat: number; extra: ExtraUse }>;
  gives: (seat: number) => string;
}

/** Seats that play together. */
export interface Group {
  id: number;
  letter: string;
  title: string;
  totalTitle: string;
  /** Their points together. */
  total: number;
  /** A custom property of the style sheets; with `-soft` behind its name it is a ground. */
  colour: string;
  seats: number[];
}

/** An answer to a question that is drawn in a way of its own. */
export interface AnswerTile {
  fits: (answer: Answer, decision: DecisionState) => boolean;
  Tile: Component<{ answer: Answer; decision: DecisionState; table: ClassicTable; catalogue: Catalogue }>;
  /** wide: more room; row: as wide as it likes, and low on a phone. */
  shape?: "wide" | "row";
}

export interface SliceParts {
  /** Pictures of kinds of evidence. */
  evidence?: Record<string, IconName>;
  /** A class of the table's layout, with rules in a style sheet of the expansion. */
  layout?: (table: ClassicTable) => string;
  /** What the phase of the game is called, in the top bar, and what is on the back of its cards. */
  phases?: Record<string, { Where: Component<{ table: ClassicTable; narrow: boolean }>; back?: IconName }>;
  /** A pile in the top bar. */
  Pile?: Component<{ table: ClassicTable }>;
  /** A row about all cities, above them or on a phone below them. */
  strip?: {
    at: (table: ClassicTable) => boolean;
    Strip: Component<{ table: ClassicTable; catalogue: Catalogue; look: (seat: number) => void }>;
  };
  /** A second board of a city, in full and in one line. */
  site?: {
    at: (city: CityState) => boolean;
    /** With `toggle` it can be opened in the place of wonder and cards. */
    Full: Component<{
      table: ClassicTable;
      seat: number;
      catalogue: Catalogue;
      open?: boolean;
      toggle?: (() => void) | undefined;
    }>;
    /** `wordy`: the site itself is in view as well. */
    Line: Component<{ city: CityState; catalogue: Catalogue; size: Size; wordy?: boolean }>;
  };
  /** Next to the tokens of a city. */
  counter?: { at: (city: CityState) => boolean; Counter: Component<{ city: CityState; size?: Size }> };
  marks?: (city: CityState) => Mark[];
  /** What marks the border to a neighbour, by its name among `borders`; nothing for a usual conflict. */
  border?: (city: CityState, neighbour: CityState, fought: boolean) => string | undefined;
  /** Next to a name. */
  Name?: Component<{ table: ClassicTable; seat: number; brief?: boolean }>;
  nameNote?: (table: ClassicTable, seat: number) => string;
  /** The colour of a city's upper edge. */
  edge?: (table: ClassicTable, seat: number) => string;
  /** Cards that are held apart from the hand. */
  Held?: Component<{ table: ClassicTable; seat: number; catalogue: Catalogue; brief: boolean }>;
  /** What is remembered next to a question. */
  remembered?: (decision: DecisionState, table: ClassicTable, catalogue: Catalogue) => string;
  answers?: AnswerTile[];
  /** What follows after an answer. */
  toFollow?: (city: CityState) => string;
  extra?: (extra: ExtraUse, table: ClassicTable, catalogue: Catalogue, sale: boolean) => ExtraTile | undefined;
  /** What a line of the log moves at the table. */
  motions?: (line: LogLine, before: ClassicTable, after: ClassicTable) => Motion[];
  /** What a sale gave in place of coins. */
  soldFor?: (lines: LogLine[]) => IconName | undefined;
  /** What the stage tells of an update, and how each of its scenes is drawn. */
  story?: {
    scenes: (before: ClassicTable, after: ClassicTable, lines: LogLine[], moves: boolean) => PartScene[];
    stages: Record<string, Component<StageProps<PartScene> & { catalogue: Catalogue }>>;
  };
  scoreNotes?: (score: ScoreState, city: CityState, catalogue: Catalogue) => Note[];
  /** Seats that are ranked together, and how their victory is announced. */
  groups?: (table: TableState) => Group[];
  groupNote?: {
    lobby: string;
    count: (groups: number) => string;
    wins: (names: string[]) => string;
    youWin: string;
    behind: (blanks: { place: number; behind: number }) => string;
  };
  /** A page of its own among the cards. */
  page?: {
    id: string;
    title: string;
    at: (catalogue: Catalogue) => boolean;
    Page: Component<{ catalogue: Catalogue }>;
  };
  /** More about a card on the pages of cards. */
  cardNote?: { at: (card: CardFacts) => boolean; Note: Component<{ card: CardFacts; look: "tile" | "detail" }> };
}
