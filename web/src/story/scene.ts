// What a story is made of: scenes that take the place of the hand, each with frames that follow one another.

import type { ClassicTable } from "../table/classic/model";

/** What has changed on the table that is shown once a motion is over. */
export type Patch = (shown: ClassicTable) => ClassicTable;

/** Something that flies from the stage to its place at the table; `start` is counted from the start of its frame. */
export interface Mover {
  what: "token" | "naval" | "debt";
  /** What the token is worth. */
  value: number;
  /** Names of places: `story:…` is on the stage, everything else at the table. */
  from: string;
  to: string;
  start: number;
  length: number;
  patch: Patch;
}

/** A moment of a scene. A press goes to the next one. */
export interface StoryFrame {
  /** Milliseconds from the start of the scene, at normal speed. */
  start: number;
  length: number;
  /** Places at the table that have a gold frame meanwhile. */
  framed: string[];
  movers: Mover[];
  /** What is said when it is over; empty for nothing. */
  sentence: string;
  /** Applied when the frame is over, after the movers' own. */
  patch?: Patch;
}

interface Scene {
  frames: StoryFrame[];
  /** The whole scene in words. */
  sentence: string;
  /** It stays until somebody presses a key or a button. */
  waits: boolean;
}

/** A ribbon that opens or ends an Age. */
export interface BannerScene extends Scene {
  kind: "banner";
  age: number;
  title: string;
  text: string;
  /** War: shields at both ends of the ribbon. */
  war: boolean;
}

export type StoryScene = BannerScene;
