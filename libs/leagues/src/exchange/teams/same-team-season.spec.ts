import { isRefusal, Random } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { proposalFor } from '../../league/proposal.js';
import { gamesOf } from '../../league/running/match-games.js';
import { tableOf } from '../../league/season-table.js';
import { pairingsOf, playing, type Pairing, type Round, type Season } from '../../league/state.js';
import { asked, confirmed, Desk, SYSTEM, type PlanInput } from '../../testing/desk.js';
import { checkReport } from '../check-report.js';
import { numbersOf, reportOf } from '../report-of.js';
import { seasonOf } from '../season-of.js';
import { readTrf } from '../trf-reader.js';
import { writeTrf } from '../trf-writer.js';

const SEASONS = sizeOf('TEAM_SEASONS', { here: 30, change: 60, full: 1_500 });
const reason = 'Decided.';
const SCORINGS: readonly Partial<PlanInput>[] = [
  { scoring: { kind: 'RESULT', win: 2, draw: 1, loss: 0 } },
  { scoring: { kind: 'RESULT', win: 3, draw: 1, loss: 0 }, bye: 2, halfBye: 0.5, absence: 0.2 },
  {},
];

const membersOf = (team: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${team} ${place + 1}`);

/** A season of teams as operators may leave it, with line-ups, byes, forfeits, corrections and annulled boards. */
function randomDesk(random: Random): Desk {
  const desk = new Desk();
  const boards = 2 + random.below(3);
  const rounds = 2 + random.below(3);
  desk.must({ type: 'openLeague', name: 'Teams' });
  const plan = {
    ruleset: 'lantern',
    format:
      random.below(3) === 0
        ? { kind: 'ROUND_ROBIN', twice: random.below(2) === 0 }
        : {
            kind: 'SWISS',
            rounds,
            oddFirst: random.below(2) === 0,
            ...(random.below(4) === 0 ? { accelerated: true } : {}),
          },
    match: { kind: 'BOARDS', boards, swapped: random.below(3) > 0 },
    tieBreaks: random.shuffle(['GAME_POINTS', 'BUCHHOLZ', 'SONNEBORN_BERGER', 'DIRECT_ENCOUNTER', 'WINS']).slice(0, 3),
    ...random.pick(SCORINGS),
  } as PlanInput;
  desk.must({ type: 'openSeason', name: 'Autumn', plan });
  const enter = (team: string): void =>
    void desk.must({ type: 'enter', season: 1, player: team, members: membersOf(team, boards + random.below(3)) });
  for (let team = 3 + random.below(5); team > 0; team -= 1) enter(`Team ${team}`);
  const played = 1 + random.below(rounds);
  for (let round = 1; round <= played; round += 1) {
    between(desk, random, round, enter);
    if (!isPaired(desk, random, round)) break;
    for (const pairing of desk.season.rounds.at(-1)!.pairings)
      for (const board of gamesOf(pairing)) if (round < played || random.below(3) > 0) decide(desk, random, board);
  }
  lineUp(desk, random);
  return desk;
}

function between(desk: Desk, random: Random, round: number, enter: (team: string) => void): void {
  lineUp(desk, random);
  const { player } = random.pick(desk.season.entries);
  if (random.below(4) === 0) desk.give({ type: 'withdraw', season: 1, player, reason });
  const players = random.shuffle(desk.season.entries.map((entry) => entry.player)).slice(0, 2);
  if (random.below(4) === 0) desk.give({ type: 'forbidPairing', season: 1, players, reason });
  if (desk.season.plan.format.kind === 'SWISS' && random.below(3) === 0) enter(`Late ${round}`);
}

function lineUp(desk: Desk, random: Random): void {
  const { match } = desk.season.plan;
  const boards = match?.kind === 'BOARDS' ? match.boards : 0;
  for (const { player, members } of desk.season.entries) {
    if (random.below(2) === 0) continue;
    const chosen = new Set(random.shuffle(members).slice(0, boards));
    desk.give({ type: 'lineUp', season: 1, player, members: members.filter((member) => chosen.has(member)) });
  }
}

function isPaired(desk: Desk, random: Random, round: number): boolean {
  const byes = desk.season.entries
    .filter(({ withdrawnAfter }) => withdrawnAfter === null && random.below(8) === 0)
    .map(({ player }) => ({ player, points: random.pick([0, 0.5, 1, 3]), requested: random.below(2) === 0 }));
  const command = { type: 'pairRound', season: 1, round, ...(byes.length > 0 ? { byes } : {}) } as const;
  return !isRefusal(desk.give(command, asked('host', false, round)));
}

function decide(desk: Desk, random: Random, { gameId, players }: Pairing): void {
  const kind = random.below(9);
  const [first = ''] = random.shuffle(players);
  if (kind === 0) desk.must({ type: 'forfeit', season: 1, gameId, absent: [first], reason });
  else if (kind === 1) desk.must({ type: 'forfeit', season: 1, gameId, absent: [...players], reason });
  else if (kind === 2) desk.must({ type: 'annulResult', season: 1, gameId, reason });
  else {
    const won = random.pick([null, ...players]);
    const placed = players.map((player) => ({ player, points: 3, rank: won === null || won === player ? 1 : 2 }));
    desk.must({ ...confirmed, gameId, placed }, SYSTEM);
  }
  if (random.below(6) > 0) return;
  const scores = players.map((player) => ({ player, points: random.pick([0, 0.5, 1, 2]) }));
  desk.give({ type: 'correctResult', season: 1, gameId, scores, reason });
}

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
  if (typeof reported === 'string') throw new Error(`${reported}\n${text}`);
  return { again: reported.season, byes: reported.byes };
}

describe('a season of teams written as TRF26 and read again', () => {
  const random = Random.from(seedOf('reports of teams'));
  const seasons = Array.from({ length: SEASONS }, () => randomDesk(random).season);

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
