example-the-free-city-with-babylon-s-right-plays-the-last-card-of-the-draw-pile = Avec la merveille de Babylone, la Cité Libre joue aussi la dernière carte de la pioche
example-the-free-city-with-babylon-s-right-has-to-build-its-last-card-when-there-are-several-ways = Avec la merveille de Babylone, la Cité Libre doit construire sa dernière carte, même quand il y a plusieurs façons de le faire
example-the-free-city-s-right-to-build-free-leaves-no-room-for-a-sale = Si la Cité Libre a droit à un bâtiment gratuit, elle ne peut pas vendre
example-a-right-to-build-free-is-not-offered-for-what-is-free-anyway = Un bâtiment gratuit n’est pas proposé pour ce qui est gratuit de toute façon
example-babylon-s-extra-card-is-a-step-of-its-own-and-can-use-what-the-turn-built = La carte supplémentaire de Babylone se joue à part, et profite de ce que le tour a construit
example-a-seat-with-a-single-option-is-asked-all-the-same-when-others-choose-with-it = Un joueur qui n’a qu’une possibilité est interrogé quand même si d’autres choisissent en même temps
