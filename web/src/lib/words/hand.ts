// What is said at the hand: the backs of cards, where a hand goes, and how a card is played.

import { ageless } from "../../expansions/asked";
import { ageName, goods, listed } from "./common";

export const backs = {
  label: (age: number): string =>
    age > 0 ? `a card of ${ageName(age)}, face down` : (ageless?.name ?? "a card, face down"),
};

export const handGoes = {
  to: "your hand goes to",
  watched: "this hand goes to",
  passing: "The hands are passed on",
};

/** What the foot of a card says, in a word or two. */
export const feet = {
  chain: (by: string): string => (by ? `free by ${by}` : "free by chain"),
  chainBrief: (by: string): string => (by ? `by ${by}` : "chain"),
  coins: goods.coins,
  no: "no",
  owned: "you have it",
  refused: "not now",
};

/** Whether a card can be had, in a sentence. */
export const because = {
  free: "It costs you nothing.",
  chain: (by: string): string =>
    by ? `Free, because your city has the ${by}.` : "Free, because of a structure in your city.",
  right: "Free with the right that your city has in this Age.",
  coins: (price: number): string => `It costs you ${goods.coins(price)} in all.`,
  lacks: (kinds: string[]): string => `You cannot get ${listed(kinds.map(goods.name))}.`,
  owned: "Your city already has one.",
  poor: (short: number): string => `You are ${goods.coins(short)} short.`,
  refused: "It cannot be built now.",
};

/** What is done with the card in view. */
export const doing = {
  pay: (price: number): string => `pay ${price}`,
  get: (coins: number): string => `get ${coins}`,
  free: "free",
  short: (coins: number): string => `${coins} short`,
  no: "not now",
  paid: (payment: string): string => `You pay ${payment}`,
  /** Which keys do what, for cards that can be used in these ways. */
  keys: (cards: number, uses: [string, string][]): string =>
    `Keys: ${["1–" + Math.min(cards, 9), ...uses.map(([key, title]) => `${key} ${title.toLowerCase()}`), "Enter confirm"].join(", ")}`,
  handOf: (name: string): string => `The hand of ${name}`,
  waiting: "Your choice is made",
  confirmed: (use: string, card: string): string => (card ? `${use} ${card}` : use),
  stageWith: (stage: string, card: string): string => `${stage} with ${card}`,
};
