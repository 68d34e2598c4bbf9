// Scientific structures.

import { tone } from "../materials";
import { box, colonnade, dome, door, gable, hipRoof, pediment, slab, steps, window } from "../parts/masonry";
import { crescent, cypress, flame, smoke, star } from "../parts/nature";
import { figure } from "../parts/people";
import { amphora, flask, hammer, scroll } from "../parts/things";
import { ellipse, p, rect, type Draw, type Pen } from "../pen";

/** An open book; `x` is its spine and `y` its foot. */
function book(pen: Pen, x: number, y: number, width: number, height: number): void {
  for (const side of [-1, 1]) {
    pen.fill(
      p`M${x} ${y}V${y - height}Q${x + (side * width) / 4} ${y - height - 6} ${x + (side * width) / 2} ${y - height}V${y}Q${x + (side * width) / 4} ${y - 6} ${x} ${y}z`,
      "paper",
      { tone: side < 0 ? 0 : 1, cut: "halo" },
    );
    let lines = "";
    for (let at = 0.25; at < 0.85; at += 0.2)
      lines += p`M${x + side * 5} ${y - height * at}h${side * (width / 2 - 10)}`;
    pen.line(lines, { width: 1, cut: "hole", bold: 4 });
  }
}

/** A telescope on its stand, pointing up. */
function telescope(pen: Pen, x: number, y: number, length: number, turn: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(rect(-5, -length, 10, length), "gold", { cut: "halo" });
      pen.fill(rect(-7, -length - 4, 14, 9), "gold");
      pen.fill(rect(-4, 0, 8, 6), "bronze");
    },
    { turn },
  );
}

/** A wheel with teeth. */
function gear(pen: Pen, x: number, y: number, radius: number): void {
  let teeth = "";
  for (let at = 0; at < 8; at += 1) {
    const angle = (at * Math.PI) / 4;
    teeth += p`M${x} ${y}L${x + Math.cos(angle) * radius * 1.26} ${y + Math.sin(angle) * radius * 1.26}`;
  }
  pen.line(teeth, { width: radius * 0.5, cut: "solid", bold: radius * 0.5 });
  pen.line(teeth, { width: radius * 0.3, colour: tone("bronze", 1) });
  pen.fill(ellipse(x, y, radius), "bronze");
  pen.fill(ellipse(x, y, radius * 0.4), "ink", { tone: 2, cut: "hole" });
}

export const green: Record<string, Draw> = {
  apothecary(pen) {
    slab(pen, 6, 34, 108, 7, "wood");
    amphora(pen, 22, 34, 25, "green");
    amphora(pen, 44, 34, 20);
    flask(pen, 68, 34, 25, "glass", "fire");
    amphora(pen, 94, 34, 27, "magenta");
    pen.line("M84 46L62 78", { width: 8, cut: "solid" });
    pen.line("M84 46L62 78", { width: 5, colour: tone("marble", 1) });
    pen.fill(ellipse(85, 45, 6), "marble", { cut: "halo" });
    pen.fill("M22 62H94Q94 90 70 94V98H80V104H36V98H46V94Q22 90 22 62z", "marble", { cut: "halo" });
    pen.fill("M94 62Q94 90 70 94Q80 80 80 62z", "marble", { tone: 2, outline: 0 });
    pen.fill(ellipse(58, 62, 36, 6), "marble", { tone: 0, cut: "none" });
    pen.fill("M46 86Q48 72 66 72Q64 86 46 86z", "leaf", { outline: 1.2, cut: "hole" });
  },
  workshop(pen) {
    hipRoof(pen, 4, 20, 112, 22);
    box(pen, 10, 42, 100, 62, "stone");
    pen.fill(rect(20, 50, 80, 44), "ink", { tone: 2, cut: "hole" });
    gear(pen, 46, 72, 15);
    gear(pen, 78, 62, 9);
    slab(pen, 14, 92, 92, 7, "wood", "halo");
    hammer(pen, 76, 93, 26, 62);
  },
  scriptorium(pen) {
    pen.fill("M20 104L34 70H92L104 104z", "wood");
    pen.fill("M30 72L42 40H98L92 72z", "wood", { tone: 0 });
    scroll(pen, 42, 42, 44, 26, 3);
    pen.at(
      84,
      66,
      () => {
        pen.fill("M-2 0Q-6-26 12-50Q20-30 4-2z", "cloth", { tone: 0, cut: "halo" });
        pen.line("M0 2Q2-24 12-48", { width: 1.2 });
      },
      { turn: 10 },
    );
    pen.fill("M14 70h16l3 12H11z", "ink", { cut: "halo" });
    pen.fill(rect(8, 82, 28, 22), "darkwood");
    for (const x of [52, 70]) pen.line(p`M${x} 84h14`, { width: 3, colour: tone("gold", 1) });
  },
  dispensary(pen) {
    pen.only(() => {
      gable(pen, 14, 8, 92, 26, "green");
      box(pen, 20, 34, 80, 70, "marble");
      pen.fill("M50 28Q50 18 68 16Q68 28 50 30z", "grass", { tone: 0, outline: 1.2 });
    });
    const snake = "M36 94Q72 84 49 72T49 54T62 40";
    pen.only(() => {
      pen.line("M49 100V40", { width: 5 });
      pen.line("M49 100V40", { width: 2.6, colour: tone("wood", 1) });
      pen.line(snake, { width: 6 });
      pen.line(snake, { width: 3.4, colour: tone("leaf", 1) });
      pen.fill(ellipse(63, 40, 4.4, 3.4), "leaf");
      flask(pen, 80, 100, 34, "glass", "red");
    });
    // The staff of the physician, and a flask.
    pen.instead(() => {
      pen.line("M40 108V6", { cut: "solid", bold: 9 });
      pen.line("M14 100Q76 84 40 66T40 34T64 14", { cut: "hole", bold: 18 });
      pen.line("M14 100Q76 84 40 66T40 34T64 14", { cut: "solid", bold: 11 });
      flask(pen, 92, 108, 62);
    });
  },
  laboratory(pen) {
    slab(pen, 6, 92, 108, 12, "wood");
    pen.fill("M20 92L27 60H49L56 92z", "iron");
    pen.fill("M30 92V80h16V92z", "ink", { tone: 2, cut: "hole" });
    flame(pen, 38, 91, 14);
    pen.fill("M22 60Q20 34 38 32Q56 34 54 60z", "bronze", { cut: "halo" });
    pen.line("M38 32Q40 14 66 22L86 60", { width: 7, cut: "solid" });
    pen.line("M38 32Q40 14 66 22L86 60", { width: 4, colour: tone("bronze", 0) });
    flask(pen, 88, 92, 36, "glass", "green");
    amphora(pen, 66, 92, 24, "blue");
    smoke(pen, 90, 44, 18, tone("grey", 0));
  },
  library(pen) {
    slab(pen, 4, 10, 112, 8, "wood");
    box(pen, 8, 18, 8, 86, "wood");
    box(pen, 104, 18, 8, 86, "wood");
    pen.fill(rect(16, 18, 88, 86), "ink", { cut: "hole" });
    for (const y of [46, 74, 104]) {
      for (let x = 24, at = 0; x < 100; x += 12, at += 1) {
        const standing = (at + y) % 5 === 0;
        if (standing) pen.fill(rect(x - 4, y - 20, 8, 20), y === 74 ? "green" : "red", { cut: "solid" });
        else {
          pen.fill(ellipse(x, y - 6, 5.6), "paper", { tone: 0, cut: "solid" });
          pen.only(() => pen.fill(ellipse(x, y - 6, 1.8), "paper", { tone: 2, outline: 0 }));
        }
      }
      slab(pen, 12, y - 1, 96, 5, "wood");
    }
  },
  school(pen) {
    pen.fill("M4 98V26L60 36V104z", "green");
    pen.fill("M116 98V26L60 36V104z", "green", { tone: 2 });
    pen.line("M4 98V26L60 36V104L4 98M116 98V26L60 36M60 104L116 98", { width: 3, colour: tone("wood", 1) });
    pen.line("M18 78L32 44L46 82M24 66L40 68", { width: 4.4, colour: tone("cloth", 0), cut: "hole", bold: 8 });
    pen.line("M74 50L104 44M74 62L104 57M74 74L96 70", { width: 3, colour: tone("cloth", 0), cut: "hole", bold: 6 });
    pen.at(
      66,
      100,
      () => {
        pen.fill(rect(-2.6, -76, 5.2, 76), "straw", { cut: "halo" });
        pen.fill("M-2.6-76L0-88L2.6-76z", "darkwood");
      },
      { turn: 24 },
    );
  },
  lodge(pen) {
    gable(pen, 8, 14, 104, 36, "green");
    box(pen, 18, 50, 84, 54, "wood");
    pen.line("M18 62h84M18 74h84M18 86h84", { width: 1 });
    door(pen, 60, 104, 26, 42);
    pen.line("M44 44L60 22L76 44M50 38h20", { width: 5, cut: "hole", bold: 6 });
    pen.line("M44 44L60 22L76 44M50 38h20", { width: 2.6, colour: tone("gold", 1) });
    window(pen, 26, 64, 12, 14, "fire");
    window(pen, 82, 64, 12, 14, "fire");
  },
  observatory(pen) {
    box(pen, 22, 58, 76, 46, "stone", { courses: true });
    slab(pen, 16, 52, 88, 8, "stone");
    dome(pen, 60, 52, 76, 38, "green");
    pen.fill("M56 52L70 16L84 24L74 52z", "ink", { tone: 2, cut: "hole" });
    telescope(pen, 68, 44, 40, 40);
    door(pen, 60, 104, 20, 28);
    window(pen, 32, 72, 8, 10);
    window(pen, 80, 72, 8, 10);
    star(pen, 28, 20, 6);
    star(pen, 14, 38, 4);
    star(pen, 108, 40, 5);
  },
  university(pen) {
    steps(pen, 60, 104, 116, 2, 5, "marble");
    box(pen, 8, 52, 104, 42, "marble");
    colonnade(pen, [12, 108], [56, 94], 6, 7);
    slab(pen, 4, 48, 112, 8, "marble");
    pediment(pen, 26, 26, 68, 22, "marble", "green");
    box(pen, 52, 12, 16, 14, "marble");
    dome(pen, 60, 12, 20, 9, "green");
    pen.only(() => book(pen, 60, 44, 18, 9));
    pen.fill(rect(50, 62, 20, 32), "green", { cut: "solid" });
  },
  academy(pen) {
    cypress(pen, 14, 104, 62);
    cypress(pen, 108, 104, 62);
    pen.fill("M24 46L60 16L96 46z", "green");
    pen.fill("M36 42L60 23L84 42z", "marble", { tone: 0, outline: 1, cut: "hole" });
    slab(pen, 22, 46, 76, 7, "marble");
    colonnade(pen, [26, 94], [53, 96], 3, 9);
    slab(pen, 18, 96, 84, 8, "marble");
    figure(pen, 46, 96, 32, "cloth");
    figure(pen, 74, 96, 32, "green");
    pen.fill(ellipse(60, 36, 4), "gold", { cut: "solid" });
  },
  study(pen) {
    slab(pen, 8, 80, 104, 8, "wood");
    box(pen, 14, 88, 8, 16, "wood");
    box(pen, 98, 88, 8, 16, "wood");
    book(pen, 44, 80, 56, 26);
    box(pen, 84, 52, 10, 28, "cloth", { cut: "halo" });
    flame(pen, 89, 52, 22);
    slab(pen, 78, 76, 22, 5, "gold");
    pen.fill(rect(16, 16, 46, 30), "night", { cut: "solid" });
    crescent(pen, 34, 31, 8);
    star(pen, 52, 26, 3.6);
    pen.line("M16 31h46M39 16v30", { width: 1.6 });
  },
};
