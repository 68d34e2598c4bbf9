// The analysis of a finished game.

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const analysis = {
  title: "Analysis",
  open: "Analyse",
  close: "Close the analysis",
  progress: (done: number, total: number): string => `Move ${done} of ${total} has been studied.`,
  failed: "The analysis has stopped.",
  again: "Try again",
  curve: "Chance to win over the game",
  chanceAt: (name: string, chance: number): string => `${name}: ${percent(chance)}`,
  accuracy: (accuracy: number): string => `accuracy ${Math.round(accuracy)}`,
  costly: "Costly moves",
  none: "No move was costly. Well played!",
  marks: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" } as Record<string, string>,
  loss: (loss: number): string => `− ${percent(loss)}`,
  goTo: (name: string, moment: string): string => `${name}, ${moment}: go to this move`,
  played: (choice: string): string => `Played: ${choice}.`,
  better: (best: string): string => `Better: ${best}.`,
};
