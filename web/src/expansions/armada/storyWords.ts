// What is said on the stage about the sea.

import { goods, listed, signed } from "../../lib/words/common";

const PLACES = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

export const sea = {
  naval: "Naval conflict",
  navalInBanner: "naval conflict",
  you: (place: number, shared: boolean, strength: number, token: number): string => {
    const name = PLACES[place] ?? `${place}`;
    const where = shared ? `you share ${name} place` : `you are ${name}`;
    return `Naval conflict: ${where} with ${strength}: ${token === 0 ? "no token" : signed(token)}`;
  },
  youStayOut: "Naval conflict: you stay out of it",
  all: (names: string[]): string =>
    names.length > 0
      ? `Naval conflict: ${listed(names)} ${names.length === 1 ? "takes a token" : "take tokens"}`
      : "Naval conflict: all are equal, no tokens",
  title: (deeds: string[]): string => {
    const names: Record<string, string> = { tax: "A tax", landing: "A landing", island: "New land" };
    const [only, ...more] = [...new Set(deeds)];
    return more.length === 0 ? (names[only ?? ""] ?? "At sea") : "At sea";
  },
  tax: (name: string, coins: number, mine: boolean): string =>
    `${mine ? "You levy" : `${name} levies`} a tax of ${goods.coins(coins)} on all others.`,
  landing: (name: string, other: string, mine: boolean, atMine: boolean): string =>
    `${mine ? "You" : name} will land at ${atMine ? "your city" : other} when the Age ends.`,
  island: (name: string, mine: boolean): string => `${mine ? "You settle" : `${name} settles`} on an island.`,
};
