// Armada and Edifice.

import { table } from "./classic";
import { goods, listed, ROMAN_AGES } from "./common";

const FLEET_NAMES: Record<string, string> = { red: "red", yellow: "yellow", blue: "blue", green: "green" };

export const armada = {
  shipyard: "Shipyard",
  strength: (count: number): string => `${count} naval strength`,
  level: (level: number): string => `commercial level ${level}`,
  points: (count: number): string => (count === 1 ? "1 point" : `${count} points`),
  coins: (count: number): string => goods.coins(count),
  tax: (count: number): string => `a tax of ${count} for all others`,
  island: (level: number): string => `an island of level ${level}`,
  nothingYet: "nothing yet",
  fleetTitle: (fleet: string): string => `${(FLEET_NAMES[fleet] ?? fleet).replace(/^./, (first) => first.toUpperCase())} fleet`,
  fleetStands: (fleet: string, square: number, has: string): string => `${armada.fleetTitle(fleet)} on square ${square} of 6: ${has || armada.nothingYet}.`,
  nextStep: (cost: string, gives: string): string => `The next step ${cost} and gives ${gives}.`,
  atTheEnd: "At the end of its lane.",
  fleetsStand: (fleets: readonly (readonly [string, number])[], strength: number, tokens: number[]): string =>
    `Fleets: ${listed(fleets.map(([fleet, square]) => `${FLEET_NAMES[fleet] ?? fleet} ${square}`))}; ${armada.strength(strength)}${tokens.length > 0 ? `; ${armada.tokens(tokens)}` : ""}`,
  tokens: (tokens: number[]): string => `naval tokens ${listed(tokens.map((token) => (token > 0 ? `+${token}` : `−${-token}`)))}`,
  landing: (name: string): string => `lands at ${name}`,
  taxNow: (tax: number): string => `tax of ${tax} this turn`,
  pirated: "raided by pirates this turn",
  skips: "stays out of this naval conflict",
  navalStrengths: "Naval strength of all cities",
  naval: (name: string, strength: number, token: number, skips: boolean): string =>
    `${name}: ${armada.strength(strength)}${skips ? `, ${armada.skips}` : token === 0 ? ", no token now" : `, would now take ${token > 0 ? `+${token}` : `−${-token}`}`}`,
  islandsLeft: (counts: number[]): string => `Islands left: ${listed(counts.map((count, index) => `${count} of level ${index + 1}`))}`,
  maritime: "maritime card",
  islandLevel: (level: number): string => `Island, level ${level}`,
  sails: (fleets: string[]): string => (fleets.length === 1 ? armada.fleetTitle(fleets[0] ?? "") : `${listed(fleets.map((fleet) => FLEET_NAMES[fleet] ?? fleet))} fleets`.replace(/^./, (first) => first.toUpperCase())),
  step: (from: number, to: number): string => `square ${from} to ${to}`,
  goesWith: "What goes with it",
  insteadOf: "What you take",
  alone: "Nothing more",
  withFleet: (fleet: string): string => `With the ${FLEET_NAMES[fleet] ?? fleet} fleet`,
  withTheEdifice: "with the Edifice",
  withEdifice: (name: string): string => `With ${name}`,
  yellowStep: "A step of the yellow fleet",
  threeCoins: "3 coins",
  together: (price: number): string => (price === 0 ? "nothing to pay" : `${goods.coins(price)} in all`),
  gives: (parts: string[]): string => listed(parts) || armada.nothingYet,
  withKey: "W",
  fight: "Fight at sea",
  fightText: "Your strength is compared with all others.",
  stayOut: "Stay out",
  stayOutText: "No token for you in this Age, neither good nor bad.",
};

export const edifice = {
  title: "Edifices",
  ofAge: (age: number, name: string): string => `Age ${ROMAN_AGES[age] ?? age}: ${name}`,
  states: { open: "under construction", built: "built", failed: "failed" } as Record<string, string>,
  later: "still to come",
  state: (state: string): string => edifice.states[state] ?? state,
  pawnsLeft: (count: number): string => (count === 1 ? "1 pawn left" : `${count} pawns left`),
  pawns: (pawns: number[]): string => `Pawns: ${listed(pawns.map((count, index) => `${count} of Age ${ROMAN_AGES[index + 1] ?? index + 1}`))}`,
  joined: "takes part in this Age's Edifice",
  price: "Taking part, beside a stage",
  reward: "Reward for each pawn",
  penalty: "If it fails and you have no pawn",
  debt: (debt: number): string => `or ${debt} points of debts for want of it`,
  stillToGive: (count: number): string => `${count} to give up, one after another.`,
  owes: (count: number): string => (count === 1 ? "has one thing to give up" : `has ${count} things to give up`),
  members: (names: string[]): string => `${listed(names)} ${names.length === 1 ? "takes" : "take"} part`,
  dropToken: (value: number): string => `Victory token of ${value}`,
  summary: (age: number, name: string, state: string, left: number, price: number, reward: string[], penalty: string): string =>
    `Edifice of ${table.age(age)}, ${name}, ${edifice.state(state)}. ${state === "open" ? `${edifice.pawnsLeft(left)}, ${goods.coins(price)} to take part. ` : ""}Reward: ${listed(reward)}. Penalty: ${penalty}.`,
};
