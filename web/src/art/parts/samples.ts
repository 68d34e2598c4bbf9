// Every part of the kit as a drawing of its own, for the gallery.

import type { Draw } from "../pen";
import * as animals from "./animals";
import * as masonry from "./masonry";
import * as nature from "./nature";
import * as people from "./people";
import * as sea from "./sea";
import * as ships from "./ships";
import * as things from "./things";
import * as war from "./war";

/** One drawing for each part of a file. */
type Samples<Parts> = Record<keyof Parts, Draw>;

const ofMasonry: Samples<typeof masonry> = {
  box: (pen) => masonry.box(pen, 30, 44, 60, 60, "stone"),
  courses: (pen) => masonry.box(pen, 24, 44, 72, 60, "brick", { courses: true }),
  slab: (pen) => masonry.slab(pen, 16, 84, 88, 20, "marble"),
  column: (pen) => masonry.column(pen, 60, 22, 104, 20),
  colonnade: (pen) => masonry.colonnade(pen, [14, 106], [38, 104], 5, 9),
  pediment: (pen) => masonry.pediment(pen, 10, 60, 100, 44, "marble", "blue"),
  steps: (pen) => masonry.steps(pen, 60, 104, 100, 4, 10, "marble"),
  dome: (pen) => masonry.dome(pen, 60, 104, 84, 56, "gold"),
  door: (pen) => masonry.door(pen, 60, 104, 34, 62),
  window: (pen) => masonry.window(pen, 46, 52, 28, 40),
  arch: (pen) => {
    masonry.box(pen, 26, 36, 68, 68, "stone");
    masonry.arch(pen, 60, 104, 40, 54, "water");
  },
  merlons: (pen) => {
    masonry.box(pen, 16, 60, 88, 44, "stone");
    masonry.merlons(pen, 16, 60, 88, 5, "stone", 12);
  },
  tower: (pen) => masonry.tower(pen, 42, 34, 36, 104),
  hipRoof: (pen) => masonry.hipRoof(pen, 12, 64, 96, 40),
  gable: (pen) => masonry.gable(pen, 16, 54, 88, 50),
  disc: (pen) => masonry.disc(pen, 60, 70, 32, "gold"),
};

const ofNature: Samples<typeof nature> = {
  cypress: (pen) => nature.cypress(pen, 60, 104, 86),
  fir: (pen) => nature.fir(pen, 60, 104, 86),
  palm: (pen) => nature.palm(pen, 56, 104, 62),
  bush: (pen) => nature.bush(pen, 60, 104, 36),
  rock: (pen) => nature.rock(pen, 18, 104, 84, 58),
  flame: (pen) => nature.flame(pen, 60, 104, 78),
  smoke: (pen) => nature.smoke(pen, 60, 104, 80),
  waves: (pen) => nature.waves(pen, 12, 92, 96),
  cloud: (pen) => nature.cloud(pen, 60, 78, 84),
  star: (pen) => nature.star(pen, 60, 64, 36),
  crescent: (pen) => nature.crescent(pen, 60, 64, 36),
  laurel: (pen) => nature.laurel(pen, 60, 64, 34),
};

const ofThings: Samples<typeof things> = {
  amphora: (pen) => things.amphora(pen, 60, 104, 80),
  log: (pen) => things.log(pen, 60, 76, 28),
  block: (pen) => things.block(pen, 30, 104, 56),
  barrel: (pen) => things.barrel(pen, 60, 104, 56, 70),
  sack: (pen) => things.sack(pen, 60, 104, 66),
  scroll: (pen) => things.scroll(pen, 30, 36, 60, 66, 5),
  flask: (pen) => things.flask(pen, 60, 104, 80),
  cup: (pen) => things.cup(pen, 60, 104, 76),
  wheel: (pen) => things.wheel(pen, 60, 66, 36),
  coins: (pen) => things.coins(pen, 60, 100, 7, 20),
  scales: (pen) => things.scales(pen, 60, 24, 84, 80),
  hammer: (pen) => things.hammer(pen, 60, 104, 78, 0),
  flag: (pen) => things.flag(pen, 44, 104, 82, "red", 38),
  banner: (pen) => things.banner(pen, 36, 22, 48, 80, "purple"),
  awning: (pen) => things.awning(pen, 14, 44, 92, 40, ["red", "cloth"]),
};

const ofAnimals: Samples<typeof animals> = {
  horse: (pen) => animals.horse(pen, 44, 104, 1.3),
  elephant: (pen) => pen.at(60, 62, () => animals.elephant(pen), { scale: 1.5 }),
  owl: (pen) => pen.at(60, 64, () => animals.owl(pen), { scale: 1.5 }),
  eagle: (pen) => pen.at(60, 60, () => animals.eagle(pen), { scale: 1.5 }),
};

const ofWar: Samples<typeof war> = {
  roundShield: (pen) => war.roundShield(pen, 60, 66, 36),
  spear: (pen) => war.spear(pen, 60, 104, 92),
  sword: (pen) => war.sword(pen, 60, 100, 84),
  bow: (pen) => war.bow(pen, 50, 62, 84),
  helmet: (pen) => war.helmet(pen, 56, 100, 70),
};

const ofPeople: Samples<typeof people> = {
  bust: (pen) => people.bust(pen, { beard: "short", robe: "blue", dress: "cloak", trim: "red" }),
  figure: (pen) => people.figure(pen, 60, 104, 86, "red"),
  plinth: (pen) => people.plinth(pen, 60, 104, 60, 44),
};

const ofSea: Samples<typeof sea> = {
  sea: (pen) => sea.sea(pen, 70),
  swell: (pen) => {
    sea.sea(pen, 80);
    sea.swell(pen);
  },
  jetty: (pen) => sea.jetty(pen, 16, 78, 88),
  island: (pen) => sea.island(pen, 60, 98, 96, 40),
  trident: (pen) => sea.trident(pen, 60, 104, 86),
  helm: (pen) => sea.helm(pen, 60, 64, 30),
  skull: (pen) => sea.skull(pen, 60, 62, 1.6),
  rose: (pen) => sea.rose(pen, 60, 64, 38),
  chart: (pen) => sea.chart(pen, 18, 40, 84, 56),
};

const ofShips: Samples<typeof ships> = {
  hull: (pen) => ships.hull(pen, 14, 92, 92, 34),
  sail: (pen) => ships.sail(pen, 60, 104, 86, 72),
  oars: (pen) => {
    ships.hull(pen, 14, 86, 92, 30);
    ships.oars(pen, 34, 80, 54, 6);
  },
  anchor: (pen) => ships.anchor(pen, 60, 102, 84),
};

/** Parts by the kind of thing they are. */
export const samples = {
  masonry: ofMasonry,
  nature: ofNature,
  things: ofThings,
  people: ofPeople,
  animals: ofAnimals,
  war: ofWar,
  sea: ofSea,
  ships: ofShips,
} as const satisfies Record<string, Record<string, Draw>>;
