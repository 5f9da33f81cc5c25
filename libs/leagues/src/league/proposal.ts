import type { Refusal } from '#kernel';
import { dutch, NoPairing, type SwissRules } from '../pairings/swiss/dutch.js';
import type { Entrant, SwissRound } from '../pairings/swiss/entrant.js';
import type { DuelRound } from '../pairings/round-robin.js';
import { NoTables, tablesOf, tableSizes } from '../pairings/tables.js';
import type { RoundScore } from '../standings/scores.js';
import { afterGroups } from './groups/evolve.js';
import { dueGroups } from './groups/forming.js';
import { groupSeason } from './groups/group-season.js';
import { matchesToPair } from './bracket.js';
import { duelSeats, tableSeats } from './first-seats.js';
import type { Format } from './plan.js';
import { pointSystemOf } from './point-system.js';
import { isRequested, recordsOf, wasPlayed } from './records.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { tableOf } from './season-table.js';
import { isForbidden } from './running/is-forbidden.js';
import { adjustmentOf } from './running/adjustments.js';
import { forNextRound } from './running/finals.js';
import { isLeft, roundsToCome } from './running/rounds-left.js';
import { available, formatOf, pairingsOf, type Round, type Season } from './state.js';

/**
 * The proposal of a format for the next round: the pairings, in the order of seats, and the players without an
 * opponent.
 */
export interface ProposedRound {
  readonly pairings: readonly { readonly players: readonly string[]; readonly match: string | null }[];
  readonly byes: Round['byes'];
}

/** The next round, or the reason why there is none. */
export type Proposal = ProposedRound | Refusal<LeagueRefusalCode>;

/** No part of a round is given beforehand. */
export const NOTHING_GIVEN: ProposedRound = { pairings: [], byes: [] };

/**
 * The proposal, or the reason why there is none.
 * @param given pairings and byes that are given beforehand: the other players are paired.
 */
export function proposalFor(before: Season, given: ProposedRound = NOTHING_GIVEN): Proposal {
  const formed = dueGroups(before, { by: '' });
  if (formed && 'code' in formed) return formed;
  const season = formed ? afterGroups(before, formed) : before;
  if (given.pairings.length > 0 && formatOf(season).kind === 'ROUND_ROBIN') return refuseLeague('scheduleIsFixed');
  try {
    return proposedRound(season, given) ?? refuseLeague('nothingToPair');
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
export function isForAll(season: Season): boolean {
  const { kind } = formatOf(season);
  return kind === 'SWISS' || kind === 'TABLES';
}

/**
 * The next round by the format of a season; null where no game is left, and where players find their opponents
 * themselves. A pure function of the season: its events determine the result. Throws NoPairing, or NoTables, where
 * the format finds no pairing.
 * @param given pairings and byes that are given beforehand.
 */
export function proposedRound(before: Season, given: ProposedRound = NOTHING_GIVEN): ProposedRound | null {
  const season = forNextRound(before);
  const resting = new Set(given.byes.map(({ player }) => player));
  const paired = new Set(given.pairings.flatMap(({ players }) => players));
  const players = available(season).map(({ player }) => player);
  const plays = new Set(players.filter((player) => !resting.has(player) && !paired.has(player)));
  const isWhole = paired.size > 0 && plays.size === 0;
  const inParts = season.groups !== undefined && !season.finals;
  const round = isWhole ? NOTHING_GIVEN : (inParts ? inGroups : roundOf)(season, plays, given);
  return round && { pairings: [...given.pairings, ...round.pairings], byes: [...given.byes, ...round.byes] };
}

/** A round of groups: each is paired for itself, and a player who is alone in it has a bye. Null where no group has two to pair. */
function inGroups(season: Season, plays: ReadonlySet<string>, given: ProposedRound): ProposedRound | null {
  const rounds = (season.groups ?? []).map((players) => {
    const own = new Set(players);
    const there = new Set(players.filter((player) => plays.has(player)));
    const pairings = given.pairings.filter((pairing) => pairing.players.every((player) => own.has(player)));
    const byes = given.byes.filter(({ player }) => own.has(player));
    const isPaired = pairings.length > 0 && there.size === 0;
    const round = isPaired ? NOTHING_GIVEN : roundOf(groupSeason(season, players), there, { pairings, byes });
    return { round, alone: isForAll(season) ? [...there] : [] };
  });
  if (rounds.every(({ round }) => round === null)) return null;
  const { bye } = pointSystemOf(season.plan);
  return {
    pairings: rounds.flatMap(({ round }) => round?.pairings ?? []),
    byes: rounds.flatMap(({ round, alone }) => round?.byes ?? alone.map((player) => ({ player, points: bye }))),
  };
}

/** @param plays the players who are to be paired. @param given the others, with their opponents and byes. */
function roundOf(season: Season, plays: ReadonlySet<string>, given: ProposedRound): ProposedRound | null {
  const format = formatOf(season);
  const isTooFew = plays.size + given.pairings.length * 2 < 2;
  switch (format.kind) {
    case 'ROUND_ROBIN':
      return everybody(season, format, plays);
    case 'SWISS':
      return season.rounds.length >= format.rounds || isTooFew ? null : swiss(season, format, plays, given);
    case 'TABLES':
      return season.rounds.length >= format.rounds || isTooFew ? null : tables(season, format, plays);
    case 'KNOCK_OUT':
    case 'DOUBLE_ELIMINATION':
      return matches(season, plays);
    case 'LADDER':
    case 'ARENA':
      return null;
  }
}

const duels = (season: Season, { duels: pairs, bye }: DuelRound): ProposedRound => ({
  pairings: pairs.map(({ first, second }) => ({ players: [first, second], match: null })),
  byes: bye === null ? [] : [{ player: bye, points: pointSystemOf(season.plan).bye }],
});

/**
 * The rounds are fixed by the entries; a player who has withdrawn leaves a bye to each opponent. Null where no game is
 * left in this round and all later ones.
 */
function everybody(
  season: Season,
  format: Extract<Format, { kind: 'ROUND_ROBIN' }>,
  plays: ReadonlySet<string>,
): ProposedRound | null {
  const [round] = roundsToCome(season, format);
  if (!round || !isLeft(season, format)) return null;
  const { pairings, byes } = duels(season, round);
  const left = pairings.filter(({ players }) => players.every((player) => plays.has(player)));
  const alone = pairings.filter((pairing) => !left.includes(pairing)).flatMap(({ players }) => players);
  const free = [...byes.map(({ player }) => player), ...alone].filter((player) => plays.has(player));
  const { bye } = pointSystemOf(season.plan);
  return { pairings: left, byes: free.map((player) => ({ player, points: bye })) };
}

function swiss(
  season: Season,
  { rounds, oddFirst, accelerated = false }: Extract<Format, { kind: 'SWISS' }>,
  plays: ReadonlySet<string>,
  given: ProposedRound,
): ProposedRound {
  const records = recordsOf(season);
  const paired = new Set(given.pairings.flatMap(({ players }) => players));
  const rules: SwissRules = {
    points: pointSystemOf(season.plan),
    rounds,
    initial: oddFirst,
    ...(accelerated
      ? { starters: startersOf(season) ?? new Set([...plays, ...paired, ...allocatedIn(season, given.byes)]) }
      : {}),
    ...(paired.size > 0 ? { paired } : {}),
    mayMeet: (one, other) => !isForbidden(season, one, other),
    adjustment: (player, round) => adjustmentOf(season, player, round),
  };
  const entrants = season.entries.map(({ player, number }): Entrant => ({
    player,
    number,
    rounds: season.rounds.map(({ number: round }) =>
      swissRound((records.get(player) ?? []).find((record) => record.round === round)),
    ),
  }));
  const absent = season.entries.map(({ player }) => player).filter((player) => !plays.has(player));
  return duels(season, dutch(entrants, rules, new Set(absent)));
}

/**
 * The players of the first round, whom acceleration divides: without those who asked not to play it. `undefined` before
 * that round.
 */
export function startersOf(season: Season): ReadonlySet<string> | undefined {
  const [first] = season.rounds;
  if (!first) return undefined;
  return new Set([...first.pairings.flatMap(({ players }) => players), ...allocatedIn(season, first.byes)]);
}

const allocatedIn = ({ plan }: Season, byes: Round['byes']): readonly string[] =>
  byes.filter((bye) => !isRequested(bye, pointSystemOf(plan))).map(({ player }) => player);

/** A round as the Dutch system sees it. Unfinished games do not count. */
function swissRound(record: RoundScore | undefined): SwissRound {
  if (!record) return { kind: 'UNPLAYED', isBye: false, wasPaired: true, points: 0 };
  const { kind, points, against, seat } = record;
  const [opponent] = against;
  if (kind !== 'PLAYED' || opponent === undefined)
    return { kind: 'UNPLAYED', isBye: kind === 'BYE', wasPaired: kind !== 'ABSENCE', points };
  return { kind: 'PLAYED', opponent, wasFirst: seat === 0, points };
}

function tables(
  season: Season,
  { sizes }: Extract<Format, { kind: 'TABLES' }>,
  plays: ReadonlySet<string>,
): ProposedRound {
  const players = tableOf(season)
    .map(({ player }) => player)
    .filter((player) => plays.has(player));
  const met = new Map<string, number>();
  for (const pairing of pairingsOf(season).filter(wasPlayed))
    for (const one of pairing.players)
      for (const other of pairing.players) met.set(`${one}\n${other}`, (met.get(`${one}\n${other}`) ?? 0) + 1);
  const meetings = (one: string, other: string): number => met.get(`${one}\n${other}`) ?? 0;
  const records = recordsOf(season);
  const seated = tablesOf(players, tableSizes(players.length, sizes), meetings, (one, other) =>
    isForbidden(season, one, other),
  );
  return { pairings: seated.map((table) => ({ players: tableSeats(records, table), match: null })), byes: [] };
}

/** The matches of a bracket that can be played now. */
function matches(season: Season, plays: ReadonlySet<string>): ProposedRound | null {
  const open = matchesToPair(season).filter(({ players }) => players.every((player) => plays.has(player ?? '')));
  // First seats are balanced over all rounds of the season.
  const records = recordsOf({ ...season, finals: undefined });
  const pairings = open.map(({ id, players }, place) => ({
    players: duelSeats(records, players as readonly [string, string], place % 2 === 1),
    match: id,
  }));
  return open.length === 0 ? null : { pairings, byes: [] };
}
