import type { EventStore } from '#event-store';
import { CLOSE_KEY, type Games } from '#games';
import { isPlayedOut } from '#kernel/server';
import { leagueOf, roundOf, sharedDealOf, type LoadedLeague, type Pairing } from '#leagues';
import { done } from './done.js';

/** How long a game that is played out waits for the others until they are looked at again, in milliseconds. */
const OTHERS_PATIENCE = 60_000;

/** The dependencies of games with a shared deal. */
interface SharedDealsParts {
  readonly games: Games;
  readonly store: EventStore;
  readonly load: (leagueId: string) => Promise<LoadedLeague | undefined>;
}

/** The games that have the deal of a game, with it; none where it has its own. */
function gamesDealtAs({ league }: LoadedLeague, gameId: string): readonly Pairing[] {
  const round = roundOf(league, gameId);
  return (round && sharedDealOf(round, gameId)?.games) ?? [];
}

/** Ends the games of a round that have the same deal, all together: the end of a game reveals its deal. */
export class SharedDeals {
  constructor(private readonly parts: SharedDealsParts) {}

  /** A game that is played out ends with the last one of its deal. Answers with the milliseconds to wait while others are played. */
  async close(gameId: string): Promise<number | undefined> {
    const { games, store, load } = this.parts;
    const game = await games.load(gameId);
    const leagueId = game && leagueOf(game);
    const loaded = leagueId === undefined ? undefined : await load(leagueId);
    if (leagueId !== undefined && !(await this.isOver(leagueId, gameId))) return OTHERS_PATIENCE;
    const dealt = loaded ? gamesDealtAs(loaded, gameId) : [];
    for (const id of new Set([gameId, ...dealt.map((one) => one.gameId)])) {
      const each = await games.load(id);
      if (each && isPlayedOut(each.ruleset, each.game)) done(await games.operate(id, { type: 'closeGame' }), id);
    }
    await store.settle(gameId, CLOSE_KEY);
    return undefined;
  }

  /** Whether no game with the deal of a game is played any more: each is played out, or its pairing is decided. */
  async isOver(leagueId: string, gameId: string): Promise<boolean> {
    const loaded = await this.parts.load(leagueId);
    for (const { gameId: id, outcome } of loaded ? gamesDealtAs(loaded, gameId) : []) {
      const game = outcome ? undefined : await this.parts.games.load(id);
      const isPlayed = !outcome && !(game && (game.game.phase === 'over' || isPlayedOut(game.ruleset, game.game)));
      if (isPlayed) return false;
    }
    return true;
  }
}
