// Messages about the people at a table, shown for a moment or as long as something is open.

import { clockTime } from "./times";

export const messages = {
  reply: "Reply",
  youHost: "You are the host now",
  madeHost: (by: string): string =>
    by ? `${by} has passed the role on to you.` : "The last host has left or is away.",
  plays: "A bot plays on.",
  standIn: (name: string): string => `A bot stands in for ${name}`,
  untilBack: (name: string): string => `${name} can take the seat back at any time.`,
  isBack: (name: string): string => `${name} is back`,
  handedBack: "The bot has handed the seat back.",
  vote: (name: string): string => `Vote: remove ${name}?`,
  voteOnYou: "Vote: should you be removed?",
  left: (seconds: number): string => `· ${clockTime(seconds)} left`,
  remove: "Remove",
  keep: "Keep",
  takeBack: "Take back",
  stays: (name: string): string => `${name} stays`,
  youStay: "You stay",
  voteOver: "The vote has ended.",
};
