// Generated from the wire types of src/sevenwonders/server by `make wire`. Do not edit.

/** Something to say in the reader's language: an id, and what fills its blanks.
 *
 * A blank is a number, a seat (`who`, `other`), a permanent id, a further phrase, or a list of these. The languages of
 * the page (`src/sevenwonders/languages`) have a message for every id. */
export interface Phrase {
  id: string;
  blanks: Record<string, number | string | Phrase | (number | string | Phrase)[]>;
}

/** All hands as they were when an earlier turn began, by seat; a city without a player has an empty one. */
export interface LateHands {
  age: number;
  turn: number;
  hands: string[][];
}

/** An option of a decision, with the results of a search.
 *
 * `choice` is its number and `text` its words, as in menus. `card` is the id of the card that it is about, empty if
 * there is none, and `use` the name of its verb. `stage` counts from 1, 0 for none. `price` is the total of all coins
 * paid. The chance to win, the points and the place at the end are expected values over `visits` rollouts; `place`
 * is 0 if it was not measured. `argument` is what stands in its notation in place of a card, by permanent ids, such
 * as coins or a set of symbols. `extra` is what goes with the card, if anything does. `payments` are coins by receiver
 * (`left`, `right`, `far left`, `far right`, `bank`), or in Architects cards by id. */
export interface AnalysedOption {
  choice: number;
  text: string;
  card: string;
  use: string;
  stage: number;
  price: number;
  chance: number;
  points: number;
  place: number;
  visits: number;
  argument?: string;
  extra?: string;
  payments?: Record<string, number>;
}

/** A counted difference between two options, which speaks for the better one.
 *
 * `about` is the option under whose face it is shown. `figure` is the number to show, `text` has at most seven words
 * to go with it, and `sentence` says the same as a whole sentence; `words` is the kind under
 * which the messages of every language have these three, and `blanks` fill them. `numbers`, `cards` and `seats` are
 * its data. */
export interface Evidence {
  kind: string;
  about: "better" | "other";
  figure: string;
  text: string;
  sentence: string;
  numbers: number[];
  cards: string[];
  seats: number[];
  words: string;
  blanks: Record<string, number | string | string[]>;
}

/** A move of a finished game. `step` is the number of answers before it; `age` is 0 in a game without Ages.
 *
 * `choice` is what was chosen and `best` what would have been better, the same option if nothing would. The losses are
 * what the choice gave away against the best one: chance to win, points and places. `cost` is the one measure made of
 * them, from 0 to 1, and `error` its standard error; the mark is empty unless the cost is high and certain. `swing` is
 * how much more chance to win the choice brought than that of an ordinary player. `rank` is the place of the choice
 * among the `options`. The evidence speaks for the best option; only marked moves have some. */
export interface AnalysedMove {
  step: number;
  seat: number;
  moment: string;
  age: number;
  turn: number;
  kind: string;
  choice: AnalysedOption;
  best: AnalysedOption;
  loss: number;
  loss_points: number;
  loss_place: number;
  cost: number;
  error: number;
  swing: number;
  mark: "" | "blunder" | "inaccuracy" | "mistake";
  rank: number;
  options: number;
  evidence: Evidence[];
}

/** A seat's quality of play.
 *
 * `accuracy` goes from 0 to 100. The score is the sum of three parts: the points that were `expected` before the deal,
 * the `luck` of the deal, of hands that were passed on and of what others did, and what the choices `made` of that,
 * compared with those of an ordinary player. `lost` is the total chance to win that was given away. `best_step` and
 * `worst_step` are the steps of the moves that gained and cost most, -1 if there is no such move. */
export interface AnalysedSeat {
  seat: number;
  accuracy: number;
  expected: number;
  luck: number;
  made: number;
  lost: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  best_step: number;
  worst_step: number;
}

/** Every player's chance to win and expected points, in the order of seats, with the choices made after `step`.
 *
 * The choices are those of the decisions that are open then; the last point is the result. `age` is 0 in a game
 * without Ages. */
export interface CoursePoint {
  step: number;
  age: number;
  turn: number;
  chances: number[];
  points: number[];
}

/** The analysis of a finished game, as far as it has come: `done` of `total` answers have been studied.
 *
 * `moments` has the steps of up to three moves that decided the game, in their order. `version` is that of the
 * measure: an analysis with an earlier one is made again. `ahead` has the steps that were studied out of turn, because
 * a viewer wanted to see them first. */
export interface Analysis {
  version: number;
  done: number;
  total: number;
  seats: AnalysedSeat[];
  moves: AnalysedMove[];
  course: CoursePoint[];
  moments: number[];
  ahead?: number[];
}

/** One kind of card, and how many of them the box holds. */
export interface KindFacts {
  id: string;
  name: string;
  colour: "blue" | "green" | "grey" | "red" | "yellow";
  effects: string[];
  icons: string[];
  total: number;
}

/** One stage, numbered from 1. It rests on the stages in `needs`; `row` and `column` are its place in a drawing.
 *
 * Row 0 is the lowest. Stages in one row are side by side, in columns from 0; `width` is how many there are. */
export interface WonderStageFacts {
  number: number;
  place: string;
  count: number;
  identical: boolean;
  points: number;
  effects: string[];
  icons: string[];
  needs: number[];
  row: number;
  column: number;
  width: number;
}

/** One wonder with its stages and what its deck holds by kind of card. */
export interface WonderFacts {
  id: string;
  name: string;
  wonder: string;
  effect: string;
  stages: WonderStageFacts[];
  deck: Record<string, number>;
}

/** One kind of progress token, and how many of them there are. */
export interface TokenFacts {
  id: string;
  name: string;
  effects: string[];
  icons: string[];
  copies: number;
}

/** A rule that the host may choose: `true` or `false`. */
export interface OptionFacts {
  id: string;
  default: string;
  words: string;
}

/** The whole box. `conflict_tokens` is by number of players; `central` is what the central deck holds by kind. */
export interface ArchitectsFacts {
  name: string;
  cards: KindFacts[];
  wonders: WonderFacts[];
  tokens: TokenFacts[];
  options: OptionFacts[];
  central: Record<string, number>;
  conflict_tokens: Record<string, number>;
  tokens_face_up: number;
  look_at: number;
  points_of_cat: number;
  points_of_victory: number;
}

/** The things in front of one player, all of them open. Stages are numbered from 1.
 *
 * `can_build` are the stages that come next because they rest on built ones, whether they can be paid for or not. */
export interface ArchitectsCity {
  seat: number;
  board: string;
  cards: Record<string, number>;
  stages: number[];
  can_build: number[];
  tokens: string[];
  victories: number;
  shields: number;
  points: number | null;
}

/** One deck: its owner's seat (-1 for the central one), its wonder, its top as far as the viewer knows it.
 *
 * `left` counts what is still in it by kind, which is public; the order is unknown. */
export interface DeckState {
  owner: number;
  board: string;
  count: number;
  top: string | null;
  left: Record<string, number>;
}

/** A game of Architects as one viewer may know it.
 *
 * `decks` has the deck of every seat (the one on its left) and then the central one; `looked_deck` is a number in it,
 * or -1. `looked` are the cards taken up to choose from, those hidden from the viewer as null. `central_seen` are the
 * seats that know the top of the central deck. `armed` are the tokens that give an extra card now, `used` those used
 * this turn. `peace` conflict tokens of `conflict_tokens` still show peace: at 0 the turn ends with a battle. */
export interface ArchitectsPlay {
  type: "architects";
  active: number;
  cities: ArchitectsCity[];
  decks: DeckState[];
  row: string[];
  stack: number;
  stack_tokens: string[];
  discard: Record<string, number>;
  peace: number;
  conflict_tokens: number;
  cat: number;
  central_seen: number[];
  armed: string[];
  used: string[];
  looked: (string | null)[];
  looked_deck: number;
}

/** One way to do something: for a stage the cards paid by kind, and the tokens that help to pay. */
export interface ActionWay {
  choice: number;
  text: string;
  paid: Record<string, number>;
  using: string[];
}

/** One thing to do: the ways to do it, or why it cannot be done. Compulsory things come before the turn ends.
 *
 * `why` has a message in the languages of the page; `reason` says the same in English.
 *
 * `argument` is a place (left, right, centre, or a wonder's id), a stage's number, a set of symbols (the id of a green
 * card for two of it, or `different`), a token's id (or `unseen` for the top of the stack), a card's id, or nothing.
 * `deck` is the deck's number for taking and looking, else -1. `card` is the card, if the player knows it. */
export interface ActionState {
  use: "done" | "keep" | "look" | "science" | "stage" | "take" | "token";
  argument: string;
  deck: number;
  ways: ActionWay[];
  compulsory: boolean;
  card: string | null;
  why: Phrase | null;
  reason: string;
}

/** One square of a lane: its naval strength, commercial level and points count while the fleet is there.
 *
 * Coins, a tax and an island of a level come once, when the fleet arrives. */
export interface SquareFacts {
  naval: number;
  level: number;
  points: number;
  coins: number;
  tax: number;
  island: number;
}

/** The squares of one fleet, the start first; all shipyards have the same. */
export interface LaneFacts {
  fleet: "blue" | "green" | "red" | "yellow";
  squares: SquareFacts[];
  reconstructed: boolean;
}

/** A shipyard: the resource letters for each step of each fleet, and the fleet that moves with a wonder stage. */
export interface ShipyardFacts {
  id: string;
  wonder_fleet: "blue" | "green" | "red" | "yellow";
  costs: Record<"blue" | "green" | "red" | "yellow", string[]>;
  reconstructed: string[];
}

/** All shipyards, and the lanes in the order of the fleets. */
export interface HarbourFacts {
  shipyards: ShipyardFacts[];
  lanes: LaneFacts[];
}

/** The square that a fleet is on (0 is the start), the cost of its next step, and the square that it leads to.
 *
 * On its last square a fleet has no `next`. */
export interface FleetState {
  fleet: "blue" | "green" | "red" | "yellow";
  square: number;
  cost: string;
  next: SquareFacts | null;
}

/** A city's shipyard with its four fleets and its naval tokens.
 *
 * `offered` names the islands to choose from for viewers who may see them, and `offered_count` counts them. `landings`
 * are the seats that the city will also fight at the end of the Age. `tax` is the tax that it levies this turn,
 * `pirates` how often it is raided this turn. `skips` is whether it stays out of this Age's naval conflict. */
export interface ShipyardState {
  id: string;
  wonder_fleet: "blue" | "green" | "red" | "yellow";
  fleets: FleetState[];
  naval_strength: number;
  commercial_level: number;
  tokens: number[];
  offered: string[];
  offered_count: number;
  landings: number[];
  tax: number;
  pirates: number;
  skips: boolean;
}

/** A city's naval strength, and the token that it would take if the naval conflict were now (0 for none). */
export interface NavalState {
  seat: number;
  strength: number;
  token: number;
}

/** The islands left face down by level, and the naval strength of every seat, the strongest first. */
export interface SeaState {
  islands: number[];
  naval: NavalState[];
}

/** A fleet of the line's seat reaches a square. */
export interface SailScene {
  type: "sail";
  fleet: "blue" | "green" | "red" | "yellow";
  square: number;
}

/** The line's seat levies a tax of that many coins. The losses are in the lines that follow. */
export interface TaxScene {
  type: "tax";
  coins: number;
}

/** The line's seat will land at another city, and fight it at the end of the Age. */
export interface LandingScene {
  type: "landing";
  other: number;
}

/** A city in the naval conflict: its strength, its place, shared by equals, and its token, 0 for none. */
export interface NavalPlace {
  seat: number;
  strength: number;
  place: number;
  token: number;
}

/** The naval conflict: all cities that take part, the strongest first. */
export interface NavalScene {
  type: "naval";
  places: NavalPlace[];
}

/** A city's diplomacy tokens that are not used up yet. */
export interface DiplomacyState {
  diplomacy: number;
}

/** The line's seat takes that many diplomacy tokens, or uses one up (-1). */
export interface DiplomacyScene {
  type: "diplomacy";
  tokens: number;
}

/** The points that a city loses for its debts. */
export interface DebtState {
  debts: number;
}

/** The consequences of paying that part of a loss: the debts taken for the rest, and the coins left. */
export interface LossState {
  debts: number;
  coins_left: number;
}

/** The line's seat loses coins to the bank, takes debts of some points, or both. */
export interface LossScene {
  type: "loss";
  coins: number;
  debts: number;
}

/** The penalty of a failed Edifice for each city without a pawn, in words and as an icon code.
 *
 * The `cost` of such a card is the price of taking part, and its `effects` are the reward. */
export interface PenaltyFacts {
  penalty: string;
  penalty_icon: string;
}

/** A city's participation pawns by Age, and whether it has joined this Age's Edifice.
 *
 * `owing` is how many cards or victory tokens of a penalty it still has to give up. */
export interface PawnState {
  pawns: number[];
  joined: boolean;
  owing: number;
}

/** The Edifice of an Age: the pawns left on it, and whether it comes later, is open, was built or has failed.
 *
 * Taking part costs `price` coins in addition to the stage. Each pawn earns the reward, given in words and icons. A
 * city without a pawn suffers the penalty if it fails, or takes a debt of `debt` points if it cannot pay that. */
export interface EdificeState {
  age: number;
  card: string;
  state: "built" | "failed" | "later" | "open";
  pawns_left: number;
  price: number;
  reward: string[];
  icons: string[];
  penalty: string;
  penalty_icon: string;
  debt: number;
}

/** The Edifices of all Ages. */
export interface ProjectsState {
  edifices: EdificeState[];
}

/** The line's seat gets a pawn of the Edifice of an Age. */
export interface PawnScene {
  type: "pawn";
  age: number;
}

/** The Edifice of the Age, which is the line's card, was built or has failed: pawns left on it, and by seat. */
export interface EdificeEndScene {
  type: "edifice";
  built: boolean;
  pawns_left: number;
  pawns: number[];
}

/** The size of the draw pile, and the seat that runs the Free City this turn. */
export interface FreeCityState {
  draw_pile: number;
  controller: number;
}

/** A city's leaders that are not recruited: `hand_size` of them in hand, which `hand` names to those who see them.
 *
 * `buried` are the leaders that were turned face down for points; they are public, and `buried_worth` is what
 * each of them is worth. */
export interface LeadersState {
  hand_size: number;
  hand: string[];
  buried: string[];
  buried_worth: number[];
}

/** The size of the packs in the draft, 0 after it, and whether a leader costs the number of the Age. */
export interface LeadersTableState {
  pack: number;
  price_by_age: boolean;
}

/** Coins for the bank and resource letters, one for each unit. */
export interface CostFacts {
  coins: number;
  resources: string;
}

/** One card: a structure of an Age, or a card that no Age deals (Age 0). `set` is the box that it comes from.
 *
 * With `age_price` it costs as many coins as the number of the current Age. A card that `requires` further expansions
 * is in the game only with all of them, a promo only if the table's option asks for it. `level` is what its back shows
 * in place of an Age. `reconstructed` names what no source shows: such values may be wrong. */
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
  set: "armada" | "base" | "cities" | "edifice" | "leaders";
  requires: string[];
  promo: boolean;
  age_price: boolean;
  level: number;
  reconstructed: string[];
  edifice: PenaltyFacts | null;
}

/** One stage of a wonder. */
export interface StageFacts {
  cost: CostFacts;
  effects: string[];
  icons: string[];
}

/** One side of a wonder board: its resource (empty if it has none), and what the board itself does besides.
 *
 * With `any_order` its stages may be built in any order. */
export interface BoardFacts {
  id: string;
  name: string;
  wonder: string;
  side: string;
  resource: string;
  effects: string[];
  icons: string[];
  stages: StageFacts[];
  aliases: string[];
  set: "armada" | "base" | "cities" | "edifice" | "leaders";
  any_order: boolean;
}

/** All cards and boards of an edition and of its expansions, and what else their boxes hold.
 *
 * `numbers` are those that the rules name, such as the values of tokens, by name. */
export interface CatalogueFacts {
  edition: number;
  name: string;
  cards: CardFacts[];
  boards: BoardFacts[];
  numbers: Record<string, number[]>;
  armada: HarbourFacts | null;
}

/** A face-down card: the Age on its back (0 if it shows none), and the card itself if the viewer may know it. */
export interface FaceDownCard {
  age: number;
  card: string | null;
}

/** A face-down card under a stage of a wonder; `stage` is the number of the stage, from 1. */
export interface BuriedCard {
  age: number;
  card: string | null;
  stage: number;
}

/** A city's production: fixed resource letters, and producers that give one of several. */
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

/** A city's prices per resource. */
export interface Prices {
  raw_left: number;
  raw_right: number;
  manufactured_left: number;
  manufactured_right: number;
}

/** A lasting advantage of a city: its icon code, its words, and the card or board that gives it.
 *
 * `used` is whether one that holds once in each Age is used up; null for all others. */
export interface RightState {
  code: string;
  words: string;
  source: string;
  used: boolean | null;
}

/** A fight that a city faces at the end of this Age, as the table is now.
 *
 * `seat` is the opponent, met on that `side` of the city, and `margin` the city's own shields minus theirs. The winner
 * takes that many `tokens` of `victory` points, the city as the loser that many of `defeat` points, which is 0 if it
 * passes its defeats on. */
export interface FightState {
  seat: number;
  side: "left" | "right";
  tokens: number;
  victory: number;
  defeat: number;
  margin: number;
}

/** One city as the viewer sees it. Everything that counts as a card of the city is among `built`.
 *
 * `stages` is how many stages are built and `built_stages` their numbers, from 1; `buried` are the cards under them.
 * `next_stages` can be built next, whether they can be paid for or not. `worth` and `stage_worth` are the points of
 * each of `built` and `built_stages` as the table is now, null for what is never worth any by itself. `passes_to` is
 * the seat that gets the city's hand after this turn, -1 if none does. `loss` is how many coins the city will lose
 * at the end of this turn. `partner` is the seat of the same team, or -1. `points` are those so far, if the viewer may
 * know them. */
export interface CityState {
  seat: number;
  board: string;
  coins: number;
  shields: number;
  stages: number;
  built_stages: number[];
  next_stages: number[];
  stage_worth: (number | null)[];
  built: string[];
  worth: (number | null)[];
  buried: BuriedCard[];
  tokens: number[];
  hand_size: number;
  passes_to: number;
  symbols: Symbols;
  for_sale: Goods;
  reserved: Goods;
  prices: Prices;
  rights: RightState[];
  fights: FightState[];
  loss: number;
  partner: number;
  points: number | null;
  leaders: LeadersState | null;
  cities: DiplomacyState | null;
  armada: ShipyardState | null;
  debts: DebtState | null;
  edifice: PawnState | null;
}

/** A classic game in play as one viewer may know it.
 *
 * `passing` is the direction in which hands go, and `hands_pass` whether they do after this turn. `hand_goes_to` and
 * `hand_comes_from` are seats, or -1 for a viewer who holds no hand. `partner_hand` is the hand of the partner in a
 * team, else empty. In the draft (Age 0) a hand is the pack to choose from, and there are no hands in the
 * recruitment. */
export interface ClassicPlay {
  type: "classic";
  phase: "draft" | "recruitment" | "turn";
  age: number;
  last_turn: number;
  passing: "left" | "right";
  hands_pass: boolean;
  hand_goes_to: number;
  hand_comes_from: number;
  cities: CityState[];
  hand: string[];
  partner_hand: string[];
  discard: FaceDownCard[];
  free_city: FreeCityState | null;
  leaders: LeadersTableState | null;
  armada: SeaState | null;
  edifice: ProjectsState | null;
}

/** The coins of a payment that one seat gets; -1 is the bank. */
export interface Share {
  seat: number;
  coins: number;
}

/** One way to pay: what it costs in total, and who gets how much of it, the bank last. */
export interface Way {
  choice: number;
  price: number;
  shares: Share[];
}

/** Something that may go with a use in one payment, by the word with which choices are written.
 *
 * `resources` (one of them is enough if there are several) and `coins` are what it costs in addition to the use;
 * `price`, `ways` and what is missing are for both together. `gives` is what it earns, in words. An extra that goes
 * with selling takes the place of the coins. */
export interface ExtraUse {
  extra: "blue ship" | "edifice" | "green ship" | "red ship" | "yellow ship";
  resources: string[];
  coins: number;
  gives: string[];
  ways: Way[];
  price: number;
  reason: string;
  missing: string;
  short: number;
}

/** Something that can be done with a card: the ways to pay, cheapest first, or what is missing and why not.
 *
 * `stage` is the number of the stage, from 1, and 0 if none is built: where stages may be built in any order there is
 * a use for each of those left. `extras` may go with a use that is possible; `ways` are those without any. `gain` is
 * how many coins the bank gives for it at once, if no other city does anything. `refusal` is the kind of `reason`,
 * empty for what is possible: the city has a card of that name, it lacks resources or coins, its right to build free
 * does not hold here, or something else. */
export interface Use {
  use:
    | "build"
    | "build_free"
    | "bury"
    | "choose"
    | "drop"
    | "fight"
    | "join"
    | "keep"
    | "lose"
    | "pass"
    | "pay"
    | "recruit"
    | "sail"
    | "sell"
    | "settle"
    | "stage"
    | "take";
  stage: number;
  ways: Way[];
  by_chain: boolean;
  price: number;
  gain: number;
  refusal: "" | "coins" | "other" | "owned" | "resources" | "right_colour" | "right_used" | "right_useless";
  reason: string;
  missing: string;
  short: number;
  extras: ExtraUse[];
}

/** One card of a decision with all its uses; `card` is empty where the decision is not about a card.
 *
 * Such a row may have a `number` instead (coins to pay, the value of a token, an Age), or `names` of the things that
 * are chosen together. With none of these it is about doing something or passing. */
export interface MenuCard {
  card: string;
  number: number | null;
  names: string[];
  uses: Use[];
  debts: LossState | null;
}

/** Coins that change hands, between two seats or with the bank (-1). */
export interface Payment {
  payer: number;
  payee: number;
  coins: number;
}

/** The line's seat does something with a card, which is in the line's `cards` if the viewer may know it.
 *
 * `age` is what the card's back shows, 0 if that is no Age. `stage` is the stage that it builds, or 0, and `holder`
 * the seat whose hand it comes from, -1 for any other place. */
export interface MoveScene {
  type: "move";
  use:
    | "build"
    | "build_free"
    | "bury"
    | "choose"
    | "discard"
    | "drop"
    | "fight"
    | "join"
    | "keep"
    | "lose"
    | "pass"
    | "pay"
    | "recruit"
    | "reward"
    | "sail"
    | "sell"
    | "settle"
    | "stage"
    | "take";
  age: number;
  stage: number;
  holder: number;
}

/** The line's seat fights another city: the shields of both, and the tokens that each takes; none in a draw.
 *
 * Unless it is a draw, the line's seat is the winner. Defeats that the other city passes on are among its tokens. */
export interface FightScene {
  type: "fight";
  other: number;
  shields: number;
  other_shields: number;
  tokens: number[];
  other_tokens: number[];
}

/** A hand goes from one seat to another. */
export interface HandPass {
  seat: number;
  to: number;
}

/** All hands are passed on in that direction. */
export interface HandsScene {
  type: "hands";
  passing: "left" | "right";
  passes: HandPass[];
}

/** The source of some points: `what` it is, which `card` or, by `number`, which stage or token.
 *
 * For symbols, sets, coins and debts `number` is how many there are; for the blue fleet it is the square. */
export interface ScorePart {
  what:
    | "blue_fleet"
    | "buried"
    | "card"
    | "coins"
    | "compass"
    | "conflict"
    | "copied"
    | "debts"
    | "gear"
    | "naval"
    | "repeated"
    | "set"
    | "stage"
    | "tablet";
  points: number;
  card?: string;
  number?: number;
}

/** One column of a score sheet: the points in it, and the parts that add up to them. */
export interface ScoreColumn {
  column: string;
  points: number;
  parts: ScorePart[];
}

/** The use of a city's free choices: coins kept, and wild, copied and repeated symbols by kind.
 *
 * `changed` is a symbol and what it became, or nothing; `copied_guild` is a neighbour's, `repeated_guilds` are the
 * city's own that count once more, and `best_colour` is the colour that was chosen to be counted. */
export interface ClassicScoreDetail {
  coins: number;
  wilds: number[];
  copied: number[];
  changed: ("compass" | "gear" | "tablet")[];
  repeated: number[];
  copied_guild: string | null;
  repeated_guilds: string[];
  best_colour: string | null;
}

/** A bot that can be invited, and the games it plays.
 *
 * Ours come from the weakest to the strongest. A `plug_in` comes from another package; its strength is not known. */
export interface BotLevel {
  name: string;
  text: string;
  games: string[];
  plug_in?: boolean;
}

/** An option of the rules: its values, and the one that applies by default.
 *
 * It needs one of the expansions in `needs`, or all of them with `needs_all`. */
export interface RuleOption {
  id: string;
  values: string[];
  default: string;
  needs: string[];
  needs_all: boolean;
}

/** A variant and its numbers of players; one that is `implied` applies there by itself. */
export interface VariantFacts {
  id: string;
  players: number[];
  implied: boolean;
}

/** One edition of a game: its numbers of players, and what can be added to it. `sides` are those of its boards. */
export interface EditionFacts {
  edition: number;
  players: number[];
  sides: string[];
  expansions: string[];
  variants: VariantFacts[];
  options: RuleOption[];
}

/** All is well. */
export interface Health {
  status: "ok";
}

/** A request as it arrives here, for setting up a proxy.
 *
 * `forwarded` says whether X-Forwarded-For had an address, and whether it was believed. */
export interface Caller {
  address: string;
  scheme: string;
  host: string;
  forwarded: "believed" | "ignored" | "no";
}

/** The move that the plan of a guided game has for the open decision, and the ideas that it shows. */
export interface LessonMove {
  choice: number;
  ideas: (
    | "battle"
    | "cat"
    | "central"
    | "chain"
    | "coin"
    | "goods"
    | "horns"
    | "pass_on"
    | "resource"
    | "science"
    | "sell"
    | "sheet"
    | "shields"
    | "stage"
    | "take"
    | "trade"
    | "war"
  )[];
}

/** A vote on the removal of a person: the seats that ask for it, the votes it takes, those given, the time left. */
export interface Removal {
  seats: number[];
  needed: number;
  votes: number;
  left_s: number;
}

/** A seat and its player. It is open until a player joins; a bot may stand in for an absent person.
 *
 * `team` is the number of the seat's team, or -1 where everyone plays alone. A `muted` person cannot chat. `removal`
 * is there once someone asks for this person to be removed. A bot may stand in after `stand_in_s`. In a rematch a seat
 * may be `held` for a person who is not here yet: they have been asked, or said "not now". */
export interface SeatState {
  seat: number;
  name: string;
  kind: "bot" | "free_city" | "open" | "person";
  bot: string;
  connected: boolean;
  stand_in: boolean;
  team: number;
  muted?: boolean;
  removal?: Removal | null;
  stand_in_s?: number | null;
  held?: "" | "asked" | "no";
}

/** The next table of the same people, as people at the finished one may know it.
 *
 * `asker` is the seat at the finished table of the person who was first to ask, and `answers` has an answer for each
 * seat there. The host of the new one can close it to spectators: then there are no `open_seats` for them, or
 * `watch`, the token for watching, is empty. */
export interface RematchState {
  game: string;
  status: "lobby" | "playing";
  asker: number;
  answers: ("" | "asked" | "no" | "yes")[];
  open_seats: number;
  watch: string;
}

/** An open decision. Only the seat that decides gets options (`menu` or `actions`), choice and text. */
export interface DecisionState {
  ident: number;
  seat: number;
  decider: number;
  kind: string;
  answered: boolean;
  choice: number | null;
  text: string;
  menu: MenuCard[] | null;
  actions: ActionState[] | null;
}

/** One city's score sheet. Of equal totals, the one with the higher `tiebreak` wins.
 *
 * `place` is shared by equals, and a team counts as one; it is null for a city that is not ranked. `columns` are the
 * points as a sheet shows them, with the sum of each: some of them a part of a category. */
export interface ScoreState {
  seat: number;
  place: number | null;
  points: Record<string, number>;
  columns: ScoreColumn[];
  total: number;
  tiebreak: number;
  detail: ClassicScoreDetail | null;
}

/** A team, its seats, and at the end of the game its points. */
export interface TeamState {
  team: number;
  seats: number[];
  total: number | null;
}

/** One event of the log: its number, kind, public integers (docs/notation.md) and a plain sentence.
 *
 * `phrase` is the same sentence for every language, and leaves out what the viewer may not know. `payments` are the
 * coins that it moves, and `scene` is what there is to see of it; both are left out where there is nothing. What can
 * only be seen has neither sentence nor phrase. */
export interface LogLine {
  number: number;
  kind: string;
  seat: number;
  text: string;
  cards: string[];
  tokens: string[];
  values: number[];
  payments?: Payment[];
  scene?:
    | MoveScene
    | FightScene
    | HandsScene
    | LossScene
    | DiplomacyScene
    | SailScene
    | TaxScene
    | LandingScene
    | NavalScene
    | PawnScene
    | EdificeEndScene
    | null;
  phrase?: Phrase | null;
}

/** A line that a person said, or a change among the people at the table.
 *
 * For a change, `kind` says what it is, `name` who made it (empty if it followed by itself), and `text` whom it
 * concerns, if that is another person, or the new value of a setting. A line is `erased` when its writer has had it
 * removed. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  kind?:
    | "clock"
    | "edition"
    | "erased"
    | "expansion_off"
    | "expansion_on"
    | "game"
    | "host"
    | "join_link"
    | "left"
    | "muted"
    | "removal_asked"
    | "removal_withdrawn"
    | "removed"
    | "rules"
    | "said"
    | "seats"
    | "unmuted"
    | "variant"
    | "watch_link"
    | "wonders";
}

/** Permissions of people who know the address of the table, but none of its links.
 *
 * `listed` puts the lobby on the public list, which needs `join`. One person from each internet address may sit down
 * at a listed table, or several with `same_address`. */
export interface Access {
  join?: boolean;
  watch?: boolean;
  listed?: boolean;
  same_address?: boolean;
}

/** The host's choices apart from the game itself. A turn may take up to a week.
 *
 * With `late_hands`, spectators see all hands one turn late. With `pick_wonders`, players choose their wonders in the
 * lobby; otherwise all are dealt. `lesson` is the guided game that is played here; only the
 * server sets it, at tables that `NewLesson` asks for. */
export interface TableOptions {
  turn_seconds?: number;
  live_points?: boolean;
  access?: Access;
  lesson?: "" | "architects" | "classic";
  late_hands?: boolean;
  pick_wonders?: boolean;
}

/** The game that is played. The engine decides what can go together. */
export interface GameConfig {
  game?: "architects" | "classic";
  edition?: 1 | 2;
  players?: number;
  expansions?: ("armada" | "cities" | "edifice" | "leaders")[];
  variant?: "" | "teams" | "two_player";
  wonders?: string[];
  options?: Record<string, string>;
}

/** A whole table as one viewer may know it; `me` is -1 for a spectator. `play` is the game, once it has begun.
 *
 * `categories` are the lines of the score sheet, in order. `commitment` is the hash of the secret from which all cards
 * are dealt, and `secret` is that secret once the game is finished; both are empty if the deal has a chosen seed. With
 * `can_step_back` the only person at the table may take the last answer back. `late_hands` are those of the turn
 * before this one, for spectators where the table allows it. `rematch` is the next table of the same people, once one
 * of them has asked for it. In its lobby, `held_s` is the number of seconds for which seats are still held for people
 * who have not answered. In a guided game, `lesson` is the planned move, if the player has followed the plan. */
export interface TableState {
  game: string;
  status: "abandoned" | "finished" | "lobby" | "playing";
  number: number;
  me: number;
  host: number;
  config: GameConfig;
  options: TableOptions;
  seats: SeatState[];
  turn: number;
  play: ClassicPlay | ArchitectsPlay | null;
  decisions: DecisionState[];
  categories: string[];
  scores: ScoreState[];
  ranking: number[][];
  teams: TeamState[];
  deadline_s: number | null;
  join: string;
  watch: string;
  commitment: string;
  secret: string;
  can_step_back: boolean;
  late_hands?: LateHands | null;
  rematch?: RematchState | null;
  held_s?: number | null;
  lesson?: LessonMove | null;
}

/** The first message: a seat's token or a watch token, and the last event number already seen (-1: none). */
export interface Hello {
  type: "hello";
  token: string;
  last?: number;
}

/** A choice for an open decision. Until the reveal another choice replaces it. Repeating it is harmless. */
export interface Answer {
  type: "answer";
  decision: number;
  choice: number;
}

/** Says something in the chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Asks what a bot would do. */
export interface AskHint {
  type: "ask_hint";
  decision: number;
}

/** Checks the connection; the answer is a pong. */
export interface Ping {
  type: "ping";
}

/** The table as it is now, with the log since the viewer's last number, or the `whole` log. */
export interface Update {
  type: "update";
  state: TableState;
  log: LogLine[];
  chat: ChatLine[];
  whole: boolean;
}

/** A decision was answered and nothing else changed. Only the seat that decides gets choice and text. */
export interface Answered {
  type: "answered";
  number: number;
  decision: number;
  seat: number;
  choice?: number | null;
  text?: string;
}

/** The seats that are connected now. */
export interface Presence {
  type: "presence";
  seats: SeatState[];
}

/** A person who knocks at a private lobby, and the number by which the host answers. */
export interface Visitor {
  number: number;
  name: string;
}

/** The people at the door now. Everyone with a seat is told; the host answers. */
export interface Visitors {
  type: "visitors";
  visitors: Visitor[];
}

/** A new line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** A change in who comes to the next table, or that table has begun, ended or been deleted. */
export interface RematchNews {
  type: "rematch";
  rematch: RematchState | null;
}

/** The strongest bot's favourite option and the next best, if there is one, with evidence for the first.
 *
 * `even` says that it hardly matters which of the two is chosen. */
export interface Hint {
  type: "hint";
  decision: number;
  options: AnalysedOption[];
  evidence: Evidence[];
  even: boolean;
}

/** The last message changed nothing; `text` says why and what to do. `blanks` are those of a `Problem`. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  decision?: number | null;
  blanks?: Record<string, number | string | string[]>;
}

/** Answers a ping. */
export interface Pong {
  type: "pong";
}

/** The start of a seat other than the host's: open for a friend, or with a bot (by default the game's usual one). */
export interface SeatWish {
  kind?: "bot" | "open";
  bot?: string;
}

/** Makes a table. The host takes seat 0; `seats` are the others. With `start` play begins if no seat is open. */
export interface NewGame {
  name: string;
  config?: GameConfig;
  options?: TableOptions;
  seats?: SeatWish[];
  seed?: number | null;
  start?: boolean;
}

/** Begins a guided game: always the same deal, alone against gentle bots. */
export interface NewLesson {
  name: string;
  lesson: "architects" | "classic";
}

/** The caller's seat. The token is the only proof of it: keep it secret. `commitment` is the table's. */
export interface Seated {
  game: string;
  seat: number;
  token: string;
  commitment: string;
}

/** Begins the game. `fill` names the bot for every seat that is still open; without it, no seat may be open.
 *
 * With `stand_ins`, bots play for people who are not here yet until they come; without it, no seat may be held. */
export interface Start {
  fill?: string;
  stand_ins?: boolean;
}

/** The request was carried out; the table has this status now, or is deleted. */
export interface Done {
  game: string;
  status: "abandoned" | "deleted" | "finished" | "lobby" | "playing";
}

/** Takes an open seat with the token of a join link, or without one if the table's address is enough. */
export interface Join {
  name: string;
  join?: string | null;
}

/** The host fills or empties a seat in the lobby; in play anyone may let a bot stand in for an absent person. */
export interface SetSeat {
  seat: number;
  kind: "bot" | "hand_back" | "open" | "stand_in";
  bot?: string;
}

/** Sits down at the next table of the same people. Only a spectator, who takes an open seat, needs a `name`. */
export interface Rematch {
  name?: string | null;
}

/** Removes the caller's name and chat from the table. With `leave` the caller gives up the seat as well. */
export interface Forget {
  leave?: boolean;
}

/** Goes on from a step of a finished game against bots, at a new table. */
export interface PlayOn {
  name: string;
  step: number;
  seat?: number;
  bot?: string;
}

/** A finished game after `step` answers, as one seat or a spectator (-1) saw it.
 *
 * `turns` are the steps at which a turn begins, `ages` those at which an Age does, or a round of Architects.
 * `movers` are the seats that gave the answers, one per step. */
export interface ReplayFrame {
  step: number;
  steps: number;
  turns: number[];
  ages: number[];
  movers: number[];
  state: TableState;
  log: LogLine[];
}

/** A game that this server offers, with all its editions, and whether its players hold `hands` of cards. */
export interface RulesetFacts {
  game: "architects" | "classic";
  editions: EditionFacts[];
  hands: boolean;
}

/** The one shape of every error. `blanks` fill the sentence of the code in any language.
 *
 * `when` is seconds. Of a list of `known` things one is enough. */
export interface Problem {
  code: string;
  text: string;
  blanks?: Record<string, number | string | string[]>;
}

/** A seat as it looks from outside. `bot` is the level of a bot, `connected` says whether a person is here now.
 *
 * On the public list only the host is named, so at such a table other names are empty unless the caller was invited. */
export interface SeatNotice {
  seat: number;
  name: string;
  kind: "bot" | "free_city" | "open" | "person";
  bot: string;
  connected: boolean;
}

/** A visitor's state at the door of a private lobby, and who answers there.
 *
 * A visitor who was refused may knock again after `again_s` seconds. */
export interface KnockState {
  status: "possible" | "refused" | "waiting";
  host: string;
  again_s: number;
}

/** A table in a few words: whose it is, what is played, how many people are there, and how many seats are open. */
export interface TableSummary {
  game: string;
  host: string;
  config: GameConfig;
  turn_seconds: number;
  people: number;
  open_seats: number;
  late_hands: boolean;
}

/** A table as it looks from outside. `summary` and `seats` are for people at the table and those who may come in.
 *
 * `me` is the caller's seat, or -1. `join` says whether the caller can take a seat now, which is number `place`.
 * `watch` is the token for watching, if the caller may do that. Only people at the table learn who is `awaited`,
 * whether they are `asked`, for how many seconds that has been so, and how many are left.
 *
 * With the token of the link to play, or of a visitor who was let in, the caller is `invited`, and `link` is the token
 * of that link. `knock` is there if the address is not enough to sit down in this lobby. */
export interface TableNotice {
  status: "abandoned" | "finished" | "lobby" | "playing";
  summary: TableSummary | null;
  me: number;
  join: boolean;
  watch: string;
  awaited: string[];
  asked: boolean;
  waiting_s: number | null;
  deadline_s: number | null;
  invited: boolean;
  link: string;
  place: number;
  seats: SeatNotice[];
  knock: KnockState | null;
}

/** Asks to be let into a private lobby. */
export interface Knock {
  name: string;
}

/** The visitor is at the door. With this token, `TableNotice` says what the host answers: keep it secret. */
export interface Knocked {
  game: string;
  token: string;
}

/** The host lets a visitor in, who may then do what the link to play allows, or refuses. */
export interface AnswerKnock {
  visitor: number;
  let_in: boolean;
}

/** One page of the public list, the newest table first, and whether there are more pages. */
export interface PublicTables {
  tables: TableSummary[];
  more: boolean;
}

/** A puzzle in a few words: its number, its day (`2026-11-18`), the table, and the moment.
 *
 * `city` is the name of the wonder. `age` is 0 in games without Ages. A `hard` puzzle has a best move that is not the
 * first that comes to mind. `options` is the number of options. */
export interface PuzzleAbout {
  number: number;
  date: string;
  config: GameConfig;
  board: string;
  city: string;
  age: number;
  turn: number;
  options: number;
  hard: boolean;
}

/** An option of a puzzle. `choices` are all ways to pay for it, and `evidence` speaks for the best option.
 *
 * The best option has evidence against the second. */
export interface PuzzleChoice {
  option: AnalysedOption;
  choices: number[];
  evidence: Evidence[];
}

/** A puzzle: the table as the deciding seat knows it, its log, and all options, the best first. */
export interface DailyPuzzle {
  about: PuzzleAbout;
  state: TableState;
  log: LogLine[];
  options: PuzzleChoice[];
}

/** Puzzles of some days, the latest first, and whether there are `earlier` ones. */
export interface PuzzleList {
  puzzles: PuzzleAbout[];
  earlier: boolean;
}

/** Goes on from the position of a puzzle against bots, at a new table. */
export interface PlayPuzzle {
  name: string;
  bot?: string;
}

/** The host changes what is played at a table that waits in its lobby.
 *
 * The only entry of the configuration's `wonders` says how they are dealt to those who choose none. Chosen wonders
 * stay. Those that the new game does not have are only given up with `drop_wonders`. What is null stays as it is. */
export interface SetUp {
  config: GameConfig;
  turn_seconds?: number | null;
  pick_wonders?: boolean | null;
  drop_wonders?: boolean;
}

/** Chooses a wonder by the id of its board, or leaves it to chance if the id is empty.
 *
 * It is for the caller's own seat, or with `seat` for that of a bot, if the caller is the host. */
export interface WonderWish {
  wonder?: string;
  seat?: number | null;
}

/** The host makes another person the host. */
export interface MakeHost {
  seat: number;
}

/** The host decides whether a person may chat. */
export interface Mute {
  seat: number;
  muted?: boolean;
}

/** Removes a person: the host alone in the lobby; in play, if enough of the others ask for it (`wanted`). */
export interface Remove {
  seat: number;
  wanted?: boolean;
}

/** The host makes a new link to join or to watch, and the old one stops working.
 *
 * With `send_away`, all spectators have to leave. */
export interface NewLink {
  link: "join" | "watch";
  send_away?: boolean;
}

export type FromPage = Hello | Answer | Say | AskHint | Ping;

export type FromServer = Update | Answered | Presence | Visitors | Said | RematchNews | Hint | Refused | Pong;
