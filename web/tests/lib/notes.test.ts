import { describe, expect, it } from "vitest";
import { loudness, notesOf, Rows, soundNames, volumeGain, type Note } from "../../src/lib/notes";

const LONGEST_S = 1.2;
const lastOf = (notes: Note[]): number => Math.max(...notes.map((note) => note.start + note.length));

describe.each(soundNames)("the sound %s", (name) => {
  const notes = notesOf(name);

  it("is short", () => {
    expect(notes.length).toBeGreaterThan(0);
    expect(lastOf(notes)).toBeLessThanOrEqual(LONGEST_S);
  });

  it("stays below full scale even if all of its notes are at their loudest at once", () => {
    expect(notes.reduce((sum, note) => sum + note.gain, 0)).toBeLessThan(1);
  });

  it("has notes that an instrument can play", () => {
    for (const note of notes) {
      expect(note.attack).toBeGreaterThan(0);
      expect(note.attack).toBeLessThan(note.length);
      // Exponential ramps start and end above nothing.
      expect(Math.min(note.pitch, note.glide, note.filter?.from ?? 1, note.filter?.to ?? 1)).toBeGreaterThan(0);
      // Noise without a filter would only hiss.
      if (note.wave === "noise") expect(note.filter).toBeDefined();
    }
  });
});

it("has a sound of its own for every name", () => {
  const heard = soundNames.map((name) => JSON.stringify(notesOf(name)));
  expect(new Set(heard).size).toBe(heard.length);
});

it("lets the drum rise with every shield, but not for ever", () => {
  const pitches = [0, 1, 2, 40, 41].map((time) => notesOf("shield", time)[0]?.pitch ?? 0);
  expect(pitches[1]).toBeGreaterThan(pitches[0] ?? 0);
  expect(pitches[2]).toBeGreaterThan(pitches[1] ?? 0);
  expect(pitches[4]).toBe(pitches[3]);
});

it("lets your turn rise, and the winner be the loudest", () => {
  const strings = notesOf("yours").filter((note) => note.wave === "triangle");
  expect(strings.map((note) => note.pitch)).toEqual(strings.map((note) => note.pitch).toSorted((a, b) => a - b));
  const loudest = (notes: Note[]): number => Math.max(...notes.map((note) => note.gain));
  expect(loudest(notesOf("win"))).toBeGreaterThan(loudest(notesOf("coin")));
});

describe("equal sounds", () => {
  it("are one when they come together, a row when they follow each other, and begin anew after a pause", () => {
    const rows = new Rows();
    const times = [0, 10, 100, 200, 1000].map((now) => rows.next("shield", now));
    expect(times).toEqual([0, undefined, 1, 2, 0]);
  });

  it("do not merge with other sounds", () => {
    const rows = new Rows();
    expect([rows.next("coin", 5), rows.next("land", 5)]).toEqual([0, 0]);
  });
});

it("counts decibels and volume as ears do", () => {
  expect(loudness(0)).toBe(1);
  expect(loudness(-20)).toBeCloseTo(0.1);
  expect([0, 50, 100, 400].map(volumeGain)).toEqual([0, 0.25, 1, 1]);
});
