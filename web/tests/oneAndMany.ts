import { expect, it } from "vitest";

/** What is said of a number, of 1 and of 2. */
export type OneAndMany = [say: (count: number) => string, one: string, two: string];

export function oneAndMany(rows: OneAndMany[]): void {
  for (const [say, one, two] of rows) {
    it(`${one}; ${two}`, () => {
      expect(say(1)).toBe(one);
      expect(say(2)).toBe(two);
    });
  }
}
