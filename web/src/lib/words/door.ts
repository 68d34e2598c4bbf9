// The way to a table: what somebody without a seat finds at its address or behind a link, and what its host allows.

import { listed, site } from "./common";
import { tableOf } from "./start";
import { duration } from "./times";

/** The page for somebody without a seat. */
export const door = {
  tableOf,
  invites: (host: string): string => `${host} invites you`,
  starts: "The game starts when everybody is here.",
  taken: (seats: number, free: number): string => `${seats} seats, ${free === 1 ? "one is" : `${free} are`} free`,
  company: "Who is there",
  free: "free",
  person: "a guest",
  isBot: "bot",
  here: (names: string[]): string => `${listed(names)} ${names.length === 1 ? "is" : "are"} here now.`,
  away: (names: string[]): string =>
    `${listed(names)} ${names.length === 1 ? "has a seat but is" : "have seats but are"} away.`,
  bot: (name: string, level: string): string => `${name} is a bot: ${level}.`,
  nextTo: (name: string): string => `You would sit next to ${name}.`,
  between: (one: string, other: string): string =>
    `You would sit between ${one} and ${other}: they are your neighbours.`,
  name: "Your name at the table",
  nameKept: "Kept on this device. No account, no password.",
  nameNeeded: "Write a name first: the others see it at the table.",
  knownAs: "You come as",
  rename: "Change",
  take: (free: number): string => (free === 1 ? "Take the free seat" : "Take a free seat"),
  watch: "Watch",
  watchers: (late: boolean): string =>
    late ? "Watchers see every hand at this table, one turn late." : "Watchers see no hands.",
  full: "Every seat is taken",
  fullText: (host: string): string =>
    `All seats at ${tableOf(host)} are taken. As soon as one gets free you can take it here: this page looks by itself.`,
  begun: "The game has begun",
  begunText: "Nobody can join a game that has begun, not even in the place of a bot.",
  begunWatch: "You can watch it.",
  begunClosed: "Only people with a link from the table can watch this one.",
  over: "This game is over",
  overText: "You can see the result, and all of the game move by move.",
  replay: "See the result",
  dead: "This link no longer works",
  deadText: "The table was cleared away, or the link was not copied to its end. Ask for a new one.",
  ownTable: "Play at your own table",
  offline: "No connection",
  offlineText:
    "As soon as you are back online this page goes on by itself. Rules, cards and score sheets work meanwhile.",
  unreachable: "The table cannot be reached",
  again: site.tryAgain,
  score: "Score a real table",
  seated: "Do you have a seat here on another device?",
  seatedText: "There, copy your own link from the lobby or from the list of players. Then paste it here.",
};

/** Knocking at a private lobby: for the visitor, and for those who sit there. */
export const knocking = {
  title: (host: string): string => `${tableOf(host)} is private`,
  text: (host: string): string => `The address alone is not enough here. Knock, and ${host} can let you in.`,
  deadLink: (host: string): string => `This link no longer works. Knock, and ${host} can let you in.`,
  unanswered: (host: string): string => `${host} has not answered. You can knock again, or ask for the link to play.`,
  knock: "Knock",
  waiting: "You are at the door",
  waitingText: (host: string, name: string): string =>
    `${host} reads that ${name} is at the door. Once you are let in, this page goes on by itself.`,
  refused: "Not now",
  refusedText: (host: string, seconds: number): string =>
    `${host} cannot let you in now. You can knock again in ${duration(Math.ceil(seconds / 60) * 60)}.`,
  atDoor: (name: string): string => `${name} is at the door`,
  hostDecides: (host: string): string => `${host} decides who comes in.`,
  letIn: "Let in",
  notNow: "Not now",
};

/** Who needs no link. The host decides it in the lobby. */
export const access = {
  title: (join: boolean, listed: boolean): string =>
    listed ? "Open to everybody" : join ? "Open to anybody with the address" : "Only with a link",
  join: "Anybody with the address of this page may join",
  joinNote: "Friends can then use whatever link they were sent. Off, only the link to play works.",
  watch: "Anybody with the address may watch",
  listed: "Show this table on the public list",
  sameAddress: "Let several people join from the same internet address, such as one home",
  listedNote:
    "While you are here, strangers see your name and the game on the start page, and may join. Nobody can take all seats unless you let several people join from one address.",
  isListed: "This table is on the public list: strangers may join.",
};
