// Sounds of the table, made by the browser itself. They say nothing that the table does not show.

import { notesOf, Rows, volumeGain, type Note, type SoundName } from "./notes";
import { settings } from "./settings.svelte";

export type { SoundName } from "./notes";

/** Where an envelope ends: exponential ramps cannot reach nothing. */
const SILENCE = 0.0001;

class Instrument {
  private readonly context = new AudioContext();
  private readonly master = this.context.createGain();
  private readonly noise = this.hiss();

  constructor() {
    // Many sounds at once stay below the loudest that a loudspeaker can do.
    this.master.connect(this.context.createDynamicsCompressor()).connect(this.context.destination);
  }

  play(notes: Note[], volume: number): void {
    void this.context.resume();
    this.master.gain.value = volumeGain(volume);
    const now = this.context.currentTime + 0.01;
    for (const note of notes) this.strike(note, now + note.start);
  }

  private strike(note: Note, start: number): void {
    const end = start + note.length;
    const source = note.wave === "noise" ? this.context.createBufferSource() : this.context.createOscillator();
    if (source instanceof OscillatorNode) {
      if (note.wave !== "noise") source.type = note.wave;
      source.frequency.setValueAtTime(note.pitch, start);
      source.frequency.exponentialRampToValueAtTime(note.glide, end);
    } else source.buffer = this.noise;
    const envelope = this.context.createGain();
    envelope.gain.setValueAtTime(SILENCE, start);
    envelope.gain.linearRampToValueAtTime(note.gain, start + note.attack);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    this.filtered(source, note, start).connect(envelope).connect(this.master);
    source.start(start);
    source.stop(end);
  }

  private filtered(source: AudioNode, note: Note, start: number): AudioNode {
    if (!note.filter) return source;
    const filter = this.context.createBiquadFilter();
    filter.type = note.filter.type;
    filter.Q.value = note.filter.sharp;
    filter.frequency.setValueAtTime(note.filter.from, start);
    filter.frequency.exponentialRampToValueAtTime(note.filter.to, start + note.length);
    return source.connect(filter);
  }

  /** A second of noise. */
  private hiss(): AudioBuffer {
    const buffer = this.context.createBuffer(1, this.context.sampleRate, this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
    return buffer;
  }
}

class Sounds {
  private instrument: Instrument | undefined;
  private readonly rows = new Rows();

  /** Play a sound if the person wants to hear any. Browsers allow it only once the page was touched. */
  play(name: SoundName): void {
    if (!settings.sound || settings.volume === 0) return;
    if (typeof AudioContext === "undefined" || !navigator.userActivation.hasBeenActive) return;
    const time = this.rows.next(name, performance.now());
    if (time === undefined) return;
    this.instrument ??= new Instrument();
    this.instrument.play(notesOf(name, time), settings.volume);
  }
}

export const sounds = new Sounds();
