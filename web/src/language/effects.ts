// The effects of cards and boards in words, made from their codes for icons (docs/server.md lists these). An expansion
// has the messages of its effects in its own files.

import { goodOf } from "../lib/icons/pictures";
import { goodName, inRow, prices } from "../lib/words/common";
import { anyOf, isSaid, listed, named, type Blanks } from "./say";

/** The name of a card by its id. */
type NameOf = (id: string) => string;

/** Say the effect with that code; one without a message, which only a newer server sends, in the server's words. */
export function effectOf(code: string, otherwise: string, nameOf: NameOf): string {
  const [kind = "", ...parts] = code.split(":");
  if (kind === "goods" || kind === "reserved") return named("effect", kind, { goods: goodsOf(parts[0] ?? "") });
  if (kind === "special") return isSaid("power", parts[0] ?? "") ? named("power", parts[0] ?? "") : otherwise;
  return isSaid("effect", kind)
    ? named("effect", kind, { ...given(parts), ...SPELLED[kind]?.(parts, nameOf) })
    : otherwise;
}

/** The same for Architects, some of whose effects are its own. */
export function boxEffectOf(code: string, otherwise: string): string {
  const [kind = "", ...parts] = code.split(":");
  if (!isSaid("boxeffect", kind)) return effectOf(code, otherwise, (id) => id);
  return named("boxeffect", kind, { ...given(parts), cards: anyOf((parts[0] ?? "").split("+").map(taken)) });
}

const taken = (id: string): string => named("taken", id);

/** The parts of a code by their places, as numbers where they are numbers. */
function given(parts: string[]): Blanks {
  const [a = "", b = "", c = "", d = "0"] = parts;
  return Object.fromEntries(
    Object.entries({ a, b, c, d }).map(([name, part]) => [name, /^\d+$/.test(part) ? +part : part]),
  );
}

const each = (kind: string, ids: string): string => inRow(ids.split("+").map((id) => named(kind, id)));

const counted = ([what = "", where = ""]: string[]): Blanks => ({
  what: each("per", what),
  where: named("where", where.replaceAll("+", "_")),
});

/** Blanks that are words themselves, by the kind of the effect. */
const SPELLED: Record<string, (parts: string[], nameOf: NameOf) => Blanks> = {
  coins_per: counted,
  points_per: counted,
  points_per_set: ([colours = ""]) => ({ what: each("setcolour", colours) }),
  choose: ([cards = ""], nameOf) => ({ cards: anyOf(cards.split("+").map(nameOf)) }),
};

/** Resources: all of them, or one of them. */
function goodsOf(letters: string): string {
  if (letters.includes("/")) return anyOf(letters.split("/").map((letter) => goodName(goodOf(letter))));
  const kinds = [...new Set(letters)];
  return listed(
    kinds.map((letter) => prices.units({ count: letters.split(letter).length - 1, good: goodName(goodOf(letter)) })),
  );
}
