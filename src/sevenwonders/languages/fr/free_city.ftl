## The seat of the third city: its name, and who plays it

seatkind-free_city = Cité Libre
seatstate-free_city = Dirigée par les deux joueurs à tour de rôle
playernote-classic_2 = Une troisième cité, sans maître, est entre vous.

## What a player is asked: a title, and a sentence that says more

question-free_city = Une carte pour la Cité Libre
prompt-free_city = Choisis maintenant une carte pour la Cité Libre. Elle doit construire si elle le peut.
limit-free_city = La Cité Libre doit construire quand elle le peut, et utiliser un chaînage. Elle ne vend que si elle ne peut rien construire.

## Next to the name of the city

freecity-controls = dirigée par { $name }
freecity-you-control = dirigée par toi
freecity-draw-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}

## When somebody asks

freecityexplain-title = Cité Libre
freecityexplain-city = Une cité sans maître : les deux joueurs la dirigent à tour de rôle.
freecityexplain-pile = Qui dirige la Cité Libre ce tour-ci y pioche une carte.

## The coach, when this variant is played for the first time

freecitycoach-between-title = La Cité Libre
freecitycoach-between = Cette cité n’est à personne et se trouve entre vous deux. Tu commerces avec elle et tu te bats contre elle.
freecitycoach-pile-title = Ses cartes
freecitycoach-pile = Qui dirige la Cité Libre pioche d’abord une de ces cartes.
freecitycoach-run-title = Tu la diriges ce tour-ci
freecitycoach-run = Choisis d’abord une carte pour ta cité, puis une pour la Cité Libre. Elle construit dès qu’elle le peut.
freecitycoach-choose-title = Au tour de la Cité Libre
freecitycoach-choose = Donne-lui ce qui te nuit le moins. Cela alterne : la prochaine fois, l’autre joueur choisit pour elle.
freecitycoach-swap-title = Vous échangez vos mains
freecitycoach-swap = Ce que tu laisses passe au seul autre joueur, et revient deux tours plus tard.

## The rules

freecityrules-title = Deux joueurs et la Cité Libre
freecityrules-between = Une troisième cité sans maître, la Cité Libre, est entre les deux joueurs : chacun l’a d’un côté et l’autre joueur de l’autre. Les cartes sont celles pour trois joueurs.
freecityrules-hands = À chaque Âge, les deux joueurs reçoivent 7 cartes, et 7 autres forment une pioche face cachée.
freecityrules-turns = Vous dirigez la Cité Libre à tour de rôle, en changeant après chaque tour. Qui la dirige pioche d’abord une carte, en choisit une pour sa propre cité, puis une de celles qui restent pour la Cité Libre.
freecityrules-builds = La Cité Libre construit dès qu’elle le peut, une carte ou une étape. Elle ne vend que si elle ne peut rien construire. Si un chaînage rend sa carte gratuite, elle s’en sert.
freecityrules-trades = Le joueur qui la dirige choisit comment elle commerce : elle vous achète, et vous pouvez lui acheter.
freecityrules-fights = Elle se bat et marque des points comme toute cité, mais seuls les deux joueurs sont classés.
