// Words and phrases that several parts need. Every sentence of the page is in this folder or in the folder of its
// expansion, one string each; a string with a blank to fill is a function.

/** Several things in a row: a, b and c. */
export function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Effects in words as one sentence, with a capital letter and a full stop. */
export function sentence(parts: string[]): string {
  const text = parts.join(", ");
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : "";
}

export const ROMAN_AGES = ["", "I", "II", "III"];

export const ageName = (age: number): string => `Age ${ROMAN_AGES[age] ?? age}`;

/** A number with its noun: 1 point, 2 points. */
export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`;

/** A side of a wonder's board in a sentence: side A, the Day side. */
export const sideName = (side: string): string => (side.length > 1 ? `the ${side} side` : `side ${side}`);

/** A number with its sign. */
export const signed = (value: number): string => (value >= 0 ? `+${value}` : `−${-value}`);

export const site = {
  name: "Seven Wonders",
  titled: (page: string): string => `${page} · Seven Wonders`,
  waiting: (games: number, title: string): string => `(${games}) ${title}`,
  skip: "Skip to the content",
  play: "Play",
  cards: "Cards",
  gallery: "Gallery",
  rules: "Rules",
  score: "Score sheets",
  settings: "Settings",
  home: "Home",
  messages: "Messages",
  loading: "Loading …",
  tryAgain: "Try again",
  close: "Close",
  back: "Back to the start page",
  offline: "You are offline. Rules, cards, score sheets and the last puzzles are here; tables need a connection.",
  notice: "An independent, free program for playing with friends, bots and research. Not connected with the publisher.",
};

const kept = "Nothing of your game is lost.";

export const loading = {
  failed: "This part of the page could not be loaded",
  trouble: {
    busy: (seconds: number): string => `The server is busy: trying again in ${seconds} s. ${kept}`,
    broken: (seconds: number): string => `The server has a problem: trying again in ${seconds} s. ${kept}`,
    offline: (seconds: number): string =>
      `The server cannot be reached: trying again in ${seconds} s. Check your connection. ${kept}`,
    newer: (): string => `There may be a newer version of the page. Load it now. ${kept}`,
  },
  reload: "Load the page again",
};

export const errors = {
  offline: "The server cannot be reached. Check your connection, then try again.",
  slow: "The server took too long to answer. Wait a moment, then try again.",
  server: "The server has a problem. Wait a moment, then try again.",
  unexpected: "Something went wrong that nobody expected. Reload the page; your seat is kept.",
  notFound: "This is not here any more. Check the link, or begin a new game on the start page.",
  tooOften: "That was too often in a short time. Wait a minute, then try again.",
  notSent: "Not sent: the connection is away. Send it again as soon as it is back.",
};

export const connection = {
  connecting: "Connecting to the table …",
  lost: "No connection",
  kept: "Your seat is kept.",
  nextTry: (seconds: number): string => (seconds > 0 ? `Next try in ${seconds} s.` : "Trying now …"),
  now: "Try now",
  refused: "That did not work",
  answerKept: "Your choice will be sent as soon as the connection is back.",
};

export const newVersion = {
  title: "New version",
  text: "Your seat and your game are kept.",
  reload: "Reload",
  later: "Later",
};

export const missing = {
  title: "No such page",
  text: "The address leads nowhere. Check the link for a missing piece, or go back to the start page.",
};

export const goods = {
  names: {
    wood: "wood",
    stone: "stone",
    ore: "ore",
    clay: "clay",
    glass: "glass",
    papyrus: "papyrus",
    textile: "textile",
  } as Record<string, string>,
  name: (good: string): string => goods.names[good] ?? good,
  coins: (count: number): string => (count === 1 ? "1 coin" : `${count} coins`),
  free: "free",
  ageCost: "costs as many coins as the number of the Age",
  age: "Age",
  cost: (coins: number, kinds: string[]): string => {
    const counts = new Map<string, number>();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const parts = [...counts].map(([kind, count]) => `${count} ${goods.name(kind)}`);
    if (coins > 0) parts.unshift(goods.coins(coins));
    return parts.length > 0 ? `costs ${parts.join(", ")}` : "costs nothing";
  },
};
