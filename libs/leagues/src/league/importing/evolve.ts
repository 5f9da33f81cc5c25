import type { LeagueEvent } from '../events.js';
import type { MatchGame, Pairing, PairingOutcome, Season } from '../state.js';

type Imported = Extract<LeagueEvent, { readonly type: 'roundImported' }>;
type ImportedGame = Omit<Imported['pairings'][number], 'boards'>;

/** A season with a round that was played elsewhere. @param version that of its league with the event. */
export function withImportedRound(season: Season, event: Imported, version: number): Season {
  const { round: number, playedAt, byes } = event;
  const outcomeOf = (game: ImportedGame): PairingOutcome => outcomeAt(game, playedAt, version);
  const pairings = event.pairings.map((pairing): Pairing => {
    const { gameId, players, boards } = pairing;
    const games = boards?.map(({ accounts, ...board }): MatchGame => ({
      ...{ gameId: board.gameId, players: board.players, accounts },
      ...{ startsAt: playedAt, outcome: outcomeOf(board) },
    }));
    return { gameId, players, ...(games ? { games } : {}), outcome: outcomeOf(pairing) };
  });
  return {
    ...season,
    rounds: [...season.rounds, { number, startsAt: playedAt, paired: 1, imported: true, pairings, byes }],
  };
}

function outcomeAt({ kind, scores, placed, absent }: ImportedGame, playedAt: number, since: number): PairingOutcome {
  const endedAt = kind === 'PLAYED' ? playedAt : null;
  const result = { scores, gameHash: null, endedAt, placed, since } as const;
  switch (kind) {
    case 'PLAYED':
      return { kind: 'CONFIRMED', ...result };
    case 'FORFEITED':
      return { kind: 'FORFEITED', ...result, absent };
    case 'DECIDED':
      return { kind: 'CORRECTED', ...result };
    case 'ANNULLED':
      return { kind: 'ANNULLED', ...result };
  }
}
