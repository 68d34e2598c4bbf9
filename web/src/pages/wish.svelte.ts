// The game that somebody wants: what they chose last, or a game of four with the first edition.

import { ifSaid } from "../expansions/asked";
import { usualAccess } from "../lib/access";
import { botsOf } from "../lib/api";
import {
  factsOf,
  gameChoice,
  hasHands,
  rulesets,
  switchesOf,
  titleWith,
  variantsFor,
  wishedOptions,
  type ExpansionName,
} from "../lib/games";
import { CHOICES, isNew, keep, kept, USUAL_BOT, wantedBot } from "../lib/seats";
import { home } from "../lib/words/start";
import type { BotLevel, NewGame } from "../wire";

const USUAL = {
  game: "classic",
  players: 4,
  /** Empty until somebody chooses. */
  wonders: "",
  bot: USUAL_BOT,
  seconds: 0,
  points: false,
  lateHands: false,
  rules: {} as Record<string, boolean>,
  expansions: [] as ExpansionName[],
  variant: "",
};
const old = (): typeof USUAL => ({ ...USUAL, ...kept<object>(CHOICES, {}) });

/** Made by a page, which it watches what the server says for. */
export class Wish {
  private readonly before = old();

  game = $state(gameChoice(this.before.game).id);
  players = $state(this.before.players);
  rules: Record<string, boolean> = $state(this.before.rules);
  wonders = $state(this.before.wonders);
  expansions: ExpansionName[] = $state(this.before.expansions);
  variant = $state(this.before.variant);
  bot = $state(this.before.bot);
  seconds = $state(this.before.seconds);
  points = $state(this.before.points);
  lateHands = $state(this.before.lateHands);
  /** How many seats are for friends; -1 for all of them. */
  friends = $state(-1);
  levels: BotLevel[] = $state.raw([]);

  readonly choice = $derived(gameChoice(this.game));
  readonly facts = $derived(factsOf(this.choice));
  /** Whether there are hands that watchers could see. */
  readonly hands = $derived(hasHands(this.choice));
  /** Somebody's first games are on the gentler side, unless they choose another. */
  readonly gentle = $derived(this.wonders === "" && isNew() && this.facts.sides.length > 0);
  readonly side = $derived(
    this.gentle || this.facts.sides.includes(this.wonders) ? this.wonders || (this.facts.sides[0] ?? "") : "random",
  );
  readonly sets = $derived((this.facts.expansions as ExpansionName[]).filter((name) => this.expansions.includes(name)));
  readonly offered = $derived(variantsFor(this.facts, this.players));
  readonly chosen = $derived(this.offered.find((other) => other.id === this.variant));
  readonly switches = $derived(switchesOf(this.facts, this.sets));
  readonly open = $derived(this.friends < 0 ? this.players - 1 : Math.min(this.friends, this.players - 1));
  readonly level = $derived(this.levels.find((other) => other.name === this.bot));
  /** Against whom, in a sentence. */
  readonly company = $derived(
    (this.chosen && ifSaid("variantstart", this.chosen.id, { bots: this.players - 2 })) ??
      home.startNote({ bots: this.players - 1 }),
  );
  /** Which game, in a few words. */
  readonly title = $derived(titleWith(this.choice, this.sets));

  constructor() {
    $effect(() => void rulesets.load());

    // A number of players that the game does not have becomes the nearest one.
    $effect(() => {
      const counts = this.facts.players;
      const [least = this.players, most = this.players] = [counts[0], counts.at(-1)];
      if (rulesets.found && !counts.includes(this.players))
        this.players = Math.max(Math.min(this.players, most), least);
    });

    $effect(() => {
      void botsOf(this.choice.game).then(
        (found) => {
          this.levels = found;
          if (!found.some((other) => other.name === this.bot)) this.bot = wantedBot(found);
        },
        () => undefined, // The form works without the list; making a table reports what is wrong.
      );
    });
  }

  add(name: ExpansionName, wanted: boolean): void {
    this.expansions = wanted ? [...this.expansions, name] : this.expansions.filter((other) => other !== name);
  }

  keep(): void {
    const { game, players, wonders, bot, seconds, points, lateHands, rules, expansions, variant } = this;
    const chosen = { game, players, wonders, bot, seconds, points, lateHands, rules, expansions, variant };
    keep(CHOICES, chosen satisfies typeof USUAL);
  }

  /** As the server wants it; a game without open seats begins at once. */
  table(name: string, openSeats: number): NewGame {
    const seats = Array.from({ length: this.players - 1 }, (_, index) =>
      index < openSeats ? { kind: "open" as const } : { kind: "bot" as const, bot: this.bot },
    );
    return {
      name,
      config: {
        game: this.choice.game,
        edition: this.choice.edition,
        players: this.players,
        wonders: [this.side],
        expansions: this.sets,
        variant: this.chosen?.id ?? "",
        options: wishedOptions(this.switches, this.rules),
      },
      options: {
        turn_seconds: this.seconds,
        live_points: this.points,
        late_hands: this.lateHands && this.hands,
        access: usualAccess(),
      },
      seats,
      start: openSeats === 0,
    };
  }
}
