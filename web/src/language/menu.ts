// The server says in English why something cannot be done, and what is missing as numbers. Here the reasons become
// sentences for their reader.

import { architectsShelf, boxCityName, classicShelf } from "../lib/catalogue.svelte";
import { goodOf } from "../lib/icons/pictures";
import { goodName } from "../lib/words/common";
import type { ActionState, ExtraUse, MenuCard, Phrase, TableState, Use } from "../wire";
import { anyOf, isSaid, listed, named, words, type Blanks } from "./say";

const whyNot = words("whynot");

/** What a city has, and what it would be used for. */
interface Wish {
  coins: number;
  card: string;
  /** Why the decision would not allow it. */
  ruled: string | undefined;
}

/** A table with the reasons in its menus in the language of the page, whichever that is when they are read. */
export function withReasons(state: TableState): TableState {
  const { play } = state;
  if (play?.type === "architects") return withBoxReasons(state);
  if (play?.type !== "classic") return state;
  const nameOf = (card: string): string => classicShelf(state.config.edition ?? 1).found?.card(card).name ?? card;
  const decisions = state.decisions.map((decision) => {
    // What a rule has taken out of the menu, such as the sales of the Free City.
    const ruled = (): string | undefined =>
      isSaid("limit", decision.kind) ? named("limit", decision.kind) : undefined;
    const coins = play.cities[decision.seat]?.coins ?? 0;
    const spoken = (entry: MenuCard): MenuCard => ({
      ...entry,
      uses: entry.uses.map((use) => spokenUse(use, () => ({ coins, card: nameOf(entry.card), ruled: ruled() }))),
    });
    return decision.menu ? { ...decision, menu: decision.menu.map(spoken) } : decision;
  });
  return { ...state, decisions };
}

function spokenUse(use: Use, wish: () => Wish): Use {
  const extras = use.extras.map((extra) => withReason(extra, () => lackOf(extra, wish()) ?? extra.reason));
  return withReason({ ...use, extras }, () => reasonFor(use, wish()));
}

const withReason = <Offer extends Use | ExtraUse | ActionState>(offer: Offer, reason: () => string): Offer =>
  offer.reason ? Object.defineProperty({ ...offer }, "reason", { get: reason, enumerable: true }) : offer;

function reasonFor(use: Use, wish: Wish): string {
  if (use.refusal === "owned") return whyNot.owned({ card: wish.card });
  if (use.refusal === "right_used") return whyNot.rightUsed;
  if (use.refusal === "right_colour") return whyNot.rightColour;
  if (use.refusal === "right_useless") return whyNot.rightUseless({ card: wish.card });
  const isFinished = use.use === "stage" && use.stage === 0;
  return lackOf(use, wish) ?? (isFinished ? whyNot.finished : (wish.ruled ?? use.reason));
}

/** The goods that are missing, or else the coins. */
function lackOf({ missing, short }: Use | ExtraUse, { coins }: Wish): string | undefined {
  if (missing) {
    const kinds = [...new Set(missing)].map((letter) =>
      whyNot.goods({ count: missing.split(letter).length - 1, good: goodName(goodOf(letter)) }),
    );
    return whyNot.resources({ goods: listed(kinds) });
  }
  return short > 0 ? whyNot.coins({ needed: coins + short, held: coins, short }) : undefined;
}

// Architects, whose server sends reasons as phrases

function withBoxReasons(state: TableState): TableState {
  const spoken = (action: ActionState): ActionState =>
    withReason(action, () => (action.why && isSaid("boxwhy", action.why.id) ? boxReason(action.why) : action.reason));
  const decisions = state.decisions.map((decision) =>
    decision.actions ? { ...decision, actions: decision.actions.map(spoken) } : decision,
  );
  return { ...state, decisions };
}

/** A reason of Architects as a sentence. Its lists are of stages; of those in `either` one is enough. */
function boxReason({ id, blanks }: Phrase): string {
  const filled = Object.entries(blanks).map(([name, blank]): [string, Blanks[string]] => {
    if (Array.isArray(blank)) return [name, (name === "either" ? anyOf : listed)(blank.map(String))];
    if (typeof blank === "object") return [name, boxReason(blank)];
    const wonder = name === "wonder" ? architectsShelf.found?.wonder(String(blank)) : undefined;
    return [name, wonder ? boxCityName(wonder) : blank];
  });
  return named("boxwhy", id, Object.fromEntries(filled));
}
