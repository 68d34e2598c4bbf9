// A wonder as far as it is built: parts that are there in gold, those to come as one pale silhouette.

import { expansionWonders } from "../../expansions/art";
import { drawn } from "../pen";
import { baseWonders, type Wonder } from "./wonders";

export const wonders: Record<string, Wonder> = { ...baseWonders, ...expansionWonders };

/** Adds the wonders of another box, once they are loaded. */
export function addWonders(more: Record<string, Wonder>): void {
  Object.assign(wonders, more);
}

/** Materials that gold takes the place of; fire, leaves, water and the dark behind columns stay what they are. */
const GILDED =
  /var\(--(?:marble|stone|sand|brick|tile|wood|clay|iron|ore|bronze|skin|hair|cloth|paper|blue|purple)-(\d)\)/g;

/** The second edition spells some names in the Greek way. */
const SPELLINGS: Record<string, string> = {
  gizah: "giza",
  ephesos: "ephesus",
  rhodos: "rhodes",
  halikarnassos: "halicarnassus",
};

/** The wonder of a board such as `gizah_day`, `ephesus_b` or `rhodes`. */
export function wonderOf(board: string): Wonder | undefined {
  const name = board.replace(/_(?:a|b|day|night)$/, "");
  return wonders[SPELLINGS[name] ?? name];
}

/** Which stage, from 1, a part belongs to, counted from 0 upwards. */
export function stageOfPart(part: number, parts: number, stages: number): number {
  return 1 + Math.min(stages - 1, Math.floor((part * stages) / parts));
}

export interface Rising {
  /** What is to come, for one group of the svg. */
  toCome: string;
  /** What is there, and for each part whether it belongs to a stage, from 1. */
  there: { stage: number; picture: string }[];
}

/** A wonder on its field of 200 x 190, with the stages that are built, from 1. In `colour` nothing is gilded. */
export function rising(board: string, built: number[], stages: number, colour = false): Rising {
  const parts = wonderOf(board)?.parts ?? [];
  const result: Rising = { toCome: "", there: [] };
  parts.forEach((part, index) => {
    const { picture, silhouette } = drawn(part);
    const stage = stageOfPart(index, parts.length, stages);
    if (!built.includes(stage)) result.toCome += silhouette;
    else result.there.push({ stage, picture: colour ? picture : picture.replace(GILDED, "var(--gold-$1)") });
  });
  return result;
}

/** The parts of a wonder one by one, gilded, each with its silhouette for as long as it is not built. */
export function partsOf(board: string): { picture: string; silhouette: string }[] {
  return (wonderOf(board)?.parts ?? []).map((part) => {
    const { picture, silhouette } = drawn(part);
    return { picture: picture.replace(GILDED, "var(--gold-$1)"), silhouette };
  });
}
