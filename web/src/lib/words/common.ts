// Words and phrases that several parts need.

import { capital, named, words } from "../../language/say";

export { roman, signed } from "../../language/functions";
export { listed } from "../../language/say";

export const site = words("site");
export const spoken = words("spoken");
export const loading = words("loading");
export const errors = words("errors");
export const connection = words("connection");
export const version = words("version");
export const missing = words("missing");

const row = words("row");
const age = words("age");
const side = words("side");
export const prices = words("goods");

/** Parts in a row: 3 points, 2 coins. */
export const inRow = (parts: string[]): string => parts.join(row.separator);

/** Effects in words as one sentence, with a capital letter and a full stop. */
export const sentence = (parts: string[]): string =>
  parts.length > 0 ? row.sentence({ text: capital(inRow(parts)) }) : "";

export const ageName = (number: number): string => age.name({ age: number });

/** A side of a wonder's board in a sentence: side A, the Day side. */
export const sideName = (name: string): string => side.spoken({ side: name });

export const goodName = (good: string): string => named("good", good);
export const inCoins = (count: number): string => prices.coins({ count });

/** What a thing costs: coins for the bank, and goods, equal ones counted together. */
export function priceOf(coinsDue: number, kinds: string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => prices.units({ count, good: goodName(kind) }));
  if (coinsDue > 0) parts.unshift(inCoins(coinsDue));
  return parts.length > 0 ? prices.cost({ parts: inRow(parts) }) : prices.noCost;
}
