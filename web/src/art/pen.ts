// The pen that every drawing is made with. One drawing gives two pictures: the coloured one, on a field of 120 x 120
// with the ground at 104, and its silhouette for a height of 24 pixels.

import { INK, tone, type Material } from "./materials";

/** What becomes of a shape in the silhouette: filled, cut out of what is below it, filled with a rim cut around it that
 * sets it off, or left away. */
export type Cut = "solid" | "hole" | "halo" | "none";

export type Fill = Material | { colour: string };

interface Mark {
  /** Of the coloured picture; empty for what only the silhouette shows. */
  picture: string;
  /** Of the silhouette; empty for what is too fine for it. */
  silhouette: string;
}

export interface Look {
  tone?: 0 | 1 | 2;
  /** Width of the outline; 0 for none. */
  outline?: number;
  cut?: Cut;
  opacity?: number;
}

export interface Stroke {
  width?: number;
  colour?: string;
  cut?: Cut;
  /** Width in the silhouette, where a line has to be bolder. */
  bold?: number;
}

const OUTLINE = 1.5;
const RIM = 7;
/** The silhouette's two inks: what is drawn, and what is cut out of it. */
const SOLID = "currentcolor";
const HOLE = "var(--cut, var(--paper-day))";

export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A path from numbers and letters: `` p`M${x} ${y}h${width}` `` with at most two decimals. */
export function p(texts: TemplateStringsArray, ...values: number[]): string {
  return texts.reduce((path, text, index) => path + num(values[index - 1] ?? 0) + text);
}

export function rect(x: number, y: number, width: number, height: number): string {
  return p`M${x} ${y}h${width}v${height}h${-width}z`;
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return p`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export class Pen {
  private readonly marks: Mark[] = [];
  /** How large the current group is drawn; rims and outlines keep their width. */
  private scale = 1;

  /** A filled area with an outline. */
  fill(path: string, fill: Fill, look: Look = {}): void {
    const colour = typeof fill === "string" ? tone(fill, look.tone ?? 1) : fill.colour;
    const outline = look.outline ?? OUTLINE;
    const line = outline > 0 ? ` stroke="${INK}" stroke-width="${num(outline / this.scale)}"` : "";
    const opacity = look.opacity === undefined ? "" : ` opacity="${num(look.opacity)}"`;
    const picture = `<path d="${path}" fill="${colour}"${line}${opacity}/>`;
    this.marks.push({ picture, silhouette: this.cut(path, look.cut ?? (outline > 0 ? "solid" : "none")) });
  }

  /** A line. */
  line(path: string, stroke: Stroke = {}): void {
    const width = stroke.width ?? 1.2;
    const colour = stroke.colour ?? INK;
    const picture = `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width / this.scale)}"/>`;
    const cut = stroke.cut ?? "none";
    const bold = num((stroke.bold ?? Math.max(width, 6)) / this.scale);
    const ink = cut === "hole" ? HOLE : SOLID;
    const silhouette = cut === "none" ? "" : `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${bold}"/>`;
    this.marks.push({ picture, silhouette });
  }

  /** What only the silhouette shows, where the picture's own shapes would not be legible at 24 pixels. */
  shadow(path: string, cut: "solid" | "hole" | "halo" = "solid"): void {
    this.marks.push({ picture: "", silhouette: this.cut(path, cut) });
  }

  /** What only the picture shows. */
  only(draw: () => void): void {
    const from = this.marks.length;
    draw();
    for (const mark of this.marks.slice(from)) mark.silhouette = "";
  }

  /** What only the silhouette shows, drawn with parts. */
  instead(draw: () => void): void {
    const from = this.marks.length;
    draw();
    for (const mark of this.marks.slice(from)) mark.picture = "";
  }

  /** Draw something elsewhere, larger or smaller, turned by degrees, mirrored, or as pale as a plan. */
  at(x: number, y: number, draw: () => void, { scale = 1, turn = 0, mirror = false, opacity = 1 } = {}): void {
    const turned = turn === 0 ? "" : ` rotate(${num(turn)})`;
    const sized = scale === 1 && !mirror ? "" : ` scale(${num(mirror ? -scale : scale)} ${num(scale)})`;
    const pale = opacity === 1 ? "" : ` opacity="${num(opacity)}"`;
    const open = `<g transform="translate(${num(x)} ${num(y)})${turned}${sized}"${pale}>`;
    const before = this.scale;
    this.marks.push({ picture: open, silhouette: open });
    this.scale = before * scale;
    draw();
    this.scale = before;
    this.marks.push({ picture: "</g>", silhouette: "</g>" });
  }

  /** The coloured picture as the inside of an svg. */
  picture(): string {
    return this.marks.map((mark) => mark.picture).join("");
  }

  /** The silhouette as the inside of an svg, in the current colour and the cut `--cut`. */
  silhouette(): string {
    return this.marks.map((mark) => mark.silhouette).join("");
  }

  private cut(path: string, cut: Cut): string {
    if (cut === "none") return "";
    if (cut === "hole") return `<path d="${path}" fill="${HOLE}"/>`;
    const rim =
      cut === "halo"
        ? `<path d="${path}" fill="${HOLE}" stroke="${HOLE}" stroke-width="${num(RIM / this.scale)}"/>`
        : "";
    return `${rim}<path d="${path}" fill="${SOLID}"/>`;
  }
}

/** A drawing: what to do with a pen on the field. */
export type Draw = (pen: Pen) => void;

/** The two pictures of a drawing. */
export function drawn(draw: Draw): { picture: string; silhouette: string } {
  const pen = new Pen();
  draw(pen);
  return { picture: pen.picture(), silhouette: pen.silhouette() };
}
