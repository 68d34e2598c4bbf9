# Names of cities: of boards, and of boxes in Architects. The start page says them too. Those below "# own" are our own.

place-alexandria = Alexandria
place-babylon = Babylon
place-ephesus = Ephesos
place-giza = Gizeh
place-halicarnassus = Halikarnassos
place-olympia = Olympia
place-rhodes = Rhodos
place-ephesos = Éphesos
place-gizah = Gizah
place-halikarnassos = Halikarnassós
place-rhodos = Rhódos
place-roma = Roma
place-abu_simbel = Abu Simbel
place-petra = Petra
place-byzantium = Byzantium
place-siracusa = Siracusa
place-ur = Ur
place-carthage = Karthago
boxcity-alexandria = Alexandria
boxcity-babylon = Babylon
boxcity-ephesus = Ephesos
boxcity-giza = Gizeh
boxcity-halicarnassus = Halikarnassos
boxcity-olympia = Olympia
boxcity-rhodes = Rhodos
