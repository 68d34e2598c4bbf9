example-olympia-s-right-is-fresh-in-the-next-age = Im nächsten Zeitalter lässt sich Olympias Recht wieder nutzen
example-a-structure-of-age-i-opens-its-chains-when-age-ii-begins = Ein Bauwerk aus Zeitalter I öffnet seine Ketten, wenn Zeitalter II beginnt
