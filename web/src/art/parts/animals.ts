// Animals, or as much of them as a card has room for.

import { tone, type Material } from "../materials";
import { ellipse, type Pen } from "../pen";

/** A horse's head and neck, looking to the left; `x` is the left of its chest and `y` its foot. */
export function horse(pen: Pen, x: number, y: number, scale: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(
        "M2 0Q10-16 6-28Q0-22-12-18Q-19-17-19-24Q-14-38-4-48Q2-56 12-57L14-65L20-57Q40-50 44-26Q46-10 54 0z",
        "wood",
        { cut: "halo" },
      );
      pen.fill("M20-57Q40-50 44-26Q46-10 54 0H44Q36-34 17-56z", "darkwood", { tone: 2, outline: 0 });
      pen.fill(ellipse(4, -46, 2.2), "ink", { tone: 2, outline: 0, cut: "hole" });
      pen.line("M-17-23h5", { width: 1.2 });
      pen.line("M-8-20Q-2-32-5-43M-5-31Q8-34 14-48", { width: 1.8, colour: tone("gold", 1), cut: "hole", bold: 3 });
    },
    { scale },
  );
}

/** An elephant's head with its tusks. */
export function elephant(pen: Pen): void {
  pen.fill(
    "M-14-16Q0-26 14-16Q24-24 26-8Q24 6 14 4Q10 10 8 18Q6 30-4 28Q-2 20-4 14Q-8 10-14 4Q-24 6-26-8Q-24-24-14-16z",
    "iron",
    { cut: "halo" },
  );
  pen.fill("M-8 8Q-14 18-20 16Q-14 12-12 4zM10 8Q16 18 22 16Q16 12 14 4z", "cloth", { tone: 0, cut: "halo" });
  pen.fill(`${ellipse(-7, -6, 2)}${ellipse(7, -6, 2)}`, "ink", { tone: 2, outline: 0, cut: "hole" });
}

/** An owl that looks at us, around (0, 0) and 46 high. */
export function owl(pen: Pen): void {
  pen.fill("M-15-20L-17-27L-8-23Q0-25 8-23L17-27L15-20Q22 6 12 18Q6 23 0 23T-12 18Q-22 6-15-20z", "wood", {
    cut: "halo",
  });
  pen.fill("M15-20Q22 6 12 18Q6 23 2 23Q14 6 10-22z", "wood", { tone: 2, outline: 0 });
  pen.fill("M-8 2Q0-4 8 2Q10 14 0 20Q-10 14-8 2z", "straw", { outline: 1.2 });
  for (const x of [-7.5, 7.5]) {
    pen.fill(ellipse(x, -12, 7), "cloth", { tone: 0, outline: 1.2, cut: "hole" });
    pen.fill(ellipse(x, -12, 3.2), "ink", { tone: 2, outline: 0, cut: "solid" });
  }
  pen.fill("M-3-8H3L0 0z", "gold", { outline: 1, cut: "hole" });
  pen.line("M-9 24h6M3 24h6", { width: 3, cut: "solid", bold: 4 });
}

/** An eagle with its wings spread, around (0, 0) and 40 wide. */
export function eagle(pen: Pen, of: Material = "gold"): void {
  pen.fill("M0-14Q-2-8-6-8Q-20-8-26-22Q-28-4-18 4L-8 6L-6 14L0 20L6 14L8 6L18 4Q28-4 26-22Q20-8 6-8Q2-8 0-14z", of, {
    cut: "halo",
  });
  pen.fill("M0 20L6 14L8 6L18 4Q28-4 26-22Q20-8 6-8z", of, { tone: 2, outline: 0 });
  pen.fill("M-4-8Q-5-20 1-20Q6-20 9-14L4-14Q4-10 4-8z", of, { cut: "halo" });
}
