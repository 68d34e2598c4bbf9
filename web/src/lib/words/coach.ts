// What the coach says: the guided first games, and the frame around every remark.

import { ageName, counted, goods, listed } from "./common";

export const coach = {
  label: "Coach",
  place: (number: number, all: number): string => `${number} of ${all}`,
  show: "Show me",
  next: "Next",
  good: "Got it",
  back: "Back",
  backTitle: "Take your last choice back",
  leave: "Leave",
  leaveTitle: "Leave the guided game",
  enough: "No more of this",
  onward: "Your turn",
  onwardText: "Choose a card. I speak up when something new comes along.",
  lastMove: "Your last move",
};

export const lesson = {
  first: "Take one card",
  firstText: (cards: number): string =>
    `You hold ${cards} cards. Choose one to build; the others go on to your neighbour. The foot of each card says what it costs you.`,
  resource: "Goods come first",
  resourceText: (card: string): string =>
    `The ${card} produces every turn, and is never used up. A few goods in Age I make everything else cheaper.`,
  passing: "The hands have moved on",
  passingText: (from: string, to: string): string =>
    `These cards came from ${from}. What you leave goes to ${to}, so do not leave what they want most.`,
  trade: "Buy what you lack",
  tradeText: (card: string, coins: number, name: string): string =>
    `You lack something for the ${card}, and ${name} sells it. It costs you ${goods.coins(coins)}, paid to ${name}.`,
  chain: "A chain makes it free",
  chainText: (by: string, card: string): string =>
    `Your ${by} leads to the ${card}: you build it without paying anything.`,
  stage: "Build your wonder",
  stageText: (number: number, price: number): string =>
    `You can build stage ${number} now, ${price > 0 ? `for ${goods.coins(price)}` : "at no cost"}. Any card goes face down under it, best of all one that a neighbour wants.`,
  sell: "Any card is worth coins",
  sellText: (card: string, coins: number): string =>
    `You cannot build the ${card} now. A card that is no use to you can always be sold for ${goods.coins(coins)}.`,
  war: (age: number): string => `${ageName(age)} ended with a war`,
  warText: (fights: string[]): string => `${fights.join(" ")} One shield more than a neighbour is enough.`,
  science: "Science grows",
  scienceText: (card: string): string =>
    `The ${card} adds a symbol. Equal symbols count as a square: one is 1 point, two are 4, three are 9. Three different ones are 7 more.`,
  sheetWon: "You have won your first game",
  sheetLost: "Your first game is over",
  sheetText: (column: string, points: number): string =>
    `Most of your points, ${points}, came from ${column}. Press any number to see how it adds up.`,
};

const withEffects = (what: string, effects: string[]): string =>
  effects.length > 0 ? `${what}: ${effects.join(", ")}.` : `${what}.`;

const stageStands = (number: number, effects: string[]): string =>
  withEffects(`Stage ${number} of your wonder stands`, effects);

/** What the coach says about your last move. */
export const remarks = {
  built: (card: string, effects: string[]): string => withEffects(`You built the ${card}`, effects),
  paid: (shares: [number, string][]): string =>
    `You paid ${listed(shares.map(([coins, name]) => `${goods.coins(coins)} to ${name}`))}.`,
  bank: "the bank",
  stage: stageStands,
  sold: (coins: number): string => `You sold a card and now have ${goods.coins(coins)}.`,
  army: (ahead: string[], level: string[], behind: string[]): string =>
    [
      ahead.length > 0 ? `You are ahead of ${listed(ahead)}.` : "",
      level.length > 0 ? `You are level with ${listed(level)}.` : "",
      behind.length > 0 ? `You are behind ${listed(behind)}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
};

/** The guided first game of Architects. */
export const boxLesson = {
  first: "Take one card",
  firstText: "Each turn you take the top card of one of these three decks. Two lie open, so you know what you get.",
  central: "A card that nobody sees",
  centralText: "The deck in the middle lies face down. What is on top is a surprise, unless you have the cat.",
  resource: "Resources build stages",
  resourceText: (card: string): string =>
    `You hold ${card}. A stage asks for cards that are all different or all the same, as its plate shows.`,
  coin: "A coin fits everywhere",
  coinText: "Your coin stands for any one resource that you lack.",
  stage: "A stage is paid",
  stageText: (number: number): string =>
    `Your cards pay for stage ${number}, so it has to be built. Its points are yours until the end.`,
  horns: "The horns sound",
  hornsText: (left: number): string =>
    `Red cards with horns bring a battle closer. ${left === 1 ? "One more horn" : `${left} more horns`} and everybody compares shields.`,
  battle: "A battle was fought",
  battleText: (victories: number): string =>
    `Whoever has more shields than a neighbour takes a token of 3 points. You have ${counted(victories, "token")}. Red cards with horns are gone now.`,
  science: "Science brings progress",
  scienceText: "Two equal symbols or three different ones become a progress token. Choose one of those on offer.",
  cat: "The cat is yours",
  catText:
    "At the start of each turn you may look at the top of the deck in the middle, and the cat is worth 2 points.",
};

export const boxRemarks = {
  took: (effects: string[]): string => withEffects("You took a card", effects),
  stage: stageStands,
};
