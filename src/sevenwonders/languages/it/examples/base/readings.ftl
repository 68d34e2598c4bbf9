example-the-free-city-with-babylon-s-right-plays-the-last-card-of-the-draw-pile = La Città Libera con il diritto di Babilonia gioca l’ultima carta della pila da cui si pesca
example-the-free-city-with-babylon-s-right-has-to-build-its-last-card-when-there-are-several-ways = La Città Libera con il diritto di Babilonia deve costruire la sua ultima carta anche quando ci sono più modi
example-the-free-city-s-right-to-build-free-leaves-no-room-for-a-sale = Il diritto della Città Libera di costruire gratis non lascia spazio a una vendita
example-a-right-to-build-free-is-not-offered-for-what-is-free-anyway = Il diritto di costruire gratis non si propone per ciò che è gratis comunque
example-babylon-s-extra-card-is-a-step-of-its-own-and-can-use-what-the-turn-built = La carta in più di Babilonia è un passo a sé, e può usare ciò che si è costruito nel turno
example-a-seat-with-a-single-option-is-asked-all-the-same-when-others-choose-with-it = A un giocatore con una sola possibilità si chiede comunque, quando altri scelgono insieme a lui
