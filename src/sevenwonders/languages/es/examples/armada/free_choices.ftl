example-a-right-to-build-free-may-free-the-good-that-the-ship-needs = Una ventaja para construir gratis puede liberar el bien que necesita el barco
example-a-right-to-build-free-is-no-use-where-card-and-ship-are-free-without-it = Una ventaja para construir gratis no sirve si carta y barco ya son gratis sin ella
example-a-symbol-more-of-the-kind-there-is-most-of-is-nothing-in-a-city-without-symbols = Un símbolo más del tipo que más se tiene no es nada en una ciudad sin símbolos
example-several-symbols-more-may-go-to-different-kinds-if-these-were-equal = Varios símbolos más pueden ser de tipos distintos, si estos eran igual de frecuentes
example-free-steps-of-a-drawn-island-come-before-others-explore = Los pasos gratis de una isla sacada al azar llegan antes de que otros exploren
example-white-is-a-colour-too-when-one-colour-of-cards-is-counted = El blanco también es un color cuando se cuenta un color de cartas
