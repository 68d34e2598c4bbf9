// The variant for two players: a third city without an owner.

import { counted } from "../../lib/words/common";
import type { SliceWords } from "../slice";

export const freeCity = {
  kind: "free_city",
  controls: (name: string): string => `run by ${name}`,
  youControl: "run by you",
  drawPile: (count: number): string => `${counted(count, "card")} in the draw pile`,
} as const;

export const freeCityWords: SliceWords = {
  id: "free_city",
  playerNotes: { classic: { 2: "A third city without an owner lies between you." } },
  seat: { kind: freeCity.kind, picture: "town", name: "Free City", inLobby: "Run by both players in turn" },
  questions: {
    free_city: {
      title: "A card for the Free City",
      prompt: "Now choose a card for the Free City. It has to build if it can.",
      picture: "town",
      look: "cards",
      thenHand: true,
      namesCity: true,
    },
  },
};
