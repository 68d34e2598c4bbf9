# Names of cities: of boards, and of boxes in Architects. The start page says them too.

place-alexandria = Alexandrie
place-babylon = Babylone
place-ephesus = Éphèse
place-giza = Gizeh
place-halicarnassus = Halicarnasse
place-olympia = Olympie
place-rhodes = Rhodes
place-ephesos = Éphèse
place-gizah = Gizeh
place-halikarnassos = Halicarnasse
place-rhodos = Rhodes
place-roma = Rome
place-abu_simbel = Abou Simbel
place-petra = Pétra
place-byzantium = Byzance
place-siracusa = Syracuse
place-ur = Ur
place-carthage = Carthage
boxcity-alexandria = Alexandrie
boxcity-babylon = Babylone
boxcity-ephesus = Éphèse
boxcity-giza = Gizeh
boxcity-halicarnassus = Halicarnasse
boxcity-olympia = Olympie
boxcity-rhodes = Rhodes
