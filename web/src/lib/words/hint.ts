// Hints, and what the analysis says at the hand.

/** Whole per cent: the worlds in which moves are tried say no more. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const hint = {
  title: "Hint",
  ask: "Ask for a hint",
  chance: "chance to win",
  even: "Either is fine.",
  thinking: "A bot tries your choices …",
  says: (name: string, chance: string): string => `A bot would choose ${name}: ${chance} to win.`,
  take: (name: string): string => `Take ${name}`,
  close: "Close the hint",
  closeShort: "Close",
  again: "Ask again",
  suggested: "suggested",
  best: "best",
};

/** A hand that is only looked at. */
export const watchedHand = {
  of: (name: string): string => `The hand of ${name}`,
  goesTo: (name: string): string => `goes to ${name}`,
};
