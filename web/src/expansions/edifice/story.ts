// What the stage tells of an Edifice that is built or fails.

import { listed } from "../../language/say";
import { told } from "../../lib/lines";
import { frameOf, type PartScene } from "../../story/scene";
import { SCENE } from "../../story/timing";
import type { ClassicTable } from "../../table/classic/model";
import { nameOf } from "../../table/model";
import type { EdificeState, LogLine } from "../../wire";
import { projectsOf } from "./model";
import { edificeStage as words } from "./words";

export interface EdificeStory extends PartScene {
  name: "edifice";
  project: EdificeState;
  built: boolean;
  /** What the log says of it. */
  text: string;
  pawnsLeft: number;
  /** By seat. */
  pawns: number[];
  /** Who took part and who did not, or what is missing. */
  notes: string[];
}

/** Who did not take part in an Edifice that is built. */
const without = (names: string[]): string[] =>
  names.length > 0 ? [words.without({ count: names.length, names: listed(names) })] : [];

const yourReward = (pawns: number, { reward }: EdificeState): string =>
  pawns > 0 ? words.yourReward({ reward: listed(reward) }) : words.noReward;

const yourPenalty = (pawns: number, { penalty }: EdificeState): string =>
  pawns > 0 ? words.noPenalty : words.yourPenalty({ penalty });

export function edificeStories(
  _before: ClassicTable,
  after: ClassicTable,
  lines: LogLine[],
  moves: boolean,
): EdificeStory[] {
  return lines.flatMap((line): EdificeStory[] => {
    if (line.scene?.type !== "edifice") return [];
    const project = projectsOf(after).find(({ card }) => card === line.cards[0]);
    if (!project) return [];
    const { built, pawns_left: pawnsLeft, pawns } = line.scene;
    const text = told(line);
    const mine = after.me >= 0 ? (pawns[after.me] ?? 0) : undefined;
    const absent = pawns.flatMap((count, seat) => (count === 0 && seat !== after.me ? [nameOf(after, seat)] : []));
    const notes = built
      ? [words.tookPart({ count: pawns.filter((count) => count > 0).length }), ...without(absent)]
      : [words.missing({ count: pawnsLeft }), words.whoPays];
    const sentence = mine === undefined ? text : built ? yourReward(mine, project) : yourPenalty(mine, project);
    const frames = [
      frameOf(SCENE, mine === undefined ? text : `${text} ${sentence}`, {
        framed: [`edifice:${project.age}`],
        sounds: built ? [{ name: "stage", time: 0 }] : [],
      }),
    ];
    const parts = { title: words.inBanner, project, built, text, pawnsLeft, pawns, notes };
    return [
      { kind: "part", name: "edifice", line: line.number, ends: !built, frames, sentence, waits: !moves, ...parts },
    ];
  });
}
