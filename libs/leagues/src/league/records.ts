import type { RoundKind, RoundScore, Scores } from '../standings/scores.js';
import { hasBoards } from './running/match-games.js';
import { pointSystemOf, type PointSystem } from './point-system.js';
import type { Pairing, PairingOutcome, Round, Season } from './state.js';

/**
 * Whether a pairing was played: its game came to an end, and was not annulled. The one answer for tables, tie-breaks,
 * pairings and ratings. A corrected forfeit is points without a game.
 */
export const wasPlayed = ({ outcome }: Pairing): boolean =>
  outcome !== null && outcome.kind !== 'ANNULLED' && outcome.endedAt !== null;

/**
 * The records of all players in a season so far, round by round. In a Swiss every decided round counts for every
 * player, also before their entry and after their withdrawal. Finals are not among them.
 */
export function recordsOf(season: Season): Scores {
  const points = pointSystemOf(season.plan);
  const records = new Map<string, RoundScore[]>(season.entries.map(({ player }) => [player, []]));
  for (const round of season.rounds.slice(0, season.finals?.after)) {
    addRound(season, round, points, (player, score) => records.get(player)?.push(score));
    if (season.plan.format.kind === 'SWISS' && isDecided(round))
      for (const rounds of records.values())
        if (rounds.at(-1)?.round !== round.number) rounds.push(absent(round.number, points.absence));
  }
  return records;
}

/** Whether a player asked for a bye: said with it, or else where it is worth less than the bye of the plan. */
export const isRequested = ({ points, requested }: Round['byes'][number], { bye }: Pick<PointSystem, 'bye'>): boolean =>
  requested ?? points < bye;

type Add = (player: string, score: RoundScore) => void;

/** Adds the records of one round: for large seasons, without a list of them. */
function addRound({ plan: { scoring } }: Season, round: Round, system: PointSystem, add: Add): void {
  const { number, pairings, byes } = round;
  for (const bye of byes) {
    const score = { ...absent(number, bye.points), isWin: scoring.kind !== 'SCORE' && bye.points >= system.win };
    add(bye.player, { ...score, kind: isRequested(bye, system) ? 'ABSENCE' : 'BYE' });
  }
  const isWin = (points: number, { scores }: PairingOutcome): boolean =>
    scoring.kind === 'RESULT'
      ? points >= system.win
      : scores.every((other) => other.points <= points) && isSole(points, scores);
  for (const pairing of pairings) addPairing(number, pairing, isWin, add);
}

const isSole = (points: number, scores: PairingOutcome['scores']): boolean =>
  scores.filter((other) => other.points === points).length === 1;

const absent = (round: number, points: number): RoundScore => ({
  round,
  kind: 'ABSENCE',
  points,
  against: [],
  seat: null,
  isWin: false,
});

function addPairing(
  round: number,
  pairing: Pairing,
  isWin: (points: number, outcome: PairingOutcome) => boolean,
  add: Add,
): void {
  const { players, outcome } = pairing;
  if (!outcome) return;
  const isPlayed = wasPlayed(pairing);
  // Board points count without a game, too.
  const isOnBoards = hasBoards(pairing) && outcome.kind !== 'ANNULLED';
  for (const [seat, player] of players.entries()) {
    const points = outcome.scores.find((score) => score.player === player)?.points ?? 0;
    add(player, {
      round,
      kind: isPlayed ? 'PLAYED' : kindFor(outcome, player),
      points,
      against: players.filter((other) => other !== player),
      seat,
      isWin: outcome.kind !== 'ANNULLED' && isWin(points, outcome),
      inGame: isPlayed || isOnBoards ? outcome.placed.find((placed) => placed.player === player)?.points : undefined,
    });
  }
}

/** How a pairing without a game came about for a player. */
export function kindFor({ kind, scores, absent }: PairingOutcome, player: string): RoundKind {
  if (kind === 'ANNULLED') return 'ANNULLED';
  if (kind === 'FORFEITED' && absent) return absent.includes(player) ? 'NO_SHOW' : 'WALKOVER';
  // A corrected forfeit: the points tell who was there.
  const best = Math.max(...scores.map(({ points }) => points));
  return scores.some((score) => score.player === player && score.points === best) ? 'WALKOVER' : 'NO_SHOW';
}

/** Whether every game of a round has a result. */
const isDecided = ({ pairings }: Round): boolean => pairings.every(({ outcome }) => outcome !== null);
