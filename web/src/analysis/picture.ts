// An analysis as a picture to send around: the curve, names, accuracies, and the moments that decided the game.

import "./palette.css";
import { ageName, site } from "../lib/words/common";
import { analysis as words } from "../lib/words/analysis";
import { percent } from "../lib/words/hint";
import type { AnalysedMove, Analysis } from "../wire";
import { across, chanceAt, dashOf, down, lineOf, placed, spansOf, type Calendar, type Field } from "./course";
import { namesOf, type Facts } from "./options";
import { moveAt, momentOf } from "./turning";

export interface Pictured {
  id: string;
  found: Analysis;
  names: string[];
  facts: Facts | null;
  calendar: Calendar;
  own: number;
}

const WIDTH = 1200;
const EDGE = 48;
const LABELS = 190;
const FIELD: Field = { left: EDGE + 70, top: 166, width: WIDTH - 2 * EDGE - 70 - LABELS, height: 330 };
const ROW = 46;
const BELOW = 570;

/** The colours and faces of the page by day: a picture is looked at anywhere. */
interface Ink {
  colour: (name: string) => string;
  display: string;
  text: string;
}

/** The picture as a file. */
export async function analysisPicture(of: Pictured): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  const rows = Math.max(Math.ceil(of.found.seats.length / 4), 1) + of.found.moments.length;
  canvas.width = WIDTH;
  canvas.height = BELOW + ROW * rows + 90;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.colorScheme = "light";
  try {
    draw(pen, of, canvas.height, inkOf(probe));
  } finally {
    probe.remove();
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `seven-wonders-analysis-${of.id}.png`, { type: "image/png" });
}

function inkOf(probe: HTMLElement): Ink {
  const root = getComputedStyle(document.documentElement);
  const colour = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  return { colour, display: root.getPropertyValue("--display"), text: root.getPropertyValue("--text") };
}

function draw(pen: CanvasRenderingContext2D, of: Pictured, height: number, ink: Ink): void {
  pen.fillStyle = ink.colour("paper-day");
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = ink.colour("gold");
  pen.fillRect(0, 0, WIDTH, 12);
  pen.textBaseline = "middle";
  write(pen, words.title, EDGE, 76, `700 50px ${ink.display}`, ink.colour("ink-day"), 700);
  write(pen, words.legendWhole, EDGE, 124, `500 26px ${ink.text}`, ink.colour("age-0"), 900);
  drawAxes(pen, of, ink);
  drawLines(pen, of, ink);
  drawMarks(pen, of, ink);
  const below = drawAccuracies(pen, of, ink);
  for (const [index, step] of of.found.moments.entries()) {
    const move = moveAt(of.found, step);
    if (move) drawMoment(pen, of, move, below + ROW * index, ink);
  }
  pen.textAlign = "right";
  write(
    pen,
    `${site.name} · ${location.host}`,
    WIDTH - EDGE,
    height - 34,
    `500 24px ${ink.text}`,
    ink.colour("age-0"),
    900,
  );
}

function write(
  pen: CanvasRenderingContext2D,
  what: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most: number,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(what, x, y, most);
}

function drawAxes(pen: CanvasRenderingContext2D, { calendar, found }: Pictured, ink: Ink): void {
  for (const { age, from, to } of spansOf(calendar)) {
    const [x, end] = [across(FIELD, from, calendar.steps), across(FIELD, to, calendar.steps)];
    pen.fillStyle = ink.colour(`age-${age}`);
    pen.fillRect(x + 1, FIELD.top - 34, end - x - 2, 32);
    pen.globalAlpha = 0.1;
    pen.fillRect(x, FIELD.top, end - x, FIELD.height);
    pen.globalAlpha = 1;
    pen.textAlign = "center";
    write(pen, ageName(age), (x + end) / 2, FIELD.top - 17, `700 22px ${ink.display}`, ink.colour("cream"), end - x);
  }
  pen.textAlign = "right";
  pen.strokeStyle = ink.colour("age-0");
  for (const level of [0, 0.25, 0.5, 0.75, 1]) {
    const y = down(FIELD, level);
    write(pen, percent(level), FIELD.left - 12, y, `500 22px ${ink.text}`, ink.colour("age-0"), 70);
    stroke(pen, `M${FIELD.left} ${y}h${FIELD.width}`, 0.5, "");
  }
  stroke(pen, `M${FIELD.left} ${down(FIELD, 1 / found.seats.length)}h${FIELD.width}`, 2, "2 6");
}

function stroke(pen: CanvasRenderingContext2D, path: string, width: number, dashes: string): void {
  pen.lineWidth = width;
  pen.setLineDash(dashes.split(" ").map(Number).filter(Boolean));
  pen.stroke(new Path2D(path));
  pen.setLineDash([]);
}

function drawLines(pen: CanvasRenderingContext2D, { found, calendar, own, names }: Pictured, ink: Ink): void {
  const count = found.seats.length;
  const place = Math.max(
    0,
    found.seats.findIndex(({ seat }) => seat === own),
  );
  const last = found.course.at(-1);
  const wanted = found.seats.map((_, index) => down(FIELD, last?.chances[index] ?? 0));
  const heights = placed(wanted, 30, FIELD.top, FIELD.top + FIELD.height);
  const right = FIELD.left + FIELD.width;
  pen.lineJoin = "round";
  pen.textAlign = "left";
  found.seats.forEach(({ seat }, index) => {
    const dashes = dashOf(index, place, count)
      .split(" ")
      .map((dash) => (dash ? String(Number(dash) * 2) : ""))
      .join(" ");
    const width = index === place ? 7 : 4;
    pen.strokeStyle = ink.colour(`course-${seat}`);
    stroke(pen, lineOf(found.course, index, FIELD, calendar.steps), width, dashes);
    stroke(pen, `M${right + 12} ${heights[index]}h34`, width, dashes);
    write(pen, names[seat] ?? "", right + 56, heights[index] ?? 0, `700 26px ${ink.text}`, ink.colour("ink-day"), 130);
  });
}

function drawMarks(pen: CanvasRenderingContext2D, { found, calendar, own }: Pictured, ink: Ink): void {
  for (const move of found.moves.filter(({ mark, seat }) => mark !== "" && seat === own)) {
    const line = found.seats.findIndex(({ seat }) => seat === move.seat);
    const y = down(FIELD, chanceAt(found.course, line, move.step) ?? 0);
    drawSign(pen, move, across(FIELD, move.step, calendar.steps), y, 13, ink);
  }
}

/** A pebble, a diamond or a tile, as in the page; a hexagon for the best move. */
function drawSign(
  pen: CanvasRenderingContext2D,
  move: AnalysedMove,
  x: number,
  y: number,
  size: number,
  ink: Ink,
): void {
  const sides = { "": 6, inaccuracy: 24, mistake: 4, blunder: 4 }[move.mark];
  const turn = move.mark === "blunder" ? Math.PI / 4 : Math.PI / 2;
  pen.beginPath();
  for (let side = 0; side < sides; side += 1) {
    const angle = turn + (side * 2 * Math.PI) / sides;
    pen.lineTo(x + size * Math.cos(angle), y + size * Math.sin(angle));
  }
  pen.closePath();
  pen.fillStyle = ink.colour(`mark-${move.mark || "best"}`);
  pen.fill();
  pen.strokeStyle = ink.colour("ink-day");
  pen.lineWidth = 2.5;
  pen.stroke();
}

/** Each player's accuracy, four in a row; the height below them. */
function drawAccuracies(pen: CanvasRenderingContext2D, { found, names }: Pictured, ink: Ink): number {
  const column = (WIDTH - 2 * EDGE) / 4;
  pen.textAlign = "left";
  found.seats.forEach(({ seat, accuracy }, index) => {
    const [x, y] = [EDGE + column * (index % 4), BELOW + ROW * Math.floor(index / 4)];
    pen.fillStyle = ink.colour(`course-${seat}`);
    pen.fillRect(x, y - 15, 10, 30);
    const text = words.accuracyShort({ name: names[seat] ?? "", accuracy });
    write(pen, text, x + 22, y, `700 27px ${ink.text}`, ink.colour("ink-day"), column - 40);
  });
  return BELOW + ROW * Math.ceil(found.seats.length / 4) + 14;
}

function drawMoment(
  pen: CanvasRenderingContext2D,
  { names, facts }: Pictured,
  move: AnalysedMove,
  y: number,
  ink: Ink,
): void {
  const [played, better] = namesOf(move.choice, move.best, facts);
  const what = move.rank <= 1 ? played : words.instead({ played, better });
  drawSign(pen, move, EDGE + 14, y, 14, ink);
  pen.textAlign = "left";
  const line = words.momentLine({ name: names[move.seat] ?? "", moment: momentOf(move), what });
  write(pen, line, EDGE + 44, y, `500 27px ${ink.text}`, ink.colour("ink-day"), WIDTH - 2 * EDGE - 44);
}
