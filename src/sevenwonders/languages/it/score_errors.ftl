# Che cosa non va in un segnapunti. I nomi che nulla porta, e le città impossibili, li rifiuta anche il terminale.

error-no-wonder = Nessuna meraviglia si chiama “{ $name }”. Ci sono { $names }.
error-no-side = { $wonder } non ha un lato “{ $side }”. I suoi lati: { $sides }.
error-no-card = Nessuna carta si chiama “{ $name }”. `sevenwonders cards` le elenca tutte.
error-box-no-card = Nessuna carta si chiama “{ $name }”. Ci sono { $names }.
error-box-no-token = Nessun segnalino progresso si chiama “{ $name }”. Ci sono { $names }.

error-coins = Una città non può avere { $coins } monete.
error-stages = { $wonder } ha { $stages } stadi, non { $built }.
error-stages-order = { $wonder } ha { $stages } stadi, che si costruiscono in ordine.
error-stages-any = { $wonder } ha { $stages } stadi.
error-card-twice = { $card } è due volte nella stessa città.
error-city-key = Le città di questo tavolo non hanno “{ $key }”.
error-table-key = Questo tavolo non ha “{ $key }”.
error-box-stages = Gli stadi di { $wonder } sono numerati da 1 a { $stages }.
error-box-stage-in-air = { $wonder } si costruisce dal basso in alto: in questa posizione uno stadio resta sospeso nel vuoto.
error-box-cards = Nessuno ha più di { $most } carte dello stesso tipo.
error-box-victories = Nessuno ha { $count } segnalini vittoria.
error-box-tokens = Il segnalino progresso { $token } compare { $count } volte, ma ce ne sono di meno.
