// Plays what happens at a table. The table shows `shown`; what the server has said since waits for the motion to end.

import { tick } from "svelte";
import { told } from "../lib/lines";
import { sounds } from "../lib/sound";
import type { ClassicTable } from "../table/classic/model";
import type { Round } from "../table/model";
import type { LogLine, TableState } from "../wire";
import type { StoryScene } from "../story/scene";
import { leftOf, rightOf } from "../table/model";
import { cuesOf, type Cue } from "./cues";
import { fadeOver } from "./fade";
import { FADING, RISING, framesOf, path } from "./frames";
import { boxesOf, Places, type Box } from "./places";
import { endOf, isTurned, showsFace, type Content, type Plan, type Step } from "./plan";
import type { Patch } from "./patches";
import { boxOf, readingBox } from "./sizes";
import { speedNow, type Speed } from "./speed";
import { shared } from "./share";
import { EASES, STILL } from "./timing";

/** Something in the layer above the table. */
export interface Moving {
  name: string;
  content: Content;
  box: Box;
}

/** Whether a scene is played at the table on this page; a replay waits for its end. */
class Going {
  on = $state(false);
}
export const going = new Going();

/** What takes the place of the hand. */
export interface Telling<T = ClassicTable> {
  scene: StoryScene<T>;
  frame: number;
}

/** What a game tells its player. */
export interface Director<T> {
  /** From which seat the table is seen. */
  middle: () => number;
  /** Nobody chooses at this table: a replay. */
  watched: boolean;
  /** The plan of an update; nothing when it is shown as it is. */
  plan: (shown: T, next: T, lines: LogLine[], speed: Speed) => Plan<T> | undefined;
  /** The stories are told: everything is as it will be, but for what comes after them. */
  settle: (next: T) => Patch<T>;
  /** Whether news ends the scene that is played; whatever does not waits. */
  cuts: (lines: LogLine[]) => boolean;
  /** Of the tables that wait, each is played in its turn, and not only the last one. */
  queues: boolean;
}

/** With so many tables waiting, everything goes faster. */
const HURRY = 2;

export class Player<T extends TableState & Round = ClassicTable> {
  shown: T;
  /** The log as far as it is shown. */
  log: LogLine[];
  /** What is read out. */
  news = $state("");
  /** The hand is a closed packet. */
  packed = $state(false);
  /** A key or a press skips what is going on, and does nothing else. */
  playing = $state(false);
  /** Cards show their other side. */
  turned = $state(false);
  movers: Moving[] = $state.raw([]);
  /** Gold rings around what has changed. */
  rings: Box[] = $state.raw([]);
  /** Places with a gold frame while the stage tells about them. */
  frames: Box[] = $state.raw([]);
  telling: Telling<T> | undefined = $state.raw();
  /** The height of the tray, which stays while its hand is away. */
  tray: string | undefined = $state();
  pace = $state(1);
  /** The unit of the table in pixels. */
  unit = $state(8);
  /** The stage shows everything at once and waits. */
  still = $state(false);
  /** `shown` and `log` are of different moments: a scene changes the table step by step, and the log at its end. */
  private underway = $state(false);

  layer: HTMLElement | undefined;
  readonly elements = new Map<string, HTMLElement>();

  private goal: T;
  private goalLog: LogLine[];
  /** What came while a scene was played: the newest table, or all of them. */
  private waiting: { next: T; log: LogLine[] }[] = [];
  /** How many tables wait behind the one that is taken. */
  private behind = 0;
  private unsaid: LogLine[] = [];
  /** The number of what is being played; whatever belongs to another one is over. */
  private run = 0;
  private running: Animation[] = [];
  /** Ends the frame of the story that is shown. */
  private onward: (() => void) | undefined;
  private hurried = false;

  constructor(
    table: T,
    log: LogLine[],
    private readonly wishes: Director<T>,
  ) {
    this.shown = $state.raw(table);
    this.log = $state.raw(log);
    this.goal = table;
    this.goalLog = log;
  }

  /** Whether nothing is told or moves: `shown` is the newest table, and `log` ends with what led to it. */
  get settled(): boolean {
    return !this.underway && !this.still && this.telling === undefined;
  }

  /** The table is like this now. */
  take(next: T, log: LogLine[]): void {
    const heard = this.goalLog.at(-1)?.number ?? -1;
    const fresh = log.filter((line) => line.number > heard);
    const back = next.number < this.goal.number || next.me !== this.goal.me || next.game !== this.goal.game;
    if (this.playing && !back && !this.wishes.watched && !this.wishes.cuts(fresh)) {
      // Bots choose for the next turn, and answer what comes between two turns, as soon as they are asked. Cutting the
      // scene short would mean that nobody sees any: only when the next cards are turned over it ends at once.
      this.waiting = [...(this.wishes.queues ? this.waiting : []), { next, log }];
      return;
    }
    this.stop();
    const before = this.shown;
    this.goal = shared(before, next);
    this.goalLog = log;
    this.unsaid = fresh;
    this.underway = true;
    if (back || document.hidden || !this.layer) return this.stop();
    const speed = speedNow();
    const found = this.wishes.plan(before, this.goal, fresh, speed);
    if (!found) return this.stop();
    if (speed.moves) {
      this.pace = speed.pace * (this.behind >= HURRY ? 0.5 : 1);
      void this.play(found);
    } else void this.show(found, speed.fades);
  }

  /** Tell how the game begins; with motion only, since nothing has changed yet. */
  begin(scenes: StoryScene<T>[]): void {
    const speed = speedNow();
    if (!speed.moves || document.hidden || !this.layer) return;
    this.pace = speed.pace;
    this.underway = true;
    void this.play({ steps: [], scenes, closing: [], blocks: true });
  }

  /** Go to the end, or in a story to its next frame and from there to its end. */
  skip(): void {
    if (!this.telling) return this.stop();
    if (this.hurried && !this.still) return this.stop();
    this.hurried = true;
    this.onward?.();
  }

  /** Show the table as it is. */
  stop(): void {
    const last = this.waiting.at(-1);
    if (last) {
      const { next, log } = last;
      const heard = this.goalLog.at(-1)?.number ?? -1;
      this.unsaid = [...this.unsaid, ...log.filter((line) => line.number > heard)];
      this.goal = shared(this.goal, next);
      this.goalLog = log;
      this.waiting = [];
    }
    this.run += 1;
    this.halt();
    this.goal = shared(this.shown, this.goal);
    this.shown = this.goal;
    this.log = this.goalLog;
    if (this.unsaid.length > 0) this.say(this.unsaid);
    this.packed = this.playing = this.still = this.hurried = this.underway = going.on = false;
    this.telling = this.tray = this.onward = undefined;
  }

  private halt(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.movers = [];
    this.rings = [];
    this.frames = [];
  }

  private say(lines: LogLine[]): void {
    this.unsaid = this.unsaid.filter((line) => !lines.includes(line));
    const sentences = lines.flatMap((line) => told(line) || []);
    if (sentences.length > 0) this.news = sentences.join(" ");
  }

  private apply(patch: Patch<T>): void {
    this.shown = shared(this.shown, patch(this.shown));
  }

  // With motion

  private async play(found: Plan<T>): Promise<void> {
    const run = this.run;
    this.playing = going.on = found.blocks;
    this.packed = found.blocks;
    if (found.blocks) this.tray = `${this.places()?.height("tray") ?? 0}px`;
    await this.act(found.steps);
    for (const scene of found.scenes) if (run === this.run) await this.tell(scene);
    if (run === this.run && found.scenes.length > 0) {
      this.telling = undefined;
      this.apply(this.wishes.settle(this.goal));
      await this.act(found.closing);
    }
    if (run === this.run) this.finish();
  }

  /** A scene is over; what has come meanwhile is next. */
  private finish(): void {
    const [first, ...rest] = this.waiting;
    this.waiting = [];
    this.stop();
    if (!first) return;
    this.behind = rest.length;
    this.take(first.next, first.log);
    this.behind = 0;
    for (const one of rest) this.take(one.next, one.log);
  }

  /** Everything moves from one clock: boxes are read, movers written, and all animations start together. */
  private async act(steps: Step<T>[]): Promise<void> {
    const run = this.run;
    const places = this.places();
    if (!places || steps.length === 0) return;
    const origin = Math.min(...steps.map((step) => step.start));
    const boxes = boxesOf(steps, places);
    this.movers = this.moversOf(steps, boxes, places);
    this.turned = !steps.some((step) => step.what === "turn");
    const times = new Map<number, (() => void)[]>();
    const at = (time: number, action: () => void): void => void times.set(time, [...(times.get(time) ?? []), action]);
    for (const step of steps) {
      const { patch, lines } = step;
      if (patch) at(endOf(step), () => this.apply(patch));
      if (lines.length > 0) at(endOf(step), () => this.read(lines));
    }
    for (const { start, length } of steps.filter((step) => step.what === "turn").slice(0, 1))
      at(start + length / 2, () => (this.turned = true));
    for (const cue of cuesOf(steps)) at(cue.time, () => this.sound(cue));
    this.rise(steps, at);
    const rings = steps.filter((step) => step.what === "ring");
    for (const ring of rings.slice(0, 1))
      at(ring.start, () => void this.circle(rings, { duration: ring.length * this.pace, easing: EASES[ring.ease] }));
    for (const action of times.get(origin) ?? []) action();
    times.delete(origin);
    await tick();
    if (run !== this.run) return;
    const now = document.timeline.currentTime;
    const start = (animation: Animation | undefined): void => {
      if (!animation) return;
      animation.startTime = now;
      this.running.push(animation);
    };
    for (const step of steps) this.animationsOf(step, steps, boxes, origin).forEach(start);
    const clocks = [...times].map(([time, actions]) => this.clock(time - origin, actions));
    clocks.forEach(start);
    await Promise.allSettled(clocks.map((clock) => clock?.finished));
    if (run === this.run) this.halt();
  }

  /** Does something at a time. */
  private clock(time: number, actions: (() => void)[]): Animation | undefined {
    const run = this.run;
    const clock = this.layer?.animate(null, { duration: time * this.pace });
    clock?.addEventListener("finish", () => {
      if (run === this.run) for (const action of actions) action();
    });
    return clock;
  }

  private places(): Places | undefined {
    const root = this.layer?.parentElement;
    const middle = this.wishes.middle();
    if (!root) return undefined;
    return new Places(root, { middle, left: leftOf(this.shown, middle), right: rightOf(this.shown, middle) });
  }

  private measure(): number {
    if (this.layer) this.unit = parseFloat(getComputedStyle(this.layer).getPropertyValue("--u")) || this.unit;
    return this.unit;
  }

  private moversOf(steps: Step<T>[], boxes: Map<string, Box>, places: Places): Moving[] {
    const unit = this.measure();
    const first = new Map<string, Step<T>>();
    for (const step of steps) if (step.content && !first.has(step.mover)) first.set(step.mover, step);
    return [...first].flatMap(([name, step]) => {
      const last = steps.findLast((other) => other.mover === name);
      const content = last?.content ?? step.content;
      const from = boxes.get(step.what === "lay" ? step.to : step.from);
      const to = last && boxes.get(last.to);
      if (!content || !from || !to || (from.beyond && to.beyond)) return [];
      // Below a tab there is no room for a card that can be read and for its name.
      if (content.kind === "caption" && !from.exact && showsFace(steps, step.seat)) return [];
      const box = isTurned(steps, name) ? readingBox(from, unit, places.size) : boxOf(content, from, unit);
      return [{ name, content, box }];
    });
  }

  private animationsOf(
    step: Step<T>,
    steps: Step<T>[],
    boxes: Map<string, Box>,
    origin: number,
  ): (Animation | undefined)[] {
    const element = this.elements.get(step.mover);
    const own = this.movers.find((mover) => mover.name === step.mover)?.box;
    // A card that was turned over leaves from where it was read.
    const from = step.what === "card" && isTurned(steps, step.mover) ? own : boxes.get(step.from);
    const to = boxes.get(step.to);
    if (!element || !own || !from || !to) return [];
    const first = steps.find((other) => other.mover === step.mover) === step;
    const waits = step.from.startsWith("landing:") || step.what === "lay";
    const last = steps.findLast((other) => other.mover === step.mover) === step;
    const timing: KeyframeAnimationOptions = {
      delay: (step.start - origin) * this.pace,
      duration: step.length * this.pace,
      easing: EASES[step.ease],
      fill: first && waits ? "both" : last ? "none" : "forwards",
    };
    const moved = element.animate(framesOf(step, own, from, to), timing);
    if (last) moved.addEventListener("finish", () => element.style.setProperty("visibility", "hidden"));
    return [moved];
  }

  /** The cards of the next hand come up once they are there. */
  private rise(steps: Step<T>[], at: (time: number, action: () => void) => void): void {
    const cards = steps.filter((step) => step.what === "rise");
    const start = Math.min(...cards.map((step) => step.start));
    if (cards.length === 0) return;
    const up = async (): Promise<void> => {
      this.packed = false;
      await tick();
      const places = this.places();
      const found = cards.map((step) => ({ step, element: places?.element(step.to) }));
      for (const { step, element } of found) {
        const timing = { duration: step.length * this.pace, delay: (step.start - start) * this.pace };
        const risen = element?.animate(RISING, { ...timing, easing: EASES[step.ease], fill: "backwards" });
        if (risen) this.running.push(risen);
      }
    };
    at(start, () => void up());
  }

  /** Gold rings, around places as they are now. */
  private async circle(rings: Step<T>[], timing: KeyframeAnimationOptions): Promise<void> {
    const run = this.run;
    await tick();
    const places = this.places();
    if (run !== this.run || !places) return;
    const boxes = rings.map(({ from, to }) => (places.element(from) ? places.box(from) : places.box(to)));
    this.rings = boxes.filter((box) => box !== undefined);
    await tick();
    if (run !== this.run) return;
    for (const element of this.layer?.querySelectorAll(".ring") ?? [])
      this.running.push(element.animate(FADING, { ...timing, fill: "forwards" }));
  }

  /** Lines of steps that end together are read out together. */
  private read(lines: LogLine[]): void {
    const before = this.saying;
    this.saying = [...before, ...lines];
    if (before.length > 0) return;
    queueMicrotask(() => {
      this.say(this.saying);
      this.saying = [];
    });
  }
  private saying: LogLine[] = [];

  private sound(cue: Cue): void {
    sounds.play(cue.name);
  }

  // Stories

  private async tell(scene: StoryScene<T>): Promise<void> {
    const run = this.run;
    for (const [index, frame] of scene.frames.entries()) {
      this.telling = { scene, frame: index };
      await tick();
      if (run !== this.run) return;
      const places = this.places();
      this.frames = frame.framed.flatMap((place) => places?.box(place) ?? []);
      const ahead = new Set(frame.movers.map((mover) => mover.patch));
      const land = (patch: Patch<T>): void => {
        if (ahead.delete(patch)) this.apply(patch);
      };
      const flying = frame.movers.map((mover, place) => ({ ...mover, name: `token:${index}:${place}` }));
      const unit = this.measure();
      const boxes = flying.map(({ from, to }) => ({ from: places?.box(from), to: places?.box(to) }));
      this.movers = flying.flatMap(({ name, what, value }, place): Moving[] => {
        const to = boxes[place]?.to;
        const content: Content = { kind: "token", picture: what, value };
        return to ? [{ name, content, box: boxOf(content, to, unit) }] : [];
      });
      await tick();
      if (run !== this.run) return;
      const clocks = flying.map((mover) => this.clock(mover.start + mover.length, [() => land(mover.patch)]));
      const end = this.clock(frame.length, []);
      this.running.push(...[...clocks, end].filter((animation) => animation !== undefined));
      for (const [place, mover] of flying.entries()) this.fly(mover, boxes[place]);
      const waits = scene.waits && index === scene.frames.length - 1;
      await new Promise<unknown>((over) => {
        this.onward = () => over(undefined);
        if (!waits) void end?.finished.then(over, over);
      });
      if (run !== this.run) return;
      this.halt();
      for (const patch of ahead) this.apply(patch);
      if (frame.patch) this.apply(frame.patch);
      if (frame.sentence) this.news = frame.sentence;
    }
  }

  private fly(
    mover: { name: string; start: number; length: number },
    { from, to }: { from?: Box | undefined; to?: Box | undefined } = {},
  ): void {
    const element = this.elements.get(mover.name);
    const own = this.movers.find((other) => other.name === mover.name)?.box;
    if (!element || !own || !from || !to) return;
    const timing = { duration: mover.length * this.pace, delay: mover.start * this.pace, easing: EASES.io };
    this.running.push(element.animate(path(own, from, to, { scale: [TOKEN, 1] }), timing));
  }

  // Without motion

  /** The new table at once; what has changed is marked for a while, and stories wait for a press. */
  private async show(found: Plan<T>, fades: boolean): Promise<void> {
    const rings = found.steps.filter((step) => step.what === "ring");
    const captions = found.steps.filter((step) => step.what === "caption");
    const before = this.places();
    const old = fades && before ? rings.flatMap(({ to }) => before.element(to) ?? []) : [];
    const fade = fadeOver(old, this.layer);
    this.stop();
    const { run } = this;
    const tells = found.scenes.length > 0 && this.goal.status !== "finished";
    // What comes from now on waits until the stories have been read.
    if (tells) this.playing = this.still = true;
    await tick();
    fade();
    if (tells) await this.wait(found.scenes);
    if (run === this.run && this.waiting.length > 0) return this.finish();
    const places = this.places();
    if (run !== this.run || !places) return;
    this.movers = this.moversOf(captions, boxesOf(captions, places), places);
    const leave = { duration: STILL.fade, delay: STILL.stays - STILL.fade, fill: "both" as const };
    await this.circle(rings, leave);
    if (run !== this.run) return;
    this.running.push(...[...this.elements.values()].map((element) => element.animate(FADING, leave)));
    await Promise.allSettled(this.running.map((animation) => animation.finished));
    if (run === this.run) this.halt();
  }

  private async wait(scenes: StoryScene<T>[]): Promise<void> {
    const run = this.run;
    for (const scene of scenes) {
      this.telling = { scene, frame: scene.frames.length - 1 };
      this.news = scene.sentence;
      await new Promise<void>((over) => (this.onward = over));
      if (run !== this.run) return;
    }
    if (this.waiting) return this.finish();
    this.playing = this.still = this.hurried = false;
    this.telling = undefined;
  }
}

/** A token leaves the stage this much larger than it lands. */
const TOKEN = 2.4;
