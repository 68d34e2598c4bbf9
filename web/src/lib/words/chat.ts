// The chat of a table, and what everybody is told there about its people. The list of people is loaded later.

import { isSaid, named, words, type Blanks } from "../../language/say";
import type { ChatLine } from "../../wire";
import { sideName } from "./common";
import { duration } from "./times";

export const chatPanel = words("chat");

/** What can be said with one press. */
export const reactions = (): string[] => [
  chatPanel.hello,
  chatPanel.wellPlayed,
  chatPanel.ouch,
  chatPanel.thanks,
  chatPanel.oneMoment,
];

/** What has changed among the people at a table, as a sentence. Nothing for what somebody says. */
export function changeText({ kind = "said", name, text }: ChatLine): string {
  if (kind === "said" || kind === "erased") return "";
  // These changes can happen without one person who makes them.
  const byAll = !name && (kind === "removed" || kind === "host");
  return named("chat-change", byAll ? `${kind}_by_all` : kind, { by: name, ...changed(kind, text) });
}

/** What was changed: the text of the line, which is an id or a number in many of them. */
function changed(kind: ChatLine["kind"], text: string): Blanks {
  switch (kind) {
    case "expansion_on":
    case "expansion_off":
      return { expansion: named("expansion", text) };
    case "variant":
      return { known: isSaid("variant", text) ? "yes" : "no", variant: named("variant", text) };
    case "game":
      return { game: text };
    case "edition":
      return { edition: Number(text) };
    case "seats":
      return { seats: Number(text) };
    case "wonders":
      return { how: text, side: sideName(text) };
    case "clock":
      return { seconds: Number(text), span: duration(Number(text)) };
    default:
      return { whom: text };
  }
}
