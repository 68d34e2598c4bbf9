// What is said at the hand: the backs of cards, where a hand goes, and how a card is played.

import { ageless } from "../../expansions/asked";
import { ageName, goods } from "./common";

export const backs = {
  label: (age: number): string =>
    age > 0 ? `a card of ${ageName(age)}, face down` : (ageless?.name ?? "a card, face down"),
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
