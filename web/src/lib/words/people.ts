// The people at a table: what they may do with each other, with links, and about themselves.

import type { Removal } from "../../wire";
import { counted } from "./common";

export const people = {
  menu: (name: string): string => `What you can do about ${name}`,
  host: "host",
  mutedByHost: "muted by the host",
  mutedByYou: "muted by you",
  removal: ({ votes, needed }: Removal): string => `${votes} of ${needed} votes for removal`,
  sharedVotes: "People from one internet address have one vote together, since strangers could join this table.",

  mute: (name: string): string => `Hide what ${name} says`,
  muteNote: "Only for you, in this browser. Nobody else notices.",
  unmute: (name: string): string => `Show what ${name} says again`,
  unmuteNote: "Earlier lines come back too.",
  muteForAll: "Mute for everybody",
  muteForAllNote: (name: string): string => `${name} can read along, but not write, until you allow it again.`,
  unmuteForAll: "Allow to chat again",
  unmuteForAllNote: "Everybody at the table is told.",
  makeHost: "Make host",
  makeHostNote: (name: string): string => `${name} gets your rights as the host, and you become a guest.`,
  remove: "Remove from the table",
  removeNote: (name: string): string =>
    `The seat opens again. Both links change and the address alone stops working, so that ${name} can only come back with a new link.`,
  askRemoval: "Ask for removal",
  askRemovalNote: (name: string): string =>
    `If most of the others ask for it too, ${name} has to go, and a bot plays on. Everybody is told that you ask.`,
  withdraw: "No longer ask for removal",
  withdrawNote: "Everybody at the table is told.",

  newLink: "New link",
  newLinkNamed: (what: string): string => `New link: ${what}`,
  newJoinTitle: "A new link to play?",
  newWatchTitle: "A new link to watch?",
  newJoinText: "The old link and the address alone stop working at once. Everybody who has a seat keeps it.",
  newWatchText: "The old link and the address alone stop working at once. Watchers who are here may stay.",
  sendAway: "Send everybody away who is watching now",
  makeLink: "Make a new link",

  leave: "Leave the table",
  leaveText: {
    lobby: "Your seat opens again, and somebody else can take it.",
    playing: "A bot plays your seat to the end. You cannot come back.",
    finished: "The game stays as it is. You can no longer chat at this table or ask for a rematch.",
    abandoned: "You can no longer come back to this table.",
  },
  leaveForget: "Also remove my name and what I said",
  delete: "Delete the table",
  deleteTitle: "Delete this table?",
  deleteText: "The table is gone for everybody, with its chat and its replay. This cannot be undone.",
};

export const forgetting = {
  title: "Your data",
  note: "This browser keeps your seats, your name and your settings. The server keeps your name and what you say at each table.",
  start: "Forget me …",
  question: "Forget everything about you?",
  leaves: "You leave every table that is not finished: your seat opens, or a bot plays on.",
  names: (tables: number): string =>
    tables === 0
      ? "There is no table at which this browser has a seat."
      : `Your name and what you said are removed from ${tables === 1 ? "the one table" : `all ${tables} tables`} that this browser knows.`,
  moves: "Finished games keep their moves, without your name.",
  browser: "This browser forgets your seats, your name and your settings.",
  final: "This cannot be undone.",
  now: "Forget me now",
  keep: "Keep everything",
  working: "Forgetting …",
  left: (tables: number): string =>
    `${counted(tables, "table")} could not be reached and ${tables === 1 ? "is" : "are"} kept here. Try again in a moment.`,
};
