// A sheet as a picture to send around.

import { site } from "../lib/words/common";
import { scoreWords as words } from "../lib/words/score";
import type { Scored } from "./count";
import { linesOf } from "./facts";
import { dayOf, lineColour, lineTitle, namesOf } from "./lines";
import type { Sheet } from "./sheet";
import { orderOf, verdictOf } from "./verdict";
import "./palette.css";

const WIDTH = 1080;
const EDGE = 48;
const TOP = 250;
const ROW = 62;
const LABEL = 230;

/** The picture as a file. */
export async function pictureOf(sheet: Sheet, score: Scored): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = TOP + ROW * (linesOf(sheet.config).length + 1) + 110;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  draw(pen, sheet, score, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `seven-wonders-${sheet.date ?? "sheet"}.png`, { type: "image/png" });
}

function draw(pen: CanvasRenderingContext2D, sheet: Sheet, score: Scored, height: number): void {
  const style = getComputedStyle(document.documentElement);
  const the = (name: string): string => style.getPropertyValue(`--${name}`);
  const [display, text] = [the("display"), the("text")];
  const [paper, ink, muted, gold] = [the("paper-day"), the("ink-day"), the("sheet-muted"), the("gold")];
  const write = (what: string, x: number, y: number, font: string, colour: string, width: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(what, x, y, width);
  };
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = gold;
  pen.fillRect(0, 0, WIDTH, 12);
  pen.textBaseline = "middle";
  write(verdictOf(sheet, score).title, EDGE, 78, `700 52px ${display}`, ink, WIDTH - 2 * EDGE);
  write(dayOf(sheet), EDGE, 132, `500 30px ${text}`, muted, WIDTH - 2 * EDGE);

  const order = orderOf(score);
  const names = namesOf(sheet);
  const column = (WIDTH - 2 * EDGE - LABEL) / order.length;
  const middle = (at: number): number => EDGE + LABEL + column * (at + 0.5);
  pen.textAlign = "center";
  for (const [at, seat] of order.entries()) {
    if (score.seats[seat]?.place === 1) {
      pen.fillStyle = the("sheet-first");
      pen.fillRect(middle(at) - column / 2, TOP - 78, column, height - TOP - 32);
    }
    write(names[seat] ?? "", middle(at), TOP - 46, `700 30px ${display}`, ink, column - 10);
  }
  for (const [at, line] of linesOf(sheet.config).entries()) {
    const y = TOP + ROW * (at + 0.5);
    pen.fillStyle = style.getPropertyValue(lineColour(line)) || ink;
    pen.fillRect(EDGE, y - 22, 10, 44);
    pen.textAlign = "left";
    write(lineTitle(line), EDGE + 26, y, `600 30px ${text}`, ink, LABEL - 34);
    pen.textAlign = "center";
    for (const [number, seat] of order.entries()) {
      const points = score.seats[seat]?.points[line] ?? 0;
      write(String(points).replace("-", "−"), middle(number), y, `700 32px ${text}`, points ? ink : muted, column);
    }
  }
  const y = TOP + ROW * (linesOf(sheet.config).length + 0.6);
  pen.textAlign = "left";
  write(words.total, EDGE + 26, y, `700 36px ${display}`, ink, LABEL - 34);
  pen.textAlign = "center";
  for (const [at, seat] of order.entries())
    write(String(score.seats[seat]?.total ?? 0), middle(at), y, `700 48px ${text}`, ink, column);
  pen.textAlign = "right";
  write(`${site.name} · ${location.host}`, WIDTH - EDGE, height - 30, `500 24px ${text}`, muted, WIDTH);
}
