import { createHash } from 'node:crypto';
import { commitmentTo } from '#kernel/server';
import { pairedBefore, sharedDealOf, type Asking, type LeagueCommand, type LoadedLeague, type Played } from '#leagues';
import type { ServerIds } from '#streams';

/** A pairing of a round, by whose deal all its games are played. */
interface Dealing {
  readonly leagueId: string;
  readonly season: number;
  readonly round: number;
  /** How often the round was paired with it: a new pairing has a new deal. */
  readonly paired: number;
  /** The number of its board, from 0, where all matches have the same deal on a board. */
  readonly board?: number | undefined;
}

/**
 * The seeds of duplicate deals. None is stored before its games: the seed of a round, or of one of its boards, derives from its place under the secret of the server,
 * so that no one can try several, and the stream holds its promise.
 */
export class SeasonDeals {
  constructor(private readonly ids: Pick<ServerIds, 'of'>) {}

  /** The promises of the deals of the round that a command pairs, one a board; `undefined` for all other commands. */
  promised({ leagueId, league }: LoadedLeague, command: LeagueCommand): Asking['deals'] {
    if (command.type !== 'pairRound' && command.type !== 'pairNext') return undefined;
    const { season: number, round } = command;
    const season = league.seasons.find((one) => one.number === number);
    if (season?.plan.deal !== 'DUPLICATE') return undefined;
    const dealing = { leagueId, season: number, round, paired: pairedBefore(season, round) + 1 };
    const { match } = season.plan;
    const boards = match?.kind === 'BOARDS' ? Array.from({ length: match.boards }, (_, board) => board) : [undefined];
    return boards.map((board) => commitmentTo(this.seedOf({ ...dealing, board })));
  }

  /** The seed of a game whose deal others have, too; `undefined` where it has its own. Throws an Error where the promised one is lost. */
  of(leagueId: string, { season, round, pairing }: Played): Uint8Array | undefined {
    const deal = sharedDealOf(round, pairing.gameId);
    if (!deal) return undefined;
    const { number, paired } = round;
    const seed = this.seedOf({ leagueId, season: season.number, round: number, paired, board: deal.board });
    if (commitmentTo(seed) !== deal.promise)
      throw new Error(`The deal of round ${round.number} of league ${leagueId} is lost: pair the round again.`);
    return seed;
  }

  private seedOf({ leagueId, season, round, paired, board }: Dealing): Uint8Array {
    const place = [leagueId, season, round, paired, ...(board === undefined ? [] : [board])].map(String);
    const part = (name: string): string => this.ids.of(name, ...place);
    return createHash('sha256')
      .update(`${part('deal of a round')}\n${part('deal of a round, more')}`)
      .digest();
  }
}
