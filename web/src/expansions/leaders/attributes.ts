// What leaders hold or have with them, each around (0, 0) and about 40 high.

import { tone, type Material } from "../../art/materials";
import { ellipse, p, rect, type Pen } from "../../art/pen";
import { eagle } from "../../art/parts/animals";
import { flame, star } from "../../art/parts/nature";
import { bow, roundShield, spear, sword } from "../../art/parts/war";
import { coins, cup, flask, hammer, scales, scroll, wheel } from "../../art/parts/things";

/** A harp of the Greeks. */
export function lyre(pen: Pen): void {
  const frame = "M-12-18Q-16 4-8 12H8Q16 4 12-18";
  pen.line(frame, { width: 6.5, cut: "solid", bold: 8 });
  pen.line(frame, { width: 3.6, colour: tone("gold", 1) });
  pen.line("M-15-12H15", { width: 4.4, cut: "solid", bold: 6 });
  pen.line("M-5-12V12M0-12V12M5-12V12", { width: 1.1 });
  pen.fill("M-11 10H11L8 20H-8z", "gold", { cut: "halo" });
}

/** A sphere of rings, as astronomers have it. */
export function rings(pen: Pen): void {
  pen.line(ellipse(0, 0, 17), { width: 5, cut: "solid" });
  pen.line(ellipse(0, 0, 17), { width: 2.4, colour: tone("gold", 1) });
  pen.line(`${ellipse(0, 0, 17, 6)}${ellipse(0, 0, 6, 17)}`, {
    width: 1.6,
    colour: tone("gold", 2),
    cut: "solid",
    bold: 3,
  });
  pen.fill(ellipse(0, 0, 4), "blue");
}

/** Dividers for plans. */
export function dividers(pen: Pen): void {
  pen.line("M0-18L-11 18M0-18L11 18", { width: 6, cut: "solid", bold: 8 });
  pen.line("M0-18L-11 18M0-18L11 18", { width: 3, colour: tone("gold", 1) });
  pen.fill(ellipse(0, -18, 5), "gold", { cut: "halo" });
}

/** A triangle of a geometer, with the squares over its sides if asked. */
export function triangle(pen: Pen, squares = false): void {
  if (squares) {
    pen.fill("M-16 12v14H10V12z", "blue", { cut: "halo" });
    pen.fill("M-16 12h-12V-14h12z", "red", { cut: "halo" });
    pen.fill("M-16-14L10 12L23-1L-3-27z", "gold", { cut: "halo" });
  }
  pen.fill("M-16 12V-14L10 12z", "paper", { tone: 0, cut: squares ? "hole" : "halo" });
  if (!squares) pen.fill("M-11 7V-3L-1 7z", "blue", { cut: "hole" });
}

/** A sceptre with a crook. */
export function crook(pen: Pen): void {
  const path = "M0 40V-18Q0-32 12-30Q20-27 16-18";
  pen.line(path, { width: 7, cut: "solid" });
  pen.line(path, { width: 4, colour: tone("gold", 1) });
  for (const y of [-8, 6, 20]) pen.line(p`M-2 ${y}h4`, { width: 3, colour: tone("blue", 1) });
}

/** A tablet of law with its lines. */
export function stele(pen: Pen): void {
  pen.fill("M-15 22V-14a15 13 0 0 1 30 0V22z", "ore", { cut: "halo" });
  pen.line("M-9-10h18M-9-3h18M-9 4h18M-9 11h12", { width: 1.6, colour: tone("silver", 1), cut: "hole", bold: 4 });
}

/** A snake that rears up. */
export function snake(pen: Pen): void {
  const path = "M-14 22Q8 22 4 10T-4-2Q-8-12 4-16";
  pen.line(path, { width: 8, cut: "solid", bold: 9 });
  pen.line(path, { width: 5, colour: tone("leaf", 1) });
  pen.fill("M0-22Q10-26 14-16Q8-8 0-12z", "leaf", { cut: "halo" });
}

/** A flower with five petals. */
export function flower(pen: Pen, of: Material = "magenta"): void {
  pen.line("M0 4Q-4 20 2 34M0 20Q10 14 14 18", { width: 3, colour: tone("leaf", 1), cut: "solid", bold: 4 });
  for (let at = 0; at < 5; at += 1) {
    const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2;
    pen.fill(ellipse(Math.cos(angle) * 9, Math.sin(angle) * 9 - 4, 6.6), of, { cut: "solid" });
  }
  pen.fill(ellipse(0, -4, 5), "gold", { cut: "hole" });
}

/** A cedar with broad branches. */
export function cedar(pen: Pen): void {
  pen.fill(rect(-3, 0, 6, 26), "wood");
  for (const [y, half] of [
    [4, 22],
    [-6, 18],
    [-16, 12],
  ] as const)
    pen.fill(p`M${-half} ${y}q${half} ${-18} ${half * 2} 0q${-half} ${6} ${-half * 2} 0z`, "leaf", { cut: "halo" });
}

/** An apple of gold. */
export function apple(pen: Pen): void {
  pen.fill("M0-8Q-16-16-16 2Q-14 18 0 15Q14 18 16 2Q16-16 0-8z", "gold", { cut: "halo" });
  pen.fill("M-10-6Q-14 0-10 8Q-6 0-10-6z", "gold", { tone: 0, outline: 0, cut: "hole" });
  pen.line("M0-8Q0-16 6-18", { width: 2.6, cut: "solid", bold: 4 });
}

/** A crenellated gate of blue brick. */
export function gate(pen: Pen): void {
  pen.fill("M-22 24V-16h6v-6h6v6h6v-6h8v6h6v-6h6v6h6V24z", "blue", { cut: "halo" });
  pen.fill("M-8 24V8a8 8 0 0 1 16 0V24z", "ink", { tone: 2, cut: "hole" });
  pen.line("M-18-6h36M-18 2h8M10 2h8", { width: 2, colour: tone("gold", 1) });
}

/** A ship with one sail. */
export function boat(pen: Pen): void {
  pen.line("M0 10V-24", { width: 3, cut: "solid" });
  pen.fill("M-14-22h28q5 12 0 24h-28q6-12 0-24z", "cloth", { tone: 0, cut: "halo" });
  pen.fill("M-22 8H24Q20 22 8 22H-8Q-20 22-22 8z", "wood", { cut: "halo" });
}

/** A pyramid as a plan. */
export function pyramid(pen: Pen): void {
  pen.fill("M-24 18L0-22L24 18z", "sand", { cut: "halo" });
  pen.fill("M0-22L24 18H8z", "sand", { tone: 2, outline: 0 });
  pen.line("M-18 8h36M-12-2h24M-6-12h12", { width: 1.1 });
}

/** A moon disc with its crescent. */
export function moon(pen: Pen): void {
  pen.fill(ellipse(0, 0, 17), "night", { cut: "none" });
  pen.fill("M6-14A14.5 14.5 0 1 0 6 14A12 12 0 0 1 6-14z", "silver", { outline: 1.2, cut: "halo" });
  pen.only(() => star(pen, 8, 0, 3.4));
}

/** A loaf-shaped helmet held in the arm. */
export function crested(pen: Pen, crest: Material = "red"): void {
  pen.fill("M-4-22Q24-28 22 10L14 8Q16-10-2-14z", crest, { cut: "halo" });
  pen.fill("M-16 0Q-16-18 0-18T16 2V20H6V4H-6V14L-13 20z", "bronze", { cut: "halo" });
}

/** A statuette. */
export function statuette(pen: Pen): void {
  pen.fill(rect(-12, 16, 24, 8), "marble", { cut: "halo" });
  pen.fill("M-8 16Q-10-4-4-8H4Q12-2 7 16z", "marble", { cut: "halo" });
  pen.fill(ellipse(0, -14, 6), "marble", { cut: "halo" });
}

/** A box with a gift. */
export function casket(pen: Pen): void {
  pen.fill(rect(-19, -2, 38, 22), "wood", { cut: "halo" });
  pen.fill("M-19-2Q-19-16 0-16T19-2z", "wood", { tone: 0, cut: "halo" });
  pen.fill(rect(-4, -6, 8, 12), "gold", { cut: "hole" });
  pen.fill("M-10-14l4-8l6 6l6-6l4 8z", "red", { outline: 1.2, cut: "solid" });
}

/** An ear of corn. */
export function wheat(pen: Pen): void {
  pen.line("M0 34V-10", { width: 2.6, colour: tone("straw", 2), cut: "solid", bold: 4 });
  for (let at = 0; at < 5; at += 1)
    for (const side of [-1, 1])
      pen.at(side * 5, 10 - at * 8, () => pen.fill(ellipse(0, 0, 4, 6.6), "straw", { outline: 1.2, cut: "solid" }), {
        turn: side * 34,
      });
  pen.fill(ellipse(0, -30, 4, 7), "straw");
}

/** A horn full of fruit. */
export function cornucopia(pen: Pen): void {
  pen.fill("M-20 18Q-22-8 6-16L20 4Q4 6-4 20Q-12 28-20 18z", "straw", { cut: "halo" });
  for (const [x, y, of] of [
    [14, -14, "red"],
    [22, -4, "purple"],
    [12, -3, "leaf"],
    [23, 6, "red"],
  ] as const)
    pen.fill(ellipse(x, y, 6), of, { cut: "halo" });
}

/** A camel's head with its bridle, looking to the left. */
export function camel(pen: Pen): void {
  pen.fill("M10 26Q12 10 6-2Q2-6-4-3L-15 1Q-25 2-26-4Q-27-9-19-12L-9-20L-6-27L-1-21Q11-20 16-8Q21 4 22 26z", "straw", {
    cut: "halo",
  });
  pen.fill("M-1-21Q11-20 16-8Q21 4 22 26H17Q17-6-1-21z", "straw", { tone: 2, outline: 0 });
  pen.fill(ellipse(-7, -13, 2), "ink", { tone: 2, outline: 0, cut: "hole" });
  pen.line("M-24-5h6", { width: 1.3 });
  pen.line("M-15-16L-12 0M-13-8Q-2-8 3-19M-12-4Q0 4 11-2", {
    width: 2.2,
    colour: tone("red", 1),
    cut: "hole",
    bold: 3,
  });
  pen.fill("M9 8Q15 4 20 8L21 15Q15 11 10 15z", "red", { outline: 1.2, cut: "hole" });
}

/** A temple, as small as a model. */
export function model(pen: Pen): void {
  pen.fill("M-26-8L0-24L26-8z", "marble", { tone: 0, cut: "halo" });
  pen.fill("M-14-11L0-19L14-11z", "blue", { outline: 1, cut: "hole" });
  pen.fill(rect(-22, -8, 44, 28), "ink", { tone: 2, cut: "hole" });
  for (const x of [-22, -11, 0, 11]) pen.fill(rect(x + 2, -8, 7, 28), "marble", { outline: 1.2, cut: "solid" });
  pen.fill(rect(-27, 18, 54, 7), "marble", { tone: 2, cut: "solid" });
}

/** A church with a broad dome. */
export function church(pen: Pen): void {
  pen.fill(rect(-25, 2, 50, 22), "brick", { cut: "halo" });
  pen.fill("M-20 2a20 19 0 0 1 40 0z", "gold", { cut: "halo" });
  pen.fill("M6-16a20 19 0 0 1 14 18H10z", "gold", { tone: 2, outline: 0 });
  pen.line("M0-17v-9", { width: 3, cut: "solid", bold: 5 });
  pen.fill("M-6 24V14a6 6 0 0 1 12 0V24z", "ink", { tone: 2, cut: "hole" });
  pen.fill(`${rect(-20, 8, 6, 8)}${rect(14, 8, 6, 8)}`, "ink", { tone: 2, outline: 0, cut: "hole" });
}

/** A cabbage: "could you but see those I have planted". */
export function cabbage(pen: Pen): void {
  pen.fill("M-6 20Q-28 22-26 0Q-22-14-12-12Q-8-24 2-22Q14-24 16-12Q28-8 25 6Q24 20 8 20z", "leaf", { cut: "halo" });
  pen.fill(ellipse(0, 2, 15), "grass", { outline: 1.3, cut: "hole" });
  pen.fill("M0 17A15 15 0 0 0 10-9Q12 6 0 17z", "grass", { tone: 2, outline: 0 });
  pen.line("M-2 14Q-6 2 2-12M-4 4Q-10 2-12-3M-3 0Q4-2 8-8", {
    width: 1.4,
    colour: tone("leaf", 2),
    cut: "solid",
    bold: 4,
  });
}

/** A burner of incense. */
export function censer(pen: Pen): void {
  pen.line("M0-10q-7-7 0-13t0-12", { width: 3.4, colour: tone("silver", 1), cut: "solid", bold: 5 });
  pen.fill("M-18-4H18Q16 12 4 13V18H12V24H-12V18H-4V13Q-16 12-18-4z", "gold", { cut: "halo" });
  pen.fill("M18-4Q16 12 4 13V18H12V24H6L2 12Q8 8 9-4z", "gold", { tone: 2, outline: 0 });
  pen.fill("M-14-4Q0-16 14-4z", "fire", { tone: 2, cut: "hole" });
}

/** A battle axe of the steppe. */
export function axe(pen: Pen): void {
  pen.line("M-8 36L6-24", { width: 6, cut: "solid", bold: 7 });
  pen.line("M-8 36L6-24", { width: 3.4, colour: tone("wood", 1) });
  pen.fill("M2-8L5-22Q18-30 26-22Q28-6 20 2Q14-8 2-8z", "iron", { cut: "halo" });
  pen.fill("M26-22Q28-6 20 2Q22-10 26-22z", "iron", { tone: 0, outline: 0 });
  pen.fill("M3-10L6-22L-10-20z", "iron", { cut: "halo" });
}

/** A boot of a soldier, from which a child got its name. */
export function boot(pen: Pen): void {
  pen.fill("M-14-24H8V2Q22 6 26 14V20H-14z", "wood", { cut: "halo" });
  pen.fill("M2-24H8V2Q22 6 26 14V20H18Q14 10 0 8z", "wood", { tone: 2, outline: 0 });
  pen.fill(rect(-16, 18, 43, 6), "darkwood", { cut: "solid" });
  pen.line("M-14-14H8M-14-4H8M-10 6L4-2M4 12L12 4", { width: 2.2, colour: tone("straw", 1), cut: "hole", bold: 4 });
}

/** A branch of an olive tree. */
export function olive(pen: Pen): void {
  pen.line("M-10 34Q-4 6 14-24", { width: 3, colour: tone("wood", 2), cut: "solid", bold: 4 });
  for (const [x, y, turn] of [
    [-14, 16, -30],
    [4, 18, 74],
    [-9, 0, -24],
    [12, 4, 72],
    [-1, -14, -14],
    [19, -10, 66],
    [12, -28, 24],
  ] as const)
    pen.at(x, y, () => pen.fill(ellipse(0, 0, 4.6, 10), "leaf", { outline: 1.2, cut: "solid" }), { turn });
  pen.fill(`${ellipse(2, 6, 4)}${ellipse(9, -9, 4)}`, "purple", { outline: 1.2, cut: "none" });
}

/** The eagle of a legion on its pole. */
export function standard(pen: Pen): void {
  pen.line("M0 54V-14", { width: 5, cut: "solid", bold: 6 });
  pen.line("M0 54V-14", { width: 2.6, colour: tone("gold", 1) });
  pen.fill(rect(-14, 4, 28, 22), "red", { cut: "halo" });
  pen.fill(rect(8, 4, 6, 22), "red", { tone: 2, outline: 0 });
  pen.at(0, -18, () => eagle(pen), { scale: 0.9 });
}

/** The star of Ishtar, with eight points. */
export function ishtar(pen: Pen): void {
  let path = "";
  for (let index = 0; index < 16; index += 1) {
    const [angle, reach] = [(index * Math.PI) / 8, index % 2 ? 10 : 24];
    path += `${index ? "L" : "M"}${p`${Math.sin(angle) * reach} ${-Math.cos(angle) * reach}`}`;
  }
  pen.fill(`${path}z`, "gold", { cut: "halo" });
  pen.fill(ellipse(0, 0, 5), "blue", { outline: 1.2, cut: "hole" });
}

export const held = { bow, coins, cup, flame, flask, hammer, roundShield, scales, scroll, spear, star, sword, wheel };
