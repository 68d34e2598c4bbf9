# I nomi delle città, che la pagina iniziale dice anche lei; sopra i nomi che sono nostri c’è `# own`.

place-alexandria = Alessandria
place-babylon = Babilonia
place-ephesus = Efeso
place-giza = Giza
place-halicarnassus = Alicarnasso
place-olympia = Olimpia
place-rhodes = Rodi
place-ephesos = Efeso
place-gizah = Giza
place-halikarnassos = Alicarnasso
place-rhodos = Rodi
place-roma = Roma
place-abu_simbel = Abu Simbel
place-petra = Petra
place-byzantium = Bisanzio
place-siracusa = Siracusa
place-ur = Ur
place-carthage = Cartagine
boxcity-alexandria = Alessandria
boxcity-babylon = Babilonia
boxcity-ephesus = Efeso
boxcity-giza = Giza
boxcity-halicarnassus = Alicarnasso
boxcity-olympia = Olimpia
boxcity-rhodes = Rodi
