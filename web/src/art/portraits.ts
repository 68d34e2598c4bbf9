// The people who sit in a lobby: one for each seat.

import { bust, type Person } from "./parts/people";
import { Pen } from "./pen";
import { wearMaterials } from "./wear";

const PEOPLE: Person[] = [
  { hair: "hair", cut: "long", robe: "red", trim: "gold", dress: "tunic", head: "band" },
  { hair: "hair", cut: "curls", robe: "green", trim: "gold", dress: "cloak", skin: "tan" },
  { hair: "grey", cut: "short", beard: "full", robe: "cloth", trim: "purple", dress: "toga" },
  { hair: "hair", cut: "shaved", robe: "cloth", trim: "blue", dress: "collar", skin: "umber", head: "nemes" },
  { hair: "fair", cut: "bun", robe: "blue", trim: "yellow", dress: "cloak" },
  { hair: "hair", cut: "short", beard: "pointed", robe: "purple", trim: "gold", dress: "tunic", skin: "tan" },
  { hair: "hair", cut: "long", robe: "yellow", trim: "magenta", dress: "toga", head: "veil", skin: "umber" },
];

/** The portrait of a seat, on a field of 120 x 120 that ends at 104, as the inside of an svg. */
export function portraitOf(seat: number): string {
  wearMaterials();
  const pen = new Pen();
  bust(pen, PEOPLE[seat % PEOPLE.length] ?? {});
  return pen.picture();
}
