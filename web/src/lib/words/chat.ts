// The chat of a table, and what everybody is told there about its people. The list of people is loaded later.

import { expansions, variants } from "../../expansions/asked";
import type { ChatLine } from "../../wire";
import { sideName } from "./common";
import { duration } from "./times";

/** The list of people at the table. */
export const players = "Players";

/** What has changed among the people at a table, as a sentence. */
const CHANGES: Record<
  Exclude<NonNullable<ChatLine["kind"]>, "said" | "erased">,
  (by: string, whom: string) => string
> = {
  left: (_, whom) => `${whom} has left the table.`,
  removed: (by, whom) => (by ? `${by} has removed ${whom}.` : `The others have removed ${whom}. A bot plays on.`),
  removal_asked: (by, whom) => `${by} asks for ${whom} to be removed.`,
  removal_withdrawn: (by, whom) => `${by} no longer asks for ${whom} to be removed.`,
  host: (by, whom) => (by ? `${by} has made ${whom} the host.` : `${whom} is the host now.`),
  muted: (by, whom) => `${by} has muted ${whom} for everybody.`,
  unmuted: (by, whom) => `${by} allows ${whom} to chat again.`,
  join_link: (by) => `${by} has made a new link to play.`,
  watch_link: (by) => `${by} has made a new link to watch.`,
  game: (by, game) => `${by} chose ${game === "architects" ? "Architects" : "7 Wonders"}.`,
  edition: (by, edition) => `${by} chose the ${edition === "1" ? "first" : "second"} edition.`,
  expansion_on: (by, id) => `${by} turned ${expansions[id]?.title ?? id} on.`,
  expansion_off: (by, id) => `${by} turned ${expansions[id]?.title ?? id} off.`,
  seats: (by, count) => `${by} set the table for ${count}.`,
  variant: (by, id) => (variants[id] ? `${by} chose: ${variants[id].title}.` : `${by} chose the usual game.`),
  rules: (by) => `${by} changed the rules of this game.`,
  wonders: (by, how) =>
    how === "picked"
      ? `${by} lets everybody choose a wonder.`
      : `${by} has the wonders dealt by chance${how === "random" ? "" : `, all on ${sideName(how)}`}.`,
  clock: (by, seconds) =>
    seconds === "0" ? `${by} took the clock away.` : `${by} allows ${duration(Number(seconds))} for a choice.`,
};

export const chatPanel = {
  title: "Chat",
  none: "Nobody has said anything yet.",
  placeholder: "Say something to the table",
  label: "Message to the table",
  send: "Send",
  spectator: "Watchers can read along. Only players can write.",
  muted: "The host has muted you. You can read along.",
  earlier: "Show earlier lines",
  quick: "Quick reactions",
  reactions: ["Hello!", "Well played!", "Ouch!", "Thanks!", "One moment …"],
  erased: "removed by its writer",
  change: ({ kind = "said", name, text }: ChatLine): string =>
    kind === "said" || kind === "erased" ? "" : CHANGES[kind](name, text),
};
