import { isRefusal, Random } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { reportOf } from '../../exchange/report-of.js';
import { writeTrf } from '../../exchange/trf-writer.js';
import { asked, Desk, seasonOf, type LeagueInput, type PlanInput } from '../../testing/desk.js';
import { randomDuels, randomTeams } from '../../testing/random-desks.js';
import { deckCommitment } from '../decks/commitment.js';
import { evolveLeague } from '../evolve.js';
import { proposalFor } from '../proposal.js';
import { resultsOf } from '../results.js';
import { tableOf } from '../season-table.js';
import { isComplete, newLeague, type Season } from '../state.js';

const SEASONS = sizeOf('IMPORTED_SEASONS', { here: 30, change: 60, full: 1_500 });
const reason = 'Played at the club.';

const textOf = (season: Season): string => {
  const names = { title: 'Autumn', nameOf: (player: string) => player, dateOf: () => '2026-11-30' };
  const report = reportOf(season, names);
  if (typeof report === 'string') throw new Error(report);
  return writeTrf(report);
};

/** A new season with the plan and the participants of another one. */
function likewise({ plan, entries }: Season): Desk {
  const desk = new Desk();
  desk.must({ type: 'openLeague', name: 'Elsewhere' });
  desk.must({ type: 'openSeason', name: 'Autumn', plan });
  for (const { player, members, number } of entries) desk.must({ type: 'enter', season: 1, player, members, number });
  return desk;
}

const importing = (season: Season, more: Partial<Extract<LeagueInput, { type: 'importRounds' }>> = {}) =>
  ({ type: 'importRounds', season: 1, report: textOf(season), reason, ...more }) as const;

const nextIn = (season: Season): unknown => {
  const next = proposalFor(season, { pairings: [], byes: [] });
  return isRefusal(next) ? next.code : { pairings: next.pairings, byes: next.byes };
};

/** A Swiss of four players after a round. */
function played(more: Partial<PlanInput> = {}): Desk {
  const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 }, more);
  desk.pairNext();
  desk.playRound();
  return desk;
}

describe('rounds that were played elsewhere', () => {
  const random = Random.from(seedOf('imported seasons'));
  const desks = Array.from({ length: SEASONS }, (_, place) =>
    place % 2 === 0 ? randomDuels(random) : randomTeams(random),
  );

  it('make the season that was exported: the same table, and the same next pairing', () => {
    for (const [place, { season }] of desks.entries()) {
      const desk = likewise(season);
      if (!isComplete(season) && season.rounds.length > 0) {
        expect(desk.code(importing(season))).toBe('roundUnfinished');
        continue;
      }
      if (desk.code(importing(season)) === 'nothingToImport') continue;
      const name = `season ${place}: ${sameAgain('libs/leagues/src/league/importing', 'IMPORTED_SEASONS')}\n${textOf(season)}`;
      expect({ name, table: tableOf(desk.season) }).toEqual({ name, table: tableOf(season) });
      expect({ name, next: nextIn(desk.season) }).toEqual({ name, next: nextIn(season) });
      expect(textOf(desk.season)).toBe(textOf(season));
      expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
    }
  });

  it('are events of their own: without a hash of a game, with the day of the report, and marked in the season', () => {
    const { season } = played();
    const desk = likewise(season);
    const day = Date.UTC(2026, 10, 30);
    const [event] = desk.must(importing(season), { ...asked('host'), at: day + 1 });
    expect(event).toMatchObject({ type: 'roundImported', round: 1, playedAt: day, by: 'host', reason });
    expect(JSON.stringify(event)).not.toContain('gameHash');
    const [round] = desk.season.rounds;
    expect(round).toMatchObject({ imported: true, pairings: [{ outcome: { gameHash: null } }, {}] });
    expect(resultsOf(desk.season)).toHaveLength(2);
    // A decision about an imported game is as that about any other.
    const { gameId } = round!.pairings[0]!;
    desk.must({ type: 'annulResult', season: 1, gameId, reason });
    expect(resultsOf(desk.season)).toHaveLength(1);
    expect(desk.code({ type: 'pairRound', season: 1, round: 1 })).toBe('roundPlayed');
    expect(desk.pairNext()).toBe(true);
  });

  it('name their participants in the order of the report', () => {
    const { season } = played();
    const desk = likewise(season);
    desk.must(importing(season, { participants: ['p4', 'p3', 'p2', 'p1'] }));
    const mirrored = new Map(season.entries.map(({ player }, place) => [player, `p${4 - place}`]));
    expect(desk.season.rounds[0]!.pairings.map(({ players }) => players)).toEqual(
      season.rounds[0]!.pairings.map(({ players }) => players.map((player) => mirrored.get(player))),
    );
  });

  it.each<[string, (desk: Desk, season: Season) => string]>([
    ['notAnOperator', (desk, season) => desk.code(importing(season), asked('p1'))],
    ['wrongReport', (desk) => desk.code({ type: 'importRounds', season: 1, report: 'nothing', reason })],
    ['notEntered', (desk, season) => desk.code(importing(season, { participants: ['p1', 'p2', 'p3', 'p9'] }))],
    ['otherParticipants', (desk, season) => desk.code(importing(season, { participants: ['p1', 'p2', 'p3'] }))],
    ['otherParticipants', (desk, season) => desk.code(importing(season, { participants: ['p1', 'p2', 'p3', 'p3'] }))],
    [
      'importTooLate',
      (desk, season) => {
        desk.pairNext();
        return desk.code(importing(season));
      },
    ],
  ])('are refused with %s', (code, give) => {
    const { season } = played();
    expect(give(likewise(season), season)).toBe(code);
  });

  it.each<[string, string, Partial<PlanInput>]>([
    ['importBeyond', '', { format: { kind: 'KNOCK_OUT' } }],
    ['importBeyond', '', { groups: { count: 2 } }],
    ['importBeyond', '', { scoring: { kind: 'SCORE' }, bye: 1, forfeit: { win: 1 } }],
    ['otherPlan', 'format', { format: { kind: 'ROUND_ROBIN' } }],
    ['otherPlan', 'win', { scoring: { kind: 'RESULT', win: 3 } }],
    ['otherPlan', 'bye', { bye: 0.5 }],
    ['otherPlan', 'absence', { absence: 0.5 }],
  ])('need a season that counts as the report does: %s %s', (code, part, more) => {
    const { season } = played();
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 }, more);
    expect(desk.give(importing(season))).toMatchObject({ code, facts: part === '' ? {} : { part } });
  });

  it('begin a season with decks, which are fixed then: those who play on have one', () => {
    const { season } = played();
    const withdrawn = textOf({
      ...season,
      entries: season.entries.map((entry) => (entry.player === 'p4' ? { ...entry, withdrawnAfter: 1 } : entry)),
    });
    const desk = likewise({ ...season, plan: { ...season.plan, decks: { required: true, shown: 'JUDGES' } } });
    const deckOf = (player: string): string => deckCommitment({ salt: 'salt', content: player });
    const submit = (player: string) => ({ type: 'submitDeck', season: 1, player, commitment: deckOf(player) }) as const;
    for (const player of ['p1', 'p2']) desk.must(submit(player), asked(player));
    expect(desk.give(importing(season))).toMatchObject({ code: 'deckMissing', facts: { player: 'p3' } });
    desk.must(submit('p3'), asked('p3'));
    const decks = { open: new Map(), refused: [deckOf('p2')] };
    expect(desk.give(importing(season, { report: withdrawn }), { ...asked('host'), decks })).toMatchObject({
      ...{ code: 'deckMissing', facts: { player: 'p2' } },
    });
    desk.must(importing(season, { report: withdrawn }));
    expect(desk.code(submit('p1'), asked('p1'))).toBe('decksFixed');
    expect(desk.pairNext()).toBe(true);
    expect(desk.season.entries).toHaveLength(4);
  });

  it('of groups are paired by hand and reported instead, as the refusal says', () => {
    const plan = { groups: { count: 2, formed: 'BY_HAND' }, elsewhere: {} } as const;
    const desk = seasonOf(4, { kind: 'ROUND_ROBIN' }, plan);
    const groups = [
      ['p1', 'p2'],
      ['p3', 'p4'],
    ];
    desk.must({ type: 'formGroups', season: 1, groups: groups.map((players) => ({ players })) });
    desk.must({ type: 'pairRound', season: 1, round: 1, pairings: groups.map((players) => ({ players })) });
    for (const { gameId, players } of desk.season.rounds[0]!.pairings) {
      const placed = players.map((player, place) => ({ player, rank: place + 1 }));
      desk.must({ type: 'reportResult', season: 1, gameId, placed });
    }
    expect(tableOf(desk.season).map(({ player, group, points }) => [player, group, points])).toEqual([
      ...[
        ['p1', 1, 1],
        ['p3', 2, 1],
      ],
      ...[
        ['p2', 1, 0],
        ['p4', 2, 0],
      ],
    ]);
  });

  it('are whole rounds', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    desk.pairNext();
    expect(likewise(desk.season).code(importing(desk.season))).toBe('roundUnfinished');
    const none = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    expect(likewise(none.season).code(importing(none.season))).toBe('nothingToImport');
  });
});
