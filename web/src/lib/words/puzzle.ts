// The positions and scenarios on the rules pages.

import { goods, listed } from "./common";

export const puzzle = {
  open: "Examples of this rule",
  about: (title: string): string => `: ${title}`,
  title: "What can you build?",
  question: (name: string): string => `You are ${name}. Which of these cards can you build?`,
  check: "Check",
  again: "Try again",
  next: "Another position",
  right: "Right, that is exactly what you can build.",
  wrong: (names: string[]): string => `Not quite. You can build ${listed(names.map((name) => `the ${name}`))}.`,
  can: (name: string, price: number): string =>
    price > 0 ? `The ${name} costs you ${goods.coins(price)}.` : `The ${name} costs you nothing.`,
  chain: (name: string): string => `The ${name} is free by a chain.`,
  because: (name: string, reason: string): string => `The ${name}: ${reason}`,
  cannot: (name: string): string => `The ${name} cannot be built now.`,
  scenarios: (count: number): string =>
    count === 1 ? "One scenario holds this rule" : `${count} scenarios hold this rule`,
  file: (name: string): string =>
    `From tests/scenarios/${name.replace(/^base\//, "")}.yaml, which the engine has to pass.`,
  failed: "The examples could not be loaded. Check your connection, then open them again.",
};
