example-the-partner-of-a-holder-gets-no-reward = Der Partner von jemandem mit einer Figur bekommt keine Belohnung
example-a-pawn-of-the-partner-protects-from-no-penalty-and-a-lost-coin-does-not-cost-the-partner-one = Eine Figur des Partners schützt vor keiner Strafe, und eine verlorene Münze kostet den Partner keine
example-partners-may-both-take-part-in-the-same-edifice-each-for-the-whole-price = Partner dürfen sich beide am selben Bauvorhaben beteiligen, jeder zum ganzen Preis
example-a-red-card-lost-to-a-penalty-is-gone-before-the-double-tokens-of-teams-are-dealt-out = Eine rote Karte, die an eine Strafe verloren ging, ist weg, bevor die doppelten Marker der Teams verteilt werden
example-debts-of-a-failed-edifice-weigh-on-the-sum-of-the-team = Schulden eines gescheiterten Bauvorhabens belasten die Summe des Teams
