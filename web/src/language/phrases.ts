// What the server has to say comes as a phrase: an id and what fills its blanks. Here it becomes a sentence for its
// reader.

import { architectsShelf, classicShelf, nameInSentence } from "../lib/catalogue.svelte";
import type { SpokenLine } from "../lib/lines";
import type { GameConfig, LogLine, Phrase, TableState } from "../wire";
import { signed } from "./functions";
import { spokenSeats } from "./seats";
import { blankName, isSaid, listed, named, type Blanks } from "./say";

type Blank = Phrase["blanks"][string];
type Part = number | string | Phrase;

/** Who is told: the names of all seats, the reader's own seat (-1 for a spectator), and the game with its cards. */
export interface Reader {
  names: string[];
  me: number;
  config: GameConfig;
}

/** These blanks are seats. */
const SEATS = ["who", "other"];
/** These are cards of a table, which have an article in some languages. */
const CARDS = ["card", "cards", "new"];

/** Say a phrase of a log. */
export function told(phrase: Phrase, reader: Reader): string {
  const kind = reader.config.game === "architects" ? "boxlog" : "log";
  const blanks: Blanks = { reader: SEATS.find((name) => phrase.blanks[name] === reader.me) ?? "none" };
  for (const [name, blank] of Object.entries(phrase.blanks)) blanks[blankName(name)] = filled(name, blank, reader);
  return named(kind, phrase.id, blanks);
}

function filled(name: string, blank: Blank, reader: Reader): string | number {
  if (Array.isArray(blank)) return listed(blank.map((part) => partOf(name, part, reader, true)));
  return typeof blank === "number" && !SEATS.includes(name) ? blank : partOf(name, blank, reader, false);
}

/** One thing in a blank. The numbers of a list are tokens, which are written with their signs. */
function partOf(name: string, part: Part, reader: Reader, inList: boolean): string {
  if (typeof part === "object") return told(part, reader);
  if (typeof part === "string") return thing(name, part, reader.config);
  return inList ? signed(part) : (reader.names[part] ?? `${part + 1}`);
}

/** A card, a token or another thing by its id, as it stands in a sentence. */
function thing(blank: string, id: string, config: GameConfig): string {
  if (config.game === "architects") return isSaid("boxthing", id) ? named("boxthing", id) : tokenName(id);
  const catalogue = classicShelf(config.edition ?? 1).found;
  if (!catalogue?.cards.has(id)) return isSaid("thing", id) ? named("thing", id) : id;
  const card = catalogue.card(id);
  return CARDS.includes(blank) ? nameInSentence(card) : card.name;
}

const tokenName = (id: string): string => architectsShelf.found?.token(id).name ?? id;

/** Lines of a log in the language of their reader, whichever that is when they are read. */
export function spoken(lines: LogLine[], { seats, me, config }: TableState): SpokenLine[] {
  const reader: Reader = {
    get names() {
      return spokenSeats(seats).map((seat) => seat.name);
    },
    me,
    config,
  };
  return lines.map((line) => {
    const { phrase } = line;
    if (!phrase) return line;
    return {
      ...line,
      get text() {
        return told(phrase, { ...reader, me: -1 });
      },
      get own() {
        return told(phrase, reader);
      },
    };
  });
}
