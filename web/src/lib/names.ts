// Names to suggest to somebody who has not given one: people of the time of the wonders, none of them a bot or a
// leader, which the log could not tell apart.

export const NAMES = [
  "Thalia",
  "Callias",
  "Charis",
  "Nikandros",
  "Ianthe",
  "Lysandra",
  "Themis",
  "Demetria",
  "Philon",
  "Timarete",
  "Xenia",
  "Kleon",
  "Agathe",
  "Hermione",
  "Philippa",
  "Eudora",
  "Nysa",
  "Ariston",
  "Melissa",
  "Damon",
  "Phoebe",
  "Leontia",
  "Pytheas",
  "Kallista",
  "Zeno",
  "Myrto",
  "Hanno",
  "Tanit",
  "Ariadne",
  "Sabina",
  "Livia",
  "Marcus",
  "Cassia",
  "Rufus",
  "Claudia",
  "Sethos",
  "Merit",
  "Nefret",
  "Iolanthe",
  "Daphne",
];

/** The name for a number between 0 and 1. */
export function nameAt(share: number): string {
  return NAMES[Math.floor(share * NAMES.length) % NAMES.length] ?? "";
}
