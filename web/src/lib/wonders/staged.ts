/** The seven wonders of Architects as line drawings on a field of 160 x 150, a part for each of the five stages.
 *  In a part, what is in `solid` is filled when the stage is built; `lines` are drawn over it; `spot` is its middle. */

export interface StagePart {
  solid: string;
  lines: string;
  spot: [number, number];
}

export interface StagedPicture {
  ground: string;
  parts: StagePart[];
}

const earth = "M4 143h152";
const waves = "M2 145q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0";

/** Upright strokes from one edge to the other, the edges left out. */
function strokes(left: number, right: number, count: number, top: number, bottom: number): string {
  const step = (right - left) / (count + 1);
  return Array.from(
    { length: count },
    (_, index) => `M${(left + step * (index + 1)).toFixed(1)} ${top}V${bottom}`,
  ).join("");
}

/** A row of arches on a line. */
function arches(left: number, count: number, width: number, gap: number, height: number, bottom: number): string {
  return Array.from({ length: count }, (_, index) => {
    const half = width / 2;
    return `M${left + index * (width + gap)} ${bottom}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}`;
  }).join("");
}

/** Outline of a column with its foot and its head. */
function column(x: number, width: number, top: number, bottom: number): string {
  return `M${x - 2} ${bottom}h${width + 4}v-4h-2V${top + 5}h3v-5h${-width - 6}v5h3V${bottom - 4}h-2z`;
}

/** Leaves that hang over an edge. */
function leaves(places: number[], y: number): string {
  return places
    .map(
      (x, index) =>
        `M${x} ${y}q${index % 2 ? 3 : -3} 5 0 ${8 + (index % 3) * 3}M${x + 4} ${y}q${index % 2 ? -2 : 2} 4 0 6`,
    )
    .join("");
}

/** A tier of the pyramid between two heights, with its courses of stone. */
function tier(top: number, bottom: number, joints: number, spotY: number): StagePart {
  const half = (y: number): number => (y - 12) * 0.56;
  const at = (y: number): string => half(y).toFixed(1);
  const middle = (top + bottom) / 2;
  const width = half(middle);
  const solid =
    top > 12
      ? `M${80 - half(bottom)} ${bottom}h${2 * half(bottom)}L${80 + half(top)} ${top}h${-2 * half(top)}z`
      : `M${80 - half(bottom)} ${bottom}h${2 * half(bottom)}L80 12z`;
  const upper = strokes(80 - half(top), 80 + half(top), Math.max(joints - 1, 0), top, middle);
  const lower = strokes(80 - width, 80 + width, joints, middle, bottom);
  return {
    solid,
    lines: `M${80 - Number(at(middle))} ${middle}h${2 * Number(at(middle))}${upper}${lower}`,
    spot: [80, spotY],
  };
}

const giza: StagedPicture = {
  ground: earth,
  parts: [
    tier(118, 143, 5, 130.5),
    tier(93, 118, 4, 105.5),
    tier(67, 93, 3, 80),
    tier(41, 67, 2, 54),
    { ...tier(12, 41, 0, 32), lines: "M80 12l7 29M80 6V1M93 10l4-4M67 10l-4-4M98 22h6M62 22h-6" },
  ],
};

const alexandria: StagedPicture = {
  ground: waves,
  parts: [
    {
      solid: "M24 142h112l-5-22H29z",
      lines: `M26 134h108${arches(44, 3, 12, 18, 11, 134)}M27 124h106`,
      spot: [80, 128],
    },
    {
      solid: "M42 120h76l-4-32H46z",
      lines: `M38 120h84M43 112h74${arches(56, 3, 8, 12, 13, 108)}M45 92h70`,
      spot: [80, 103],
    },
    {
      solid: "M53 88h54l-3-26H56z",
      lines: `M49 88h62M54 82h52${arches(63, 2, 8, 18, 12, 79)}M55.5 66h49`,
      spot: [80, 74],
    },
    { solid: "M62 62h36l-2-22H64z", lines: "M58 62h44M63 56h34M72 56v-9h4v9M84 56v-9h4v9M60 40h40", spot: [80, 50] },
    {
      solid: "M64 40h32v-5H64zM69 35h22V22H69zM65 22h30L80 8z",
      lines: "M74 35V22M86 35V22M80 8V2M98 27l20-6M99 31l20 2M62 27l-20-6M61 31l-20 2",
      spot: [80, 28],
    },
  ],
};

const babylon: StagedPicture = {
  ground: earth,
  parts: [
    {
      solid: "M8 143h144v-31H8z",
      lines: `M5 112h150${arches(16, 7, 13, 6, 22, 143)}${leaves([12, 30, 52, 104, 128, 146], 112)}`,
      spot: [80, 127],
    },
    {
      solid: "M25 112h110V84H25z",
      lines: `M22 84h116${arches(33, 5, 12, 8.5, 19, 112)}${leaves([28, 48, 108, 128], 84)}`,
      spot: [80, 98],
    },
    {
      solid: "M41 84h78V58H41z",
      lines: `M38 58h84${arches(49, 3, 12, 13, 18, 84)}${leaves([44, 64, 96, 114], 58)}`,
      spot: [80, 71],
    },
    {
      solid: "M43 58h34V39H43z",
      lines:
        "M41 39h38M49 58V48h6v10M63 58V48h6v10M60 39V20M60 24q-12-8-16 4M60 24q12-8 16 4M60 21q-6-10-14-6M60 21q6-10 14-6M60 20V12",
      spot: [60, 48],
    },
    {
      solid: "M83 58h34V34H83z",
      lines: "M81 34h38M89 58V45h7v13M104 58V45h7v13M89 34q-5-9 3-13q1-9 9-8q9-3 10 7q8 4 2 14M100 34V22",
      spot: [100, 46],
    },
  ],
};

const ephesus: StagedPicture = {
  ground: earth,
  parts: [
    { solid: "M8 143h144v-7h-7v-7h-7v-7H22v7h-7v7H8z", lines: "M15 136h130M22 129h116", spot: [80, 132] },
    {
      solid: column(29, 12, 60, 122) + column(48, 12, 60, 122),
      lines: "M33 117V66M37 117V66M52 117V66M56 117V66",
      spot: [44.5, 92],
    },
    {
      solid: column(67, 10, 60, 122) + column(83, 10, 60, 122),
      lines: "M70.5 117V66M73.5 117V66M86.5 117V66M89.5 117V66",
      spot: [80, 92],
    },
    {
      solid: column(100, 12, 60, 122) + column(119, 12, 60, 122),
      lines: "M104 117V66M108 117V66M123 117V66M127 117V66",
      spot: [115.5, 92],
    },
    {
      solid: "M20 60h120v-10H20zM16 50h128L80 16z",
      lines: `M20 55h120M38 45h84L80 23zM80 16v-7M76 9h8M18 46l-3-6M142 46l3-6${strokes(20, 140, 11, 55, 60)}`,
      spot: [80, 39],
    },
  ],
};

const halicarnassus: StagedPicture = {
  ground: earth,
  parts: [
    {
      solid: "M14 143h132v-25H14z",
      lines: `M10 143h140M14 124h132M72 143v-13h16v13${strokes(14, 68, 3, 124, 143)}${strokes(92, 146, 3, 124, 143)}`,
      spot: [80, 125],
    },
    {
      solid: "M24 118h112V99H24z",
      lines: `M20 118h120M24 103h112M24 113h112${strokes(24, 136, 7, 103, 113)}`,
      spot: [80, 108],
    },
    {
      solid: "M28 99h50V62H28z",
      lines: `${strokes(28, 78, 4, 66, 95)}${strokes(32, 82, 4, 66, 95)}M28 95h50M28 66h50`,
      spot: [53, 81],
    },
    {
      solid: "M82 99h50V62H82z",
      lines: `${strokes(82, 132, 4, 66, 95)}${strokes(78, 128, 4, 66, 95)}M82 95h50M82 66h50`,
      spot: [107, 81],
    },
    {
      solid: "M24 62h112v-6H24zM32 56h96l-5-7h-6l-5-7h-6l-5-7h-6l-5-6H70l-5 6h-6l-5 7h-6l-5 7h-6z",
      lines:
        "M43 49h74M54 42h52M65 35h30M70 29v-6h20v6M74 23q-1-8 6-10q7 2 6 10M90 25q8-1 9-9M99 16l5 3M70 25q-6 0-8-6",
      spot: [80, 46],
    },
  ],
};

const olympia: StagedPicture = {
  ground: earth,
  parts: [
    {
      solid: "M18 143h124v-12H18zM30 131h100v-10H30z",
      lines: `M18 137h124M30 126h100${strokes(30, 130, 5, 121, 126)}`,
      spot: [80, 132],
    },
    {
      solid: "M46 121V92q0-13 15-14h17v17q-12 0-13 8v18z",
      lines: "M52 121V95q1-8 12-9M58 121v-16q1-9 12-11M46 115h19M78 86H64",
      spot: [58, 98],
    },
    {
      solid: "M114 121V92q0-13-15-14H82v17q12 0 13 8v18z",
      lines: "M108 121V95q-1-8-12-9M102 121v-16q-1-9-12-11M95 115h19M82 86h14",
      spot: [102, 98],
    },
    {
      solid: "M57 78l3-31q1-8 10-9h20q9 1 10 9l3 31z",
      lines:
        "M68 38q12 9 24 0M80 43v12M66 55q14 8 28 0M70 78V64M90 78V64M36 121V44h7v77M117 121V44h7v77M36 52h7M117 52h7" +
        "M58 47l-14 15v10M102 47l14 15v10",
      spot: [80, 66],
    },
    {
      solid: "M80 37a11 11 0 1 0 0-22 11 11 0 0 0 0 22zM32 44h15v-6H32zM113 44h15v-6h-15z",
      lines:
        "M71 30q9 13 18 0M68 21q12-8 24 0M66 25l-3-3M94 25l3-3M44 72V18M40 18q4-9 8 0q-4 4-8 0M116 62v-9M112 53h8l-4-10z",
      spot: [80, 27],
    },
  ],
};

const rhodes: StagedPicture = {
  ground: waves,
  parts: [
    { solid: "M18 142h50v-20H18z", lines: "M14 122h58M18 130h50M30 130v12M56 130v12M43 122v8", spot: [43, 132] },
    { solid: "M92 142h50v-20H92z", lines: "M88 122h58M92 130h50M104 130v12M130 130v12M117 122v8", spot: [117, 132] },
    {
      solid: "M32 122h22l-2-6 18-29h20l18 29-2 6h22v-5l-10-3L104 74H56L42 114l-10 3z",
      lines: "M56 74l4 15h40l4-15M66 74l1 14M80 74v14M94 74l-1 14M52 116l-8-2M108 116l8-2",
      spot: [80, 81],
    },
    {
      solid: "M58 74l-4-28q0-6 8-7h36q8 1 8 7l-4 28z",
      lines: "M56 68h48M80 42v24M64 52q16 9 32 0M68 62h24M106 46l12 14-6 12M54 46l-5-3",
      spot: [80, 58],
    },
    {
      solid: "M80 38a10 10 0 1 0 0-20 10 10 0 0 0 0 20zM55 47l-13-16 2-14h6l1 12 13 10zM40 17h14v-4H40z",
      lines: "M73 20l-5-6M77 18l-1-7M83 18l1-7M87 20l5-6M75 38v2h10v-2M47 13q-8-6 0-12q8 6 0 12",
      spot: [80, 28],
    },
  ],
};

export const stagedDrawings: Record<string, StagedPicture> = {
  alexandria,
  babylon,
  ephesus,
  giza,
  halicarnassus,
  olympia,
  rhodes,
};
