example-a-right-to-build-free-may-free-the-good-that-the-ship-needs = Il diritto di costruire gratis può liberare la risorsa che serve alla nave
example-a-right-to-build-free-is-no-use-where-card-and-ship-are-free-without-it = Il diritto di costruire gratis non serve dove carta e nave sono gratis anche senza
example-a-symbol-more-of-the-kind-there-is-most-of-is-nothing-in-a-city-without-symbols = Un simbolo in più del tipo che si ha di più non è nulla in una città senza simboli
example-several-symbols-more-may-go-to-different-kinds-if-these-were-equal = Più simboli aggiunti possono andare a tipi diversi, se questi erano pari
example-free-steps-of-a-drawn-island-come-before-others-explore = I passi gratuiti di un’isola pescata vengono prima che altri esplorino
example-white-is-a-colour-too-when-one-colour-of-cards-is-counted = Anche il bianco è un colore quando si contano le carte di un colore
