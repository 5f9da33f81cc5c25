import { GameLog, isPublic, type LoggedGame } from '#games';
import { leagueOf } from '#leagues';
import type { FeedWatch } from '#streams';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.js';
import { RESULTS_WATCH } from './results.providers.js';
import type { GameSource } from '../games/game-source.js';
import { ShownGames } from '../games/shown-games.js';
import type { GameResult, GameResultPage } from './game-result.types.js';

/** The one feed of finished games. */
const RESULTS = 'results';

/** A filter of games; all given conditions must hold. */
export interface ResultFilter {
  readonly ruleset?: string | null;
  readonly leagueId?: string | undefined;
}

/** Finished games in the order of the log, without gaps or duplicates: the input of rating systems. */
@Injectable()
export class FinishedResults {
  constructor(
    private readonly log: GameLog,
    private readonly shown: ShownGames,
    @Inject(RESULTS_WATCH) private readonly watch: FeedWatch,
  ) {}

  /** Results after a number, among a limited number of games that are read. */
  async page(after: number, limit: number, filter: ResultFilter, caller: Caller): Promise<GameResultPage> {
    const logged = await this.log.games(after, limit + 1);
    const looked = logged.slice(0, limit);
    return {
      results: await this.resultsOf(looked, filter, caller),
      upTo: numberOf(looked.at(-1)) ?? after,
      hasMore: logged.length > limit,
    };
  }

  /** Results after a number, then each new one. */
  async *follow(
    after: number,
    filter: ResultFilter,
    caller: Caller,
    signal: AbortSignal,
  ): AsyncGenerator<GameResult, void> {
    const read = (from: number, limit: number): Promise<readonly LoggedGame[]> => this.log.games(from, limit);
    const followed = { after, read, numberOf: ({ entry }: LoggedGame) => entry + 1 };
    for await (const logged of this.watch.follow(RESULTS, followed, signal))
      yield* await this.resultsOf([logged], filter, caller);
  }

  private async resultsOf(logged: readonly LoggedGame[], filter: ResultFilter, caller: Caller): Promise<GameResult[]> {
    const shown = await this.shown.all(
      logged.map(({ gameId }) => gameId),
      caller,
    );
    const byId = new Map(shown.map((source) => [source.current.gameId, source]));
    return logged.flatMap((one) => {
      const game = byId.get(one.gameId);
      if (!game || !isPublic(game.current) || !isWished(game, filter)) return [];
      const { hash, at } = game.current;
      return [{ number: one.entry + 1, gameHash: hash, endedAt: at, game }];
    });
  }
}

const numberOf = (logged: LoggedGame | undefined): number | undefined => logged && logged.entry + 1;

const isWished = ({ current }: GameSource, { ruleset, leagueId }: ResultFilter): boolean =>
  (ruleset == null || current.ruleset.name === ruleset) && (leagueId === undefined || leagueOf(current) === leagueId);
