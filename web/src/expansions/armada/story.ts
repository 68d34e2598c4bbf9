// What the stage tells of the sea: naval conflicts, taxes, landings and islands.

import { words } from "../../language/say";
import { told } from "../../lib/lines";
import { frameOf, withCity, type Mover, type PartScene } from "../../story/scene";
import { BORDER, SCENE } from "../../story/timing";
import type { ClassicTable } from "../../table/classic/model";
import type { LogLine, NavalPlace } from "../../wire";

const texts = words("armadastory");

export interface NavalStory extends PartScene {
  name: "naval";
  places: NavalPlace[];
}

/** One thing that somebody does at sea. */
export interface SeaDeed {
  seat: number;
  picture: "tax" | "landing" | "island";
  /** The island, if it is about one. */
  card: string;
  text: string;
}

export interface SeaStory extends PartScene {
  name: "sea";
  deeds: SeaDeed[];
}

export function seaStories(
  _before: ClassicTable,
  after: ClassicTable,
  lines: LogLine[],
  moves: boolean,
): (NavalStory | SeaStory)[] {
  const naval = lines.flatMap((line) =>
    line.scene?.type === "naval" ? [navalStory(lines, after.me, line, line.scene.places, moves)] : [],
  );
  return [...naval, ...deedsIn(lines, moves)];
}

function navalStory(lines: LogLine[], me: number, battle: LogLine, places: NavalPlace[], moves: boolean): NavalStory {
  const mine = lines.filter(({ kind, seat }) => seat === me && MINE.includes(kind));
  const sentence = [battle, ...mine].map(told).join(" ");
  const movers = places.flatMap(({ seat, token }): Mover[] => {
    if (token === 0) return [];
    return [
      {
        what: "naval",
        value: token,
        from: `story:${seat}`,
        to: `tokens:${seat}`,
        start: SCENE - BORDER.token - 60,
        length: BORDER.token,
        patch: (shown) =>
          withCity(shown, seat, ({ armada }) => ({
            armada: armada && { ...armada, tokens: [...armada.tokens, token] },
          })),
      },
    ];
  });
  const frames = [frameOf(SCENE, sentence, { movers, sounds: [{ name: "naval", time: 0 }] })];
  return {
    kind: "part",
    name: "naval",
    title: texts.inBanner,
    line: battle.number,
    ends: true,
    frames,
    sentence,
    waits: !moves,
    places,
  };
}

/** What a naval conflict brings a city, or that it stays out of it. */
const MINE = ["naval_token", "skipped_naval"];

/** What stands above everything that is done at sea in one turn. */
function titleOf(deeds: SeaDeed[]): string {
  const [only, ...more] = new Set(deeds.map((deed) => deed.picture));
  return only && more.length === 0 ? texts[only] : texts.several;
}

/** Taxes, landings and islands of one turn, together. */
function deedsIn(lines: LogLine[], moves: boolean): SeaStory[] {
  const done = lines.flatMap((line): { line: number; deed: SeaDeed }[] => {
    const deed = deedOf(line);
    return deed ? [{ line: line.number, deed }] : [];
  });
  const first = done[0];
  if (!first) return [];
  const deeds = done.map(({ deed }) => deed);
  const sentence = deeds.map((deed) => deed.text).join(" ");
  const frames = [frameOf(SCENE, sentence, { framed: deeds.map(({ seat }) => `city:${seat}`) })];
  const title = titleOf(deeds);
  return [{ kind: "part", name: "sea", line: first.line, ends: false, frames, sentence, waits: !moves, title, deeds }];
}

function deedOf(line: LogLine): SeaDeed | undefined {
  const { scene, seat, cards } = line;
  const text = told(line);
  if (scene?.type === "tax" || scene?.type === "landing") return { seat, picture: scene.type, card: "", text };
  if (scene?.type === "move" && scene.use === "settle") return { seat, picture: "island", card: cards[0] ?? "", text };
  return undefined;
}
