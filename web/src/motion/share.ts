// Two states of one table with as much in common as possible, so that only what has changed is drawn anew.

/** The new value, in which every part that is equal to the old one is the old one. */
export function shared<T>(old: unknown, value: T): T {
  if (Object.is(old, value)) return value;
  if (Array.isArray(value)) {
    if (!Array.isArray(old)) return value;
    const items = value.map((item: unknown, index) => shared(old[index] as unknown, item));
    return (sameItems(old, items) ? old : items) as T;
  }
  if (isRecord(value) && isRecord(old)) {
    const keys = Object.keys(value);
    const parts = keys.map((key) => shared(old[key], value[key]));
    const same =
      keys.length === Object.keys(old).length && keys.every((key, index) => Object.is(old[key], parts[index]));
    return (same ? old : Object.fromEntries(keys.map((key, index) => [key, parts[index]]))) as T;
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sameItems(old: unknown[], items: unknown[]): boolean {
  return old.length === items.length && items.every((item, index) => Object.is(item, old[index]));
}
