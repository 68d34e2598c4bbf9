example-with-armada-a-guild-is-worth-10-points-at-most = Con Armada una gilda vale al massimo 10 punti
example-without-armada-a-guild-has-no-such-limit = Senza Armada una gilda non ha questo limite
example-each-guild-has-its-own-limit-of-10-points = Ogni gilda ha il proprio limite di 10 punti
example-exactly-10-points-of-a-guild-stay-10-and-fewer-stay-fewer = Esattamente 10 punti di una gilda restano 10, e meno restano meno
example-the-limit-also-applies-to-guilds-that-count-cards-of-their-own-city = Il limite vale anche per le gilde che contano le carte della propria città
example-maritime-cards-and-siracusa-s-stages-count-for-guilds-fleets-and-islands-do-not = Le carte marittime e gli stadi di Siracusa contano per le gilde, le flotte e le isole no
example-the-symbol-of-the-scientists-guild-counts-with-science-where-there-is-no-limit = Il simbolo della Gilda degli Scienziati conta con la scienza, dove non c’è limite
example-the-limit-holds-for-promo-guilds-too = Il limite vale anche per le gilde promo
