example-the-partner-of-a-holder-gets-no-reward = El compañero de quien tiene un peón no recibe ninguna recompensa
example-a-pawn-of-the-partner-protects-from-no-penalty-and-a-lost-coin-does-not-cost-the-partner-one = Un peón del compañero no protege de ninguna penalización, y una moneda perdida por ella no cuesta otra al compañero
example-partners-may-both-take-part-in-the-same-edifice-each-for-the-whole-price = Los dos compañeros pueden participar en el mismo Edificio, cada uno por el precio entero
example-a-red-card-lost-to-a-penalty-is-gone-before-the-double-tokens-of-teams-are-dealt-out = Una carta roja perdida por una penalización ya no está cuando se dan los marcadores dobles de los equipos
example-debts-of-a-failed-edifice-weigh-on-the-sum-of-the-team = Las deudas de un Edificio fracasado restan de la suma del equipo
