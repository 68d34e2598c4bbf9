// The way to a table without a link: what somebody finds at its address, and what its host allows.

import { counted } from "./common";
import { tableOf } from "./start";

/** What somebody sees who opens the address of a table and has no seat there. */
export const door = {
  tableOf,
  seats: (people: number, open: number): string =>
    `${counted(people, "person is", "people are")} here, and ${counted(open, "seat is", "seats are")} open.`,
  watch: "Watch",
  full: "Every seat is taken, but you can watch.",
  begun: "The game has begun, but you can watch.",
  hands: (late: boolean): string =>
    late ? "Watchers see every hand at this table, one turn late." : "Watchers see no hands.",
  over: "This game is over",
  overText: "You can watch all of it, move by move.",
  replay: "Watch the replay",
  seated: "Do you have a seat here on another device?",
  seatedText: "There, copy your own link from the lobby or from the list of players. Then paste it here.",
  failed: "The table cannot be reached",
  again: "Try again",
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
