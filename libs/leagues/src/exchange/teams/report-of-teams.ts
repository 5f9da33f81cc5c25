import { pointSystemOf } from '../../league/point-system.js';
import { kindFor, wasPlayed } from '../../league/records.js';
import { boardsIn } from '../../league/running/boards.js';
import { gamesOf, hasBoards } from '../../league/running/match-games.js';
import type { Entry, Pairing, Season } from '../../league/state.js';
import { countBelow } from '../../standings/ranks.js';
import { gameCode } from '../cells-of.js';
import { BOARD_POINTS, tieBreakCodes } from '../codes.js';
import { grouped } from '../grouped.js';
import {
  standardPoints,
  worthOf,
  type ForfeitedMatch,
  type KnownBye,
  type Report,
  type ReportCell,
  type ReportLineUp,
  type TeamSection,
} from '../report.js';

/** The most players and teams of a report. */
const MOST_PLAYERS = 9_999;
const MOST_TEAMS = 999;

/** The game of a player in a round, as it is told. */
interface ToldGame {
  readonly round: number;
  readonly player: number;
  readonly cell: ReportCell;
  readonly points: number;
  readonly isAnnulled: boolean;
}

/**
 * The report of a season of teams on boards: players, their games, line-ups and teams. `undefined` where they are too many.
 * @param ofTeams the report of the season with its teams as its players. @param nameOf the name of an account.
 */
export function reportOfTeams(
  season: Season,
  ofTeams: Report,
  nameOf: (account: string, number: number) => string,
): Report | undefined {
  const roster = rosterOf(season);
  const members = [...roster.values()].flatMap((team) => [...team]);
  if (members.length > MOST_PLAYERS || roster.size > MOST_TEAMS) return undefined;
  const games = season.rounds.flatMap(({ number, pairings }) =>
    pairings
      .filter(hasBoards)
      .flatMap((pairing) => gamesIn(pairing, number, roster))
      .sort((one, other) => one.player - other.player),
  );
  const byPlayer = grouped(
    games.filter(({ isAnnulled }) => !isAnnulled),
    ({ player }) => player,
  );
  const sumOf = (player: number): number => (byPlayer.get(player) ?? []).reduce((sum, { points }) => sum + points, 0);
  const better = countBelow(members.map(([, number]) => -sumOf(number)));
  return {
    ...ofTeams,
    points: standardPoints,
    tieBreaks: ofTeams.tieBreaks?.map((code) => (code === tieBreakCodes.GAME_POINTS ? BOARD_POINTS : code)) ?? null,
    abnormal: [...absences(season, ofTeams), ...ofTeams.abnormal.filter(({ code }) => /[FHZ]/.test(code))],
    byes: [...pastByes(ofTeams), ...ofTeams.byes],
    annulled: games.flatMap(({ round, player, cell: { seat, opponent }, isAnnulled }) =>
      isAnnulled && seat === 'w' ? [{ round, first: player, second: opponent ?? 0 }] : [],
    ),
    inGame: [],
    players: members.map(([account, number]) => ({
      number,
      name: nameOf(account, number),
      points: sumOf(number),
      rank: 1 + better(-sumOf(number)),
      cells: season.rounds.map(
        (round) => byPlayer.get(number)?.find((game) => game.round === round.number)?.cell ?? null,
      ),
    })),
    section: sectionOf(season, ofTeams, roster, games),
  };
}

type Roster = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The number of each member of each team: team by team, in the order of boards. */
function rosterOf({ entries }: Season): Roster {
  let last = 0;
  const numbered = ({ members }: Entry): ReadonlyMap<string, number> =>
    new Map(members.map((account) => [account, (last += 1)]));
  return new Map(
    entries.toSorted((one, other) => one.number - other.number).map((entry) => [entry.player, numbered(entry)]),
  );
}

function gamesIn(pairing: Pairing, round: number, roster: Roster): readonly ToldGame[] {
  return gamesOf(pairing).flatMap((board) => {
    const { players: teams, outcome } = board;
    const numbers = numbersOn(board, roster);
    const points = teams.map((team) => outcome?.scores.find(({ player }) => player === team)?.points ?? 0);
    return teams.map((team, seat): ToldGame => {
      const [own = 0, its = 0] = [points[seat], points[1 - seat]];
      const unplayed = outcome && kindFor(outcome, team) === 'NO_SHOW' ? '-' : '+';
      const result = outcome && (wasPlayed(board) ? gameCode(own, its, standardPoints) : unplayed);
      const cell = { opponent: numbers[1 - seat] ?? 0, seat: seat === 0 ? 'w' : 'b', result } as const;
      return { round, player: numbers[seat] ?? 0, cell, points: own, isAnnulled: outcome?.kind === 'ANNULLED' };
    });
  });
}

/** The numbers of the players of a board, in the order of seats. */
const numbersOn = ({ players, accounts = [] }: Pairing, roster: Roster): readonly number[] =>
  players.map((team, seat) => roster.get(team)?.get(accounts[seat] ?? '') ?? 0);

/** The points of absent teams, where they are not those of the standard: in all rounds, also in those to come. */
function absences({ plan }: Season, { players }: Report): Report['abnormal'] {
  const { absence } = pointSystemOf(plan);
  if (absence === standardPoints.absence) return [];
  return [{ code: 'Z', points: absence, round: null, players: players.map(({ number }) => number) }];
}

/** The byes of teams that the pairing did not give, from their columns. */
const pastByes = ({ players }: Report): readonly KnownBye[] =>
  players
    .flatMap(({ number: player, cells }) =>
      cells.flatMap((cell, place): readonly KnownBye[] => {
        const code = cell?.result;
        return code === 'F' || code === 'H' || code === 'Z' ? [{ round: place + 1, code, player }] : [];
      }),
    )
    .sort((one, other) => one.round - other.round);

function sectionOf(season: Season, ofTeams: Report, roster: Roster, games: readonly ToldGame[]): TeamSection {
  const { match } = season.plan;
  const boards = boardsIn(season.plan) ?? 0;
  const { win, draw, loss, bye } = ofTeams.points;
  const isSwapped = match?.kind === 'BOARDS' && match.swapped;
  const isTold = ({ cell: { result }, points, isAnnulled }: ToldGame): boolean =>
    result === null || isAnnulled || points === worthOf(result, standardPoints);
  const gamePoints = new Map(
    season.rounds
      .flatMap(({ pairings }) =>
        pairings.flatMap(({ outcome }) => (outcome?.kind === 'ANNULLED' ? [] : (outcome?.placed ?? []))),
      )
      .reduce(
        (sums, { player, points }) => sums.set(player, (sums.get(player) ?? 0) + points),
        new Map<string, number>(),
      ),
  );
  const rosters = [...roster];
  return {
    teams: ofTeams.players.map(({ number, name, points, rank }) => {
      const [team = '', members] = rosters[number - 1] ?? [];
      const players = [...(members?.values() ?? [])];
      return { number, name, matchPoints: points, gamePoints: gamePoints.get(team) ?? 0, rank, players };
    }),
    seats: Array.from({ length: boards }, (_, board) => (isSwapped && board % 2 === 1 ? 'b' : 'w')),
    points: { win, draw, loss },
    bye: {
      points: bye,
      gamePoints: 0,
      teams: season.rounds.map(
        (_, place) => ofTeams.players.find(({ cells }) => cells[place]?.result === 'U')?.number ?? null,
      ),
    },
    lineUps: lineUpsIn(season, roster, boards),
    forfeits: season.rounds.flatMap(({ number, pairings }) =>
      pairings
        .flatMap((pairing) => forfeitOf(pairing, number, [...roster.keys()]))
        .sort((one, other) => one.first - other.first),
    ),
    boardPoints: games.flatMap((game) =>
      isTold(game) ? [] : [{ round: game.round, player: game.player, points: game.points }],
    ),
  };
}

/** The line-ups that are not the first players of a team: of each round, and of the next one. */
function lineUpsIn({ rounds, entries }: Season, roster: Roster, boards: number): readonly ReportLineUp[] {
  const teams = [...roster.keys()];
  const played = rounds.flatMap(({ number, pairings }) =>
    pairings.filter(hasBoards).flatMap((pairing) =>
      pairing.players.map((team) => ({
        round: number,
        team: teams.indexOf(team) + 1,
        opponent: teams.indexOf(pairing.players.find((other) => other !== team) ?? '') + 1,
        players: gamesOf(pairing).map((board) => numbersOn(board, roster)[board.players.indexOf(team)] ?? 0),
      })),
    ),
  );
  const next = entries.flatMap(({ player, lineUp, withdrawnAfter }) =>
    lineUp?.length === boards && withdrawnAfter === null
      ? [
          {
            round: rounds.length + 1,
            team: teams.indexOf(player) + 1,
            opponent: null,
            players: lineUp.map((account) => roster.get(player)?.get(account) ?? 0),
          },
        ]
      : [],
  );
  const usual = [...roster.values()].map((members) => [...members.values()].slice(0, boards).join());
  return [...played, ...next]
    .filter(({ team, players }) => players.join() !== usual[team - 1])
    .sort((one, other) => one.round - other.round || one.team - other.team);
}

/** A match all of whose boards were forfeited by the same teams. */
function forfeitOf(pairing: Pairing, round: number, teams: readonly string[]): readonly ForfeitedMatch[] {
  if (!hasBoards(pairing) || pairing.outcome === null) return [];
  const absent = new Set(gamesOf(pairing).map((board) => absentOn(board, pairing.players)));
  const [first = '', second = ''] = pairing.players;
  const told = new Map([
    [first, 'FIRST'],
    [second, 'SECOND'],
    [`${first},${second}`, 'BOTH'],
  ] as const);
  const [one = null] = absent;
  const what = absent.size === 1 && one !== null ? told.get(one) : undefined;
  return what ? [{ round, first: teams.indexOf(first) + 1, second: teams.indexOf(second) + 1, absent: what }] : [];
}

/** The teams that did not appear on a board, in the order of the match; null where it was played or annulled. */
const absentOn = (board: Pairing, teams: readonly string[]): string | null => {
  const { outcome } = board;
  if (!outcome || outcome.kind === 'ANNULLED' || wasPlayed(board)) return null;
  return teams.filter((team) => kindFor(outcome, team) === 'NO_SHOW').join();
};
