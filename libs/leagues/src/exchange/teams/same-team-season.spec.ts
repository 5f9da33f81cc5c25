import { isRefusal, Random } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { proposalFor } from '../../league/proposal.js';
import { gamesOf } from '../../league/running/match-games.js';
import { tableOf } from '../../league/season-table.js';
import { pairingsOf, playing, type Round, type Season } from '../../league/state.js';
import { randomTeams } from '../../testing/random-desks.js';
import { checkReport } from '../check-report.js';
import { numbersOf, reportOf } from '../report-of.js';
import { seasonOf } from '../season-of.js';
import { readTrf } from '../trf-reader.js';
import { writeTrf } from '../trf-writer.js';

const SEASONS = sizeOf('TEAM_SEASONS', { here: 30, change: 60, full: 1_500 });

/** What a season is, by the numbers of its teams and players: its table, its boards, the next round, and the line-ups of teams that are left. */
function told(season: Season, teamsLeft: ReadonlySet<number>, byes: Round['byes'] = []): object {
  const teams = numbersOf(season);
  const members = new Map(
    [...season.entries]
      .sort((one, other) => one.number - other.number)
      .flatMap(({ player, members: own }) => own.map((account) => `${teams.get(player)} ${account}`))
      .map((key, place) => [key, place + 1]),
  );
  const memberIn = (team: string, account: string | undefined) => members.get(`${teams.get(team)} ${account}`);
  const proposal = proposalFor(season, { pairings: [], byes });
  return {
    table: tableOf(season).map(({ player, ...line }) => ({ number: teams.get(player), ...line })),
    boards: pairingsOf(season)
      .map((pairing) =>
        gamesOf(pairing).map(({ players, accounts = [], outcome }) => [
          players.map((team, seat) => memberIn(team, accounts[seat])),
          outcome && outcome.kind !== 'ANNULLED' ? outcome.scores.map(({ points }) => points) : (outcome?.kind ?? null),
        ]),
      )
      .map((boards) => JSON.stringify(boards))
      .sort(),
    next: isRefusal(proposal)
      ? proposal.code
      : {
          pairings: proposal.pairings.map(({ players }) => players.map((player) => teams.get(player))),
          byes: proposal.byes.map(({ player, points }) => [teams.get(player), points]),
        },
    lineUps: season.entries
      .filter(({ player }) => teamsLeft.has(teams.get(player) ?? 0))
      .map(({ player, members: own, lineUp: chosen }) =>
        (chosen ?? own.slice(0, boardsOf(season))).map((account) => memberIn(player, account)),
      ),
  };
}

const boardsOf = ({ plan: { match } }: Season): number => (match?.kind === 'BOARDS' ? match.boards : 0);

const textOf = (season: Season, nameOf = (player: string): string | null => player): string => {
  const report = reportOf(season, { title: 'Autumn', nameOf, dateOf: () => '2026-11-30' });
  if (typeof report === 'string') throw new Error(report);
  return writeTrf(report);
};

function readAgain(text: string): { readonly again: Season; readonly byes: Round['byes'] } {
  const { report, faults } = readTrf(text);
  if (!report) throw new Error(`${JSON.stringify(faults[0])}\n${text}`);
  const reported = seasonOf(report);
  if ('wrong' in reported) throw new Error(`${reported.wrong.en}\n${text}`);
  return { again: reported.season, byes: reported.byes };
}

describe('a season of teams written as TRF26 and read again', () => {
  const random = Random.from(seedOf('reports of teams'));
  const seasons = Array.from({ length: SEASONS }, () => randomTeams(random).season);

  it('is the same season: the same table, boards and line-ups, and the same next pairing', () => {
    for (const [place, season] of seasons.entries()) {
      const text = textOf(season);
      const { again, byes } = readAgain(text);
      const name = `season ${place}: ${sameAgain('libs/leagues/src/exchange/teams', 'TEAM_SEASONS')}\n${text}`;
      const left = new Set(playing(season).map(({ player }) => numbersOf(season).get(player) ?? 0));
      expect({ name, ...told(again, left, byes) }).toEqual({ name, ...told(season, left) });
    }
  });

  it('has the points and places that its results give', () => {
    for (const season of seasons) {
      const { report } = readTrf(textOf(season));
      expect(checkReport(report!)).toMatchObject({ wrongPlaces: [] });
    }
  });
});
