// Cities.

import { counted } from "../../lib/words/common";
import type { SliceWords } from "../slice";
import { citiesEffects } from "./effects";

export const cities = {
  title: "Cities",
  diplomacy: (tokens: number): string => `${counted(tokens, "diplomacy token")}: stays out of the next conflicts`,
  copied: "Spies copied",
};

export const citiesWords: SliceWords = {
  id: "cities",
  expansion: {
    title: cities.title,
    text: "Black cards: debts, diplomacy, spies and shady deals, one more turn in each Age.",
    minutes: 10,
    drawings: ["lair"],
  },
  log: { diplomacy: "diplomacy" },
  categories: {
    cities: {
      title: cities.title,
      spoken: "black cards",
      picture: "black",
      colour: "--card-black",
      text: "Points on the black cards.",
    },
  },
  colours: { black: cities.title },
  stackPlace: 1,
  borders: {
    diplomacy: { picture: "diplomacy", label: () => "Diplomacy at this border" },
    own_peace: { picture: "diplomacy", label: () => "Your diplomacy keeps you out of the conflicts" },
    their_peace: { picture: "diplomacy", label: (name) => `${name} stays out of the conflicts thanks to diplomacy` },
  },
  effects: citiesEffects,
  card: { copies: { black: "One black card for each player is dealt into an Age, at random." } },
};
