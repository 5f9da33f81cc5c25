import type { z } from 'zod';
import { gamesOf } from '../running/match-games.js';
import type { Pairing, PairingOutcome, Season } from '../state.js';
import type { importedPairingSchema } from './schemas.js';

/** Who the participants of a report are in a season, and the accounts of their players. */
export interface Naming {
  readonly playerOf: (participant: string) => string;
  readonly accountOf: (participant: string, player: string) => string;
}

type ImportedPairing = z.output<typeof importedPairingSchema>;

/** The pairings of a round of a report, in a season. @param nextId the id of the next game. */
export const importedGames = (
  pairings: Season['rounds'][number]['pairings'],
  { playerOf, accountOf }: Naming,
  nextId: () => string,
): ImportedPairing[] =>
  pairings.map((pairing) => {
    const boards = (pairing.games ? gamesOf(pairing) : []).map(({ players, accounts = [], outcome }) => ({
      gameId: nextId(),
      players: players.map(playerOf),
      accounts: players.map((team, seat) => accountOf(team, accounts[seat] ?? '')),
      ...resultOf(outcome, playerOf),
    }));
    const told = { players: pairing.players.map(playerOf), ...resultOf(pairing.outcome, playerOf) };
    const [first] = boards;
    return first ? { gameId: first.gameId, ...told, boards } : { gameId: nextId(), ...told };
  });

type Result = Pick<ImportedPairing, 'kind' | 'scores' | 'placed' | 'absent'>;

function resultOf(outcome: PairingOutcome | null, playerOf: Naming['playerOf']): Result {
  const scores = (outcome?.scores ?? []).map(({ player, points }) => ({ player: playerOf(player), points }));
  const placed = (outcome?.placed ?? []).map((one) => ({ ...one, player: playerOf(one.player) }));
  const absent = (outcome?.absent ?? []).map(playerOf);
  if (outcome?.kind === 'ANNULLED') return { kind: 'ANNULLED', scores: [], placed: [], absent: [] };
  if (outcome?.kind === 'FORFEITED') return { kind: 'FORFEITED', scores, placed: [], absent };
  return { kind: outcome?.endedAt == null ? 'DECIDED' : 'PLAYED', scores, placed, absent: [] };
}

/** Whether a pairing, and each board of its match, has a result. */
export const isDecided = (pairing: Pairing): boolean =>
  pairing.outcome !== null && gamesOf(pairing).every(({ outcome }) => outcome !== null);
