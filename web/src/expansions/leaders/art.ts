// Leaders: people with a head, a dress and an attribute of their own. What is known of them decides: Midas has gold,
// Hannibal his elephants, Hypatia the sphere of the stars.

import { dividers as compass, hall } from "../../art/drawings/guilds";
import { type Material, tone } from "../../art/materials";
import { elephant, horse, owl } from "../../art/parts/animals";
import { arch, box, disc, slab, window } from "../../art/parts/masonry";
import { laurel } from "../../art/parts/nature";
import { bust, figure, type Person } from "../../art/parts/people";
import { chart } from "../../art/parts/sea";
import { flag } from "../../art/parts/things";
import { type Draw, ellipse, p, type Pen, rect } from "../../art/pen";
import type { Wonder } from "../../art/wonders/wonders";
import {
  apple,
  axe,
  boat,
  boot,
  cabbage,
  camel,
  casket,
  cedar,
  censer,
  church,
  cornucopia,
  crested,
  crook,
  dividers,
  flower,
  gate,
  held,
  ishtar,
  lyre,
  model,
  moon,
  olive,
  pyramid,
  rings,
  snake,
  standard,
  statuette,
  stele,
  triangle,
  wheat,
} from "./attributes";

type Thing = (pen: Pen) => void;

/** Where an attribute is: in the right hand at the front, or behind a shoulder. */
interface With {
  front?: Thing;
  left?: Thing;
  behind?: Thing;
  scale?: number;
}

function leader(person: Person, { front, left, behind, scale = 1 }: With = {}): Draw {
  return (pen) => {
    pen.only(() => {
      if (behind) pen.at(98, 50, () => behind(pen), { scale });
      bust(pen, person);
      if (front) pen.at(95, 80, () => front(pen), { scale });
      if (left) pen.at(23, 82, () => left(pen), { scale });
    });
    // At 24 pixels what they hold tells them apart: it is drawn large, beside the head.
    pen.instead(() => {
      pen.at(left ? 10 : -14, 16, () => bust(pen, person), { scale: 0.8 });
      if (behind) pen.at(104, 44, () => behind(pen), { scale });
      if (front) pen.at(82, 68, () => front(pen), { scale: scale * 1.9 });
      if (left) pen.at(22, 80, () => left(pen), { scale: scale * 1.3 });
    });
  };
}

const coins: Thing = (pen) => {
  held.coins(pen, -8, 22, 4, 9);
  held.coins(pen, 12, 22, 6, 9);
};
/** A letter with its pen. */
const letter: Thing = (pen) => {
  paper(pen);
  pen.fill("M-2 12Q2-18 26-30Q26-10 4 10z", "cloth", { tone: 0, cut: "halo" });
  pen.line("M-6 20L20-20", { width: 1.6, cut: "hole", bold: 3 });
};
const paper: Thing = (pen) => held.scroll(pen, -13, -16, 26, 30, 4);
/** A wreath to crown poets with. */
const wreath: Thing = (pen) => laurel(pen, 0, 2, 17, "leaf");
/** One of the five regular bodies. */
const solid: Thing = (pen) => {
  pen.fill("M0-22L20-10V12L0 24L-20 12V-10z", "gold", { cut: "halo" });
  pen.fill("M0-22L20-10L12 10H-12L-20-10z", "gold", { tone: 0, outline: 1.2, cut: "none" });
  pen.line("M-12 10L0-22L12 10zM-20-10L-12 10L0 24L12 10L20-10M-20 12l8-2M20 12l-8-2", {
    width: 1.4,
    cut: "hole",
    bold: 3.4,
  });
};
const balance: Thing = (pen) => held.scales(pen, 0, -18, 34, 40);
const shield =
  (of: Material): Thing =>
  (pen) =>
    held.roundShield(pen, 0, 4, 18, of);
const blade: Thing = (pen) => held.sword(pen, 0, 12, 44, 12);
const point: Thing = (pen) => held.spear(pen, 0, 54, 86, 4);
const fire: Thing = (pen) => {
  pen.fill("M-6 2h12l-4 24h-4z", "wood", { cut: "halo" });
  held.flame(pen, 0, 4, 28);
};

/** The tall blue crown of Nefertiti. */
function tallCrown(pen: Pen): void {
  pen.fill("M42 34L32 6Q60-8 88 6L78 34Q60 26 42 34z", "blue", { cut: "halo" });
  pen.fill("M40 28Q60 20 80 28L78 34Q60 26 42 34z", "gold", { outline: 1.2, cut: "hole" });
}

/** The helmet of the queen of Palmyra: gold with a jewel, and a veil of red horsehair behind. */
function palmyrene(pen: Pen): void {
  pen.only(() => {
    pen.fill("M40 40Q38 16 60 15T80 40Q76 34 60 33T40 40z", "gold");
    pen.fill("M66 16Q80 20 80 40Q76 36 70 34z", "gold", { tone: 2, outline: 0 });
    pen.fill("M56 17Q52 4 64 2Q84 2 92 20Q97 32 94 46Q88 34 80 28Q74 20 64 17z", "red");
    pen.line("M66 6Q82 10 90 30", { width: 1.2 });
    pen.fill("M60 20l5 6l-5 6l-5-6z", "green", { outline: 1.2 });
    const pearls = [44, 49, 54, 66, 71, 76].map((x) => ellipse(x, 33.5 + Math.abs(60 - x) * 0.2, 1.8));
    pen.fill(pearls.join(""), "cloth", { tone: 0, outline: 0.8 });
  });
}

/** The mane of a lion worn as a hood. */
function lionHood(pen: Pen): void {
  pen.fill("M36 62Q30 14 60 12T84 62Q78 50 78 40Q60 22 42 40Q42 52 36 62z", "straw", { cut: "halo" });
  pen.fill("M46 22l6-8l4 8zM64 22l4-8l6 8z", "straw", { tone: 2 });
  pen.fill(`${ellipse(54, 22, 1.8)}${ellipse(66, 22, 1.8)}`, "ink", { tone: 2, outline: 0 });
}

/** The felt crown of Persian kings. */
function tiara(pen: Pen, of: Material): void {
  pen.fill("M42 36L40 12Q60 4 80 12L78 36Q60 28 42 36z", of, { cut: "halo" });
  pen.line("M41 22Q60 14 79 22", { width: 2.4, colour: tone("gold", 1), cut: "hole", bold: 5 });
  for (const x of [48, 60, 72]) pen.fill(ellipse(x, 14, 2.6), "gold", { outline: 1 });
}

/** More on top of a drawing. */
function and(draw: Draw, more: Draw): Draw {
  return (pen) => {
    draw(pen);
    more(pen);
  };
}

export const leaders: Record<string, Draw> = {
  maecenas: leader({ hair: "hair", robe: "cloth", trim: "purple", dress: "toga", skin: "skin" }, { front: wreath }),
  imhotep: leader(
    { hair: "none", cut: "shaved", skin: "umber", robe: "cloth", trim: "blue", dress: "collar", head: "band" },
    { front: pyramid },
  ),
  hammurabi: leader(
    { head: "turban", trim: "red", beard: "long", skin: "tan", robe: "blue", dress: "cloak" },
    { front: stele },
  ),
  leonidas: leader(
    { head: "helmet", trim: "red", robe: "red", beard: "short", skin: "tan", dress: "armour" },
    { left: shield("red"), behind: point },
  ),
  archimedes: leader(
    { face: "old", hair: "grey", beard: "full", robe: "cloth", trim: "green", dress: "cloak" },
    {
      front: (pen) => {
        pen.fill("M-18 22L14-22L20-17L-11 26z", "wood", { cut: "halo" });
        pen.line("M-14 12q8 2 8 10M-7 3q8 2 8 10M0-6q8 2 8 10M7-15q8 2 8 10", {
          width: 2.4,
          colour: tone("gold", 1),
          cut: "hole",
          bold: 4,
        });
      },
    },
  ),
  ramses: leader(
    { head: "nemes", beard: "pointed", skin: "umber", robe: "cloth", trim: "blue", dress: "collar" },
    { front: crook },
  ),
  croesus: leader(
    { head: "crown", beard: "full", skin: "tan", robe: "purple", trim: "gold", dress: "collar" },
    { front: coins },
  ),
  xenophon: leader(
    { hair: "hair", beard: "short", robe: "blue", trim: "red", dress: "cloak", head: "cap" },
    { front: (pen) => horse(pen, -14, 24, 0.8) },
  ),
  vitruvius: leader({ face: "old", hair: "grey", robe: "cloth", trim: "red", dress: "toga" }, { front: dividers }),
  nero: leader(
    { hair: "fair", cut: "curls", head: "laurel", robe: "purple", trim: "gold", beard: "short" },
    { front: lyre, left: fire },
  ),
  bilkis: leader(
    { face: "soft", cut: "long", skin: "umber", head: "crown", robe: "magenta", trim: "gold", dress: "collar" },
    { front: casket },
  ),
  hannibal: leader(
    { hair: "hair", beard: "full", skin: "tan", head: "band", robe: "red", trim: "purple", dress: "armour" },
    { front: elephant, scale: 0.9 },
  ),
  caesar: leader(
    { hair: "hair", head: "laurel", robe: "red", trim: "gold", dress: "armour" },
    { front: standard, scale: 0.86 },
  ),
  solomon: leader(
    { face: "old", hair: "grey", beard: "long", head: "crown", robe: "blue", trim: "gold" },
    { front: balance, scale: 0.9 },
  ),
  euclid: leader(
    { face: "old", hair: "grey", cut: "curls", beard: "short", robe: "green", trim: "cloth", dress: "cloak" },
    { front: triangle },
  ),
  ptolemy: leader(
    { hair: "hair", beard: "full", head: "diadem", robe: "blue", trim: "gold", dress: "cloak" },
    { front: (pen) => chart(pen, -22, -16, 46, 34) },
  ),
  pythagoras: leader(
    { face: "old", hair: "grey", beard: "long", head: "turban", robe: "cloth", trim: "cloth" },
    { front: (pen) => triangle(pen, true), scale: 0.9 },
  ),
  sappho: leader({ face: "soft", cut: "bun", robe: "magenta", trim: "gold", head: "band" }, { front: lyre }),
  zenobia: and(
    leader({ face: "soft", cut: "long", skin: "tan", robe: "purple", trim: "red", dress: "cloak" }, { front: camel }),
    palmyrene,
  ),
  nefertiti: and(
    leader(
      { face: "soft", hair: "none", skin: "umber", robe: "cloth", trim: "blue", dress: "collar" },
      { front: flower },
    ),
    tallCrown,
  ),
  cleopatra: leader(
    {
      face: "soft",
      cut: "long",
      hair: "hair",
      skin: "tan",
      head: "diadem",
      robe: "cloth",
      trim: "blue",
      dress: "collar",
    },
    { front: snake },
  ),
  phidias: leader(
    { hair: "hair", beard: "full", robe: "straw", trim: "wood", head: "band" },
    { front: statuette, left: (pen) => held.hammer(pen, 4, 20, 34, -20) },
  ),
  praxiteles: leader(
    { hair: "fair", cut: "curls", beard: "short", robe: "blue", trim: "cloth", dress: "cloak" },
    { front: statuette, scale: 1.2 },
  ),
  nebuchadnezzar: and(
    leader({ beard: "long", skin: "tan", robe: "blue", trim: "gold", dress: "collar" }, { front: gate }),
    (pen) => tiara(pen, "gold"),
  ),
  varro: leader(
    { face: "old", hair: "grey", robe: "cloth", trim: "green", dress: "toga" },
    { front: wheat, left: paper },
  ),
  pericles: leader(
    { hair: "hair", beard: "short", robe: "cloth", trim: "red", dress: "cloak", head: "helmet" },
    { front: model, scale: 0.88 },
  ),
  hypatia: leader({ face: "soft", cut: "long", robe: "green", trim: "gold", head: "band" }, { front: rings }),
  hiram: leader(
    { hair: "hair", beard: "full", skin: "tan", robe: "wood", trim: "green", head: "turban" },
    { front: cedar },
  ),
  midas: leader(
    { hair: "fair", beard: "full", skin: "skin", head: "crown", robe: "yellow", trim: "gold", dress: "collar" },
    { front: apple },
  ),
  amytis: leader(
    { face: "soft", cut: "long", skin: "tan", head: "veil", robe: "green", trim: "leaf" },
    { front: flower, left: (pen) => flower(pen, "red") },
  ),
  alexander: and(
    leader({ hair: "fair", cut: "curls", robe: "purple", dress: "armour", trim: "gold" }, { front: blade }),
    lionHood,
  ),
  justinian: leader({ hair: "hair", head: "crown", robe: "purple", trim: "gold", dress: "collar" }, { front: church }),
  plato: leader(
    { face: "old", hair: "grey", beard: "full", robe: "red", trim: "cloth", dress: "cloak" },
    { front: solid },
  ),
  aristotle: leader({ hair: "hair", beard: "full", robe: "blue", trim: "cloth", dress: "cloak" }, { front: owl }),
  berenice: leader(
    { face: "soft", cut: "long", hair: "fair", robe: "night", trim: "gold", head: "diadem" },
    {
      front: (pen) => {
        held.star(pen, 0, -8, 13);
        held.star(pen, -12, 14, 6);
        held.star(pen, 13, 14, 7);
      },
    },
  ),
  hatshepsut: leader(
    { face: "soft", head: "nemes", skin: "tan", beard: "none", robe: "cloth", trim: "red", dress: "collar" },
    { front: boat },
  ),
  nitocris: leader(
    { face: "soft", cut: "long", skin: "tan", head: "diadem", robe: "water", trim: "gold" },
    {
      front: (pen) => {
        pen.fill("M-24 20V-4Q-12-18 0-4Q12-18 24-4V20H16Q12 4 4 20H-4Q-12 4-16 20z", "stone", { cut: "halo" });
        pen.line("M-26 24q6-5 13 0t13 0t13 0t13 0", { width: 3, colour: tone("water", 2), cut: "solid", bold: 4 });
      },
    },
  ),
  telesilla: leader(
    { face: "soft", cut: "bun", robe: "red", trim: "gold", dress: "armour", head: "band" },
    { front: (pen) => crested(pen), behind: point },
  ),
  tomyris: leader(
    { face: "soft", cut: "long", hair: "hair", skin: "tan", robe: "wood", trim: "red", head: "cap" },
    { front: axe },
  ),
  aganice: leader(
    { face: "soft", cut: "curls", robe: "night", trim: "silver", head: "hood" },
    { front: moon, scale: 1.1 },
  ),
  enheduanna: leader(
    { face: "soft", cut: "long", skin: "umber", head: "cap", robe: "straw", trim: "gold", dress: "collar" },
    { front: ishtar, left: stele, scale: 0.86 },
  ),
  phryne: leader(
    { face: "soft", cut: "bun", hair: "fair", robe: "cloth", trim: "magenta", dress: "cloak" },
    {
      front: (pen) => {
        pen.fill("M0 20Q-26 4-18-16Q-8-24 0-18Q8-24 18-16Q26 4 0 20z", "magenta", { tone: 0, cut: "halo" });
        pen.line("M0 18V-16M0 18L-10-16M0 18L10-16M0 18L-17-6M0 18L17-6", { width: 1.2, cut: "hole", bold: 3 });
      },
    },
  ),
  cornelia: leader(
    { face: "soft", cut: "bun", robe: "cloth", trim: "purple", head: "veil" },
    {
      front: (pen) => figure(pen, 0, 24, 48, "blue"),
      left: (pen) => figure(pen, 0, 22, 42, "red"),
    },
  ),
  eurypyle: leader(
    { face: "soft", cut: "curls", hair: "hair", robe: "red", trim: "gold", dress: "armour" },
    {
      front: (pen) => {
        held.spear(pen, -8, 26, 46, -12);
        pen.fill("M4 24Q-8-2 6-24Q22-2 18 24z", "bronze", { cut: "halo" });
      },
    },
  ),
  theano: leader(
    { face: "soft", cut: "bun", robe: "green", trim: "cloth", head: "veil" },
    {
      front: (pen) => {
        pen.fill(rect(-20, -15, 42, 30), "paper", { tone: 0, cut: "halo" });
        pen.line("M-20 15A26 26 0 0 1 6-15A16 16 0 0 1 22 1A10 10 0 0 1 12 8A6 6 0 0 1 8 2M6-15V15M6 1h16", {
          width: 1.6,
          cut: "hole",
          bold: 4,
        });
      },
    },
  ),
  makeda: leader(
    {
      face: "soft",
      cut: "curls",
      skin: "umber",
      hair: "hair",
      head: "diadem",
      robe: "yellow",
      trim: "green",
      dress: "collar",
    },
    { front: censer },
  ),
  cynisca: leader(
    { face: "soft", cut: "bun", hair: "fair", head: "laurel", robe: "cloth", trim: "red" },
    { front: (pen) => held.wheel(pen, 0, 2, 19) },
  ),
  gorgo: leader(
    { face: "soft", cut: "long", hair: "hair", robe: "red", trim: "gold", dress: "cloak", head: "diadem" },
    { front: shield("red") },
  ),
  agrippina: leader(
    { face: "soft", cut: "curls", hair: "hair", robe: "purple", trim: "gold", head: "diadem" },
    {
      front: (pen) => {
        held.cup(pen, 0, 22, 38, "silver");
        pen.fill(p`M-10-14q10-8 20 0z`, "green", { cut: "hole" });
      },
    },
  ),
  caligula: leader(
    { hair: "fair", head: "laurel", robe: "cloth", trim: "purple", dress: "toga" },
    { front: boot, left: coins, scale: 0.9 },
  ),
  diocletian: leader(
    { face: "old", hair: "grey", beard: "short", head: "crown", robe: "purple", trim: "gold", dress: "cloak" },
    { front: cabbage },
  ),
  octavia: leader({ face: "soft", cut: "bun", robe: "blue", trim: "cloth", head: "veil" }, { front: olive }),
  arsinoe: leader(
    { face: "soft", cut: "curls", skin: "tan", head: "crown", robe: "magenta", trim: "gold" },
    { front: cornucopia },
  ),
  aspasia: leader(
    { face: "soft", cut: "bun", hair: "hair", robe: "green", trim: "gold", dress: "cloak", head: "band" },
    { front: letter },
  ),
  darius: and(
    leader(
      { beard: "long", hair: "hair", skin: "tan", robe: "purple", trim: "gold", dress: "collar" },
      { front: (pen) => held.bow(pen, -8, 0, 50) },
    ),
    (pen) => tiara(pen, "red"),
  ),
};

export const leadersGuilds: Record<string, Draw> = {
  architects_guild: hall((pen) => {
    compass(pen, 48, 38, 44);
    pen.fill("M62 88H90V44z", "gold", { cut: "halo" });
    pen.fill("M72 82H84V62z", "purple", { cut: "hole", outline: 1.2 });
  }),
  gamers_guild: hall((pen) => {
    pen.at(
      46,
      62,
      () => {
        pen.fill("M-15-15h30v30h-30z", "cloth", { tone: 0, cut: "halo" });
        for (const [x, y] of [
          [-7, -7],
          [7, 7],
          [0, 0],
          [7, -7],
          [-7, 7],
        ] as const)
          pen.fill(ellipse(x, y, 2.6), "ink", { tone: 2, outline: 0, cut: "hole" });
      },
      { turn: -12 },
    );
    pen.at(
      75,
      74,
      () => {
        pen.fill("M-12-12h24v24h-24z", "red", { cut: "halo" });
        for (const [x, y] of [
          [-5, -5],
          [5, 5],
        ] as const)
          pen.fill(ellipse(x, y, 2.8), "cloth", { tone: 0, outline: 0, cut: "hole" });
      },
      { turn: 14 },
    );
  }),
  diplomats_guild: hall((pen) => {
    pen.fill("M34 66Q60 28 90 44Q80 50 78 58Q74 74 56 76L42 88L44 72Q36 72 34 66z", "cloth", { tone: 0, cut: "halo" });
    pen.fill("M52 62Q64 44 84 46Q70 54 68 66z", "cloth", { tone: 2, outline: 1 });
    pen.line("M34 66L26 72M28 66q-2 8-8 8", { width: 2.4, colour: tone("leaf", 1), cut: "solid", bold: 5 });
    pen.fill(ellipse(42, 60, 1.8), "ink", { tone: 2, outline: 0, cut: "hole" });
  }),
};

/** A seated colossus of a king; `x` is its middle. */
function seated(pen: Pen, x: number): void {
  pen.fill(p`M${x - 13} 164V132q0-8 6-10h14q6 2 6 10v32z`, "sand");
  pen.fill(p`M${x - 11} 124V104q0-10 11-10t11 10v20z`, "sand");
  pen.fill(p`M${x - 9} 98l2-14q7-8 14 0l2 14q-9 8-18 0z`, "sand", { cut: "halo" });
  pen.fill(p`M${x + 4} 164V124h9V164z`, "sand", { tone: 2, outline: 0 });
  pen.line(p`M${x} 164V134M${x - 11} 132h22M${x - 3} 90h1M${x + 2} 90h1`, { width: 1.2 });
  pen.fill(p`M${x - 5} 84v-10h10v10z`, "sand");
}

/** A tier of arches of a round building. */
function tier(pen: Pen, bottom: number, half: number, height: number, count: number): void {
  box(pen, 100 - half, bottom - height, half * 2, height, "stone");
  for (let at = 0; at < count; at += 1) {
    const x = 100 - half + ((at + 0.5) * 2 * half) / count;
    arch(pen, x, bottom - 2, ((2 * half) / count) * 0.56, height * 0.66, "ink");
  }
  slab(pen, 97 - half, bottom - height - 4, half * 2 + 6, 5, "marble");
}

export const leadersWonders: Record<string, Wonder> = {
  abu_simbel: {
    setting: "desert",
    parts: [
      (pen) => {
        slab(pen, 14, 164, 172, 12, "sand");
        pen.fill("M14 164L24 92L20 58L40 30L74 34L104 22L142 32L166 28L182 64L178 100L188 164z", "cliff");
        pen.fill("M14 164L24 92L20 58L40 30L52 32L40 76L44 120L36 164z", "cliff", { tone: 0, outline: 0 });
        pen.fill("M188 164L178 100L182 64L166 28L158 30L164 80L160 118L168 164z", "cliff", { tone: 2, outline: 0 });
      },
      (pen) => seated(pen, 50),
      (pen) => seated(pen, 78),
      (pen) => {
        seated(pen, 122);
        seated(pen, 150);
      },
      (pen) => {
        pen.fill("M93 164V126h14v38z", "ink", { tone: 2, cut: "hole" });
        slab(pen, 30, 56, 140, 10, "sand");
        for (let x = 38; x < 166; x += 12) pen.fill(rect(x, 44, 6, 11), "gold", { outline: 1 });
        disc(pen, 100, 88, 9, "gold", "hole");
      },
    ],
  },
  roma: {
    setting: "city",
    parts: [
      (pen) => tier(pen, 176, 88, 34, 8),
      (pen) => tier(pen, 138, 84, 32, 8),
      (pen) => tier(pen, 102, 80, 30, 8),
      (pen) => {
        pen.fill("M22 70V42Q100 20 178 42V70z", "stone");
        for (let at = 0; at < 7; at += 1) window(pen, 38 + at * 20, 50, 6, 9);
      },
      (pen) => {
        for (const x of [40, 80, 120, 160]) flag(pen, x, x === 40 || x === 160 ? 38 : 33, 22, "red", 14);
        pen.fill("M60 34Q100 14 140 34L132 38Q100 26 68 38z", "cloth", { tone: 0 });
      },
    ],
  },
};
