// Edifice.

import { ageName, counted, goods, listed } from "../../lib/words/common";
import type { EdificeState } from "../../wire";
import type { SliceWords } from "../slice";
import { edificeEffects } from "./effects";
import { isUndecided } from "./model";

const STATES: Record<EdificeState["state"], string> = {
  later: "still to come",
  open: "under construction",
  built: "built",
  failed: "failed",
};

export const edifice = {
  title: "Edifices",
  ofAge: (age: number, name: string): string => `${ageName(age)}: ${name}`,
  state: (state: EdificeState["state"]): string => STATES[state],
  pawnsLeft: (count: number): string => `${counted(count, "pawn")} left`,
  pawns: (pawns: number[]): string =>
    `Pawns: ${listed(pawns.map((count, index) => `${count} of ${ageName(index + 1)}`))}`,
  left: (count: number): string => `${count} left`,
  pay: "pay",
  price: "Taking part, on top of a stage",
  reward: "Reward for each pawn",
  penalty: "If it fails and you have no pawn",
  debt: (debt: number): string => `or debts of ${counted(debt, "point")} if you cannot`,
  stillToGive: (count: number): string => `${count} to give up, one after another.`,
  owes: (count: number): string => (count === 1 ? "has one thing to give up" : `has ${count} things to give up`),
  members: (names: string[]): string => `${listed(names)} ${names.length === 1 ? "takes" : "take"} part`,
  withIt: "with the Edifice",
  with: (name: string): string => `With ${name}`,
  summary: (project: EdificeState, name: string): string => {
    const terms = isUndecided(project)
      ? `${edifice.pawnsLeft(project.pawns_left)}, ${goods.coins(project.price)} to take part. `
      : "";
    const outcome = `Reward: ${listed(project.reward)}. Penalty: ${project.penalty}.`;
    return `Edifice of ${ageName(project.age)}, ${name}, ${edifice.state(project.state)}. ${terms}${outcome}`;
  },
};

/** What is said on the stage when an Edifice is built or fails. */
export const edificeStage = {
  inBanner: "Edifice",
  ofAge: (age: number): string => `Edifice of ${ageName(age)}`,
  tookPart: (count: number): string => `${counted(count, "city", "cities")} took part`,
  without: (names: string[]): string =>
    names.length > 0 ? `${listed(names)} did not, and ${names.length === 1 ? "gains" : "gain"} nothing` : "",
  missing: (count: number): string => (count === 1 ? "one pawn is missing" : `${count} pawns are missing`),
  whoPays: "whoever has none suffers the penalty",
  yourReward: (pawns: number, reward: string[]): string =>
    pawns > 0 ? `You took part: ${listed(reward)}` : "You did not take part, and gain nothing",
  yourPenalty: (pawns: number, penalty: string): string =>
    pawns > 0 ? "You have a pawn: no penalty" : `You have no pawn: ${penalty}`,
  pawns: (taken: number, left: number): string => `${counted(taken, "pawn")} taken, ${left} left`,
};

export const edificeWords: SliceWords = {
  id: "edifice",
  sheet: { built: "Press once for each pawn on an Edifice that was built." },
  expansion: {
    title: "Edifice",
    text: "One great building in each Age, raised together or missed together.",
    minutes: 10,
    drawings: ["amphitheater"],
  },
  questions: {
    pawn: {
      title: "Take a pawn",
      source: "Edifice",
      prompt: "Take a participation pawn: of which Edifice?",
      picture: "pawn",
      look: "tiles",
    },
    penalty: {
      title: "What do you give up?",
      source: "Edifice",
      prompt: "The Edifice failed without you. What do you give up?",
      picture: "edifice",
      look: "tiles",
    },
  },
  uses: { join: { title: "Join" }, lose: { title: "Give up" } },
  log: {
    joined: "pawn",
    edifice_built: "edifice",
    edifice_failed: "edifice",
    rewarded: "edifice",
    card_lost: "discard",
  },
  colours: { edifice: edifice.title },
  stackPlace: 4,
  effects: edificeEffects,
  choiceName: (entry) => (entry.uses[0]?.use === "join" && entry.number !== null ? ageName(entry.number) : undefined),
  without: ({ extra }) => (extra === "edifice" ? "Do not join" : undefined),
  extraName: ({ extra }) => (extra === "edifice" ? edifice.withIt : undefined),
};
