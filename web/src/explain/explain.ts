// The answer to a question about a thing at a table: pure functions only.

import { sentence } from "../lib/words/common";
import type { About, Explainers, Explanation, Scene } from "./about";

const explainers: Partial<Explainers> = {
  card: ({ card }, { catalogue }) => {
    const { name, effects } = catalogue.card(card);
    return { picture: { card }, title: name, sentence: sentence(effects) };
  },
};

/** What is known about a thing. */
export function explain(about: About, scene: Scene): Explanation {
  const answer = explainers[about.kind] as ((about: About, scene: Scene) => Explanation) | undefined;
  return answer?.(about, scene) ?? { picture: { icon: "bulb" }, title: about.kind, sentence: "" };
}
