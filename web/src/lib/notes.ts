// The sounds of the table as notes: data for an instrument of oscillators, noise and filters. Nothing is recorded.

export type SoundName =
  "lay" | "turn" | "land" | "stage" | "coin" | "pass" | "yours" | "horn" | "shield" | "won" | "lost" | "naval" | "win";

export interface Note {
  /** Noise, or the wave of an oscillator. */
  wave: "noise" | "sine" | "triangle" | "sawtooth";
  /** When it begins, how long it takes to be loud, and how long it lasts; in seconds. */
  start: number;
  attack: number;
  length: number;
  /** Its pitch in hertz, and where the pitch glides to; noise has none. */
  pitch: number;
  glide: number;
  /** How loud it is at most, as a share of full scale. */
  gain: number;
  /** A filter that begins at one frequency and ends at another. */
  filter?: { type: BiquadFilterType; from: number; to: number; sharp: number };
}

/** Loudness against full scale in decibels, as a share of it. */
export const loudness = (decibels: number): number => 10 ** (decibels / 20);

type Part = Partial<Omit<Note, "gain">> & { decibels: number };

function note({ decibels, ...part }: Part): Note {
  const pitch = part.pitch ?? 440;
  const plain = { wave: "sine", start: 0, attack: 0.004, length: 0.1, pitch, glide: pitch } as const;
  return { ...plain, ...part, gain: loudness(decibels) };
}

const noise = (decibels: number, length: number, from: number, to: number, part: Partial<Note> = {}): Note =>
  note({ wave: "noise", decibels, length, filter: { type: "bandpass", from, to, sharp: 1 }, ...part });

/** A string: the tone, a softer octave above it, and the finger's noise. */
const pluck = (decibels: number, pitch: number, start: number, length = 0.32): Note[] => [
  note({ wave: "triangle", decibels, pitch, start, length }),
  note({ decibels: decibels - 9, pitch: 2 * pitch, start, length: length * 0.6 }),
  noise(decibels - 10, 0.02, 2400, 2400, { start, attack: 0.001 }),
];

/** Wood or stone: a short dull tone that falls, and the tap. */
const knock = (decibels: number, pitch: number, start = 0, length = 0.07): Note[] => [
  note({ decibels, pitch, glide: pitch * 0.7, start, length, attack: 0.002 }),
  noise(decibels - 8, 0.03, 4 * pitch, 3 * pitch, { start, attack: 0.001 }),
];

/** Brass: two saws a little apart, whose brightness swells and fades. */
const brass = (decibels: number, pitch: number, start: number, length: number): Note[] =>
  [1, 1.006].map((apart) =>
    note({
      wave: "sawtooth",
      decibels: decibels - 5,
      pitch: pitch * apart * 0.97,
      glide: pitch * apart,
      start,
      length,
      attack: Math.min(0.09, length / 3),
      filter: { type: "lowpass", from: pitch * 2, to: pitch * 4, sharp: 1 },
    }),
  );

const drum = (decibels: number, pitch: number, length: number): Note[] => [
  note({ decibels, pitch: pitch * 1.6, glide: pitch, length, attack: 0.002 }),
  noise(decibels - 10, length / 2, pitch * 6, pitch * 3, { attack: 0.001 }),
];

/** A semitone upwards, so many times. */
const up = (pitch: number, semitones: number): number => pitch * 2 ** (semitones / 12);

const [A3, D4, FIS4, A4, D5, FIS5, A5] = [220, 293.66, 369.99, 440, 587.33, 739.99, 880];

/** The notes of each sound; one that comes again and again in a row has the number of the time, from 0. */
const SCORES: Record<SoundName, (time: number) => Note[]> = {
  lay: () => [noise(-26, 0.04, 1800, 1400, { attack: 0.001 })],
  turn: () => [noise(-24, 0.16, 700, 3200, { attack: 0.06 })],
  land: () => knock(-24, 180),
  stage: () => [...knock(-20, 147, 0, 0.12), ...knock(-20, 220, 0.11, 0.14)],
  coin: () => [
    note({ decibels: -28, pitch: 2100, length: 0.09, attack: 0.001 }),
    note({ decibels: -31, pitch: 3300, length: 0.07, attack: 0.001 }),
  ],
  pass: () => [noise(-30, 0.2, 300, 500, { attack: 0.08 })],
  yours: () => [...pluck(-20, D5, 0, 0.3), ...pluck(-20, A5, 0.1, 0.4)],
  horn: () => [...brass(-16, D4, 0, 0.24), ...brass(-16, A4, 0.2, 0.42)],
  // A march: the drum rises with every shield.
  shield: (time) => drum(-22, up(110, Math.min(time, 12)), 0.08),
  won: () => [...pluck(-18, D5, 0, 0.26), ...pluck(-18, FIS5, 0.09, 0.34)],
  lost: () => [...drum(-18, 70, 0.26), note({ wave: "triangle", decibels: -24, pitch: A3, glide: 196, length: 0.26 })],
  naval: () => [...brass(-18, D4 / 2, 0, 0.5), noise(-26, 0.6, 350, 900, { attack: 0.25 })],
  win: () => [
    ...brass(-17, D4, 0, 0.2),
    ...brass(-17, FIS4, 0.16, 0.2),
    ...brass(-17, A4, 0.32, 0.2),
    ...brass(-15, D5, 0.48, 0.62),
    ...pluck(-22, D5 * 2, 0.5, 0.6),
  ],
};

/** The notes of a sound, for the how-many-th time in a row, from 0. */
export function notesOf(name: SoundName, time = 0): Note[] {
  return SCORES[name](time);
}

export const soundNames = Object.keys(SCORES) as SoundName[];

/** Equal sounds closer together than this are one. */
const MERGED_MS = 30;
/** Equal sounds closer together than this are a row. */
const ROW_MS = 400;

/** Decides what is heard of what is asked for: the number of the time in a row, or nothing. */
export class Rows {
  private readonly last = new Map<SoundName, { at: number; time: number }>();

  next(name: SoundName, now: number): number | undefined {
    const before = this.last.get(name);
    if (before && now - before.at < MERGED_MS) return undefined;
    const time = before && now - before.at < ROW_MS ? before.time + 1 : 0;
    this.last.set(name, { at: now, time });
    return time;
  }
}

/** What a slider from 0 to 100 does to loudness: ears count in ratios. */
export const volumeGain = (volume: number): number => (Math.min(Math.max(volume, 0), 100) / 100) ** 2;
