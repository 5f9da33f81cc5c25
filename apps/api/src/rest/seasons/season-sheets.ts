import { playerId, type SeasonReckoning } from '#league-service';
import { gamesOf, type Pairing, type Round, type Season } from '#leagues';
import { globalId } from '../../requests/global-id.js';
import type { Cell } from './csv.js';

/** A sheet of a season: the names of its columns, and its rows, generated lazily. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** The name of a player: of an account, or of a team; null for a deleted account. */
export type NameOf = (player: string) => string | null;

/** The kinds of sheets. */
export type SheetName = 'results' | 'standings' | 'ratings' | 'entrants';

/** A season, and its computed results. */
export interface Reckoned {
  readonly season: Season;
  readonly reckoning: SeasonReckoning;
}

/** Each sheet of a season. */
export const sheets: Readonly<Record<SheetName, (reckoned: Reckoned, nameOf: NameOf) => Sheet>> = {
  results: ({ season }, nameOf) => ({
    columns: [
      ...['round', 'startsAt', 'game', 'match', 'player', 'name', 'outcome', 'points', 'rank', 'gamePoints'],
      ...['endedAt', 'gameHash'],
    ],
    rows: resultRows(season, nameOf),
  }),
  standings: ({ season, reckoning }, nameOf) => ({
    columns: ['rank', 'player', 'name', 'points', ...season.plan.tieBreaks, 'adjustment', 'group', 'groupRank'],
    rows: reckoning.table.map(({ rank, player, points, adjustment, tieBreaks, group, groupRank }) => [
      rank,
      playerId(player),
      nameOf(player),
      points,
      ...tieBreaks,
      adjustment,
      group ?? null,
      groupRank ?? null,
    ]),
  }),
  entrants: ({ season }, nameOf) => ({
    columns: ['number', 'player', 'name', 'members', 'withdrawnAfter'],
    rows: [...season.entries]
      .sort((one, other) => one.number - other.number)
      .map(({ number, player, members, withdrawnAfter }) => [
        number,
        playerId(player),
        nameOf(player),
        members.map((member) => nameOf(member) ?? '').join(', '),
        withdrawnAfter,
      ]),
  }),
  ratings: ({ reckoning }, nameOf) => ({
    columns: ['player', 'name', 'rating', 'mean', 'deviation', 'volatility', 'games'],
    rows: reckoning.ratings.map(({ player, shown, rating: { mean, deviation, volatility = null }, games }) => [
      playerId(player),
      nameOf(player),
      ...[shown, mean, deviation, volatility, games],
    ]),
  }),
};

/** A row for each player in each game of each round, and for each player without one. */
function* resultRows({ rounds }: Season, nameOf: NameOf): Iterable<readonly Cell[]> {
  for (const round of rounds) {
    const when: readonly Cell[] = [round.number, momentOf(round.startsAt)];
    for (const pairing of round.pairings.flatMap(withGames))
      for (const player of pairing.players) yield [...when, ...resultOf(pairing, player, nameOf)];
    for (const bye of round.byes) yield [...when, ...byeOf(bye, nameOf)];
  }
}

/** A pairing; a match is followed by its games, whose points are in no standings. */
const withGames = (pairing: Pairing): readonly Pairing[] =>
  pairing.games ? [pairing, ...gamesOf(pairing)] : [pairing];

function resultOf({ gameId, match, outcome }: Pairing, player: string, nameOf: NameOf): Cell[] {
  const score = outcome?.scores.find((one) => one.player === player);
  const placed = outcome?.placed.find((one) => one.player === player);
  return [
    globalId('Game', gameId),
    match ?? null,
    playerId(player),
    nameOf(player),
    outcome?.kind ?? null,
    score?.points ?? null,
    placed?.rank ?? null,
    placed?.points ?? null,
    momentOf(outcome?.endedAt ?? null),
    outcome?.gameHash ?? null,
  ];
}

const byeOf = ({ player, points }: Round['byes'][number], nameOf: NameOf): readonly Cell[] => [
  null,
  null,
  playerId(player),
  nameOf(player),
  'BYE',
  points,
  null,
  null,
  null,
  null,
];

const momentOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
