import { createHash } from 'node:crypto';
import { commitmentTo } from '#kernel/server';
import { pairedBefore, type Asking, type LeagueCommand, type LoadedLeague, type Played } from '#leagues';
import type { ServerIds } from '#streams';

/** A pairing of a round, by whose deal all its games are played. */
interface Dealing {
  readonly leagueId: string;
  readonly season: number;
  readonly round: number;
  /** How often the round was paired with it: a new pairing has a new deal. */
  readonly paired: number;
}

/**
 * The seeds of duplicate deals. None is stored before its games: the seed of a round derives from its place under the secret of the server,
 * so that no one can try several, and the stream holds its promise.
 */
export class SeasonDeals {
  constructor(private readonly ids: Pick<ServerIds, 'of'>) {}

  /** The promise of the deal of the round that a command pairs; `undefined` for all others. */
  promised({ leagueId, league }: LoadedLeague, command: LeagueCommand): Asking['deal'] {
    if (command.type !== 'pairRound' && command.type !== 'pairNext') return undefined;
    const { season: number, round } = command;
    const season = league.seasons.find((one) => one.number === number);
    if (season?.plan.deal !== 'DUPLICATE') return undefined;
    return commitmentTo(this.seedOf({ leagueId, season: number, round, paired: pairedBefore(season, round) + 1 }));
  }

  /** The seed of a game with the deal of its round; `undefined` where it has its own. Throws an Error where the promised one is lost. */
  of(leagueId: string, { season, round }: Pick<Played, 'season' | 'round'>): Uint8Array | undefined {
    if (round.deal === undefined) return undefined;
    const seed = this.seedOf({ leagueId, season: season.number, round: round.number, paired: round.paired });
    if (commitmentTo(seed) !== round.deal)
      throw new Error(`The deal of round ${round.number} of league ${leagueId} is lost: pair the round again.`);
    return seed;
  }

  private seedOf({ leagueId, season, round, paired }: Dealing): Uint8Array {
    const part = (name: string): string => this.ids.of(name, leagueId, `${season}`, `${round}`, `${paired}`);
    return createHash('sha256')
      .update(`${part('deal of a round')}\n${part('deal of a round, more')}`)
      .digest();
  }
}
