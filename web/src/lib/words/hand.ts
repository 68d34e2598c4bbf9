// What is said at the hand: the backs of cards, where a hand goes, and how a card is played.

import { ageless } from "../../expansions/asked";
import { ageName } from "./common";

export const backs = {
  label: (age: number): string =>
    age > 0 ? `a card of ${ageName(age)}, face down` : (ageless?.name ?? "a card, face down"),
};
