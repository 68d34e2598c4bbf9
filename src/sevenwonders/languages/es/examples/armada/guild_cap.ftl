example-with-armada-a-guild-is-worth-10-points-at-most = Con Armada un gremio vale 10 puntos como máximo
example-without-armada-a-guild-has-no-such-limit = Sin Armada un gremio no tiene ese límite
example-each-guild-has-its-own-limit-of-10-points = Cada gremio tiene su propio límite de 10 puntos
example-exactly-10-points-of-a-guild-stay-10-and-fewer-stay-fewer = Exactamente 10 puntos de un gremio siguen siendo 10, y menos siguen siendo menos
example-the-limit-also-applies-to-guilds-that-count-cards-of-their-own-city = El límite vale también para los gremios que cuentan cartas de su propia ciudad
example-maritime-cards-and-siracusa-s-stages-count-for-guilds-fleets-and-islands-do-not = Las cartas marítimas y las etapas de Siracusa cuentan para los gremios, las flotas y las islas no
example-the-symbol-of-the-scientists-guild-counts-with-science-where-there-is-no-limit = El símbolo de Gremio de científicos cuenta con la ciencia, donde no hay límite
example-the-limit-holds-for-promo-guilds-too = El límite vale también para los gremios promocionales
