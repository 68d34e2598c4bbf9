# The commitment to a deal, and its proof after the game.

fair-title = A fair deal
fair-promise = All cards of this game are dealt from one secret that was fixed before anybody sat down. The commitment is its fingerprint: it gives nothing away, but it fits no other secret. When the game is over, the secret is shown, and anybody can check that the two belong together.
# Before the commitment and the secret, which are rows of digits and letters.
fair-commitment = Commitment:
fair-secret = Secret:
fair-checking = Checking the secret…

## What the check found

fair-proved = Checked in your browser: the secret fits the commitment.
fair-wrong = The secret does not fit the commitment. This is not the deal that was promised.
fair-unable = Your browser can check the secret only on a secure page (https).
# Stands behind the proof.
fair-same = The table showed you the same commitment while you played.
fair-other = While you played, the table showed you another commitment. This is not the deal that was promised.
# Stands behind all of them.
fair-whole = To check every card as well, download the record from the replay and run “sevenwonders verify” on it.
