// The box of Architects: a drawing for each kind of card, for each token, and for the cat.

import { tone } from "../materials";
import { cat, catHead, cog, dividers, horn, round, token } from "../parts/architects";
import { box, colonnade, column, disc, dome, merlons, pediment, slab, steps, tower, window } from "../parts/masonry";
import { cypress, fir, laurel, smoke, star } from "../parts/nature";
import { figure } from "../parts/people";
import { banner, block, coins, flag, flask, hammer, log, scroll } from "../parts/things";
import { spear, sword } from "../parts/war";
import { ellipse, p, rect, type Draw, type Pen } from "../pen";

/** An axe that leans; `x` and `y` are the foot of its handle. */
function axe(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(rect(-2, -52, 4, 52), "darkwood");
      pen.fill("M2-50Q18-54 22-40Q14-34 2-36z", "iron", { cut: "halo" });
      pen.fill("M16-49Q21-46 22-40Q18-37 14-36Q19-42 16-49z", "iron", { tone: 0, outline: 0 });
    },
    { turn },
  );
}

/** Bricks in courses, one fewer above the other. */
function bricks(pen: Pen, x: number, y: number, rows: number[]): void {
  rows.forEach((count, row) => {
    for (let index = 0; index < count; index += 1) {
      const left = x - count * 13 + index * 26;
      box(pen, left, y - (row + 1) * 15, 25, 14, "brick", { cut: "halo" });
    }
  });
}

/** A stem of papyrus with its crown of rays. */
function reed(pen: Pen, x: number, y: number, height: number, lean: number): void {
  pen.line(p`M${x} ${y}Q${x} ${y - height / 2} ${x + lean} ${y - height}`, { width: 4.4, cut: "solid", bold: 6 });
  pen.line(p`M${x} ${y}Q${x} ${y - height / 2} ${x + lean} ${y - height}`, { width: 2.2, colour: tone("leaf", 1) });
  pen.at(x + lean, y - height, () => {
    pen.fill("M0 4Q-18-2-22-16Q-12-24 0-24T22-16Q18-2 0 4z", "leaf", { cut: "halo" });
    pen.line("M0 2L-14-16M0 2L-6-21M0 2L4-22M0 2L13-17", { width: 1.1, colour: tone("leaf", 0) });
  });
}

/** A pointed shield with a boss; `x` is its middle and `y` its top. */
function heater(pen: Pen, x: number, y: number, size: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill("M-30 0Q0 10 30 0V26Q30 54 0 68Q-30 54-30 26z", "gold", { cut: "halo" });
      pen.fill("M-24 8Q0 15 24 8V27Q24 49 0 61Q-24 49-24 27z", "red", { outline: 1.2, cut: "hole" });
      pen.fill("M-24 8Q-12 12 0 12V61Q-24 49-24 27z", "red", { tone: 0, outline: 0 });
      pen.fill("M0 22L5 32L16 33L8 41L10 52L0 46L-10 52L-8 41L-16 33L-5 32z", "gold", { outline: 1 });
    },
    { scale: size },
  );
}

/** An open chest that is full of coins. */
function chest(pen: Pen, x: number, y: number): void {
  pen.fill(
    p`M${x - 42} ${y - 40}Q${x - 44} ${y - 74} ${x - 20} ${y - 76}H${x + 34}Q${x + 52} ${y - 74} ${x + 42} ${y - 40}z`,
    "darkwood",
    {
      cut: "none",
    },
  );
  const heap: [number, number][] = [
    [-26, -46],
    [26, -46],
    [-10, -50],
    [12, -52],
    [0, -60],
    [-18, -56],
    [20, -58],
  ];
  for (const [dx, dy] of heap) disc(pen, x + dx, y + dy, 11, "gold", "halo");
  box(pen, x - 44, y - 42, 88, 42, "wood");
  pen.line(p`M${x - 44} ${y - 28}h88M${x - 44} ${y - 14}h88`, { width: 1 });
  for (const dx of [-38, 28]) box(pen, x + dx, y - 42, 10, 42, "iron", { cut: "none" });
  pen.fill(rect(x - 8, y - 44, 16, 18), "gold", { cut: "hole" });
  pen.fill(ellipse(x, y - 36, 2.6) + p`M${x - 1.4} ${y - 36}h2.8v6h-2.8z`, "ink", { tone: 2, outline: 0 });
}

export const architectsGray: Record<string, Draw> = {
  wood(pen) {
    fir(pen, 96, 104, 92);
    for (const [x, y] of [
      [26, 92],
      [50, 92],
      [74, 92],
      [38, 71],
      [62, 71],
      [50, 50],
    ] as const)
      log(pen, x, y, 12);
    pen.only(() => axe(pen, 96, 106, -24));
  },
  stone(pen) {
    pen.only(() => {
      block(pen, 64, 104, 34, "ore");
      block(pen, 18, 104, 36, "marble");
    });
    block(pen, 38, 66, 34, "stone");
    pen.only(() => hammer(pen, 106, 102, 46, -28));
    pen.instead(() => {
      block(pen, 62, 104, 34);
      block(pen, 14, 104, 34);
    });
  },
  clay(pen) {
    bricks(pen, 58, 104, [4, 3, 2]);
    pen.only(() => {
      pen.fill("M84 50L102 46L108 58L92 66z", "iron");
      pen.line("M92 52Q88 42 94 38", { width: 3 });
      pen.fill(rect(88, 26, 9, 14), "wood");
      smoke(pen, 40, 56, 30);
    });
    pen.instead(() => pen.fill("M60 20L96 28L74 54z", "iron", { cut: "halo" }));
  },
  papyrus(pen) {
    reed(pen, 42, 104, 52, -12);
    reed(pen, 60, 104, 74, 2);
    reed(pen, 78, 104, 48, 16);
    pen.only(() => scroll(pen, 30, 72, 58, 32, 3));
    pen.shadow("M26 78h66v28h-66z", "halo");
    pen.shadow("M38 86h42v5h-42zM38 96h30v4h-30z", "hole");
  },
  glass(pen) {
    pen.only(() => {
      flask(pen, 34, 96, 64, "glass");
      flask(pen, 92, 96, 46, "magenta");
      pen.fill("M52 96Q44 60 58 46V34H74V46Q88 60 80 96z", "blue", { tone: 0 });
      pen.fill("M80 96Q88 60 74 46V34H69V48Q78 66 70 96z", "blue", { outline: 0 });
      pen.line("M52 74Q66 82 81 74M50 64Q66 72 83 64", { width: 2, colour: tone("gold", 0) });
      pen.fill(rect(49, 29, 34, 6), "gold");
      slab(pen, 10, 95, 102, 9, "wood");
    });
    pen.instead(() => {
      pen.fill("M40 100Q26 54 48 38V16H72V38Q94 54 80 100z", "glass");
      pen.fill("M44 60Q60 70 76 60V72Q60 82 44 72z", "glass", { cut: "hole" });
      pen.fill(rect(18, 100, 84, 8), "wood");
    });
  },
};

export const architectsYellow: Record<string, Draw> = {
  coin(pen) {
    chest(pen, 62, 104);
    pen.only(() => coins(pen, 106, 104, 4, 8));
  },
};

export const architectsGreen: Record<string, Draw> = {
  compass(pen) {
    pen.only(() => {
      pen.fill("M14 90L30 72H112L104 104H10z", "paper");
      pen.line("M24 92Q44 74 66 88T104 80", { width: 2, colour: tone("blue", 1) });
      pen.line("M86 96l10-10M86 86l10 10", { width: 2.4, colour: tone("red", 1) });
    });
    dividers(pen, 62, 96, 84);
  },
  gear(pen) {
    cog(pen, 74, 46, 32, 10, "bronze");
    cog(pen, 40, 80, 24, 8, "gold");
    pen.only(() => {
      cog(pen, 92, 88, 15, 7, "iron");
      pen.line("M40 80L22 92V104", { width: 4 });
      pen.fill(rect(14, 100, 16, 6), "wood");
    });
  },
  tablet(pen) {
    pen.fill("M24 104V36Q26 18 60 16Q94 18 96 36V104z", "stone");
    pen.fill("M24 104V36Q25 26 38 20V104z", "stone", { tone: 0, outline: 0 });
    pen.fill("M96 104V36Q95 26 84 20V104z", "stone", { tone: 2, outline: 0 });
    pen.line("M24 104V36Q26 18 60 16Q94 18 96 36V104z", { width: 1.5 });
    pen.fill("M44 34l6-8l6 8zM66 26h10v8h-10z" + ellipse(60, 46, 5), "ink", { outline: 0, cut: "hole" });
    pen.line("M38 58h44M38 70h36M38 82h44M38 93h24", { width: 3, cut: "hole", bold: 6 });
    pen.only(() => pen.at(104, 100, () => pen.fill("M-3 0V-40L0-48L3-40V0z", "gold"), { turn: -28 }));
  },
};

export const architectsRed: Record<string, Draw> = {
  shield_0(pen) {
    tower(pen, 12, 46, 26, 104);
    tower(pen, 82, 46, 26, 104);
    box(pen, 36, 58, 48, 46, "stone", { courses: true });
    merlons(pen, 36, 58, 48, 4, "stone");
    pen.only(() => {
      flag(pen, 25, 40, 30);
      flag(pen, 95, 40, 30);
    });
    pen.only(() => heater(pen, 60, 54, 0.72));
    pen.shadow("M44 64h32v18q0 12-16 20q-16-8-16-20z", "hole");
  },
  shield_1(pen) {
    pen.only(() => {
      spear(pen, 26, 104, 80, 22);
      spear(pen, 94, 104, 80, -22);
    });
    heater(pen, 60, 14, 1.02);
    horn(pen, 66, 84, 1);
  },
  shield_2(pen) {
    pen.only(() => {
      banner(pen, 60, 12, 60, 84, "red");
      pen.line("M26 12h68", { width: 4 });
      pen.line("M26 12h68", { width: 1.8, colour: tone("gold", 1) });
      heater(pen, 60, 18, 0.62);
    });
    pen.only(() => {
      horn(pen, 84, 84, 1.05);
      horn(pen, 36, 84, 1.05, true);
    });
    pen.instead(() => {
      pen.fill("M36 8Q60 16 84 8V28Q84 48 60 58Q36 48 36 28z", "red");
      horn(pen, 88, 84, 1.1);
      horn(pen, 32, 84, 1.1, true);
    });
  },
};

export const architectsBlue: Record<string, Draw> = {
  blue_3(pen) {
    steps(pen, 60, 104, 108, 2, 7, "marble");
    box(pen, 14, 58, 92, 32, "marble");
    for (const x of [20, 88]) window(pen, x, 66, 12, 16, "blue");
    colonnade(pen, [38, 82], [56, 90], 4, 7);
    pediment(pen, 32, 38, 56, 18, "marble", "blue");
    pen.only(() => {
      dome(pen, 60, 40, 34, 18, "gold");
      flag(pen, 60, 24, 16, "blue", 12);
      cypress(pen, 110, 104, 46);
    });
    pen.shadow("M40 36a20 20 0 0 1 40 0z");
  },
  blue_2_cat(pen) {
    pen.only(() => {
      column(pen, 26, 14, 104, 14);
      slab(pen, 14, 8, 24, 7, "marble");
      steps(pen, 70, 104, 84, 2, 8, "marble");
      cat(pen, 70, 89, 76);
    });
    pen.instead(() => cat(pen, 54, 104, 100));
  },
};

const extra = (pen: Pen): void => {
  // One more card, as a small one in the lower right corner.
  pen.fill("M76 70h18v26h-18z", "paper", { tone: 0, cut: "halo" });
  pen.line("M85 76v14M78 83h14", { width: 3.4, colour: tone("green", 1), cut: "hole", bold: 5 });
};

/** What lies in a token's field, made smaller around its middle. */
const small = (pen: Pen, draw: Draw, scale = 0.56, x = 60, y = 60): void => {
  pen.at(x - 60 * scale, y - 60 * scale, () => draw(pen), { scale });
};

export const architectsTokens: Record<string, Draw> = {
  token_urbanism: token((pen) => {
    for (const [x, y] of [
      [36, 70],
      [56, 70],
      [46, 54],
    ] as const)
      log(pen, x, y, 10);
    bricks(pen, 72, 60, [1]);
    extra(pen);
  }),
  token_crafts: token((pen) => {
    scroll(pen, 28, 40, 34, 26, 2);
    flask(pen, 60, 92, 36, "glass");
    extra(pen);
  }),
  token_jewellery: token((pen) => {
    block(pen, 30, 74, 22, "stone");
    disc(pen, 70, 46, 15, "gold", "halo");
    pen.line(ellipse(70, 46, 9), { width: 1.2 });
    extra(pen);
  }),
  token_science: token((pen) => {
    cog(pen, 48, 56, 23, 8, "green");
    extra(pen);
  }),
  token_propaganda: token((pen) => {
    horn(pen, 52, 58, 1.05);
    extra(pen);
  }),
  token_architecture: token((pen) => {
    pen.fill("M26 78L50 30L74 78z", "sand");
    pen.fill("M50 30L74 78H58z", "sand", { tone: 2, outline: 0 });
    pen.line("M34 62h32M42 46h16", { width: 1.6, cut: "hole", bold: 4 });
    extra(pen);
  }),
  token_economy: token((pen) => {
    disc(pen, 50, 50, 18, "gold", "halo");
    pen.line(ellipse(50, 50, 11), { width: 1.4, cut: "hole", bold: 3 });
    block(pen, 56, 88, 14, "stone");
    block(pen, 76, 88, 14, "clay");
  }),
  token_engineering: token((pen) => {
    pen.line("M36 90L52 30L84 44M52 30L44 90", { width: 6, cut: "solid", bold: 7 });
    pen.line("M36 90L52 30L84 44M52 30L44 90", { width: 3, colour: tone("wood", 1) });
    pen.line("M80 43V62", { width: 2, cut: "solid", bold: 3 });
    block(pen, 68, 80, 18, "stone");
    pen.fill(rect(30, 88, 24, 6), "wood");
  }),
  token_tactics: token((pen) => {
    heater(pen, 46, 36, 0.62);
    heater(pen, 72, 44, 0.62);
  }),
  token_decor: token((pen) => {
    figure(pen, 60, 80, 44, "marble", "marble");
    slab(pen, 42, 79, 36, 10, "gold");
    star(pen, 36, 46, 9);
    star(pen, 84, 46, 9);
  }),
  token_politics: token((pen) => catHead(pen, 60, 66, 52)),
  token_strategy: token((pen) => {
    pen.line("M50 60L44 92L60 82L76 92L70 60", { width: 9, colour: tone("red", 1), cut: "solid", bold: 9 });
    disc(pen, 60, 52, 22, "red", "halo");
    disc(pen, 60, 52, 14, "paper", "hole");
    sword(pen, 60, 60, 24);
  }),
  token_education: token((pen) => {
    pen.fill("M28 42Q46 34 60 44Q74 34 92 42V82Q74 74 60 84Q46 74 28 82z", "paper", { tone: 0 });
    pen.line("M60 44V84", { width: 2, cut: "hole", bold: 5 });
    pen.line("M36 52q10-3 17 1M36 62q10-3 17 1M36 72q10-3 17 1M67 53q8-4 17-1M67 63q8-4 17-1M67 73q8-4 17-1", {
      width: 2,
      colour: tone("blue", 1),
    });
  }),
  token_culture: token((pen) => {
    pen.fill("M34 40Q60 50 86 40Q88 78 60 88Q32 78 34 40z", "straw");
    pen.fill("M72 43Q82 42 86 40Q88 78 60 88Q76 76 72 43z", "straw", { tone: 2, outline: 0 });
    pen.fill("M42 54q8-5 13 1q-7 5-13-1zM65 55q6-6 13-1q-6 6-13 1z", "ink", { tone: 2, outline: 0, cut: "hole" });
    pen.fill("M46 68Q60 76 74 68Q70 80 60 80T46 68z", "ink", { tone: 2, outline: 1, cut: "hole" });
  }),
  token_unseen(pen) {
    pen.fill("M60 6L107 33V87L60 114L13 87V33z", "darkwood");
    pen.fill("M60 17L97 38.5V81.5L60 103L23 81.5V38.5z", "wood", { cut: "hole" });
    pen.line("M44 48Q46 34 60 34T76 48Q76 58 60 64V74", { width: 9, colour: tone("paper", 0), cut: "solid", bold: 10 });
    pen.fill(ellipse(60, 87, 6), "paper", { tone: 0, outline: 0, cut: "solid" });
  },
  conflict_peace: round("grass", (pen) => {
    pen.line("M34 88Q62 76 84 32", { width: 5, colour: tone("leaf", 2), cut: "hole", bold: 6 });
    for (const [x, y, turn] of [
      [44, 62, -30],
      [56, 50, -24],
      [66, 36, -18],
      [58, 84, 78],
      [72, 70, 70],
      [82, 54, 62],
    ] as const)
      pen.at(x, y, () => pen.fill(ellipse(0, 0, 6, 14), "leaf", { cut: "hole", outline: 1.2 }), { turn });
  }),
  conflict_war: round("red", (pen) => {
    pen.only(() => {
      sword(pen, 36, 84, 58, 45);
      sword(pen, 84, 84, 58, -45);
    });
    pen.shadow("M30 36l6-6L90 84l-6 6zM90 36l-6-6L30 84l6 6z", "hole");
  }),
  victory(pen) {
    laurel(pen, 60, 62, 40);
    small(pen, (inner) => sword(inner, 60, 84, 84), 0.9);
  },
  cat: (pen) => cat(pen, 54, 106, 98),
};

/** The groups of drawings, each with the colour of its cards. */
export const architectsGroups: [string, Record<string, Draw>][] = [
  ["gray", architectsGray],
  ["yellow", architectsYellow],
  ["green", architectsGreen],
  ["red", architectsRed],
  ["blue", architectsBlue],
  ["token", architectsTokens],
];
