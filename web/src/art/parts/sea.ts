// The sea, islands and what is built by the water.

import { tone, type Material } from "../materials";
import { ellipse, p, rect, type Pen } from "../pen";
import { box, slab } from "./masonry";
import { waves } from "./nature";

/** The sea to both sides of the field, from a height downwards. */
export function sea(pen: Pen, y: number): void {
  pen.fill(p`M-400 ${y}H520V240H-400z`, "water", { outline: 0 });
  pen.only(() => {
    waves(pen, 6, y + 6, 48, tone("water", 0));
    waves(pen, 66, y + 10, 48, tone("water", 0));
  });
}

/** A bold line of waves for the silhouette of whatever floats. */
export function swell(pen: Pen, y = 98): void {
  pen.shadow(p`M2 ${y}q9-8 19 0t19 0t19 0t19 0t19 0t19 0v8H2z`, "halo");
}

/** A landing stage on posts. */
export function jetty(pen: Pen, x: number, y: number, width: number): void {
  for (let at = x + 4; at < x + width; at += 16) box(pen, at, y, 5, 104 - y, "darkwood");
  slab(pen, x, y - 6, width, 8, "wood");
}

/** An island of sand with a rim; `x` is its middle. */
export function island(pen: Pen, x: number, y: number, width: number, height: number, of: Material = "sand"): void {
  const half = width / 2;
  pen.fill(
    p`M${x - half} ${y}Q${x - half * 0.7} ${y - height} ${x} ${y - height}T${x + half} ${y}Q${x} ${y + height * 0.3} ${x - half} ${y}z`,
    of,
    { cut: "halo" },
  );
  pen.fill(
    p`M${x + half} ${y}Q${x + half * 0.8} ${y - height * 0.9} ${x + half * 0.2} ${y - height * 0.98}Q${x + half * 0.6} ${y - height * 0.3} ${x + half * 0.4} ${y + height * 0.08}z`,
    of,
    { tone: 2, outline: 0 },
  );
}

/** A trident, the sign of naval strength. */
export function trident(pen: Pen, x: number, y: number, height: number): void {
  const path = p`M${x} ${y}v${-height}M${x - 13} ${y - height}v${height * 0.24}q13 ${height * 0.2} 26 0v${-height * 0.24}`;
  pen.line(path, { width: 7, cut: "solid", bold: 8 });
  pen.line(path, { width: 4, colour: tone("gold", 1) });
}

/** A steering wheel. */
export function helm(pen: Pen, x: number, y: number, radius: number): void {
  let spokes = "";
  for (let at = 0; at < 8; at += 1) {
    const angle = (at * Math.PI) / 4;
    spokes += p`M${x} ${y}L${x + Math.cos(angle) * radius * 1.3} ${y + Math.sin(angle) * radius * 1.3}`;
  }
  pen.line(spokes, { width: 5, cut: "solid", bold: 5 });
  pen.line(spokes, { width: 2.6, colour: tone("wood", 0) });
  pen.line(ellipse(x, y, radius), { width: 7, cut: "solid", bold: 7 });
  pen.line(ellipse(x, y, radius), { width: 4, colour: tone("wood", 1) });
  pen.fill(ellipse(x, y, radius * 0.24), "gold", { cut: "halo" });
}

/** A skull over crossed bones. */
export function skull(pen: Pen, x: number, y: number, scale = 1): void {
  pen.at(
    x,
    y,
    () => {
      pen.line("M-18 4L18 22M18 4L-18 22", { width: 6, cut: "solid", bold: 7 });
      pen.line("M-18 4L18 22M18 4L-18 22", { width: 3.4, colour: tone("cloth", 0) });
      pen.fill("M-13-4Q-13-20 0-20T13-4Q12 4 7 6V13H-7V6Q-12 4-13-4z", "cloth", { tone: 0, cut: "halo" });
      pen.fill(`${ellipse(-5, -5, 3.6)}${ellipse(5, -5, 3.6)}M0-1l2 5h-4z`, "ink", {
        tone: 2,
        outline: 0,
        cut: "hole",
      });
    },
    { scale },
  );
}

/** A compass rose. */
export function rose(pen: Pen, x: number, y: number, radius: number): void {
  pen.fill(ellipse(x, y, radius), "paper", { tone: 0, cut: "halo" });
  pen.fill(
    p`M${x} ${y - radius * 0.9}L${x + radius * 0.2} ${y}L${x} ${y + radius * 0.9}L${x - radius * 0.2} ${y}z`,
    "red",
    { outline: 1.2, cut: "hole" },
  );
  pen.fill(
    p`M${x - radius * 0.9} ${y}L${x} ${y - radius * 0.2}L${x + radius * 0.9} ${y}L${x} ${y + radius * 0.2}z`,
    "blue",
    { outline: 1.2, cut: "hole" },
  );
}

/** A chart of coasts and routes. */
export function chart(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.fill(rect(x, y, width, height), "paper", { tone: 0, cut: "halo" });
  pen.fill(
    p`M${x + 3} ${y + 3}h${width * 0.3}q${-width * 0.04} ${height * 0.4} ${-width * 0.18} ${height * 0.5}q${-width * 0.06} ${height * 0.1} ${-width * 0.12} ${height * 0.2}z`,
    "sand",
    { outline: 1, cut: "hole" },
  );
  pen.fill(
    p`M${x + width - 3} ${y + height - 3}h${-width * 0.34}q${width * 0.1} ${-height * 0.4} ${width * 0.34} ${-height * 0.42}z`,
    "leaf",
    { outline: 1, cut: "hole" },
  );
  pen.line(
    p`M${x + width * 0.24} ${y + height * 0.66}Q${x + width * 0.5} ${y + height * 0.2} ${x + width * 0.8} ${y + height * 0.4}`,
    { width: 1.8, colour: tone("red", 1) },
  );
}
