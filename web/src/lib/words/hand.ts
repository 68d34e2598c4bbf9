// What is said at the hand: the backs of cards, where a hand goes, and how a card is played.

import { ageless } from "../../expansions/asked";
import { named, words } from "../../language/say";
import { inRow } from "./common";

const backs = words("backs");
export const handGoes = words("handgoes");
/** What the foot of a card says, in a word or two. */
export const feet = words("feet");
/** Whether a card can be had, in a sentence. */
export const because = words("because");
/** What is done with the card in view. */
export const doing = words("doing");

export const backLabel = (age: number): string => (age > 0 ? backs.ofAge({ age }) : (ageless?.name ?? backs.ofNone));

/** Which keys do what, for cards that can be used in these ways. */
export function keysText(cards: number, uses: { key: string; use: string }[]): string {
  const keys = inRow(uses.map(({ key, use }) => named("keyuse", use, { key })));
  return doing.keys({ cards: Math.min(cards, 9), uses: keys || "none" });
}
