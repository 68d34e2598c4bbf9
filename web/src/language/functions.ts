// What messages may say about numbers, besides what Fluent can do by itself. docs/how-to/translate.md lists these.

import { FluentNone, FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";

const ROMANS = ["", "I", "II", "III"];

/** Options for rules of plurals; the type of FluentNumber knows only those of formats. */
const ORDINAL = { type: "ordinal" } as Intl.NumberFormatOptions;

/** The number of a Fluent value. */
const numberIn = (value: FluentValue | undefined): number =>
  value instanceof FluentNumber ? value.value : Number(value instanceof FluentNone ? NaN : value);

export const FUNCTIONS: Record<string, FluentFunction> = {
  /** With its sign, and a true minus: +3, −1. */
  SIGNED: ([value]) => signed(numberIn(value)),
  /** Points, which may be below zero, with a true minus. */
  POINTS: ([value]) => trueMinus(numberIn(value)),
  /** The number of an Age: I, II, III. */
  ROMAN: ([value]) => roman(numberIn(value)),
  /** A place in a row, to choose between 1st, 2nd, 3rd and 4th as the language groups them. */
  ORDINAL: ([value]) => new FluentNumber(numberIn(value), ORDINAL),
};

export const roman = (age: number): string => ROMANS[age] ?? `${age}`;
export const signed = (value: number): string => (value >= 0 ? `+${value}` : trueMinus(value));
const trueMinus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
