// What the cards and tokens of Architects share: horns, cogs, dividers, the cat, and the round of a token.

import { tone, type Material } from "../materials";
import { ellipse, p, type Draw, type Pen } from "../pen";

/** A war horn with its mouth to the upper right; `x` and `y` are its middle. */
export function horn(pen: Pen, x: number, y: number, scale = 1, mirror = false): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill("M-24 12Q-30 20-20 22Q8 20 22-8L12-18Q0 4-24 12z", "straw", { cut: "halo" });
      pen.fill("M-20 22Q8 20 22-8L19-11Q4 14-22 18z", "straw", { tone: 2, outline: 0 });
      pen.line("M-6 4L2 14M6-6L14 3", { width: 3, colour: tone("gold", 1) });
      pen.line("M-24 12Q-30 20-20 22Q8 20 22-8L12-18Q0 4-24 12z", { width: 1.5 });
      pen.at(17, -13, () => pen.fill(ellipse(0, 0, 9, 4.5), "ink", { cut: "none" }), { turn: 45 });
    },
    { scale, mirror },
  );
}

/** A cog wheel with its hub. */
export function cog(pen: Pen, x: number, y: number, radius: number, teeth: number, of: Material = "bronze"): void {
  let path = "";
  for (let index = 0; index < teeth * 4; index += 1) {
    const angle = ((index - 0.5) * Math.PI) / (teeth * 2);
    const reach = index % 4 < 2 ? radius : radius * 0.78;
    path += `${index ? "L" : "M"}${p`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`}`;
  }
  pen.fill(`${path}z`, of, { cut: "halo" });
  const inner = radius * 0.62;
  pen.fill(
    p`M${x - inner} ${y}A${inner} ${inner} 0 0 1 ${x + inner * 0.7} ${y - inner * 0.7}L${x - inner * 0.7} ${y + inner * 0.7}A${inner} ${inner} 0 0 1 ${x - inner} ${y}z`,
    of,
    { tone: 0, outline: 0 },
  );
  pen.line(ellipse(x, y, inner), { width: 1.2 });
  pen.fill(ellipse(x, y, radius * 0.26), "ink", { tone: 2, cut: "hole" });
}

/** A pair of dividers, its points at `y`. */
export function dividers(pen: Pen, x: number, y: number, height: number): void {
  const half = height * 0.42;
  const top = y - height;
  for (const side of [-1, 1]) {
    pen.fill(
      p`M${x + side * 4} ${top + 8}L${x + side * half} ${y - 12}L${x + side * (half + 3)} ${y}L${x + side * (half - 6)} ${y - 9}L${x - side * 3} ${top + 12}z`,
      "bronze",
      { tone: side < 0 ? 0 : 1, cut: "solid" },
    );
  }
  pen.line(
    p`M${x - half * 0.62} ${y - height * 0.4}Q${x} ${y - height * 0.28} ${x + half * 0.62} ${y - height * 0.4}`,
    {
      width: 4,
      colour: tone("bronze", 2),
      cut: "solid",
      bold: 7,
    },
  );
  pen.fill(ellipse(x, top + 7, 9), "gold", { cut: "halo" });
  pen.fill(ellipse(x, top + 7, 3), "ink", { cut: "hole", outline: 1 });
}

/** The cat, sitting and looking at us; `x` is its middle and `y` its feet. */
export function cat(pen: Pen, x: number, y: number, height: number, of: Material = "purple"): void {
  pen.at(
    x,
    y,
    () => {
      pen.line("M22-6Q44-8 38-28Q34-40 42-46", { width: 10, cut: "solid", bold: 10 });
      pen.line("M22-6Q44-8 38-28Q34-40 42-46", { width: 7, colour: tone(of, 1) });
      pen.fill("M-22 0Q-28-34-10-46H10Q28-34 22 0z", of, { cut: "solid" });
      pen.fill("M-22 0Q-28-34-10-46H-4Q-16-30-12 0z", of, { tone: 0, outline: 0 });
      pen.line("M-7 0V-20M7 0V-20", { width: 1.2 });
      pen.fill("M-20-50L-22-84L-8-74H8L22-84L20-50Q12-40 0-40T-20-50z", of, { cut: "halo" });
      pen.fill("M20-50L22-84L12-77Q16-58 6-41Q14-42 20-50z", of, { tone: 2, outline: 0 });
      pen.fill("M-19-66L-20-78L-12-71zM19-66L20-78L12-71z", "magenta", { tone: 0, outline: 0 });
      pen.fill(ellipse(-9, -61, 5, 4.4) + ellipse(9, -61, 5, 4.4), "yellow", { tone: 0, outline: 1, cut: "hole" });
      pen.fill(ellipse(-9, -61, 1.6, 4) + ellipse(9, -61, 1.6, 4), "ink", { tone: 2, outline: 0 });
      pen.fill("M-3-54h6l-3 4z", "magenta", { tone: 0, outline: 0.8 });
      pen.line("M0-50v3M-16-52l-10-2M-16-49l-9 3M16-52l10-2M16-49l9 3", { width: 1 });
      pen.line("M-14-41Q0-33 14-41", { width: 4, colour: tone("gold", 1), cut: "hole", bold: 5 });
      pen.fill(ellipse(0, -35, 4), "gold", { outline: 1 });
    },
    { scale: height / 84 },
  );
}

/** A cat's head alone, for small rounds. */
export function catHead(pen: Pen, x: number, y: number, size: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill("M-28 0L-32-46L-12-32H12L32-46L28 0Q16 26 0 26T-28 0z", "purple");
      pen.fill("M28 0L32-46L18-36Q22-6 8 25Q22 18 28 0z", "purple", { tone: 2, outline: 0 });
      pen.fill("M-27-16L-28-38L-17-28zM27-16L28-38L17-28z", "magenta", { tone: 0, outline: 0 });
      pen.fill(ellipse(-12, -8, 7, 6) + ellipse(12, -8, 7, 6), "yellow", { tone: 0, outline: 1.2, cut: "hole" });
      pen.fill(ellipse(-12, -8, 2, 5.4) + ellipse(12, -8, 2, 5.4), "ink", { tone: 2, outline: 0 });
      pen.fill("M-4 4h8l-4 6z", "magenta", { tone: 0, outline: 1 });
      pen.line("M0 10v4q-5 5-10 2M0 14q5 5 10 2M-22 6l-14-3M-21 11l-13 4M22 6l14-3M21 11l13 4", { width: 1.4 });
    },
    { scale: size / 60 },
  );
}

const HEXAGON = "M60 6L107 33V87L60 114L13 87V33z";
const FIELD = "M60 17L97 38.5V81.5L60 103L23 81.5V38.5z";

/** A progress token: a green hexagon with a picture in its field. */
export function token(inside: Draw): Draw {
  return (pen) => {
    pen.fill(HEXAGON, "green");
    pen.fill("M60 6L107 33V87L97 81.5V38.5L60 17z", "green", { tone: 2, outline: 0 });
    pen.fill("M60 6L13 33V87L23 81.5V38.5L60 17z", "green", { tone: 0, outline: 0 });
    pen.line(HEXAGON, { width: 2.4 });
    pen.fill(FIELD, "paper", { cut: "hole" });
    inside(pen);
  };
}

/** A conflict token: round, with a rim. */
export function round(of: Material, inside: Draw): Draw {
  return (pen) => {
    pen.fill(ellipse(60, 60, 54), of, { tone: 2 });
    pen.fill(ellipse(60, 60, 45), of, { tone: 1, outline: 1.2 });
    pen.fill("M18 60A42 42 0 0 1 90 30L30 90A42 42 0 0 1 18 60z", of, { tone: 0, outline: 0, opacity: 0.55 });
    inside(pen);
  };
}
