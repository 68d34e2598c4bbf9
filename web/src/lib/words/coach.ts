// What the coach says: the guided first games, and the frame around every remark. A sentence has a name and arguments,
// which the page shows to tests.

import { ageName, counted, goods, listed } from "./common";

/** The heading of a bubble and what it says. */
export interface Sentence {
  title: string;
  text: string;
}

export const coach = {
  label: "Coach",
  place: (number: number, all: number): string => `${number} of ${all}`,
  show: "Show me",
  next: "Next",
  good: "Got it",
  back: "Back",
  backTitle: "Back to what I said before",
  undo: "Undo turn",
  undoTitle: "Take your last choice back: the turn is played again",
  leave: "Leave",
  leaveTitle: "Leave the guided game",
  enough: "No more of this",
  lastMove: "Your last move",
};

/** The guided first game of 7 Wonders. */
export const lesson = {
  take: (cards: number): Sentence => ({
    title: "Take one card",
    text: `You hold ${counted(cards, "card")}. Choose one to build; the others go on to your neighbour. The foot of each card says what it costs you.`,
  }),
  goods: (card: string, effects: string[]): Sentence => ({
    title: "Goods come first",
    text: `The ${card} gives you ${effects.join(", ")} every turn. Goods are never used up, so they make everything after them cheaper.`,
  }),
  pass_on: (from: string, to: string): Sentence => ({
    title: "The hands have moved on",
    text: `These cards came from ${from}. What you leave goes to ${to}, so do not leave what they want most.`,
  }),
  science: (card: string, symbols: number): Sentence => ({
    title: "Science grows",
    text: `${symbols > 0 ? `The ${card} adds a symbol to your ${symbols}` : `The ${card} brings your first symbol`}. Equal symbols count as a square: one is 1 point, two are 4, three are 9. Three different ones are 7 more.`,
  }),
  trade: (card: string, shares: [coins: number, name: string][]): Sentence => ({
    title: "Buy what you lack",
    text: `You lack something for the ${card}, and a neighbour sells it. You pay ${paidTo(shares)}.`,
  }),
  stage: (number: number, price: number, effects: string[]): Sentence => ({
    title: "Build your wonder",
    text: `You can build stage ${number} now, ${price > 0 ? `for ${goods.coins(price)}` : "at no cost"}. It brings ${effects.join(", ")}. Any card goes face down under it, best of all one that helps a neighbour more than you.`,
  }),
  war: (age: number, fights: string[]): Sentence => ({
    title: `${ageName(age)} ended with a war`,
    text: `${fights.join(" ")} Each Age ends like that, and later tokens are worth more.`,
  }),
  shields: (card: string, own: number, others: [name: string, shields: number][]): Sentence => ({
    title: "Shields win the war",
    text: `The ${card} brings shields. You have ${own} now, ${listed(others.map(([name, shields]) => `${name} has ${shields}`))}. One more than a neighbour is enough.`,
  }),
  chain: (by: string, card: string): Sentence => ({
    title: "A chain makes it free",
    text: `The ${card} is free for you, because you have the ${by}. Cards show what they lead to later.`,
  }),
  sell: (coins: number): Sentence => ({
    title: "Nothing fits",
    text: `You can pay for none of these cards, and for no stage. Sell the one that you would not leave to a neighbour: it brings ${goods.coins(coins)}.`,
  }),
  suggest: (card: string): Sentence => ({
    title: "Your turn",
    text: `I would build the ${card}. Any other choice is fine, too.`,
  }),
  suggestStage: (number: number, card: string): Sentence => ({
    title: "Your turn",
    text: `I would build stage ${number} of the wonder, with the ${card} under it. Any other choice is fine, too.`,
  }),
  suggestSale: (card: string): Sentence => ({
    title: "Your turn",
    text: `I would sell the ${card}. Any other choice is fine, too.`,
  }),
};

/** Moves that are not planned: what a bot suggests, with the evidence of hints and analyses. */
export const advice = {
  thinking: (): Sentence => ({ title: "Your turn", text: "Let me look at your choices …" }),
  failed: (why: string): Sentence => ({ title: "Your turn", text: why }),
  advise: (choice: string, other: string, reasons: string[]): Sentence => ({
    title: "Your turn",
    text: [`I would choose ${choice} rather than ${other}.`, ...reasons].join(" "),
  }),
  either: (choice: string, other: string): Sentence => ({
    title: "Your turn",
    text: `I would choose ${choice} or ${other}: either is fine.`,
  }),
  only: (choice: string): Sentence => ({ title: "Your turn", text: `I would choose ${choice}.` }),
};

/** The end of every guided game. */
export const sheet = {
  sheet: (place: number, column: string, points: number): Sentence => ({
    title: place === 1 ? "That was your first game" : "Your first game is over",
    text: `Most of your points, ${points}, came from ${column}. Press any number to see how it adds up.`,
  }),
};

const withEffects = (what: string, effects: string[]): string =>
  effects.length > 0 ? `${what}: ${effects.join(", ")}.` : `${what}.`;

const paidTo = (shares: [coins: number, name: string][]): string =>
  listed(shares.map(([coins, name]) => `${goods.coins(coins)} to ${name}`));

const bordersOf = (what: string, names: string[]): string[] => (names.length > 0 ? [`${what} ${listed(names)}`] : []);

/** What the coach says about your last move, each the first time only. */
export const remarks = {
  paid: (shares: [coins: number, name: string][]): string =>
    `You paid ${paidTo(shares)}. The goods stay there: selling does not use them up.`,
  stage: (number: number, effects: string[]): string => withEffects(`Stage ${number} of your wonder stands`, effects),
  sold: (gain: number, coins: number): string =>
    `You got ${goods.coins(gain)} for the card, and now have ${goods.coins(coins)}.`,
  army: (shields: number, ahead: string[], level: string[], behind: string[]): string =>
    `You have ${counted(shields, "shield")} now: ${listed([
      ...bordersOf("ahead of", ahead),
      ...bordersOf("level with", level),
      ...bordersOf("behind", behind),
    ])}.`,
};

/** The guided first game of Architects. */
export const boxLesson = {
  take: (): Sentence => ({
    title: "Take one card",
    text: "Each turn you take the top card of one of these three decks. The two at the sides lie open, so you know what you get.",
  }),
  central: (): Sentence => ({
    title: "A surprise in the middle",
    text: "The deck in the middle lies face down. You see what is on top only when you have taken it, or with the help of the cat.",
  }),
  coin: (): Sentence => ({
    title: "A coin fits everywhere",
    text: "Your coin stands for any one resource that you lack for a stage.",
  }),
  stage: (number: number, points: number): Sentence => ({
    title: "A stage stands",
    text: `Your cards paid for stage ${number}, so it was built at once: ${counted(points, "point")}. The cards that paid for it are gone.`,
  }),
  resource: (card: string, number: number, count: number, identical: boolean): Sentence => ({
    title: "Resources build stages",
    text: `You hold ${card}. Stage ${number} of your wonder takes ${count} resources that are all ${identical ? "the same" : "different"}.`,
  }),
  cat: (): Sentence => ({
    title: "The cat is yours",
    text: "At the start of each turn you see the top of the deck in the middle. The cat moves on when another player takes a card with a cat.",
  }),
  horns: (left: number): Sentence => ({
    title: "The horns sound",
    text: `Red cards with horns bring a battle closer. ${left === 1 ? "One more horn" : `${left} more horns`}, and everybody compares shields.`,
  }),
  battle: (victories: number): Sentence => ({
    title: "A battle was fought",
    text: `Shields are compared with each neighbour, and more shields take a token of 3 points. You have ${counted(victories, "token")}. Red cards with horns are gone now.`,
  }),
  science: (): Sentence => ({
    title: "Science brings progress",
    text: "Two equal symbols or three different ones become a progress token. Choose one of those on offer, or the unseen one on the stack.",
  }),
  suggest: (words: string): Sentence => ({
    title: "Your turn",
    text: `I would do this: ${words}. Any other choice is fine, too.`,
  }),
};
