// The table: what every game says there, and the Classic game.

import { ageless, categories, questionOf, uses } from "../../expansions/asked";
import { ageName, counted, goods, listed } from "./common";
import { duration } from "./times";

export const table = {
  rulesOf: (title: string): string => `Rules: ${title}`,
  label: "The table",
  age: ageName,
  turn: (turn: number, last: number): string => `turn ${turn} of ${last}`,
  handGoes: (side: string, name: string): string => `Your hand goes ${side} to ${name}`,
  side: (side: string): string => `to the ${side}`,
  handsGo: (side: string): string => `Hands pass to the ${side}`,
  lastTurn: "Last turn: what is left is discarded",
  discardPile: (count: number): string => `${counted(count, "card")} discarded`,
  timeLeft: (seconds: number): string => `${duration(seconds)} left`,
  open: "Log, chat and help",
  dock: "Keep it next to the table",
  undock: "Put it away",
  home: "Leave the table for the start page",
  over: "The game is over",
  abandoned: "This game was given up",
  spectator: "You are watching",

  left: "Left neighbour",
  me: "My city",
  right: "Right neighbour",
  leftTab: "Left",
  meTab: "Me",
  rightTab: "Right",
  middle: "City in the middle",
  farCities: "Other cities",
  lookAt: (name: string): string => `Look at the city of ${name}`,
  neighboursOf: "Show from this seat",

  board: (name: string, side: string): string => `${name} ${side}`,
  coins: "coins",
  shields: "shields",
  points: "points so far",
  cards: "cards in hand",
  chosen: "has chosen",
  faceDown: "chosen",
  awaited: "is choosing",
  away: "away",
  standIn: "a bot stands in",
  isAway: (name: string): string => `${name} is away, and everybody waits.`,
  letBotStandIn: "Let a bot stand in",
  standInLater: (seconds: number): string => `You can let a bot stand in, in ${duration(seconds, Math.ceil)}.`,
  standInNow: "You can let a bot stand in now.",
  bot: "bot",
  person: "person",

  stage: (number: number): string => `Stage ${number}`,
  stageBuilt: "built",
  stageNext: "next",
  stageLater: "not built yet",
  stageLabel: (number: number, state: string, cost: string, effects: string[]): string =>
    `Stage ${number}, ${state}: ${effects.join(", ")}; ${cost}`,
  buried: (age: number, name: string): string => {
    if (name) return `${name} lies under it`;
    return age === 0 && ageless ? ageless.under : `a card of ${ageName(age)} lies under it`;
  },
  forSale: "sells",
  mineForSale: "for sale",
  reserved: "own use",
  nothing: "nothing",
  youPay: "you pay",
  priceLabel: (raw: number, made: number): string =>
    `You pay ${raw} for a raw material and ${made} for a manufactured good`,
  noCards: "nothing built yet",
  lostPoints: (points: number): string => `−${points}`,
  tokens: (victories: number[], defeats: number[]): string =>
    `Conflicts: victories ${victories.join(", ") || "none"}; defeats ${defeats.join(", ") || "none"}`,
  symbols: (compass: number, gear: number, tablet: number, wild: number): string =>
    `Science: ${compass} compass, ${gear} gear, ${tablet} tablet${wild > 0 ? `, ${wild} of any kind` : ""}`,
  ahead: (by: number): string => `+${by}`,
  behind: (by: number): string => `−${by}`,
  border: (name: string, own: number, theirs: number): string =>
    own === theirs
      ? `Even with ${name} at ${counted(own, "shield")}`
      : own > theirs
        ? `Ahead of ${name} with ${counted(own, "shield")} to ${theirs}`
        : `Behind ${name} with ${counted(own, "shield")} to ${theirs}`,

  doubled: (count: number): string => `×${count}`,
  doubledWords: (count: number): string => `, for ${count} tokens each`,
  fightsPast: (name: string): string => `you fight ${name} instead`,
  fightsToo: (name: string): string => `you also fight ${name}`,
  /** What a defeat costs; nothing if the city passes it on. */
  defeat: (points: number): string => (points === 0 ? "0" : `−${-points}`),

  advantages: "Standing advantages",
  advantage: (words: string, source: string): string => `${words} (${source})`,
  usedUp: "used in this Age",

  goesWith: "What goes with it",
  insteadOf: "What you take",
  /** Nothing that could go with a use is done. */
  alone: "None of these",
  together: (price: number): string => (price === 0 ? "nothing to pay" : `${goods.coins(price)} in all`),
  extraKey: "W",

  hand: "Your hand",
  title: (kind: string): string => questionOf(kind)?.title ?? "Choose one of these",
  prompt: (kind: string): string => questionOf(kind)?.prompt ?? "Choose one of these.",
  pass: (kind: string): string => questionOf(kind)?.pass ?? table.use("pass"),
  forCity: (name: string): string => `For ${name}.`,
  questionKeys: "Keys: 1–9, Enter confirm",
  waitingFor: (names: string[]): string => `Waiting for ${listed(names)}`,
  watching: (names: string[]): string => (names.length > 0 ? `Choosing now: ${listed(names)}` : ""),
  sealed: "Your card lies face down.",
  sealedAs: (text: string): string => `Chosen: ${text}`,
  /** What becomes of an answer that the server has not confirmed. */
  unconfirmed: {
    sending: "Sending …",
    late: "Not confirmed yet. It is kept and sent again.",
    kept: "Not sent yet. It is sent when the connection is back.",
  },
  choice: (use: string, card: string, payment: string): string =>
    `${table.use(use)}${card ? `: ${card}` : ""}${payment ? `, ${payment}` : ""}`,
  change: "Change",
  confirm: "Confirm",
  cancel: "Close",
  takeBack: "Undo turn",
  takeBackTitle: "Take your last choice back",
  /** A card that is dropped, or pressed twice, where that is not possible. */
  notDropped: (name: string, use: string, reason: string): string => `${use} ${name}: not possible. ${reason}`,
  noDrop: "Nothing can be done with this card there.",
  hint: "Hint",
  hintAsk: "What would a bot do?",
  take: "Show it",
  nextStage: (number: number): string => `Stage ${number}`,

  verdict: {
    free: "free",
    chain: "free by chain",
    coins: (price: number): string => `costs ${goods.coins(price)} in all`,
    right: "free with your wonder",
    lacks: (kinds: string[]): string => `cannot be built: ${listed(kinds.map(goods.name))} missing`,
    owned: "cannot be built: this city already has one",
    poor: (short: number) => `cannot be paid: ${goods.coins(short)} short`,
    refused: "cannot be built",
  },
  foot: { free: "free", chain: "chain", right: "free", owned: "built", poor: "short", refused: "no" },
  chainsTo: (names: string[]): string => `Later free: ${listed(names)}`,

  use: (use: string): string => uses[use]?.title ?? use.replaceAll("_", " "),
  stageNumber: (number: number): string => `Wonder stage ${number}`,
  byChain: "free by chain",
  coinsShort: (short: number): string => `${goods.coins(short)} short`,
  inAll: (price: number): string => `${goods.coins(price)} in all`,
  paidTo: (shares: [number, string][]): string =>
    shares.length > 0
      ? listed(shares.map(([coins, name]) => `${coins} to ${name === table.bank ? "the bank" : name}`))
      : "nothing to pay",
  whomToPay: "Whom to pay",
  bank: "bank",

  log: "Log",
  noLog: "Nothing has happened yet.",
  chat: "Chat",
  skip: "Skip",

  scores: "Score sheet",
  category: (name: string): string => categories[name]?.title ?? name.replaceAll("_", " "),
  total: "Total",
  place: (place: number): string => `${place}.`,
  notRanked: "not ranked",
  coinsHeld: (coins: number): string => goods.coins(coins),
  wildsUsed: "Free symbols counted as",
  copied: (name: string): string => `Copied ${name}`,
  repeated: (names: string[]): string => `Counted once more: ${names.join(", ")}`,
  allCities: "All cities",
  replay: "Replay",
  rematch: "Play again",
  buriedCards: "Under the wonder",
};

/** The button at a guided table. */
export const guided = { title: "Guided game", open: "What the coach says" };
