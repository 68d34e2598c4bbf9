// Leaders.

import { words } from "../../language/say";
import type { SliceWords } from "../slice";
import { leadersEffects } from "./effects";

export const leaders = words("leaders");

const COLOUR = "white";

export const leadersWords: SliceWords = {
  id: "leaders",
  expansion: { minutes: 10, drawings: ["leonidas", "cleopatra"] },
  questions: {
    leader_draft: { picture: "white", look: "cards", routine: true },
    recruit: { picture: "white", look: "cards", routine: true },
    extra_leader: { picture: "white", look: "cards" },
    bury_leader: { picture: "white", look: "cards" },
    victory_token: { picture: "victory", look: "tiles" },
  },
  uses: {
    keep: { picture: "white", key: "K", proposed: true, onto: "city", turnsOver: true },
    recruit: { picture: "white", key: "R", proposed: true, priced: true, first: true, onto: "city", turnsOver: true },
    bury: { picture: "stage", key: "U", proposed: true },
  },
  moves: {
    recruited: { picture: "white", placed: true },
    leader_sold: { picture: "coin", sold: true },
  },
  log: {
    recruited: "white",
    kept_leader: "white",
    leaders_left: "white",
    leader_sold: "coin",
    leader_buried: "stage",
    tokens: "victory",
  },
  categories: { leaders: { picture: "white", colour: "--card-white" } },
  colours: [COLOUR],
  stackPlace: 2,
  back: {
    picture: "white",
    get name() {
      return leaders.back;
    },
    get under() {
      return leaders.under;
    },
  },
  effects: leadersEffects,
  card: {
    costsAge: (card, table) => card.colour === COLOUR && (table?.leaders?.price_by_age ?? true),
    priceNote: (card) => (card.colour === COLOUR ? leaders.priceByAge({ coins: card.cost.coins }) : ""),
    roomy: [COLOUR],
    agelessFirst: true,
  },
};
