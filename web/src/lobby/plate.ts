// A seat of the lobby as its plate shows it: everything that depends on who sits there is worked out here.

import { specialSeat } from "../expansions/asked";
import { named } from "../language/say";
import type { IconName } from "../lib/icons/pictures";
import { inRow } from "../lib/words/common";
import { lobby } from "../lib/words/lobby";
import { people } from "../lib/words/people";
import { expected } from "../lib/words/rematch";
import { levelName } from "../lib/words/start";
import type { BotLevel, SeatState, TableState } from "../wire";

export interface Plate {
  seat: number;
  kind: SeatState["kind"];
  name: string;
  me: boolean;
  host: boolean;
  /** Whether the person is connected; nothing for seats without one. */
  here: boolean | undefined;
  /** Whether the seat waits for a person of the last game. */
  held: boolean;
  /** A few words about the player, and a sentence where there is room. */
  state: string;
  note: string;
  /** In the place of a portrait. */
  picture: IconName | undefined;
  /** How strong a bot is, from 1; 0 for all others. */
  strength: number;
  /** The board that was chosen; empty if the wonder is left to chance. */
  board: string;
  /** What a press does: choose one's own wonder, or change a bot or an open seat. */
  press: "wonder" | "bot" | undefined;
}

/** What a seat shows and allows. `patient` says whether the host may give away seats whose people have not answered. */
export function plateOf(table: TableState, seat: SeatState, levels: BotLevel[], patient: boolean): Plate {
  const me = table.me === seat.seat;
  const hosting = table.me >= 0 && table.me === table.host;
  const special = specialSeat(seat.kind);
  const level = levels.find(({ name }) => name === seat.bot);
  return {
    seat: seat.seat,
    kind: seat.kind,
    name: seat.kind === "open" ? lobby.openSeat : seat.name,
    me,
    host: table.host === seat.seat,
    here: seat.kind === "person" && !seat.held ? seat.connected : undefined,
    held: Boolean(seat.held),
    state: special ? named("seatstate", special.kind) : stateOf(seat, hosting),
    note: seat.kind === "bot" ? (level?.text ?? "") : seat.kind === "person" ? neighbour(table, seat.seat) : "",
    picture: seat.kind === "open" ? "plus" : special?.picture,
    strength: seat.kind === "bot" ? strengthOf(levels, seat.bot) : 0,
    board: boardOf(table, seat.seat),
    press: me ? "wonder" : hosting && isGiven(seat, patient) ? "bot" : undefined,
  };
}

/** The bots that are known by their strength, from the weakest: all but those of other packages. */
export const graded = (levels: BotLevel[]): BotLevel[] => levels.filter((level) => !level.plug_in);

/** How strong a bot is, from 1; 0 if that is not known. */
export const strengthOf = (levels: BotLevel[], bot: string): number =>
  graded(levels).findIndex(({ name }) => name === bot) + 1;

/** Whether the host decides about a seat: a bot has it, or its person does not come. */
function isGiven(seat: SeatState, patient: boolean): boolean {
  return seat.kind === "bot" || seat.held === "no" || (seat.held === "asked" && patient);
}

function stateOf(seat: SeatState, hosting: boolean): string {
  if (seat.kind === "open") return hosting ? lobby.openOr : lobby.openWaits;
  if (seat.kind === "bot") return levelName(seat.bot);
  if (seat.held) return expected[seat.held];
  return inRow([seat.connected ? lobby.here : lobby.away, ...(seat.muted ? [people.mutedByHost] : [])]);
}

/** The people of the last game for whom seats are held. */
export function missingFrom({ seats }: TableState): string[] {
  return seats.filter(({ held }) => held).map(({ name }) => name);
}

/** What a seat is to one's own. */
function neighbour({ me, seats }: TableState, seat: number): string {
  const count = seats.length;
  if (me < 0 || count < 3) return "";
  if ((me + 1) % count === seat) return lobby.leftNeighbour;
  return (me + count - 1) % count === seat ? lobby.rightNeighbour : "";
}

/** The board that somebody has chosen; empty if the wonder is dealt by chance. */
export function boardOf({ config }: TableState, seat: number): string {
  const wonders = config.wonders ?? [];
  const wish = wonders.length > 1 ? (wonders[seat] ?? "") : "";
  return isDealt(wish) ? "" : wish;
}

/** Whether a wish leaves the wonder to chance. */
export function isDealt(wish: string): boolean {
  return ["", "random", "A", "B", "Day", "Night"].includes(wish);
}

/** How wonders are dealt to those who choose none. */
export function chanceOf({ config }: TableState): string {
  return (config.wonders ?? []).find(isDealt) ?? "random";
}

/** Where a seat is around the table: the way from the middle, as shares of half its width and height. The board is
 * nearer to the middle, by shares of the sizes of plate and board: it touches the plate and is not covered by it. */
export interface Place {
  x: number;
  y: number;
  boardX: number;
  boardY: number;
}

const SPREAD = 0.7;

/** Around the table in the order of play, with the viewer, or the first seat, nearest. */
export function placeOf(table: TableState, seat: number): Place {
  const turn = (2 * Math.PI * (seat - Math.max(table.me, 0))) / table.seats.length;
  const [sine, y] = [-Math.sin(turn), Math.cos(turn)];
  // Plates keep apart: the middle is for the boards.
  const x = Math.sign(sine) * Math.abs(sine) ** SPREAD;
  // Boards of seats at the far side lie below their plates rather than in the middle of the table.
  const across = sine * Math.abs(sine);
  const most = Math.max(Math.abs(across), Math.abs(y));
  return { x, y, boardX: across / most, boardY: y / most };
}
