// Military structures.

import { tone } from "../materials";
import { horse } from "../parts/animals";
import { arch, box, courses, disc, door, gable, hipRoof, merlons, slab, tower, window } from "../parts/masonry";
import { figure } from "../parts/people";
import { flag, wheel } from "../parts/things";
import { bow, helmet, roundShield, spear, sword } from "../parts/war";
import { ellipse, p, rect, type Draw, type Pen } from "../pen";

/** A fence of pointed stakes. */
function stakes(pen: Pen, x: number, y: number, count: number, wide: number, height: number): void {
  for (let at = 0; at < count; at += 1) {
    const left = x + at * wide;
    pen.fill(p`M${left} ${y}v${-height}l${wide / 2} ${-wide * 0.8}l${wide / 2} ${wide * 0.8}v${height}z`, "wood");
    pen.fill(p`M${left + wide * 0.7} ${y}v${-height}h${wide * 0.3}v${height}z`, "wood", { tone: 2, outline: 0 });
  }
}

/** A target for archers. */
function target(pen: Pen, x: number, y: number, radius: number): void {
  pen.line(p`M${x - 4} ${y + radius}l-7 ${104 - y - radius}M${x + 4} ${y + radius}l7 ${104 - y - radius}`, {
    width: 4,
    cut: "solid",
  });
  for (const [share, of] of [
    [1, "cloth"],
    [0.76, "red"],
    [0.5, "cloth"],
    [0.26, "red"],
  ] as const)
    pen.fill(ellipse(x, y, radius * share), of, {
      tone: of === "cloth" ? 0 : 1,
      outline: 1.2,
      cut: of === "cloth" ? (share === 1 ? "solid" : "solid") : "hole",
    });
}

export const red: Record<string, Draw> = {
  stockade(pen) {
    stakes(pen, 4, 104, 4, 11, 52);
    stakes(pen, 72, 104, 4, 11, 52);
    box(pen, 46, 40, 28, 64, "darkwood");
    pen.line("M46 40l28 64M74 40L46 104", { width: 2 });
    pen.line("M2 78h44M74 78h44", { width: 3.4, cut: "hole", bold: 5 });
    gable(pen, 40, 20, 40, 20, "straw");
    flag(pen, 60, 22, 18, "red", 14);
  },
  barracks(pen) {
    hipRoof(pen, 6, 36, 108, 24);
    box(pen, 12, 60, 96, 44, "stone", { courses: true });
    door(pen, 60, 104, 24, 34);
    window(pen, 22, 72, 10, 12);
    window(pen, 88, 72, 10, 12);
    spear(pen, 40, 62, 62, 28);
    spear(pen, 80, 62, 62, -28);
    roundShield(pen, 60, 46, 16);
  },
  guard_tower(pen) {
    pen.fill("M38 104L44 48H76L82 104z", "stone");
    courses(pen, 42, 54, 36, 50, 9);
    pen.fill("M82 104L76 48H68L70 104z", "stone", { tone: 2, outline: 0, opacity: 0.6 });
    door(pen, 60, 104, 16, 24);
    window(pen, 55, 60, 10, 12);
    box(pen, 32, 32, 56, 16, "wood");
    merlons(pen, 32, 32, 56, 4, "wood", 7);
    gable(pen, 28, 6, 64, 20, "tile");
    box(pen, 36, 26, 4, 8, "wood");
    box(pen, 80, 26, 4, 8, "wood");
    flag(pen, 60, 8, 12, "red", 14);
  },
  walls(pen) {
    box(pen, 26, 50, 68, 54, "stone", { courses: true });
    merlons(pen, 26, 50, 68, 6, "stone");
    tower(pen, 6, 34, 24, 104);
    tower(pen, 90, 34, 24, 104);
    door(pen, 60, 104, 30, 36);
    pen.line("M52 72v32M60 68v36M68 72v32M46 84h28M46 94h28", { width: 2, colour: tone("iron", 1) });
    flag(pen, 18, 26, 20, "red", 14);
    flag(pen, 102, 26, 20, "red", 14);
  },
  training_ground(pen) {
    pen.fill("M4 104Q60 84 116 104z", "sand");
    box(pen, 24, 34, 8, 66, "wood");
    pen.fill("M12 42h32l-4 26H16z", "straw", { cut: "halo" });
    pen.fill(ellipse(28, 28, 11), "straw", { cut: "halo" });
    pen.line("M4 48h48", { width: 5, cut: "solid" });
    roundShield(pen, 28, 56, 11);
    figure(pen, 84, 102, 54, "red", "tan");
    sword(pen, 70, 66, 30, -62);
    roundShield(pen, 98, 74, 12, "blue");
  },
  stables(pen) {
    pen.only(() => {
      gable(pen, 4, 14, 112, 34);
      box(pen, 12, 48, 96, 56, "wood");
      pen.fill(rect(24, 54, 72, 50), "ink", { tone: 2 });
      horse(pen, 52, 96, 0.9);
      slab(pen, 20, 88, 80, 8, "wood");
      box(pen, 20, 96, 6, 8, "wood");
      box(pen, 94, 96, 6, 8, "wood");
      pen.line("M54 40a6 7 0 1 1 12 0", { width: 3, colour: tone("gold", 1) });
    });
    pen.instead(() => horse(pen, 40, 106, 1.75));
  },
  archery_range(pen) {
    target(pen, 84, 54, 26);
    pen.line("M40 52L84 54", { width: 2.4, cut: "solid", bold: 4 });
    pen.fill("M74 48l12 6l-12 6z", "iron", { cut: "halo" });
    bow(pen, 26, 58, 84);
    pen.line("M26 16Q68 58 26 100", { width: 2, colour: tone("wood", 0) });
    pen.line("M10 52h32M12 47l-5 5l5 5M18 47l-5 5l5 5", { width: 2.2, cut: "solid", bold: 3 });
  },
  siege_workshop(pen) {
    pen.line("M30 90L76 40M92 90L70 46", { width: 8, cut: "solid" });
    pen.line("M30 90L76 40M92 90L70 46", { width: 5, colour: tone("wood", 1) });
    pen.line("M86 82L34 22", { width: 7, cut: "solid" });
    pen.line("M86 82L34 22", { width: 4, colour: tone("wood", 0) });
    pen.fill("M22 22l4-14h16l6 12l-12 10z", "ore", { cut: "halo" });
    box(pen, 78, 68, 22, 18, "iron", { cut: "halo" });
    slab(pen, 14, 86, 92, 9, "wood", "halo");
    wheel(pen, 32, 94, 11);
    wheel(pen, 90, 94, 11);
    disc(pen, 64, 56, 5, "gold");
  },
  fortifications(pen) {
    box(pen, 2, 74, 116, 30, "stone", { courses: true });
    merlons(pen, 2, 74, 116, 8, "stone");
    box(pen, 26, 46, 68, 30, "stone", { courses: true });
    merlons(pen, 26, 46, 68, 5, "stone");
    tower(pen, 48, 22, 24, 60);
    arch(pen, 60, 104, 22, 24, "ink");
    window(pen, 56, 32, 8, 12);
    window(pen, 34, 54, 6, 10);
    window(pen, 80, 54, 6, 10);
    flag(pen, 60, 14, 14, "red", 16);
  },
  circus(pen) {
    pen.fill("M4 104V60Q60 30 116 60V104z", "stone");
    for (let at = 0; at < 6; at += 1) arch(pen, 15 + at * 18, 82, 10, 16, "ink");
    pen.fill("M0 104Q60 84 120 104z", "sand");
    pen.fill("M58 72h26q6 10-2 20H62z", "red", { cut: "halo" });
    wheel(pen, 74, 94, 11);
    pen.only(() => horse(pen, 36, 96, 0.52));
    pen.line("M46 84h14", { width: 2 });
    figure(pen, 70, 76, 24, "gold");
    pen.instead(() => horse(pen, 30, 100, 0.9));
    for (const x of [20, 60, 100]) flag(pen, x, x === 60 ? 46 : 54, 22, "red", 12);
  },
  arsenal(pen) {
    box(pen, 10, 40, 100, 64, "stone", { courses: true });
    slab(pen, 4, 32, 112, 10, "stone");
    pen.fill(rect(20, 48, 80, 50), "ink", { tone: 2, cut: "hole" });
    for (const x of [30, 42]) spear(pen, x, 96, 30, 0);
    sword(pen, 56, 78, 28, 0);
    sword(pen, 68, 78, 28, 0);
    roundShield(pen, 86, 78, 12);
    helmet(pen, 60, 34, 30, "bronze");
  },
  castrum(pen) {
    stakes(pen, 0, 104, 11, 11, 22);
    pen.fill("M12 82L38 30L64 82z", "cloth", { cut: "halo" });
    pen.fill("M38 30L64 82H46z", "cloth", { tone: 2, outline: 0 });
    pen.fill("M32 82L38 54L44 82z", "ink", { tone: 2, cut: "hole" });
    pen.fill("M60 82L84 38L110 82z", "red", { cut: "halo" });
    pen.fill("M84 38L110 82H92z", "red", { tone: 2, outline: 0 });
    pen.fill("M78 82L84 58L90 82z", "ink", { tone: 2, cut: "hole" });
    flag(pen, 38, 32, 22, "gold", 14);
  },
};
