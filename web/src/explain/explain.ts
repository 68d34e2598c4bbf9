// The answer to a question about a thing at a table, and the symbols of a game: pure functions only.

import { sliceExplained } from "../expansions/explained";
import { marksOf } from "../expansions/slots";
import type { IconName } from "../lib/icons/pictures";
import { explanations as words } from "../lib/words/explain";
import { architectsSymbols, classicSymbols } from "../lib/words/symbols";
import { cityOf } from "../table/classic/model";
import type { GameConfig } from "../wire";
import type { About, Explainers, Explanation, Scene, SymbolList, SymbolWords } from "./about";
import { baseExplainers, ofScore } from "./base";

/** The symbols of a game with what is played in it, in the order of the legend. */
export function symbolsOf(config: GameConfig): [IconName, SymbolWords][] {
  const list: SymbolList =
    config.game === "architects"
      ? architectsSymbols
      : Object.assign(
          {},
          classicSymbols,
          ...sliceExplained.filter(({ at }) => at(config)).map((slice) => slice.symbols),
        );
  return Object.entries(list) as [IconName, SymbolWords][];
}

/** A symbol as such. */
function ofSymbol(name: IconName, config: GameConfig): Explanation {
  const found = new Map(symbolsOf(config)).get(name);
  return {
    picture: { icon: name },
    title: found?.title ?? words.symbolAlone,
    sentence: found?.sentence ?? words.noSymbol,
  };
}

/** What is known without a classic table: symbols and columns of the score sheet. */
export function explainAlone(about: About, config: GameConfig): Explanation {
  if (about.kind === "score") return ofScore(about);
  return ofSymbol(about.kind === "icon" ? about.name : "bulb", config);
}

/** A number that an expansion puts at a city. */
function ofMark({ seat, mark: id }: { seat: number; mark: string }, scene: Scene): Explanation {
  const city = cityOf(scene.table, seat);
  const answer = sliceExplained.map((slice) => slice.marks?.[id]).find(Boolean);
  if (answer) return answer(city, scene);
  const mark = marksOf(city).find((other) => other.id === id);
  return {
    picture: { icon: mark?.picture ?? "points" },
    title: mark?.text ?? id,
    sentence: mark?.label ?? words.noSymbol,
  };
}

const explainers = Object.assign(
  {},
  baseExplainers,
  { mark: ofMark, icon: ({ name }, { table }) => ofSymbol(name, table.config) } satisfies Partial<Explainers>,
  ...sliceExplained.map((slice) => slice.explainers),
) as Explainers;

/** What is known about a thing. */
export function explain(about: About, scene: Scene): Explanation {
  const answer = (explainers as Partial<Record<About["kind"], unknown>>)[about.kind];
  return answer
    ? (answer as (about: About, scene: Scene) => Explanation)(about, scene)
    : explainAlone(about, scene.table.config);
}
