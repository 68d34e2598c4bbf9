// Edifice.

import { named, words } from "../../language/say";
import { inCoins, listed } from "../../lib/words/common";
import type { EdificeState } from "../../wire";
import type { SliceWords } from "../slice";
import { edificeEffects } from "./effects";
import { isUndecided } from "./model";

export const edifice = words("edifice");
/** What is said on the stage when an Edifice is built or fails. */
export const edificeStage = words("edificestage");

export const stateName = (state: EdificeState["state"]): string => named("edificestate", state);

/** The pawns of a city, by Age. */
export function pawnsHeld(pawns: number[]): string {
  return edifice.pawns({ pawns: listed(pawns.map((count, index) => edifice.pawnsOf({ count, age: index + 1 }))) });
}

/** Who takes part. */
export const members = (names: string[]): string => edifice.members({ count: names.length, names: listed(names) });

/** An Edifice in one line. */
export function summaryOf(project: EdificeState, name: string): string {
  const { age, penalty } = project;
  const facts = { age, name, state: stateName(project.state), reward: listed(project.reward), penalty };
  if (!isUndecided(project)) return edifice.summary(facts);
  const pawns = edifice.pawnsLeft({ count: project.pawns_left });
  return edifice.summaryUndecided({ ...facts, pawns, price: inCoins(project.price) });
}

export const edificeWords: SliceWords = {
  id: "edifice",
  expansion: { minutes: 10, drawings: ["amphitheater"] },
  questions: {
    pawn: { picture: "pawn", look: "tiles" },
    penalty: { picture: "edifice", look: "tiles" },
  },
  log: {
    joined: "pawn",
    edifice_built: "edifice",
    edifice_failed: "edifice",
    rewarded: "edifice",
    card_lost: "discard",
  },
  colours: ["edifice"],
  stackPlace: 4,
  effects: edificeEffects,
};
