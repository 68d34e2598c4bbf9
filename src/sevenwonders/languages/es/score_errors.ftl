# What is wrong with a score sheet. Names that nothing has, and cities that cannot be, are refused in the terminal too.

error-no-wonder = Ninguna maravilla se llama «{ $name }». Las que hay: { $names }.
error-no-side = { $wonder } no tiene la cara «{ $side }». Sus caras: { $sides }.
error-no-card = Ninguna carta se llama «{ $name }». `sevenwonders cards` las enumera todas.
error-box-no-card = Ninguna carta se llama «{ $name }». Las que hay: { $names }.
error-box-no-token = Ninguna ficha de progreso se llama «{ $name }». Las que hay: { $names }.

error-coins = Una ciudad no puede tener { $coins } monedas.
error-stages = { $wonder } tiene { $stages } etapas, no { $built }.
error-stages-order = { $wonder } tiene { $stages } etapas, que se construyen por orden.
error-stages-any = { $wonder } tiene { $stages } etapas.
error-card-twice = Una ciudad tiene { $card } dos veces.
error-city-key = Las ciudades de esta mesa no tienen «{ $key }».
error-table-key = Esta mesa no tiene «{ $key }».
error-box-stages = Las etapas de { $wonder } se numeran de 1 a { $stages }.
error-box-stage-in-air = { $wonder } se construye de abajo arriba: una de las etapas de esta posición queda en el aire.
error-box-cards = Nadie tiene más de { $most } cartas del mismo tipo.
error-box-victories = Nadie puede tener { $count } marcadores de victoria.
error-box-tokens = La ficha de progreso { $token } está colocada { $count } veces, y no hay tantas.
