fair-title = Un reparto limpio
fair-promise = Todas las cartas de esta partida salen de un único secreto, fijado antes de que nadie se sentara. El compromiso es su huella: no revela nada, pero no encaja con ningún otro secreto. Cuando acaba la partida se muestra el secreto, y cualquiera puede comprobar que encajan.
fair-commitment = Compromiso:
fair-secret = Secreto:
fair-checking = Comprobando el secreto…

## What the check found

fair-proved = Comprobado en tu navegador: el secreto encaja con el compromiso.
fair-wrong = El secreto no encaja con el compromiso. Este no es el reparto prometido.
fair-unable = Tu navegador solo puede comprobar el secreto en una página segura (https).
fair-same = La mesa te mostró el mismo compromiso mientras jugabas.
fair-other = Mientras jugabas, la mesa te mostró otro compromiso. Este no es el reparto prometido.
fair-whole = Para comprobar también cada carta, descarga el registro desde la repetición y ejecuta «sevenwonders verify» con él.
