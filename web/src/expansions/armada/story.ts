// What the stage tells of the sea: naval conflicts, taxes, landings and islands.

import { frameOf, withCity, type Mover, type PartScene } from "../../story/scene";
import { BORDER, SCENE } from "../../story/timing";
import type { ClassicTable } from "../../table/classic/model";
import { nameOf } from "../../table/model";
import type { LogLine, NavalPlace } from "../../wire";
import { sea } from "./storyWords";

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
    line.scene?.type === "naval" ? [navalStory(after, line.number, line.scene.places, moves)] : [],
  );
  return [...naval, ...deedsIn(after, lines, moves)];
}

function navalStory(table: ClassicTable, line: number, places: NavalPlace[], moves: boolean): NavalStory {
  const mine = places.find((place) => place.seat === table.me);
  const sentence = mine
    ? sea.you(
        mine.place,
        places.some((other) => other !== mine && other.place === mine.place),
        mine.strength,
        mine.token,
      )
    : table.me >= 0
      ? sea.youStayOut
      : sea.all(places.filter(({ token }) => token > 0).map(({ seat }) => nameOf(table, seat)));
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
  const title = sea.navalInBanner;
  return { kind: "part", name: "naval", title, line, ends: true, frames, sentence, waits: !moves, places };
}

/** Taxes, landings and islands of one turn, together. */
function deedsIn(table: ClassicTable, lines: LogLine[], moves: boolean): SeaStory[] {
  const told = lines.flatMap((line): { line: number; deed: SeaDeed }[] => {
    const deed = deedOf(table, line);
    return deed ? [{ line: line.number, deed }] : [];
  });
  const first = told[0];
  if (!first) return [];
  const deeds = told.map(({ deed }) => deed);
  const sentence = deeds.map((deed) => deed.text).join(" ");
  const frames = [frameOf(SCENE, sentence, { framed: deeds.map(({ seat }) => `city:${seat}`) })];
  const title = sea.title(deeds.map((deed) => deed.picture));
  return [{ kind: "part", name: "sea", line: first.line, ends: false, frames, sentence, waits: !moves, title, deeds }];
}

function deedOf(table: ClassicTable, { scene, seat, cards }: LogLine): SeaDeed | undefined {
  const name = nameOf(table, seat);
  const mine = seat === table.me;
  if (scene?.type === "tax") return { seat, picture: "tax", card: "", text: sea.tax(name, scene.coins, mine) };
  if (scene?.type === "landing") {
    const text = sea.landing(name, nameOf(table, scene.other), mine, scene.other === table.me);
    return { seat, picture: "landing", card: "", text };
  }
  if (scene?.type === "move" && scene.use === "settle")
    return { seat, picture: "island", card: cards[0] ?? "", text: sea.island(name, mine) };
  return undefined;
}
