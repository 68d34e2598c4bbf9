// The land behind the wonders of the start page, in shapes for a wide page, a tablet and a phone.

export type SkylineShape = "wide" | "middle" | "narrow";

export interface Land {
  width: number;
  height: number;
  /** Middle and radius of the sun; by night the moon is there. */
  sun: [x: number, y: number, radius: number];
  /** The flame of the lighthouse. */
  light: [x: number, y: number];
  /** Clouds and birds, each with its size. */
  clouds: [x: number, y: number, size: number][];
  birds: [x: number, y: number, size: number][];
  /** Where the sea begins. */
  shore: number;
  far: string;
  near: string;
  ground: string[];
}

export const lands: Record<SkylineShape, Land> = {
  wide: {
    width: 1440,
    height: 600,
    sun: [905, 190, 72],
    light: [716, 375],
    clouds: [
      [1275, 150, 1],
      [1040, 225, 0.62],
    ],
    birds: [
      [1085, 118, 1],
      [1124, 136, 0.7],
    ],
    shore: 538,
    far: "M0 470Q160 400 340 440T700 430Q860 350 1010 360T1240 380T1440 350V600H0z",
    near: "M0 500Q200 452 420 488T800 500Q1000 440 1180 470T1440 450V600H0z",
    ground: [
      "M0 512Q260 500 420 518Q560 536 548 548Q470 566 380 574Q300 584 250 600H0z",
      "M770 600Q780 548 880 532Q1120 506 1440 518V600z",
    ],
  },
  middle: {
    width: 820,
    height: 600,
    sun: [404, 296, 52],
    light: [276, 393],
    clouds: [
      [730, 236, 0.7],
      [96, 250, 0.62],
    ],
    birds: [
      [170, 330, 0.8],
      [196, 344, 0.6],
    ],
    shore: 530,
    far: "M0 460Q100 400 230 430T460 420Q560 360 660 380T820 370V600H0z",
    near: "M0 490Q120 450 260 486T480 480Q600 440 700 470T820 450V600H0z",
    ground: [
      "M0 500Q120 488 200 512Q240 530 200 540Q120 556 60 600H0z",
      "M330 600Q340 542 420 526Q600 506 820 516V600z",
    ],
  },
  narrow: {
    width: 480,
    height: 440,
    sun: [132, 96, 44],
    light: [62, 238],
    clouds: [[382, 74, 0.5]],
    birds: [
      [228, 130, 0.7],
      [252, 142, 0.5],
    ],
    shore: 396,
    far: "M0 360Q70 300 150 330T300 320Q380 280 480 300V440H0z",
    near: "M0 386Q90 350 180 380T340 376Q420 356 480 366V440H0z",
    ground: ["M110 440Q120 402 190 394Q320 384 480 392V440z"],
  },
};

/** Stars, always the same, over the sky of a land and what is above it. */
export function stars(count: number, { width, height }: Land): [x: number, y: number, size: number][] {
  return Array.from({ length: count }, (_, index) => {
    // Steps by the golden ratio and the root of two fill a field evenly, and look like chance.
    const x = ((index + 1) * 0.618034) % 1;
    const y = ((index + 1) * 1.414214) % 1;
    return [Math.round(x * width), Math.round(height * (y * 1.1 - 0.4)), index % 5 === 0 ? 1.9 : index % 2 ? 1.2 : 0.8];
  });
}
