# Names of cities: of boards, and of boxes in Architects. The start page says them too.

place-alexandria = Alejandría
place-babylon = Babilonia
place-ephesus = Éfeso
place-giza = Guiza
place-halicarnassus = Halicarnaso
place-olympia = Olimpia
place-rhodes = Rodas
place-ephesos = Éfeso
place-gizah = Guiza
place-halikarnassos = Halicarnaso
place-rhodos = Rodas
place-roma = Roma
place-abu_simbel = Abu Simbel
place-petra = Petra
place-byzantium = Bizancio
place-siracusa = Siracusa
place-ur = Ur
place-carthage = Cartago
boxcity-alexandria = Alejandría
boxcity-babylon = Babilonia
boxcity-ephesus = Éfeso
boxcity-giza = Guiza
boxcity-halicarnassus = Halicarnaso
boxcity-olympia = Olimpia
boxcity-rhodes = Rodas
