import type { Refusal } from '#kernel';
import { dutch, NoPairing, type SwissRules } from '../pairings/swiss/dutch.js';
import type { Entrant, SwissRound } from '../pairings/swiss/entrant.js';
import {
  doubleElimination,
  knockOut,
  openMatches,
  type BracketMatch,
  type MatchWinners,
} from '../pairings/knock-out.js';
import { doubleRoundRobin, roundRobin, type DuelRound } from '../pairings/round-robin.js';
import { NoTables, tablesOf, tableSizes } from '../pairings/tables.js';
import type { Format } from './plan.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { tableOf } from './season-table.js';
import { pairingsOf, playing, type Pairing, type Season } from './state.js';

/**
 * The proposal of a format for the next round: the pairings, in the order of seats, and the players without an
 * opponent.
 */
export interface ProposedRound {
  readonly pairings: readonly { readonly players: readonly string[]; readonly match: string | null }[];
  readonly byes: readonly { readonly player: string; readonly points: number }[];
}

/** The next round, or the reason why there is none. */
export type Proposal = ProposedRound | Refusal<LeagueRefusalCode>;

/** The proposal, or the reason why there is none. */
export function proposalFor(season: Season): Proposal {
  try {
    return proposedRound(season) ?? refuseLeague('nothingToPair');
  } catch (fault) {
    if (fault instanceof NoPairing || fault instanceof NoTables) return refuseLeague('noPairing');
    throw fault;
  }
}

/** Formats in which games begin on demand: no round waits for another. */
export const hasNoRounds = ({ plan: { format } }: Season): boolean =>
  format.kind === 'LADDER' || format.kind === 'ARENA';

/** Formats that accept players after they have begun. */
export const isOpenToAll = (season: Season): boolean => hasNoRounds(season) || isForAll(season);

/** Formats in whose rounds every player has an opponent or a bye. */
export const isForAll = ({ plan: { format } }: Season): boolean => format.kind === 'SWISS' || format.kind === 'TABLES';

/**
 * The next round by the format of a season; null where no round is left, and where players find their opponents
 * themselves. A pure function of the season: its events determine the result. Throws NoPairing, or NoTables, where
 * the format finds no pairing.
 */
export function proposedRound(season: Season): ProposedRound | null {
  const { format } = season.plan;
  switch (format.kind) {
    case 'ROUND_ROBIN':
      return everybody(season, format);
    case 'SWISS':
      return season.rounds.length >= format.rounds ? null : swiss(season, format);
    case 'TABLES':
      return season.rounds.length >= format.rounds ? null : tables(season, format);
    case 'KNOCK_OUT':
      return matchesIn(season, knockOut);
    case 'DOUBLE_ELIMINATION':
      return matchesIn(season, doubleElimination);
    case 'LADDER':
    case 'ARENA':
      return null;
  }
}

const byNumber = (season: Season): readonly string[] =>
  [...season.entries].sort((one, other) => one.number - other.number).map(({ player }) => player);

const duels = (season: Season, { duels: pairs, bye }: DuelRound): ProposedRound => ({
  pairings: pairs.map(({ first, second }) => ({ players: [first, second], match: null })),
  byes: bye === null ? [] : [{ player: bye, points: season.plan.bye }],
});

/** The rounds are fixed by the entries; a player who has withdrawn leaves a bye to each opponent. */
function everybody(season: Season, { twice }: Extract<Format, { kind: 'ROUND_ROBIN' }>): ProposedRound | null {
  const round = (twice ? doubleRoundRobin : roundRobin)(byNumber(season))[season.rounds.length];
  if (!round) return null;
  const plays = new Set(playing(season).map(({ player }) => player));
  const { pairings, byes } = duels(season, round);
  const left = pairings.filter(({ players }) => players.every((player) => plays.has(player)));
  const alone = pairings.filter((pairing) => !left.includes(pairing)).flatMap(({ players }) => players);
  const free = [...byes.map(({ player }) => player), ...alone].filter((player) => plays.has(player));
  return { pairings: left, byes: free.map((player) => ({ player, points: season.plan.bye })) };
}

function swiss(season: Season, { rounds, oddFirst }: Extract<Format, { kind: 'SWISS' }>): ProposedRound {
  const { scoring } = season.plan;
  const points = scoring.kind === 'RESULT' ? { win: scoring.win, loss: scoring.loss } : { win: 1, loss: 0 };
  const rules: SwissRules = { points, rounds, initial: oddFirst };
  const gone = season.entries.filter(({ withdrawnAfter }) => withdrawnAfter !== null).map(({ player }) => player);
  const entrants = season.entries.map(({ player, number }): Entrant => ({
    player,
    number,
    rounds: season.rounds.map((round): SwissRound => swissRound(round.pairings, round.byes, player)),
  }));
  return duels(season, dutch(entrants, rules, new Set(gone)));
}

/** A round as played by one player. Unfinished and annulled games do not count. */
function swissRound(
  pairings: readonly Pairing[],
  byes: readonly { readonly player: string; readonly points: number }[],
  player: string,
): SwissRound {
  const bye = byes.find((one) => one.player === player);
  if (bye) return { kind: 'UNPLAYED', isBye: true, points: bye.points };
  const pairing = pairings.find(({ players }) => players.includes(player));
  const points = pairing?.outcome?.scores.find((score) => score.player === player)?.points ?? 0;
  const opponent = pairing?.players.find((other) => other !== player);
  const wasPlayed = pairing?.outcome?.kind === 'CONFIRMED' || (pairing?.outcome?.gameHash ?? null) !== null;
  if (!pairing || opponent === undefined || !wasPlayed) return { kind: 'UNPLAYED', isBye: false, points };
  return { kind: 'PLAYED', opponent, wasFirst: pairing.players[0] === player, points };
}

function tables(season: Season, { sizes }: Extract<Format, { kind: 'TABLES' }>): ProposedRound {
  const plays = new Set(playing(season).map(({ player }) => player));
  const players = tableOf(season)
    .filter(({ player }) => plays.has(player))
    .map(({ player }) => player);
  const met = new Map<string, number>();
  for (const pairing of pairingsOf(season))
    for (const one of pairing.players)
      for (const other of pairing.players) met.set(`${one}\n${other}`, (met.get(`${one}\n${other}`) ?? 0) + 1);
  const meetings = (one: string, other: string): number => met.get(`${one}\n${other}`) ?? 0;
  const seated = tablesOf(players, tableSizes(players.length, sizes), meetings);
  return { pairings: seated.map((table) => ({ players: [...table], match: null })), byes: [] };
}

/** The matches of a bracket that can be played now. A player who has withdrawn is out, and the opponent advances. */
function matchesIn(
  season: Season,
  bracket: (seeds: readonly string[], winners: MatchWinners) => readonly BracketMatch[],
): ProposedRound | null {
  const plays = new Set(playing(season).map(({ player }) => player));
  const winners = new Map(wonMatches(season));
  const seeds = byNumber(season);
  for (;;) {
    const open = openMatches(bracket(seeds, winners));
    const walkovers = open.filter(({ players }) => players.some((player) => !plays.has(player ?? '')));
    if (walkovers.length === 0)
      return open.length === 0
        ? null
        : { pairings: open.map(({ id, players }) => ({ players: players as readonly string[], match: id })), byes: [] };
    for (const { id, players } of walkovers)
      winners.set(id, players.find((player) => plays.has(player ?? '')) ?? (players[0] as string));
  }
}

/** The winners of the matches of a bracket: a match without a winner is played again. */
function wonMatches(season: Season): readonly (readonly [string, string])[] {
  return pairingsOf(season).flatMap(({ match, outcome }) => {
    if (match === undefined || !outcome) return [];
    const best = Math.max(...outcome.scores.map(({ points }) => points));
    const winners = outcome.scores.filter(({ points }) => points === best);
    const [winner] = winners;
    return winner && winners.length === 1 ? [[match, winner.player] as const] : [];
  });
}
