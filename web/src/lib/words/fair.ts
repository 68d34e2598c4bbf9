// The seal on a deal, and what became of it.

export const fair = {
  title: "A fair deal",
  promise:
    "Every card of this game is dealt from one secret, which was fixed before anybody sat down. This code is its seal. " +
    "After the game the secret is shown, and anybody can check that it belongs to the code.",
  code: "Seal",
  secret: "Secret",
  checking: "Checking the secret…",
  proved: "Proved in your browser: the secret belongs to the seal.",
  wrong: "The secret does not belong to the seal. This deal is not the one that was promised.",
  unable: "Your browser can check the secret only on a secure page (https).",
  same: "It is the seal that this browser was shown at the table.",
  other: "It is not the seal that this browser was shown at the table. This deal is not the one that was promised.",
  whole: "To check every card as well, download the record and run “sevenwonders verify” on it.",
};
