// Silhouettes as the 24 x 24 pixels of the page, without a browser: a path becomes polygons, and each point of a fine
// grid says whether it lies in them.

type Point = [number, number];
type Matrix = [number, number, number, number, number, number];

/** Pixels on a side, and points that are looked at on each side of a pixel. */
export const SIDE = 24;
const FINE = 4;
const GRID = SIDE * FINE;
/** The field of a silhouette is 120 wide and 112 high, in the middle of a square. */
const FIELD = 120;
const TOP = 4;
const CURVE = 10;

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 };

/** The commands of a path with their numbers; further groups of numbers repeat the command, after M as L. */
function commands(path: string): [string, number[]][] {
  const found: [string, number[]][] = [];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = NUMBERS[letter.toUpperCase()];
    if (size === undefined) throw new Error(`unknown command ${letter} in ${path}`);
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === 0) found.push([letter, []]);
    for (let at = 0; size > 0 && at < numbers.length; at += size) {
      const repeated = letter === "M" ? "L" : letter === "m" ? "l" : letter;
      found.push([at === 0 ? letter : repeated, numbers.slice(at, at + size)]);
    }
  }
  return found;
}

/** Points on the arc of an ellipse from one point to another, by the formulas of the SVG specification (F.6). */
function arc([x1, y1]: Point, [rx, ry, turn, large, sweep, x2, y2]: number[]): Point[] {
  if (!rx || !ry) return [[x2!, y2!]];
  const phi = (turn! * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x1 - x2!) / 2, (y1 - y2!) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const rest = (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2;
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, rest / ((a * py) ** 2 + (b * px) ** 2)));
  const [qx, qy] = [(factor * a * py) / b, (-factor * b * px) / a];
  const middle: Point = [cos * qx - sin * qy + (x1 + x2!) / 2, sin * qx + cos * qy + (y1 + y2!) / 2];
  const from = Math.atan2((py - qy) / b, (px - qx) / a);
  let way = Math.atan2((-py - qy) / b, (-px - qx) / a) - from;
  if (sweep && way < 0) way += 2 * Math.PI;
  if (!sweep && way > 0) way -= 2 * Math.PI;
  const count = 2 * CURVE;
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (way * (index + 1)) / count;
    const [ex, ey] = [a * Math.cos(angle), b * Math.sin(angle)];
    return [cos * ex - sin * ey + middle[0], sin * ex + cos * ey + middle[1]];
  });
}

/** Points on a Bézier curve after its first. */
function bezier(points: Point[]): Point[] {
  return Array.from({ length: CURVE }, (_, index) => {
    const share = (index + 1) / CURVE;
    let line = points;
    while (line.length > 1)
      line = line.slice(1).map(([x, y], at): Point => {
        const [fromX, fromY] = line[at]!;
        return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
      });
    return line[0]!;
  });
}

/** The lines of a path, each with whether it is closed. */
export function flatten(path: string): { points: Point[]; closed: boolean }[] {
  const lines: { points: Point[]; closed: boolean }[] = [];
  let at: Point = [0, 0];
  /** The control point that T and S mirror. */
  let control: Point = at;
  let line = { points: [] as Point[], closed: false };
  for (const [letter, numbers] of commands(path)) {
    const kind = letter.toUpperCase();
    const [ox, oy] = letter === kind ? [0, 0] : at;
    const point = (index: number): Point => [numbers[index]! + ox, numbers[index + 1]! + oy];
    const mirrored = (): Point => [2 * at[0] - control[0], 2 * at[1] - control[1]];
    let next: Point[] = [];
    let steer: Point | undefined;
    if (kind === "M") {
      at = point(0);
      line = { points: [at], closed: false };
      lines.push(line);
    } else if (kind === "Z") {
      line.closed = true;
      at = line.points[0]!;
      line = { points: [at], closed: false };
      lines.push(line);
    } else if (kind === "L") next = [point(0)];
    else if (kind === "H") next = [[numbers[0]! + ox, at[1]]];
    else if (kind === "V") next = [[at[0], numbers[0]! + oy]];
    else if (kind === "Q" || kind === "T") {
      steer = kind === "Q" ? point(0) : mirrored();
      next = bezier([at, steer, point(kind === "Q" ? 2 : 0)]);
    } else if (kind === "C" || kind === "S") {
      const first = kind === "C" ? point(0) : mirrored();
      steer = point(kind === "C" ? 2 : 0);
      next = bezier([at, first, steer, point(kind === "C" ? 4 : 2)]);
    } else next = arc(at, [...numbers.slice(0, 5), ...point(5)]);
    line.points.push(...next);
    at = next.at(-1) ?? at;
    control = steer ?? at;
  }
  return lines.filter(({ points }) => points.length > 1);
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function matrixOf(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, values = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = 0] = values.split(/[ ,]+/).map(Number);
    const turn = (x * Math.PI) / 180;
    if (kind === "translate") matrix = times(matrix, [1, 0, 0, 1, x, y]);
    else if (kind === "scale") matrix = times(matrix, [x, 0, 0, y, 0, 0]);
    else matrix = times(matrix, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
  }
  return matrix;
}

class Canvas {
  readonly points = new Uint8Array(GRID * GRID);

  /** Fill polygons by the rule of SVG: where lines wind around a point. */
  fill(lines: Point[][], value: number): void {
    for (let row = 0; row < GRID; row += 1) {
      const y = ((row + 0.5) * FIELD) / GRID - TOP;
      const crossings: [number, number][] = [];
      for (const line of lines)
        line.forEach(([x1, y1], index) => {
          const [x2, y2] = line[(index + 1) % line.length]!;
          if (y1 <= y === y2 <= y) return;
          crossings.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]);
        });
      crossings.sort(([one], [other]) => one - other);
      let winding = 0;
      crossings.forEach(([x, way], index) => {
        winding += way;
        const end = crossings[index + 1]?.[0];
        if (winding !== 0 && end !== undefined) this.row(row, x, end, value);
      });
    }
  }

  /** A line with round ends: a box for each piece, and a disc at each joint. */
  stroke(points: Point[], width: number, value: number): void {
    const half = width / 2;
    points.forEach(([x, y], index) => {
      const disc = Array.from({ length: 16 }, (_, at): Point => {
        const angle = (at * Math.PI) / 8;
        return [x + half * Math.cos(angle), y + half * Math.sin(angle)];
      });
      this.fill([disc], value);
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      const length = Math.hypot(nextX - x, nextY - y);
      if (length === 0) return;
      const [dx, dy] = [(-(nextY - y) / length) * half, ((nextX - x) / length) * half];
      const box: Point[] = [
        [x + dx, y + dy],
        [nextX + dx, nextY + dy],
        [nextX - dx, nextY - dy],
        [x - dx, y - dy],
      ];
      this.fill([box], value);
    });
  }

  /** How much of each pixel is covered, from 0 to 1. */
  pixels(): Float32Array {
    const pixels = new Float32Array(SIDE * SIDE);
    this.points.forEach((value, index) => {
      const [x, y] = [Math.floor((index % GRID) / FINE), Math.floor(index / GRID / FINE)];
      pixels[y * SIDE + x]! += value / FINE ** 2;
    });
    return pixels;
  }

  private row(row: number, from: number, to: number, value: number): void {
    const first = Math.max(0, Math.ceil((from * GRID) / FIELD - 0.5));
    const last = Math.min(GRID - 1, Math.ceil((to * GRID) / FIELD - 0.5) - 1);
    if (last >= first) this.points.fill(value, row * GRID + first, row * GRID + last + 1);
  }
}

/** The pixels of a silhouette: what is drawn in the current colour, less what is cut out of it. */
export function raster(silhouette: string): Float32Array {
  const canvas = new Canvas();
  const open: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [, name, rest = ""] of silhouette.matchAll(/<(\/?\w+)([^>]*)>/g)) {
    const attribute = (wanted: string) => new RegExp(` ${wanted}="([^"]*)"`).exec(rest)?.[1];
    const matrix = open.at(-1)!;
    if (name === "/g") open.pop();
    else if (name === "g") open.push(times(matrix, matrixOf(attribute("transform") ?? "")));
    else {
      const [a, b, c, d, e, f] = matrix;
      const moved = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
      const lines = flatten(attribute("d") ?? "").map((line) => ({ ...line, points: line.points.map(moved) }));
      const [fill = "none", stroke = "none"] = [attribute("fill"), attribute("stroke")];
      const value = (ink: string) => (ink === "currentcolor" ? 1 : 0);
      if (fill !== "none")
        canvas.fill(
          lines.map(({ points }) => points),
          value(fill),
        );
      const width = Number(attribute("stroke-width") ?? 1) * Math.sqrt(Math.abs(a * d - b * c));
      if (stroke !== "none")
        for (const { points, closed } of lines)
          canvas.stroke(closed ? [...points, points[0]!] : points, width, value(stroke));
    }
  }
  return canvas.pixels();
}

/** How much of what two silhouettes cover together is covered by both: 1 for equal ones. */
export function likeness(one: Float32Array, other: Float32Array): number {
  let [both, either] = [0, 0];
  one.forEach((value, index) => {
    both += Math.min(value, other[index]!);
    either += Math.max(value, other[index]!);
  });
  return either === 0 ? 1 : both / either;
}
