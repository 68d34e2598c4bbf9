// What a step changes on the table that is shown: pure functions, each from one table to the next.

import { mine } from "../table/model";
import { cityOf, type ClassicTable } from "../table/classic/model";
import type { CityState } from "../wire";

export type Patch<T = ClassicTable> = (shown: T) => T;

/** What a card changes in its city when it lands there. */
const OF_A_CARD = [
  "built",
  "buried",
  "stages",
  "built_stages",
  "shields",
  "symbols",
  "for_sale",
  "reserved",
  "prices",
  "rights",
  "leaders",
  "points",
] as const satisfies (keyof CityState)[];

/** Some fields of one city. */
export function inCity(seat: number, change: (city: CityState) => Partial<CityState>): Patch {
  return (shown) => ({
    ...shown,
    cities: shown.cities.map((city) => (city.seat === seat ? { ...city, ...change(city) } : city)),
  });
}

/** A city takes over these fields as they will be. */
export function takenOver(next: ClassicTable, seat: number, ...fields: (keyof CityState)[]): Patch {
  const city = cityOf(next, seat);
  const changes = Object.fromEntries(fields.map((field) => [field, city[field]])) as Partial<CityState>;
  return inCity(seat, () => changes);
}

export function all(...patches: Patch[]): Patch {
  return (shown) => patches.reduce((table, patch) => patch(table), shown);
}

/** A card has landed in its city. At the end of an Age its fights are those of the next Age, which nobody faces yet. */
export function cardLands(next: ClassicTable, seat: number): Patch {
  return all(takenOver(next, seat, ...OF_A_CARD), borders(next));
}

function borders(next: ClassicTable): Patch {
  return (shown) => ({
    ...shown,
    cities: shown.cities.map((city) => ({
      ...city,
      fights: shown.age === next.age ? cityOf(next, city.seat).fights : margins(shown, city),
    })),
  });
}

function margins(shown: ClassicTable, city: CityState): CityState["fights"] {
  return city.fights.map((fight) => ({ ...fight, margin: city.shields - cityOf(shown, fight.seat).shields }));
}

/** So many cards of those to come lie on the discard pile. */
export function onPile(next: ClassicTable, count: number): Patch {
  return (shown) => ({ ...shown, discard: next.discard.slice(0, count) });
}

/** The Age is over and told: every city is as it will be, but for its hand. */
export function settle(next: ClassicTable): Patch {
  return (shown) => ({
    ...shown,
    cities: next.cities.map((city) => ({ ...city, hand_size: shown.cities[city.seat]?.hand_size ?? 0 })),
  });
}

/** A card is taken up from the discard pile. */
export function offPile(place: number): Patch {
  return (shown) => ({ ...shown, discard: shown.discard.filter((_, index) => index !== place) });
}

export function coinsOf(seat: number, change: number): Patch {
  return inCity(seat, (city) => ({ coins: city.coins + change }));
}

/** Nobody is asked any more: the backs are taken up, and what is left of the viewer's hand is closed. */
export function takenUp(played: string[]): Patch {
  return (shown) => ({ ...shown, decisions: [], hand: without(shown.hand, played) });
}

function without(hand: string[], played: string[]): string[] {
  const left = [...hand];
  for (const card of played) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** All hands are on their way. */
export function handsLeave(seats: number[]): Patch {
  return (shown) => ({
    ...shown,
    hand: [],
    partner_hand: [],
    cities: shown.cities.map((city) => (seats.includes(city.seat) ? { ...city, hand_size: 0 } : city)),
  });
}

/** The next cards to choose from are there, with what they cost; who else has to choose is told at the end. */
export function handArrives(next: ClassicTable): Patch {
  return (shown) => ({ ...shown, hand: next.hand, decisions: mine(next) });
}
