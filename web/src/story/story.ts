// The scenes that an update brings: how an Age begins and ends, and what happens to everybody at once.

import { cityName } from "../lib/catalogue.svelte";
import { storiesOf } from "../expansions/slots";
import { ageName, listed } from "../lib/words/common";
import { newsOf, story as words } from "../lib/words/story";
import { cityOf, type ClassicTable } from "../table/classic/model";
import { nameOf } from "../table/model";
import type { BoardFacts, LogLine } from "../wire";
import { frameOf, type BannerScene, type PartScene, type StoryScene, type WarScene } from "./scene";
import { BANNER, WONDER } from "./timing";
import { fightsIn, warOf } from "./war";

export { lengthOf, type BannerScene, type Mover, type Patch, type StoryFrame, type StoryScene } from "./scene";

/** The scenes between two tables, in the order in which they are shown: after the cards of the turn have come to rest,
 * before the next hand is taken up. Without motion (`moves`) the war is one frame, and all but banners wait. */
export function storyOf(before: ClassicTable, after: ClassicTable, lines: LogLine[], moves = true): StoryScene[] {
  if (before.cities.length !== after.cities.length) return [];
  const begins = lines.find((line) => line.kind === "age_began");
  const told = [...storiesOf(before, after, lines, moves), ...warOf(before, after, lines, moves)];
  told.sort((one, other) => one.line - other.line);
  const first = told.findIndex((scene) => scene.ends);
  const over = begins !== undefined || lines.some((line) => line.kind === "game_over");
  const ended = before.age > 0 && (over || told.some((scene) => scene.kind === "war"));
  // Without motion the plates say it themselves.
  const ending =
    ended && (moves || !told.some((scene) => scene.kind === "war"))
      ? [endingOf(before, lines, first < 0 ? [] : told.slice(first))]
      : [];
  const turn = first < 0 ? told : told.slice(0, first);
  const scenes: StoryScene[] = [...turn, ...ending, ...(first < 0 ? [] : told.slice(first))];
  if (begins && after.age > before.age) scenes.push(openingOf(after));
  return scenes;
}

/** The scenes with which a game begins for a player: the wonder, then the first Age, if nothing goes before it. */
export function beginningOf(table: ClassicTable, boardOf: (id: string) => BoardFacts): StoryScene[] {
  const { board: id } = cityOf(table, table.me);
  const board = boardOf(id);
  const title = words.yourWonder({ name: cityName(board) });
  const text = words.side({ side: board.side, stages: board.stages.length });
  const sentence = words.twoSentences({ title, text });
  const frames = [frameOf(WONDER, sentence)];
  const parts = { board: id, stages: board.stages.length, title, text };
  return [
    { kind: "wonder", line: 0, ends: false, frames, sentence, waits: false, ...parts },
    ...(table.age > 0 ? [openingOf(table)] : []),
  ];
}

/** The banner that opens the Age of a table. */
export function openingOf(table: ClassicTable): BannerScene {
  const title = ageName(table.age);
  const fight = table.cities.flatMap((city) => city.fights)[0];
  const to = table.hand_goes_to >= 0 ? nameOf(table, table.hand_goes_to) : "";
  const goes = to ? words.handGoes({ side: table.passing, name: to }) : words.handsGo({ side: table.passing });
  const text = [...newsOf(table.age, fight?.victory ?? 0), goes].join(" ");
  const { age, passing } = table;
  return bannerOf({ age, title, text, war: false }, (shown) => ({ ...shown, age, passing }));
}

/** The banner that ends the Age of a table, and names what comes with it. */
function endingOf(table: ClassicTable, lines: LogLine[], coming: (WarScene | PartScene)[]): BannerScene {
  const fights = fightsIn(lines);
  const stakes = table.cities.flatMap((city) => city.fights);
  const tokens = fights.flatMap((fight) => [...fight.tokens, ...fight.other_tokens]);
  const victory = Math.max(0, ...tokens, ...stakes.map((fight) => fight.victory));
  const defeat = Math.min(0, ...tokens, ...stakes.map((fight) => fight.defeat));
  const war = fights.length > 0;
  const names = new Set(coming.map((scene) => (scene.kind === "war" ? words.war : scene.title)));
  const { age } = table;
  const title = names.size > 0 ? words.ends({ age, coming: listed([...names]) }) : words.calm({ age });
  return bannerOf({ age, title, text: war ? words.stakes({ victory, defeat }) : words.nobodyFights, war });
}

function bannerOf(
  parts: Pick<BannerScene, "age" | "title" | "text" | "war">,
  patch?: BannerScene["frames"][number]["patch"],
): BannerScene {
  const sentence = words.banner({ title: parts.title, text: parts.text });
  const frames = [
    frameOf(BANNER.lasts, sentence, {
      sounds: parts.war ? [{ name: "horn", time: 0 }] : [],
      ...(patch ? { patch } : {}),
    }),
  ];
  return { kind: "banner", line: 0, ends: false, frames, sentence, waits: false, ...parts };
}
