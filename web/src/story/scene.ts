// What a story is made of: scenes that take the place of the hand, each with frames that follow one another.

import type { IconName } from "../lib/icons/pictures";
import type { ClassicTable } from "../table/classic/model";

/** What has changed on the table that is shown once a motion is over. */
export type Patch<T = ClassicTable> = (shown: T) => T;

/** A token that flies from the stage to its place at the table; `start` is counted from the start of its frame. */
export interface Mover<T = ClassicTable> {
  /** Its picture. */
  what: IconName;
  /** What the token is worth. */
  value: number;
  /** Names of places: `story:…` is on the stage, everything else at the table. */
  from: string;
  to: string;
  start: number;
  length: number;
  patch: Patch<T>;
}

/** A sound of a frame; `time` is counted from its start. */
export interface StoryCue {
  name: "horn" | "shield" | "won" | "lost" | "naval" | "stage";
  time: number;
}

/** A moment of a scene. A press goes to the next one. */
export interface StoryFrame<T = ClassicTable> {
  /** Milliseconds from the start of the scene, at normal speed. */
  start: number;
  length: number;
  /** Places at the table that have a gold frame meanwhile. */
  framed: string[];
  movers: Mover<T>[];
  sounds: StoryCue[];
  /** What is said when it is over; empty for nothing. */
  sentence: string;
  /** Applied when the frame is over, after those of the movers. */
  patch?: Patch<T>;
}

interface Scene<T = ClassicTable> {
  /** The number of the line of the log that it tells about: scenes are shown in this order. */
  line: number;
  /** It belongs to the end of an Age. */
  ends: boolean;
  frames: StoryFrame<T>[];
  /** The whole scene in words. */
  sentence: string;
  /** It stays until somebody presses a key or a button. */
  waits: boolean;
}

/** A ribbon that opens or ends an Age. */
export interface BannerScene<T = ClassicTable> extends Scene<T> {
  kind: "banner";
  age: number;
  title: string;
  text: string;
  /** Shields stand at both ends of the ribbon. */
  war: boolean;
}

/** The viewer's wonder in its landscape, at the beginning of a game. */
export interface WonderScene<T = ClassicTable> extends Scene<T> {
  kind: "wonder";
  board: string;
  stages: number;
  title: string;
  text: string;
}

/** One side of a border. */
export interface Side {
  seat: number;
  name: string;
  me: boolean;
  shields: number;
  tokens: number[];
  wins: boolean;
}

/** Two cities that fight, or that do not although they are neighbours. */
export interface Border {
  /** As they stand on the stage. */
  left: Side;
  right: Side;
  /** Nobody fights here. */
  peace: boolean;
  /** The outcome in numbers, as a label. */
  title: string;
  /** What the log says of it, or why nobody fights; empty if the log tells all borders together. */
  text: string;
}

export interface WarFrame<T = ClassicTable> extends StoryFrame<T> {
  /** One border, or all those that are shown together. */
  borders: Border[];
  together: boolean;
  /** What everybody has won and lost so far; empty except at the end. */
  standing: string;
}

export interface WarScene<T = ClassicTable> extends Scene<T> {
  kind: "war";
  age: number;
  frames: WarFrame<T>[];
}

/** A scene that an expansion draws: it knows by the name which one it is. */
export interface PartScene<T = ClassicTable> extends Scene<T> {
  kind: "part";
  name: string;
  /** What the banner that ends an Age calls it. */
  title: string;
}

export type StoryScene<T = ClassicTable> = BannerScene<T> | WonderScene<T> | WarScene<T> | PartScene<T>;

/** What every picture on the stage is given. */
export interface StageProps<Kind extends StoryScene = StoryScene> {
  scene: Kind;
  /** The number of the frame that is shown. */
  frame: number;
  table: ClassicTable;
  /** How long everything lasts, against normal. */
  pace: number;
  /** Show the end of each frame at once. */
  still: boolean;
}

/** A frame that lasts as long as it does and changes nothing. */
export function frameOf(length: number, sentence: string, parts: Partial<StoryFrame> = {}): StoryFrame {
  return { start: 0, length, framed: [], movers: [], sounds: [], sentence, ...parts };
}

/** The frames one after the other, each with its start. */
export function inTurn<Frame extends { length: number; start: number }>(frames: Frame[]): Frame[] {
  let start = 0;
  return frames.map((frame) => {
    const placed = { ...frame, start };
    start += frame.length;
    return placed;
  });
}

/** How long a scene lasts at normal speed. */
export function lengthOf(scene: StoryScene): number {
  return scene.frames.reduce((sum, frame) => sum + frame.length, 0);
}

/** The table with one city changed. */
export function withCity(
  table: ClassicTable,
  seat: number,
  change: (city: ClassicTable["cities"][number]) => Partial<ClassicTable["cities"][number]>,
): ClassicTable {
  return {
    ...table,
    cities: table.cities.map((city) => (city.seat === seat ? { ...city, ...change(city) } : city)),
  };
}
