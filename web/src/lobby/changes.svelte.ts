// What people do in the lobby: one request at a time, and a sentence if it fails.

import { chooseWonder, Failure, failureText, setSeat, setUp, startGame } from "../lib/api";
import { keepBot, wantedBot } from "../lib/seats";
import type { BotLevel, GameConfig, SetUp, Start, TableState } from "../wire";
import { chanceOf } from "./plate";
import { chanceFor } from "./tiles";

export class Changes {
  busy = $state(false);
  failure = $state("");
  /** A change of the game that would take wonders away, and the sentence that says whose. */
  voids: { wish: SetUp; why: string } | undefined = $state.raw();
  levels: BotLevel[] = $state.raw([]);

  constructor(
    private readonly table: () => TableState,
    private readonly token: () => string,
  ) {}

  /** The bot that is offered first. */
  get level(): string {
    return wantedBot(this.levels);
  }

  private async act(work: (game: string, token: string) => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.failure = "";
    try {
      await work(this.table().game, this.token());
      return true;
    } catch (error) {
      if (!(error instanceof Failure && error.code === "wonders_void")) this.failure = failureText(error);
      else throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Begin: `stand_ins` lets bots play for people who are not here yet. */
  start(wish: Start): Promise<boolean> {
    return this.act((game, token) => startGame(game, token, wish));
  }

  putBot(seat: number, bot: string): Promise<boolean> {
    keepBot(bot);
    return this.act((game, token) => setSeat(game, token, { seat, kind: "bot", bot }));
  }

  openSeat(seat: number): Promise<boolean> {
    return this.act((game, token) => setSeat(game, token, { seat, kind: "open" }));
  }

  choose(seat: number, wonder: string): Promise<boolean> {
    return this.act((game, token) => chooseWonder(game, token, { wonder, seat }));
  }

  /** Another game, with the same way of dealing wonders as far as it has that. */
  play(config: GameConfig): Promise<boolean> {
    return this.set({
      config: { ...config, wonders: [chanceFor(config, this.table().config, chanceOf(this.table()))] },
    });
  }

  /** Change the game; what would take wonders away is asked first. */
  async set(wish: SetUp): Promise<boolean> {
    this.voids = undefined;
    try {
      return await this.act((game, token) => setUp(game, token, wish));
    } catch (error) {
      this.voids = { wish: { ...wish, drop_wonders: true }, why: failureText(error) };
      return false;
    }
  }
}
