// A wonder in its landscape: built parts in gold, those to come as a pale silhouette.

import { drawn } from "../pen";
import { landscape } from "./landscape";
import { wonders, type Wonder } from "./wonders";

/** Materials that gold takes the place of; fire, leaves, water and the dark behind columns stay what they are. */
const GILDED =
  /var\(--(?:marble|stone|sand|brick|tile|wood|clay|iron|ore|bronze|skin|hair|cloth|paper|blue|purple)-(\d)\)/g;

/** The wonder of a board such as `gizah_day`, `ephesus_b` or `rhodes`. */
export function wonderOf(board: string): Wonder | undefined {
  const name = board.replace(/_(?:a|b|day|night)$/, "");
  return wonders[SPELLINGS[name] ?? name];
}

/** The second edition spells some names in the Greek way. */
const SPELLINGS: Record<string, string> = {
  gizah: "giza",
  ephesos: "ephesus",
  rhodos: "rhodes",
  halikarnassos: "halicarnassus",
};

/** How many of the five parts are there when so many of the stages are built. */
export function partsBuilt(built: number, stages: number): number {
  return Math.floor((built * 5) / Math.max(1, stages));
}

/** Which stage, from 0, each of the five parts belongs to. */
export function stageOfPart(part: number, stages: number): number {
  return Math.min(stages - 1, Math.floor((part * stages) / 5));
}

/** The inside of an svg of 200 x 190: the landscape, and the wonder as far as it is built. `built` says which stages, from
 * 0, are there; in `colour` nothing is gilded, as on the skyline of the first page. */
export function scene(board: string, built: (stage: number) => boolean, stages: number, colour = false): string {
  const wonder = wonderOf(board);
  if (!wonder) return "";
  let there = "";
  let toCome = "";
  wonder.parts.forEach((part, index) => {
    const { picture, silhouette } = drawn(part);
    if (!built(stageOfPart(index, stages))) toCome += silhouette;
    else there += colour ? picture : picture.replace(GILDED, "var(--gold-$1)");
  });
  return `${landscape(wonder.setting)}<g class="to-come">${toCome}</g>${there}`;
}
