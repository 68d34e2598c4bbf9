# L’impegno su una distribuzione, e la sua prova dopo la partita.

fair-title = Una distribuzione onesta
fair-promise = Tutte le carte di questa partita vengono da un unico segreto, fissato prima che qualcuno si sedesse. L’impegno è la sua impronta: non rivela nulla, ma non corrisponde a nessun altro segreto. A partita finita il segreto si mostra, e chiunque può controllare che i due vadano insieme.
fair-commitment = Impegno:
fair-secret = Segreto:
fair-checking = Controllo del segreto…

## What the check found

fair-proved = Controllato nel tuo browser: il segreto corrisponde all’impegno.
fair-wrong = Il segreto non corrisponde all’impegno. Questa non è la distribuzione promessa.
fair-unable = Il tuo browser può controllare il segreto solo su una pagina sicura (https).
fair-same = Il tavolo ti ha mostrato lo stesso impegno mentre giocavi.
fair-other = Mentre giocavi il tavolo ti ha mostrato un altro impegno. Questa non è la distribuzione promessa.
fair-whole = Per controllare anche ogni carta, scarica la registrazione dal replay ed esegui “sevenwonders verify” su di essa.
