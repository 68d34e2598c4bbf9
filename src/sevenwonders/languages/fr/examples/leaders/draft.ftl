example-everybody-keeps-one-leader-and-hands-the-others-to-the-right-until-all-are-taken = Chacun garde un leader et passe les autres à droite, jusqu’à ce que tous soient pris
example-leaders-are-kept-in-secret-and-the-choice-can-be-changed-until-the-last-player-has-chosen = Les leaders se gardent en secret, et on peut changer son choix jusqu’à ce que le dernier joueur ait choisi
example-the-last-leader-of-a-pack-is-kept-without-a-question = Le dernier leader d’un paquet est gardé sans question
example-in-teams-the-packs-of-leaders-go-to-the-right-as-well-to-a-partner-or-to-an-opponent = En équipes, les paquets de leaders passent aussi à droite, à un partenaire ou à un adversaire
