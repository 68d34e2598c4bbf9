// People: a bust with its own skin, hair, beard, dress and headgear, and small standing figures.

import type { Material } from "../materials";
import { INK } from "../materials";
import { ellipse, p, rect, type Pen } from "../pen";

export interface Person {
  skin?: Material;
  hair?: Material | "none";
  /** short: a cap of hair; long: to the shoulders; bun: tied up; curls: in locks; shaved: none but a shade. */
  cut?: "short" | "long" | "bun" | "curls" | "shaved";
  beard?: "none" | "short" | "full" | "long" | "pointed";
  robe?: Material;
  /** The second colour of the dress: a cloak over one shoulder, a hem, a collar. */
  trim?: Material;
  dress?: "tunic" | "cloak" | "toga" | "armour" | "collar";
  /** What years and habit have drawn: brows and a mouth; full lips, lashes and earrings; lines of age. */
  face?: "plain" | "soft" | "old";
  head?: "none" | "laurel" | "crown" | "diadem" | "nemes" | "helmet" | "hood" | "veil" | "cap" | "turban" | "band";
}

/** The head and shoulders of a person in the middle of the field. What else belongs to them is drawn before (behind) or
 * after (in front). The head is a circle of about 17 around (60, 44). */
export function bust(pen: Pen, person: Person): void {
  const { skin = "skin", hair = "hair", cut = "short", beard = "none", robe = "cloth", trim = "gold" } = person;
  const { dress = "tunic", head = "none", face = "plain" } = person;
  if (hair !== "none" && cut !== "shaved") hairBehind(pen, hair, cut);
  if (head === "veil" || head === "hood") pen.fill("M36 96Q30 22 60 20T84 96z", trim, { cut: "halo" });
  if (head === "nemes") pen.fill("M38 84L40 34Q60 14 80 34L82 84L70 90V40H50V90z", "gold", { cut: "halo" });
  // Shoulders and neck.
  pen.fill("M18 104Q20 76 44 71H76Q100 76 102 104z", robe, { cut: "halo" });
  pen.fill("M18 104Q20 76 44 71L40 104z", robe, { tone: 0, outline: 0 });
  pen.fill("M102 104Q100 76 76 71L84 104z", robe, { tone: 2, outline: 0 });
  dressed(pen, dress, robe, trim);
  pen.fill("M51 58V72Q60 80 69 72V58z", skin, { tone: 2 });
  // The face, a little turned to the light.
  pen.fill("M43 42Q43 24 60 24T77 42Q77 56 70 63Q60 70 50 63Q43 56 43 42z", skin, { cut: "halo" });
  pen.fill("M70 26Q77 32 77 42Q77 56 70 63Q66 66 62 67Q72 54 68 26z", skin, { tone: 2, outline: 0 });
  pen.only(() => {
    pen.fill(ellipse(53, 44, 1.7, 2), { colour: INK }, { outline: 0 });
    pen.fill(ellipse(66, 44, 1.7, 2), { colour: INK }, { outline: 0 });
    pen.line("M60 44l-2.6 7.4h3.6", { width: 1.1 });
    if (face === "soft") {
      pen.line("M49 38.6q4-2.6 7.4-.4M62.8 38.2q4-2.2 7.4.4", { width: 1 });
      pen.line("M50 43q3-2.8 6 0M63 43q3-2.8 6 0", { width: 1.4 });
      pen.fill("M55 57.4q2.6-2.2 5-.8q2.4-1.4 5 .8q-5 5-10 0z", "red", { tone: 0, outline: 0.8 });
      pen.fill(`${ellipse(43.4, 54, 2.2)}${ellipse(76.8, 54, 2.2)}`, "gold", { outline: 1 });
    } else {
      pen.line("M49.5 39.6q3.5-2 7 0M62.6 39.6q3.5-2 7 0", { width: face === "old" ? 2 : 1.5 });
      pen.line("M55 57q5 3 10 0", { width: 1.4 });
    }
    if (face === "old") pen.line("M53 34.4q7-1.6 14 0M48 48.6q3 2 6 .6M72 48.6q-3 2-6 .6", { width: 0.8 });
  });
  if (beard !== "none") bearded(pen, beard, hair === "none" ? "hair" : hair);
  if (hair !== "none" && cut !== "shaved") hairBefore(pen, hair, cut);
  covered(pen, head, trim);
}

function hairBehind(pen: Pen, hair: Material, cut: Person["cut"]): void {
  if (cut === "long") pen.fill("M38 78Q34 20 60 19T82 78Q72 84 60 78Q48 84 38 78z", hair, { cut: "halo" });
  if (cut === "bun") pen.fill(ellipse(60, 18, 10, 8), hair);
  if (cut === "curls")
    for (const [x, y] of [
      [42, 50],
      [40, 40],
      [78, 50],
      [80, 40],
      [43, 60],
      [77, 60],
    ] as const)
      pen.fill(ellipse(x, y, 6), hair);
}

function hairBefore(pen: Pen, hair: Material, cut: Person["cut"]): void {
  if (cut === "curls")
    for (const [x, y] of [
      [46, 29],
      [54, 24],
      [63, 23],
      [72, 28],
      [77, 34],
      [42, 34],
    ] as const)
      pen.fill(ellipse(x, y, 6.4), hair, { outline: 1.2 });
  else if (cut === "long") pen.fill("M42 50Q40 24 60 21T78 50Q76 36 62 31Q48 34 42 50z", hair);
  else pen.fill("M42 44Q40 21 60 20T78 44Q76 33 70 31Q56 34 48 31Q44 34 42 44z", hair);
}

function bearded(pen: Pen, beard: Person["beard"], hair: Material): void {
  const shapes = {
    short: "M44 48Q46 58 52 56Q60 53 68 56Q74 58 76 48Q78 64 68 67Q60 70 52 67Q42 64 44 48z",
    full: "M43 46Q46 57 52 54.5Q60 52 68 54.5Q74 57 77 46Q80 72 60 80Q40 72 43 46z",
    long: "M43 46Q46 57 52 54.5Q60 52 68 54.5Q74 57 77 46Q82 76 66 92L60 98L54 92Q38 76 43 46z",
    pointed: "M46 52Q50 57 54 55Q60 53 66 55Q70 57 74 52Q72 68 60 82Q48 68 46 52z",
  };
  if (beard && beard !== "none") {
    pen.fill(shapes[beard], hair);
    pen.only(() => pen.line("M55.5 58q4.5 2.4 9 0", { width: 1.6 }));
  }
}

function dressed(pen: Pen, dress: Person["dress"], robe: Material, trim: Material): void {
  if (dress === "cloak") {
    pen.fill("M18 104Q20 76 44 71L58 82Q40 90 42 104z", trim);
    pen.fill(ellipse(56, 81, 4.2), "gold");
  } else if (dress === "toga") pen.fill("M76 71Q92 75 98 88L60 104H36Q70 96 76 71z", trim);
  else if (dress === "armour") {
    pen.fill("M34 104V80Q46 86 60 86T86 80V104z", "bronze");
    pen.line("M60 86V104M40 94q10 6 20 0q10 6 20 0", { width: 1.1 });
  } else if (dress === "collar") {
    pen.fill("M36 76Q60 100 84 76L76 71Q60 84 44 71z", trim);
    pen.line("M40 74Q60 92 80 74", { width: 1 });
  } else pen.line("M44 71Q60 90 76 71", { width: 2.4, colour: `var(--${trim}-1)` });
  void robe;
}

function covered(pen: Pen, head: Person["head"], trim: Material): void {
  if (head === "laurel") {
    for (const [x, y, turn] of [
      [43, 36, -20],
      [48, 29, 20],
      [55, 25, 50],
      [77, 36, 20],
      [72, 29, -20],
      [65, 25, -50],
    ] as const)
      pen.at(x, y, () => pen.fill(ellipse(0, 0, 3, 5.6), "leaf", { outline: 1 }), { turn });
  } else if (head === "crown")
    pen.fill("M42 32L40 14L50 24L60 10L70 24L80 14L78 32Q60 26 42 32z", "gold", { cut: "halo" });
  else if (head === "diadem") {
    pen.fill("M42 36Q60 26 78 36L77 31Q60 21 43 31z", "gold");
    pen.fill(ellipse(60, 26, 3.4), "red", { outline: 1 });
  } else if (head === "band") pen.fill("M42 37Q60 29 78 37L78 32Q60 24 42 32z", trim);
  else if (head === "nemes") {
    pen.fill("M41 38Q42 20 60 19T79 38Q60 30 41 38z", "gold");
    pen.line("M46 24L44 36M54 20.5L53 33M66 20.5L67 33M74 24L76 36", { width: 2, colour: "var(--blue-1)" });
    pen.fill("M58 30q-2-10 2-12q4 2 2 12z", "gold");
  } else if (head === "helmet") {
    pen.fill("M40 46Q38 18 60 18T80 46L72 44Q72 34 60 34T48 44z", "bronze", { cut: "halo" });
    pen.fill("M58 20Q56 6 76 8T92 40L84 38Q84 18 66 20z", trim);
  } else if (head === "hood" || head === "veil")
    pen.fill("M42 52Q40 22 60 22T78 52Q78 30 60 29T42 52z", trim, { tone: 2 });
  else if (head === "cap") pen.fill("M42 36Q44 12 60 12T78 36Q60 28 42 36z", trim);
  else if (head === "turban") {
    pen.fill("M40 38Q38 14 60 13T80 38Q60 28 40 38z", trim);
    pen.line("M42 32Q60 16 74 20M46 22Q62 18 78 32", { width: 1.3 });
  }
}

/** A small figure that stands; `x` is its middle and `y` its feet. */
export function figure(pen: Pen, x: number, y: number, height: number, robe: Material, skin: Material = "skin"): void {
  const half = height * 0.17;
  pen.fill(
    p`M${x - half} ${y}Q${x - half * 1.3} ${y - height * 0.6} ${x} ${y - height * 0.74}Q${x + half * 1.3} ${y - height * 0.6} ${x + half} ${y}z`,
    robe,
    { cut: "halo" },
  );
  pen.fill(
    p`M${x + half} ${y}Q${x + half * 1.3} ${y - height * 0.6} ${x} ${y - height * 0.74}L${x + half * 0.4} ${y}z`,
    robe,
    { tone: 2, outline: 0 },
  );
  pen.fill(ellipse(x, y - height * 0.84, height * 0.14), skin);
}

/** A plinth for a statue. */
export function plinth(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.fill(rect(x - width / 2, y - height, width, height), "marble");
  pen.fill(rect(x - width / 2 - 3, y - height - 4, width + 6, 5), "marble", { tone: 0 });
  pen.fill(rect(x - width / 2 - 3, y - 4, width + 6, 4), "marble", { tone: 2 });
}
