example-identical-symbols-are-worth-the-square-of-their-number = Gleiche Symbole zählen ihre Anzahl mal sich selbst
example-a-set-of-three-different-symbols-adds-seven-points-two-different-ones-add-none = Ein Satz aus drei verschiedenen Symbolen bringt 7 Punkte dazu, zwei verschiedene bringen keine
example-every-green-card-bears-its-symbol = Jede grüne Karte trägt ihr Symbol
example-wild-symbols-can-make-five-and-six-identical-ones = Mit freien Symbolen können fünf und sechs gleiche zusammenkommen
example-two-wild-symbols-are-used-together-for-the-most-points-not-one-after-the-other = Zwei freie Symbole werden gemeinsam so gewählt, dass sie am meisten bringen, nicht eins nach dem anderen
example-wild-symbols-are-asked-of-nobody = Nach freien Symbolen wird niemand gefragt
