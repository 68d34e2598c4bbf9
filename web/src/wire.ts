// Generated from src/sevenwonders/server/wire.py by `make wire`. Do not edit.

/** Coins for the bank and resource letters, one a unit. */
export interface CostFacts {
  coins: number;
  resources: string;
}

/** One structure. */
export interface CardFacts {
  id: string;
  name: string;
  age: number;
  colour: string;
  cost: CostFacts;
  effects: string[];
  icons: string[];
  chain_from: string[];
  chain_to: string[];
  copies: number[];
}

/** One stage of a wonder. */
export interface StageFacts {
  cost: CostFacts;
  effects: string[];
  icons: string[];
}

/** One side of a wonder board. */
export interface BoardFacts {
  id: string;
  name: string;
  wonder: string;
  side: string;
  resource: string;
  stages: StageFacts[];
}

/** All cards and boards of an edition. */
export interface CatalogueFacts {
  edition: number;
  name: string;
  cards: CardFacts[];
  boards: BoardFacts[];
}

/** Who sits there. A seat is open until somebody joins; a bot may stand in for an absent person. */
export interface SeatState {
  seat: number;
  name: string;
  kind: "bot" | "free_city" | "open" | "person";
  bot: string;
  connected: boolean;
  stand_in: boolean;
}

/** A card face down: its Age is on its back, the card itself only for who may know it. */
export interface BuriedCard {
  age: number;
  card: string | null;
}

/** What a city produces: fixed resource letters, and producers that give one of several. */
export interface Goods {
  fixed: string;
  choices: string[];
}

/** Science symbols. */
export interface Symbols {
  compass: number;
  gear: number;
  tablet: number;
  wild: number;
}

/** What a city pays for a resource. */
export interface Prices {
  raw_left: number;
  raw_right: number;
  made_left: number;
  made_right: number;
}

/** One city as the viewer sees it. */
export interface CityState {
  seat: number;
  board: string;
  coins: number;
  shields: number;
  stages: number;
  built: string[];
  buried: BuriedCard[];
  tokens: number[];
  hand_size: number;
  symbols: Symbols;
  for_sale: Goods;
  reserved: Goods;
  prices: Prices;
  free_build: boolean;
  points: number | null;
}

/** One way to pay for a use of a card. */
export interface Way {
  choice: number;
  left: number;
  right: number;
  bank: number;
}

/** What can be done with a card: the ways to pay, cheapest first, or what is missing and why not. */
export interface Use {
  use: "build" | "build_free" | "pass" | "sell" | "stage" | "take";
  ways: Way[];
  by_chain: boolean;
  price: number;
  reason: string;
  missing: string;
  short: number;
}

/** One card of a decision with all its uses; `card` is empty for passing. */
export interface MenuCard {
  card: string;
  uses: Use[];
}

/** An open decision. Menu, choice and text only for who decides. */
export interface DecisionState {
  ident: number;
  seat: number;
  decider: number;
  kind: string;
  answered: boolean;
  choice: number | null;
  text: string;
  menu: MenuCard[] | null;
}

/** One city's score sheet and how its free choices were used. */
export interface ScoreState {
  seat: number;
  points: Record<string, number>;
  total: number;
  coins: number;
  wilds: number[];
  copied_guild: string | null;
}

/** One event worth a line, with its number, kind, public integers (docs/notation.md) and a plain sentence. */
export interface LogLine {
  number: number;
  kind: string;
  seat: number;
  text: string;
  cards: string[];
  values: number[];
}

/** Something a person said. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** What the host may choose beside the game itself. */
export interface TableOptions {
  turn_seconds?: number;
  live_points?: boolean;
}

/** Which game is played. */
export interface GameConfig {
  edition?: 1;
  players?: number;
  wonders?: string[];
}

/** A whole table as one viewer may know it; `me` is -1 for a spectator. */
export interface TableState {
  game: string;
  status: "abandoned" | "finished" | "lobby" | "playing";
  number: number;
  me: number;
  host: number;
  config: GameConfig;
  options: TableOptions;
  seats: SeatState[];
  age: number;
  turn: number;
  last_turn: number;
  passing: "left" | "right";
  hand_goes_to: number;
  hand_comes_from: number;
  cities: CityState[];
  hand: string[];
  discard: BuriedCard[];
  draw_pile: number;
  decisions: DecisionState[];
  scores: ScoreState[];
  ranking: number[][];
  deadline_s: number | null;
  join: string;
  watch: string;
}

/** The first message: a seat's token or a watch token, and the last event number already seen (-1: none). */
export interface Hello {
  type: "hello";
  token: string;
  last?: number;
}

/** A choice for an open decision; given again before the reveal it replaces the first. Repeating it is harmless. */
export interface Answer {
  type: "answer";
  decision: number;
  choice: number;
}

/** Chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Asks what a bot would do. */
export interface AskHint {
  type: "ask_hint";
  decision: number;
}

/** Asks for a sign of life. */
export interface Ping {
  type: "ping";
}

/** The table as it now stands, with what happened since the viewer's last number. */
export interface Update {
  type: "update";
  state: TableState;
  log: LogLine[];
  chat: ChatLine[];
  whole: boolean;
}

/** Somebody laid a card face down; nothing else changed. Choice and text only for who did. */
export interface Answered {
  type: "answered";
  number: number;
  decision: number;
  seat: number;
  choice?: number | null;
  text?: string;
}

/** Who is there now. */
export interface Presence {
  type: "presence";
  seats: SeatState[];
}

/** Chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** What a bot would choose. */
export interface Hint {
  type: "hint";
  decision: number;
  choice: number;
  text: string;
}

/** The last message changed nothing; `text` says why and what to do. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  decision?: number | null;
}

/** Here. */
export interface Pong {
  type: "pong";
}

/** How a seat beside the host's begins: open for a friend, or a bot of a level. */
export interface SeatWish {
  kind?: "bot" | "open";
  bot?: string;
}

/** Make a table. The host takes seat 0; `seats` are the others. `start` begins at once when no seat is open. */
export interface NewGame {
  name: string;
  config?: GameConfig;
  options?: TableOptions;
  seats?: SeatWish[];
  seed?: number | null;
  start?: boolean;
}

/** A seat of one's own. The token is the only proof of it: keep it secret. */
export interface Seated {
  game: string;
  seat: number;
  token: string;
}

/** Begin the game. `fill` names the bot that takes every seat still open; without it open seats have to wait. */
export interface Start {
  fill?: string;
}

/** What was asked is done; the table has this status now. */
export interface Done {
  game: string;
  status: "abandoned" | "finished" | "lobby" | "playing";
}

/** Take an open seat with the token of a join link. */
export interface Join {
  join: string;
  name: string;
}

/** The host fills or empties a seat in the lobby; during play anyone may let a bot stand in for an absent person. */
export interface SetSeat {
  seat: number;
  kind: "bot" | "hand_back" | "open" | "stand_in";
  bot?: string;
}

/** Go on from a step of a finished game against bots, in a table of one's own. */
export interface PlayOn {
  name: string;
  step: number;
  seat?: number;
  bot?: string;
}

/** A finished game after so many answers, from one seat or open (-1). */
export interface ReplayFrame {
  step: number;
  steps: number;
  turns: number[];
  state: TableState;
  log: LogLine[];
}

/** A bot that can be invited. */
export interface BotLevel {
  name: string;
  text: string;
}

/** The server and its database answer. */
export interface Health {
  status: "ok";
  database: string;
}

/** The one shape of every error. */
export interface Problem {
  code: string;
  text: string;
}

export type FromPage = Hello | Answer | Say | AskHint | Ping;

export type FromServer = Update | Answered | Presence | Said | Hint | Refused | Pong;
