// Stages that let their owner choose between bonuses.

import { anyOf } from "../../language/say";
import { inRow } from "../../lib/words/common";
import type { CardFacts, StageFacts } from "../../wire";

/** How the code of such a stage begins. */
const CHOOSE = "choose:";

/** A stage with what its bonuses give in place of their names. */
export function withBonuses(stage: StageFacts, card: (id: string) => CardFacts): StageFacts {
  const bonuses = (code: string): CardFacts[] => code.slice(CHOOSE.length).split("+").map(card);
  const coded = (bonus: CardFacts): string => bonus.icons.map((icon) => icon.replaceAll(":", "=")).join("&");
  const chosen = stage.icons.map((code) => (code.startsWith(CHOOSE) ? bonuses(code) : []));
  const inWords = (list: CardFacts[]): string => anyOf(list.map((bonus) => inRow(bonus.effects)));
  return {
    ...stage,
    icons: stage.icons.map((code, index) =>
      chosen[index]?.length ? `${CHOOSE}${chosen[index].map(coded).join("+")}` : code,
    ),
    // In the language of whenever they are read, as all effects.
    get effects() {
      return stage.effects.map((text, index) => (chosen[index]?.length ? inWords(chosen[index]) : text));
    },
  };
}
