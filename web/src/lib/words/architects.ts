// Architects.

import { counted, listed, sentence } from "./common";

const DECK_NAMES: Record<string, string> = { left: "Left deck", right: "Right deck", centre: "Central deck" };
const PLACE_NAMES: Record<string, string> = { left: "Left", right: "Right", centre: "Centre" };

export const architects = {
  name: "Architects",
  turn: (turn: number): string => `turn ${turn}`,
  yourTurn: "Your turn",
  turnOf: (name: string): string => `Turn of ${name}`,

  board: "Decks and tokens",
  decks: "Decks within reach",
  deck: (place: string): string => DECK_NAMES[place] ?? place,
  place: (place: string): string => PLACE_NAMES[place] ?? place,
  deckOf: (name: string): string => `Deck of ${name}`,
  sharedWith: (name: string): string => `yours, shared with ${name}`,
  alsoOf: (name: string): string => `with ${name}`,
  ownedBy: (name: string): string => `from ${name}`,
  centreNote: "for everybody",
  faceDown: "Face down",
  anything: "anything may come",
  onlyYou: "you saw it",
  emptyDeck: "empty",
  leftShort: (count: number): string => `${count} left`,
  left: (count: number): string => (count === 1 ? "1 card left" : `${count} cards left`),
  deckLabel: (name: string, count: number, top: string, known: boolean): string => {
    const seen = `${known ? "You looked at the top card" : "Top card"}: ${top}`;
    return `${name}, ${architects.left(count)}. ${count === 0 ? "" : top ? seen : "Its top card is face down."}`;
  },
  ownDeck: (count: number, top: string): string =>
    `Deck next to this city: ${architects.leftShort(count)}${top ? `, on top ${top}` : ""}`,

  /** Names that fit into a strip; symbols say the rest. */
  shortNames: {
    shield_1: "Shield, 1 horn",
    shield_2: "Shield, 2 horns",
    blue_2_cat: "Two and cat",
  } as Record<string, string>,
  short: (card: string, name: string): string => architects.shortNames[card] ?? name,
  heldLabel: (name: string, count: number): string => (count > 1 ? `${count} × ${name}` : name),
  kinds: {
    wood: "Pays for stages.",
    stone: "Pays for stages.",
    clay: "Pays for stages.",
    papyrus: "Pays for stages.",
    glass: "Pays for stages.",
    coin: "Stands for any one resource.",
    compass: "Two equal or three different bring a token.",
    gear: "Two equal or three different bring a token.",
    tablet: "Two equal or three different bring a token.",
    shield_0: "1 shield, stays for good.",
    shield_1: "1 shield until the battle. 1 horn.",
    shield_2: "1 shield until the battle. 2 horns.",
    blue_3: "3 points.",
    blue_2_cat: "2 points, and the cat comes.",
  } as Record<string, string>,
  gives: (card: string, effects: string[]): string => architects.kinds[card] ?? sentence(effects),
  tokenTexts: {
    urbanism: "Extra card after taking wood or clay.",
    crafts: "Extra card after taking papyrus or glass.",
    jewellery: "Extra card after taking stone or a coin.",
    science: "Extra card after taking a green card.",
    propaganda: "Extra card after a shield with horns.",
    architecture: "Extra card after building a stage.",
    economy: "Once per turn a coin pays for two resources.",
    engineering: "Once per turn any resources pay a stage.",
    tactics: "2 shields for good.",
    decor: "4 points, 6 with a finished wonder.",
    politics: "1 point for each blue card with a cat.",
    strategy: "1 point for each victory token.",
    education: "2 points per progress token, this one too.",
    culture: "4 points, 12 for both together.",
  } as Record<string, string>,
  tokenText: (token: string, effects: string[]): string => architects.tokenTexts[token] ?? sentence(effects),

  untilBattle: (peace: number): string =>
    peace === 0
      ? "Battle at the end of this turn"
      : peace === 1
        ? "1 horn until the battle"
        : `${peace} horns until the battle`,
  conflictLabel: (turned: number, all: number): string => `${turned} of ${all} conflict tokens are turned to battle`,
  conflict: "Conflict",
  cat: "Cat",
  catLooks: "It looks at the central deck first.",
  catIsYours: "The cat is with you",
  catIsAt: (name: string): string => `The cat is with ${name}`,
  catIsFree: "Nobody has the cat yet",
  hasCat: "has the cat",

  offer: "Progress tokens on offer",
  offerNames: (names: string[]): string => `On offer: ${listed(names) || "none"}`,
  progress: "Progress tokens",
  unseenToken: "Unseen",
  unseenText: (count: number): string => (count === 0 ? "The stack is empty." : `Top of the stack, ${count} left.`),
  armed: "Gives an extra card now",
  usedUp: "Used this turn",

  cards: "Cards",
  noCards: "no cards",
  inFrontOfYou: "In front of you",
  inFront: "In front of this city",
  boardLine: (name: string, built: number): string => `${name}, ${built} of 5`,
  shieldsOf: (count: number): string => counted(count, "shield"),
  victoriesOf: (count: number): string => counted(count, "victory token"),
  tokens: "Progress tokens",
  cities: "Cities",
  stages: "stages built",
  shields: "shields",
  victories: "victory tokens",
  pointsNow: (points: number): string => `${counted(points, "point")} so far`,
  drawing: (wonder: string, built: number): string => `${wonder}, ${built} of 5 stages built`,
  stagesOf: (wonder: string): string => `Stages of ${wonder}`,
  cost: (count: number, identical: boolean): string => `${count} ${identical ? "identical" : "different"}`,
  states: { built: "built", next: "next", later: "not yet in reach" } as Record<string, string>,
  stageLabel: (number: number, place: string, state: string, cost: string, effects: string[]): string =>
    `Stage ${number}, ${place}, ${state}: ${cost} resources for ${listed(effects)}`,

  panel: "What to do",
  titles: {
    card: "Take a card from a deck",
    action: "What next?",
    token: "Choose a token",
    any_deck: "Take any deck's top card",
    look_deck: "Look into a deck",
    looked_card: "Keep one card",
  } as Record<string, string>,
  title: (kind: string): string => architects.titles[kind] ?? "Choose",
  prompts: {
    card: "Press one of the three decks, press another to compare.",
    action: "Build, turn in symbols, take an extra card, or end the turn.",
    token: "Choose a progress token.",
    any_deck: "Your wonder lets you take the top card of any deck.",
    look_deck: "Your wonder lets you look into a deck: which one?",
    looked_card: "Keep one of these cards; the others go back and are shuffled.",
  } as Record<string, string>,
  prompt: (kind: string): string => architects.prompts[kind] ?? "Choose one of these.",
  doings: {
    card: "chooses a card",
    action: "decides what to do",
    token: "chooses a progress token",
    any_deck: "takes a card from any deck",
    look_deck: "chooses a deck to look into",
    looked_card: "keeps one of the cards looked at",
  } as Record<string, string>,
  theirTurn: (names: string[], kind: string): string =>
    `${listed(names)} ${architects.doings[kind] ?? "is choosing"} …`,
  nothingChosen: (kind: string): string =>
    `Press ${kind === "card" || kind === "look_deck" ? "a deck" : kind === "token" ? "a token" : "one of these"}, then confirm.`,
  keys: "Keys: 1–9, Enter, Escape",
  latest: "What happened last",
  enter: "Enter",
  back: "Back",
  hinted: "A bot would choose this",

  takeFrom: (deck: string, extra: boolean): string => (extra ? `Extra card: ${deck}` : deck),
  lookInto: (deck: string): string => `Look into: ${deck}`,
  buildStage: (number: number): string => `Build stage ${number}`,
  turnInTwo: (symbol: string): string => `Turn in 2 × ${symbol}`,
  turnInThree: "Turn in 3 different symbols",
  forToken: "for a progress token",
  done: "End the turn",
  doneText: "nothing more this turn",
  must: "has to be done",
  whyNot: "What is not possible now, and why",
  payWith: "Pay with",
  keeps: (cards: string[]): string => (cards.length > 0 ? `keeps ${listed(cards)}` : ""),
  waysToPay: (count: number): string => `${count} ways to pay`,
  paidWith: (cards: string[], tokens: string[]): string =>
    `pay ${listed(cards) || "nothing"}${tokens.length > 0 ? `, with the help of ${listed(tokens)}` : ""}`,

  battle: "Battle!",
  battleText: "All conflict tokens are turned: everybody fights both neighbours.",
  standing: (sums: [string, number][]): string =>
    `Victory tokens: ${sums.map(([name, sum]) => `${name} ${sum}`).join(", ")}`,
  captionStage: (number: number): string => `Stage ${number}`,

  pilesTitle: "Discard pile, decks and stack",
  pilesShort: "Piles",
  discard: "Discard pile",
  leftInDecks: "Left in the decks",
  leftNote: "Everybody can count this. Nobody knows the order.",
  stackTitle: "In the stack of tokens",
  stackNote: "These are still to come, in an order that nobody knows.",

  stagesBuilt: (count: number): string => (count === 1 ? "1 stage" : `${count} stages`),
  tieNote: "With equal points, more built stages win.",
};
