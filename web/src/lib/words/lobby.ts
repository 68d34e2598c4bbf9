// In the lobby of a table, and wherever its people and links are shown.

import { home, tableOf } from "./start";
import { duration } from "./times";

export const lobby = {
  title: "The table is set",
  tableOf,
  taken: (taken: number, seats: number): string =>
    taken === seats ? `All ${seats} seats are taken.` : `${taken} of ${seats} seats are taken.`,
  dealt: "Wonders are dealt when the game starts",
  yours: "You host this table. Share the link, fill empty seats with bots, then start.",
  guest: (host: string): string => `${host} starts the game when everybody is here.`,
  spectator: "You are watching. The game begins when the host starts it.",
  seats: "Seats",
  seatsNote: "Your neighbours are the seats before and after yours; the last seat sits next to the first.",
  turnsNote:
    "Turns go from seat to seat. Your left deck is your own; your right deck belongs to the seat before yours.",
  seat: (number: number): string => `Seat ${number}`,
  you: "you",
  host: "host",
  away: "away",
  here: "here",
  open: "Open, waiting for somebody",
  bot: (level: string): string => `Bot: ${level}`,
  putBot: "Add a bot",
  putBotAt: (number: number): string => `Add a bot in seat ${number}`,
  makeOpen: "Open seat",
  makeOpenAt: (number: number): string => `Open seat ${number}`,
  levelFor: (number: number): string => `Bot for seat ${number}`,
  fill: "Fill with bots",
  bots: "What the bots are like",
  start: "Start the game",
  stillOpen: (open: number): string => (open === 1 ? "One seat is still open" : `${open} seats are still open`),
  startWaits: "Wait for your friends, or let bots play.",
  full: "Everybody has a seat",
  ready: "Start when you like.",
  invite: "Invite",
  joinLink: "Link to play",
  joinNote: "Anybody with this link can take an open seat.",
  moreLinks: "More links",
  watchLink: "Link to watch",
  watchNote: (late: boolean): string => (late ? lobby.lateHands : "Watchers see no hands."),
  lateHands: "Watchers see every hand, one turn late.",
  lateHandsNote: "From that they can work out most of what is held now. So could a player who opens the link to watch.",
  ownLink: "Your own link",
  ownNote: "Opens your seat on another device. Share it with nobody.",
  copy: "Copy",
  copied: "Copied",
  copyNamed: (what: string): string => `Copy: ${what}`,
  share: "Share …",
  qr: "QR code",
  qrNamed: (what: string): string => `QR code: ${what}`,
  qrLabel: "QR code of the link",
  qrNote: "Point the camera of a phone at it.",
  shareText: "Join my table for a game of Seven Wonders.",
  copyFailed: "Copying is not allowed here. The link is selected: press Ctrl+C, or hold it to copy.",
  rules: "This game",
  wonders: (wish: string, sides: boolean): string =>
    wish === "random"
      ? `${sides ? "Wonders and sides" : "Wonders"} at random`
      : ["A", "B", "Day", "Night"].includes(wish)
        ? `Wonders at random, all on ${wish.length > 1 ? `their ${wish} side` : `side ${wish}`}`
        : wish,
  gentle: (side: string): string =>
    `${side.length > 1 ? `The ${side} side` : `Side ${side}`} is gentler, which is best for your first three games.`,
  timer: (seconds: number): string => (seconds ? home.timePerTurn(duration(seconds)) : "No time limit"),
  points: (shown: boolean): string => (shown ? "Points are shown during the game" : "Points are counted at the end"),
  working: "One moment …",
};
