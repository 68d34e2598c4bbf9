// Names and pictures of ranked options.

import { cardOf, optionName, toldApart, type Facts } from "../analysis/options";
import type { IconName } from "../lib/icons/pictures";
import { daily } from "../lib/words/daily";
import type { AnalysedOption } from "../wire";

function shortName(option: AnalysedOption, facts: Facts | null): string {
  const name = optionName(option, facts);
  return option.use === "stage" && option.card
    ? daily.stageWith({ stage: name, card: cardOf(facts, option.card).name })
    : name;
}

/** A name for each option, which differ. */
export function rankedNames(options: AnalysedOption[], facts: Facts | null): string[] {
  const names = options.map((option) => shortName(option, facts));
  return toldApart(names, options, facts);
}

const PICTURES: Record<string, IconName> = { build: "house", stage: "stage", sell: "coin" };

/** The picture of what an option does. */
export function pictureOfUse(option: AnalysedOption): IconName {
  return PICTURES[option.use] ?? (option.card ? "hand" : "right");
}
