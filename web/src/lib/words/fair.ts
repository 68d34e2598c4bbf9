// The commitment to a deal, and its proof after the game.

export const fair = {
  title: "A fair deal",
  promise:
    "All cards of this game are dealt from one secret that was fixed before anybody sat down. The commitment is its " +
    "fingerprint: it gives nothing away, but it fits no other secret. When the game is over, the secret is shown, and " +
    "anybody can check that the two belong together.",
  commitment: "Commitment",
  secret: "Secret",
  checking: "Checking the secret…",
  proved: "Checked in your browser: the secret fits the commitment.",
  wrong: "The secret does not fit the commitment. This is not the deal that was promised.",
  unable: "Your browser can check the secret only on a secure page (https).",
  same: "The table showed you the same commitment while you played.",
  other: "While you played, the table showed you another commitment. This is not the deal that was promised.",
  whole: "To check every card as well, download the record from the replay and run “sevenwonders verify” on it.",
};
