example-everybody-keeps-one-leader-and-hands-the-others-to-the-right-until-all-are-taken = Todos se quedan con un líder y pasan los demás a la derecha, hasta que no queda ninguno
example-leaders-are-kept-in-secret-and-the-choice-can-be-changed-until-the-last-player-has-chosen = Los líderes se eligen en secreto, y la elección se puede cambiar hasta que haya elegido el último jugador
example-the-last-leader-of-a-pack-is-kept-without-a-question = El último líder de un lote se toma sin preguntar
example-in-teams-the-packs-of-leaders-go-to-the-right-as-well-to-a-partner-or-to-an-opponent = En equipos los lotes de líderes también van a la derecha, a un compañero o a un rival
