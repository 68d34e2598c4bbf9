// What Python means by its operators, functions and methods, for the translated engine and for nothing else: lists
// count from the end with negative numbers, empty lists are false, equal lists are equal, integers have any size.

/* eslint-disable @typescript-eslint/no-explicit-any -- the translated engine has no types */

type Value = any;
type Numeric = number | bigint;

/** An object of a class with these fields, made without its constructor. */
export function made<T>(kind: { prototype: T }, fields: object): T {
  return Object.assign(Object.create(kind.prototype as object), fields) as T;
}

// Truth and equality

export const truth = (value: Value): boolean =>
  Array.isArray(value) ? value.length > 0 : value instanceof Map ? value.size > 0 : Boolean(value);

export function equal(one: Value, other: Value): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => equal(item, other[at]));
  return one === other || (typeof one !== typeof other && isNumber(one) && isNumber(other) && one == other);
}

const isNumber = (value: Value): boolean => typeof value === "number" || typeof value === "bigint";
export const isInteger = (value: Value): boolean => Number.isInteger(value) || typeof value === "boolean";
export const isMap = (value: Value): boolean => value instanceof Map;
export const isText = (value: Value): boolean => typeof value === "string";
export const isBoolean = (value: Value): boolean => typeof value === "boolean";

function order(one: Value, other: Value): number {
  if (!Array.isArray(one)) return one < other ? -1 : one > other ? 1 : 0;
  for (const [at, item] of one.entries()) {
    const difference = at < other.length ? order(item, other[at]) : 1;
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

// Numbers. Bits of a machine word go beyond what a number holds exactly, so they may be large integers for a while.

const slim = (value: bigint): Numeric =>
  BigInt.asIntN(53, value) === value && value > -0x1fffffffffffffn ? Number(value) : value;
/** Numbers that fit into 31 bits, which is nearly all of them, are quick. */
const small = (value: Numeric): value is number => typeof value === "number" && (value | 0) === value;
const wide =
  (work: (one: bigint, other: bigint) => bigint, quick?: (one: number, other: number) => number) =>
  (one: Numeric, other: Numeric): Numeric =>
    quick && small(one) && small(other) ? quick(one, other) : slim(work(BigInt(one), BigInt(other)));

export const or = wide(
  (one, other) => one | other,
  (one, other) => one | other,
);
export const and = wide(
  (one, other) => one & other,
  (one, other) => one & other,
);
export const xor = wide(
  (one, other) => one ^ other,
  (one, other) => one ^ other,
);
export const shl = wide((one, other) => one << other);
export const shr = wide(
  (one, other) => one >> other,
  (one, other) => (other < 32 ? one >> other : one < 0 ? -1 : 0),
);
export const div = (one: number, other: number): number => Math.floor(one / other);
export const mod = (one: number, other: number): number => ((one % other) + other) % other;
export const int = (value: Numeric): Numeric => value;
const binary = (value: Numeric): string => BigInt(value).toString(2);
export const bitCount = (value: Numeric): number => binary(value).split("1").length - 1;
export const bitLength = (value: Numeric): number => (value ? binary(value).length : 0);

export function add(one: Value, other: Value): Value {
  return Array.isArray(one) ? [...one, ...other] : one + other;
}

export function sub(one: Value, other: Value): Value {
  return Array.isArray(one) ? one.filter((item) => !has(other, item)) : one - other;
}

export function mul(one: Value, other: Value): Value {
  return Array.isArray(one) ? Array.from({ length: one.length * other }, (_, at) => one[at % one.length]) : one * other;
}

// Lists, sets and dictionaries

export const list = (values: Iterable<Value>): Value[] => [...values];
export const len = (values: Value): number => (values instanceof Map ? values.size : values.length);
export const at = (values: Value, index: Value): Value => {
  const found = values instanceof Map ? values.get(index) : values.at(index);
  if (found === undefined) throw new Error(`there is no ${String(index)}`);
  return found;
};
export const slice = (values: Value[], from: number | null, to: number | null): Value[] =>
  values.slice(from ?? 0, to ?? undefined);

export function put(values: Value, index: Value, value: Value): void {
  if (values instanceof Map) values.set(index, value);
  else values[index < 0 ? values.length + index : index] = value;
}

export function has(values: Value, value: Value): boolean {
  return values instanceof Map ? values.has(value) : list(values).some((item) => equal(item, value));
}

export const append = (values: Value[], value: Value): void => void values.push(value);
export const appended = (values: Value[], value: Value): Value[] => [...values, value];
export const insert = (values: Value[], index: number, value: Value): void => void values.splice(index, 0, value);
export const count = (values: Value[], value: Value): number => values.filter((item) => equal(item, value)).length;

export function index(values: Value[], value: Value): number {
  const found = values.findIndex((item) => equal(item, value));
  if (found < 0) throw new Error(`${String(value)} is not in the list`);
  return found;
}

export function set(values: Iterable<Value>): Value[] {
  const found: Value[] = [];
  for (const value of values) if (!has(found, value)) found.push(value);
  return found;
}

export const isDisjoint = (values: Value[], others: Value[]): boolean => !values.some((value) => has(others, value));
export const get = (values: Map<Value, Value>, key: Value, usual: Value = null): Value =>
  values.has(key) ? values.get(key) : usual;
export const items = (values: Map<Value, Value>): [Value, Value][] => [...values];
export const keys = (values: Map<Value, Value>): Value[] => [...values.keys()];
export const values = (dictionary: Map<Value, Value>): Value[] => [...dictionary.values()];
export const dict = (pairs: Iterable<[Value, Value]>): Map<Value, Value> => new Map(pairs);

// Loops

export const range = (first: number, end?: number, step = 1): number[] => {
  const [from, to] = end === undefined ? [0, first] : [first, end];
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, number) => from + number * step);
};
export const enumerate = (values: Iterable<Value>): [number, Value][] =>
  list(values).map((value, number) => [number, value]);
export const zip = (first: Value[], ...others: Value[][]): Value[][] =>
  first.map((value, number) => [value, ...others.map((other) => other[number])]);
export const sum = (values: Iterable<Value>): number => list(values).reduce((total, value) => total + Number(value), 0);
export const any = (values: Iterable<Value>): boolean => list(values).some(truth);
export const all = (values: Iterable<Value>): boolean => list(values).every(truth);
const spread = (given: Value[]): Value[] => (given.length === 1 ? given[0] : given);
export const min = (...given: Value[]): number => Math.min(...spread(given));
export const max = (...given: Value[]): number => Math.max(...spread(given));

export function sorted(values: Iterable<Value>, key: ((value: Value) => Value) | null, reverse: boolean): Value[] {
  const of = key ?? ((value: Value): Value => value);
  return list(values).sort((one, other) => (reverse ? order(of(other), of(one)) : order(of(one), of(other))));
}

export function combinations(values: Value[], size: number): Value[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, number) =>
    combinations(values.slice(number + 1), size - 1).map((others) => [value, ...others]),
  );
}

// Texts

export const str = (value: Value): string => (value === null ? "None" : String(value));
export const upper = (text: string): string => text.toUpperCase();
export const lower = (text: string): string => text.toLowerCase();
export const strip = (text: string): string => text.trim();
export const split = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
export const replace = (text: string, old: string, other: string): string => text.replaceAll(old, other);
export const join = (glue: string, parts: string[]): string => parts.join(glue);
export const normalize = (form: string, text: string): string => text.normalize(form);
export const combining = (letter: string): boolean => /\p{M}/u.test(letter);

export function rsplit(text: string, mark: string, times: number): string[] {
  const parts = text.split(mark);
  const kept = Math.max(parts.length - times, 1);
  return [parts.slice(0, kept).join(mark), ...parts.slice(kept)];
}
