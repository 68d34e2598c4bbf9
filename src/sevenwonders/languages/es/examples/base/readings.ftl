example-the-free-city-with-babylon-s-right-plays-the-last-card-of-the-draw-pile = La Ciudad Libre con la ventaja de Babilonia juega la última carta de la pila de robo
example-the-free-city-with-babylon-s-right-has-to-build-its-last-card-when-there-are-several-ways = La Ciudad Libre con la ventaja de Babilonia tiene que construir su última carta, aunque haya varias formas
example-the-free-city-s-right-to-build-free-leaves-no-room-for-a-sale = La Ciudad Libre no puede vender si su ventaja le permite construir gratis
example-a-right-to-build-free-is-not-offered-for-what-is-free-anyway = No se ofrece construir gratis con una ventaja lo que ya es gratis
example-babylon-s-extra-card-is-a-step-of-its-own-and-can-use-what-the-turn-built = La carta extra de Babilonia es un paso aparte y puede usar lo construido ese turno
example-a-seat-with-a-single-option-is-asked-all-the-same-when-others-choose-with-it = También se pregunta a quien tiene una sola opción cuando otros eligen al mismo tiempo
