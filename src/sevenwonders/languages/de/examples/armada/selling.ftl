example-a-card-is-sold-for-3-coins-or-for-a-free-step-of-the-yellow-fleet-not-for-both = Eine Karte wird für 3 Münzen oder für einen Gratisschritt der gelben Flotte verkauft, nicht für beides
example-a-sale-moves-the-yellow-fleet-whatever-the-colour-of-the-card-and-no-other-fleet = Ein Verkauf zieht die gelbe Flotte, egal welche Farbe die Karte hat, und keine andere Flotte
example-coins-of-the-square-that-a-sale-leads-to-are-paid = Die Münzen des Feldes, zu dem ein Verkauf führt, werden gezahlt
example-with-the-yellow-fleet-on-its-last-square-a-card-is-sold-for-coins-alone = Steht die gelbe Flotte auf ihrem letzten Feld, wird eine Karte nur für Münzen verkauft
example-what-is-left-over-in-the-last-turn-moves-no-fleet = Was in der letzten Runde übrig bleibt, zieht keine Flotte
example-a-leader-is-sold-for-3-coins-or-for-a-free-step-of-the-yellow-fleet = Ein Anführer wird für 3 Münzen oder für einen Gratisschritt der gelben Flotte verkauft
example-a-tax-that-a-sold-leader-raises-is-paid-before-the-hands-are-dealt = Eine Steuer durch einen verkauften Anführer wird vor dem Austeilen der Hände gezahlt
