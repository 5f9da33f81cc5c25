import { Random } from '#kernel';
import { asked, confirmed, seasonOf, SYSTEM, type PlanInput } from '../testing/desk.js';
import { evolveLeague } from './evolve.js';
import { resultsOf } from './results.js';
import { tableOf } from './season-table.js';
import { newLeague, pairingsOf } from './state.js';

describe('a league', () => {
  it('is run by its opener and the named operators; any account enters and withdraws for itself', () => {
    const desk = seasonOf(2, { kind: 'ROUND_ROBIN' });
    const stranger = asked('p9');
    expect(desk.code({ type: 'closeSeason', season: 1 }, stranger)).toBe('notAnOperator');
    expect(desk.code({ type: 'enter', season: 1, player: 'p8', members: ['p8'] }, stranger)).toBe('notAnOperator');
    expect(desk.code({ type: 'enter', season: 1, player: 'p9', members: ['p9'], number: 1 }, stranger)).toBe(
      'notAnOperator',
    );
    expect(desk.code({ type: 'enter', season: 1, player: 'p9', members: ['p9'] }, stranger)).toBe('accepted');
    expect(desk.code({ type: 'withdraw', season: 1, player: 'p1', reason: 'Ill.' }, stranger)).toBe('notAnOperator');
    expect(desk.code({ type: 'withdraw', season: 1, player: 'p9', reason: 'Ill.' }, stranger)).toBe('accepted');
    expect(desk.events.at(-1)).toEqual({ type: 'withdrawn', season: 1, player: 'p9', by: 'p9', reason: 'Ill.' });
  });

  it('has one season at a time, and accepts nothing in a closed one', () => {
    const desk = seasonOf(2, { kind: 'ROUND_ROBIN' });
    const next = {
      type: 'openSeason',
      name: 'Winter',
      plan: { ruleset: 'lantern', format: { kind: 'LADDER' } },
    } as const;
    expect(desk.code(next)).toBe('seasonRuns');
    desk.must({ type: 'closeSeason', season: 1 });
    expect(desk.code({ type: 'closeSeason', season: 1 })).toBe('seasonClosed');
    expect(desk.code(next)).toBe('accepted');
    expect(desk.code({ type: 'closeSeason', season: 7 })).toBe('noSuchSeason');
  });

  it('enters a player once, in a team or individually, and none in a season that no longer accepts entries', () => {
    const desk = seasonOf(3, { kind: 'KNOCK_OUT' });
    expect(desk.code({ type: 'enter', season: 1, player: 'p1', members: ['p1'] })).toBe('alreadyEntered');
    expect(desk.code({ type: 'enter', season: 1, player: 'Owls', members: ['p9', 'p2'] })).toBe('memberTwice');
    expect(desk.code({ type: 'enter', season: 1, player: 'Owls', members: ['p8', 'p8'] })).toBe('memberTwice');
    expect(desk.code({ type: 'enter', season: 1, player: 'Owls', members: ['p9'] })).toBe('wrongName');
    expect(desk.code({ type: 'enter', season: 1, player: 'p9', members: ['p8', 'p9'] })).toBe('wrongName');
    desk.pairNext();
    expect(desk.code({ type: 'enter', season: 1, player: 'p9', members: ['p9'] })).toBe('entriesClosed');
  });
});

describe('a round', () => {
  it('is paired completely or not at all, each player once', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    const pair = (pairings: readonly string[][], byes: readonly string[] = [], round = 1): string =>
      desk.code({
        type: 'pairRound',
        season: 1,
        round,
        pairings: pairings.map((players) => ({ players })),
        byes: byes.map((player) => ({ player, points: 1 })),
      });
    expect(pair([['p1', 'p2']])).toBe('notPaired');
    expect(
      pair([
        ['p1', 'p2'],
        ['p3', 'p3'],
      ]),
    ).toBe('pairedTwice');
    expect(
      pair([
        ['p1', 'p2'],
        ['p3', 'p7'],
      ]),
    ).toBe('notEntered');
    expect(pair([['p1', 'p2']], ['p3', 'p4'], 2)).toBe('wrongRound');
    expect(desk.season.rounds).toEqual([]);
    expect(pair([['p1', 'p2']], ['p3', 'p4'])).toBe('accepted');
  });

  it('records whether it is the proposal of the format, or the pairing of an organizer', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    desk.pairNext();
    expect(desk.events.at(-1)).toMatchObject({ type: 'roundPaired', isProposed: true, startsAt: 500, by: 'host' });
    const own = [
      ['p1', 'p2'],
      ['p3', 'p4'],
    ].map((players) => ({ players }));
    desk.must({ type: 'pairRound', season: 1, round: 1, startsAt: 507, pairings: own });
    expect(desk.events.at(-1)).toMatchObject({ isProposed: false, startsAt: 507 });
    expect(desk.season.rounds).toHaveLength(1);
    desk.playRound();
    expect(desk.code({ type: 'pairRound', season: 1, round: 1, pairings: own })).toBe('roundPlayed');
  });

  it('begins when the previous one is decided', () => {
    const next = { type: 'pairRound', season: 1, round: 2, pairings: [{ players: ['p1', 'p2'] }] } as const;
    for (const format of [{ kind: 'SWISS', rounds: 3 }, { kind: 'ROUND_ROBIN' }] as const) {
      const desk = seasonOf(4, format);
      desk.pairNext();
      expect(desk.code(next)).toBe('roundRuns');
    }
    // On a ladder players play when they are challenged.
    const ladder = seasonOf(4, { kind: 'LADDER' });
    expect(ladder.code({ type: 'pairRound', season: 1, round: 1 })).toBe('nothingToPair');
    expect(ladder.code({ ...next, round: 1 })).toBe('accepted');
    expect(ladder.code(next)).toBe('accepted');
  });
});

describe('a round that is given by hand', () => {
  it('has the byes that are given, and the format pairs the others', () => {
    const desk = seasonOf(5, { kind: 'SWISS', rounds: 3 });
    const bye = (player: string) => [{ player, points: 0.5 }];
    expect(desk.code({ type: 'pairRound', season: 1, round: 1, byes: bye('p9') })).toBe('notEntered');
    expect(desk.code({ type: 'pairRound', season: 1, round: 1, byes: [...bye('p2'), ...bye('p2')] })).toBe(
      'pairedTwice',
    );
    desk.must({ type: 'pairRound', season: 1, round: 1, byes: bye('p2') });
    expect(desk.events.at(-1)).toMatchObject({ byes: bye('p2'), isProposed: false });
    expect(desk.season.rounds[0]!.pairings.map(({ players }) => [...players].sort())).toEqual([
      ['p1', 'p4'],
      ['p3', 'p5'],
    ]);
  });

  it.each([{ kind: 'ROUND_ROBIN' }, { kind: 'TABLES', rounds: 2, sizes: [2, 3] }, { kind: 'KNOCK_OUT' }] as const)(
    'keeps a player with a bye out of the games of $kind',
    (format) => {
      const desk = seasonOf(5, format);
      desk.must({ type: 'pairRound', season: 1, round: 1, byes: [{ player: 'p4', points: 1 }] });
      const [round] = desk.season.rounds;
      expect(round!.byes).toContainEqual({ player: 'p4', points: 1 });
      expect(round!.pairings.flatMap(({ players }) => players)).not.toContain('p4');
      expect(round!.pairings.length).toBeGreaterThan(0);
    },
  );

  it('gives a bye the points of the plan, unless it states others', () => {
    const desk = seasonOf(6, { kind: 'SWISS', rounds: 3 }, { bye: 3, halfBye: 1.5 });
    const byes = [{ player: 'p2' }, { player: 'p4', requested: true }, { player: 'p6', points: 2 }];
    desk.must({ type: 'pairRound', season: 1, round: 1, byes });
    expect(desk.season.rounds[0]!.byes.slice(0, 3)).toEqual([
      { player: 'p2', points: 3 },
      { player: 'p4', requested: true, points: 1.5 },
      { player: 'p6', points: 2 },
    ]);
  });

  it('has the pairings that are given, and the format pairs the others where it is asked to', () => {
    const given = { type: 'pairRound', season: 1, round: 1, pairings: [{ players: ['p1', 'p2'] }] } as const;
    const swiss = seasonOf(7, { kind: 'SWISS', rounds: 3 });
    expect(swiss.code(given)).toBe('notPaired');
    swiss.must({ ...given, byes: [{ player: 'p7', requested: true }], pairOthers: true });
    expect(swiss.events.at(-1)).toMatchObject({ isProposed: false, byes: [{ player: 'p7', points: 0.5 }] });
    expect(swiss.season.rounds[0]!.pairings.map(({ players }) => [...players].sort())).toEqual([
      ['p1', 'p2'],
      ['p3', 'p5'],
      ['p4', 'p6'],
    ]);
    const alone = seasonOf(3, { kind: 'SWISS', rounds: 3 });
    alone.must({ ...given, pairOthers: true });
    expect(alone.events.at(-1)).toMatchObject({ byes: [{ player: 'p3', points: 1 }] });
    expect(seasonOf(4, { kind: 'ROUND_ROBIN' }).code({ ...given, pairOthers: true })).toBe('scheduleIsFixed');
  });

  it('counts players whose opponents are given among those who are accelerated', () => {
    const accelerated = { kind: 'SWISS', rounds: 5, accelerated: true } as const;
    const desk = seasonOf(8, accelerated);
    const pairings = [{ players: ['p1', 'p8'] }];
    desk.must({ type: 'pairRound', season: 1, round: 1, pairings, pairOthers: true });
    // The upper half is p1 to p4: p2 meets p3, and p4 is moved down.
    expect(desk.season.rounds[0]!.pairings.map(({ players }) => [...players].sort())).toContainEqual(['p2', 'p3']);
  });

  it('starts from now on, within a year', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    const pair = (startsAt: number) => desk.code({ type: 'pairRound', season: 1, round: 1, startsAt });
    expect(pair(499)).toBe('startsInThePast');
    expect(pair(500 + 400 * 86_400_000)).toBe('startsTooLate');
    expect(pair(500)).toBe('accepted');
  });

  it.each(['SWISS', 'TABLES', 'ROUND_ROBIN', 'KNOCK_OUT', 'DOUBLE_ELIMINATION'] as const)(
    'is not written without a player, or where all but one have withdrawn: %s',
    (kind) => {
      const format = kind === 'SWISS' || kind === 'TABLES' ? { kind, rounds: 3 } : { kind };
      expect(seasonOf(0, format).code({ type: 'pairRound', season: 1, round: 1 })).toBe('nothingToPair');
      const desk = seasonOf(4, format);
      expect(desk.code({ type: 'pairRound', season: 1, round: 1, pairings: [], byes: [] })).not.toBe('accepted');
      for (const player of ['p1', 'p2', 'p3']) desk.must({ type: 'withdraw', season: 1, player, reason: 'Ill.' });
      expect(desk.code({ type: 'pairRound', season: 1, round: 1 })).toBe('nothingToPair');
    },
  );

  it('names matches of the bracket that are open, with their players', () => {
    const desk = seasonOf(4, { kind: 'KNOCK_OUT' });
    const pair = (match: string, ...players: string[]) =>
      desk.code({ type: 'pairRound', season: 1, round: 1, pairings: [{ players, match }] });
    expect(pair('W1.1', 'p1', 'p2')).toBe('wrongMatch');
    expect(pair('W2.1', 'p1', 'p4')).toBe('wrongMatch');
    expect(pair('W1.1', 'p4', 'p1')).toBe('accepted');
    const swiss = seasonOf(2, { kind: 'SWISS', rounds: 1 });
    const named = [{ players: ['p1', 'p2'], match: 'W1.1' }];
    expect(swiss.code({ type: 'pairRound', season: 1, round: 1, pairings: named })).toBe('wrongMatch');
  });
});

describe('a correction', () => {
  it('says nothing of later matches where a format has no bracket', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    desk.pairNext();
    desk.playRound();
    const [{ gameId, players } = { gameId: '', players: [] }] = pairingsOf(desk.season);
    const told = { season: 1, gameId, reason: 'Agreed.', later: 'STAND' } as const;
    const scores = players.map((player) => ({ player, points: 0.5 }));
    expect(desk.code({ type: 'correctResult', scores, ...told })).toBe('bracketsOnly');
    expect(desk.code({ type: 'annulResult', ...told })).toBe('bracketsOnly');
  });
});

describe('the points of a season', () => {
  it('are stated in full when it opens: a bye and a walkover are worth a win, a bye on request a draw', () => {
    const opened = (scoring: PlanInput['scoring']) =>
      seasonOf(0, { kind: 'SWISS', rounds: 3 }, { scoring }).events.find(({ type }) => type === 'seasonOpened');
    expect(opened({ kind: 'RESULT', win: 3, draw: 1, loss: 0 })).toMatchObject({
      plan: { bye: 3, halfBye: 1, absence: 0, forfeit: { win: 3, loss: 0 } },
    });
    expect(opened({ kind: 'RANKS', byRank: [5, 3, 1] })).toMatchObject({
      plan: { bye: 5, halfBye: 3, absence: 0, forfeit: { win: 5, loss: 0 } },
    });
  });

  it('have to be stated where the points of games count', () => {
    const desk = seasonOf(0, { kind: 'LADDER' });
    desk.must({ type: 'closeSeason', season: 1 });
    const plan = { ruleset: 'lantern', format: { kind: 'SWISS', rounds: 3 }, scoring: { kind: 'SCORE' } } as const;
    expect(desk.code({ type: 'openSeason', name: 'S', plan })).toBe('pointsUnstated');
    expect(desk.code({ type: 'openSeason', name: 'S', plan: { ...plan, bye: 0, forfeit: { win: 0 } } })).toBe(
      'accepted',
    );
  });

  it('count a win by what it is worth', () => {
    const scoring = { kind: 'RESULT', win: 3, draw: 1, loss: 0 } as const;
    const desk = seasonOf(2, { kind: 'SWISS', rounds: 3 }, { scoring, tieBreaks: ['WINS'] });
    desk.pairNext();
    desk.playRound((players) => players.map(() => 1));
    expect(tableOf(desk.season).map(({ points, tieBreaks }) => [points, ...tieBreaks])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

describe('the seats and the pace of a season', () => {
  it('lets everyone sit first about as often at tables, whoever leads', () => {
    const desk = seasonOf(8, { kind: 'TABLES', rounds: 6, sizes: [4] });
    while (desk.pairNext()) desk.playRound();
    const firsts = (player: string) => pairingsOf(desk.season).filter(({ players }) => players[0] === player).length;
    const counts = desk.season.entries.map(({ player }) => firsts(player));
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  it('is accelerated where the plan says so: the upper half meets the upper half', () => {
    const desk = seasonOf(8, { kind: 'SWISS', rounds: 7, accelerated: true });
    desk.pairNext();
    const pairs = desk.season.rounds[0]!.pairings.map(({ players }) => players.toSorted().join('-'));
    expect(pairs.sort()).toEqual(['p1-p3', 'p2-p4', 'p5-p7', 'p6-p8']);
  });
});

describe('a game that was not played', () => {
  const buchholz = { tieBreaks: ['BUCHHOLZ'] } as const;
  const first = (desk: ReturnType<typeof seasonOf>) => desk.season.rounds.at(-1)!.pairings[0]!;
  const decided = (desk: ReturnType<typeof seasonOf>, change: 'annulResult' | 'forfeit') => {
    const { gameId, players } = first(desk);
    if (change === 'forfeit')
      desk.must({ type: 'forfeit', season: 1, gameId, absent: [players[1]!], reason: 'Not there.' });
    else desk.must({ type: 'annulResult', season: 1, gameId, reason: 'They had help.' });
    return gameId;
  };

  it('lets its players meet: one that was annulled before or after its end, and a forfeit, also a corrected one', () => {
    for (const [isPlayed, change, isCorrected] of [
      [true, 'annulResult', false],
      [false, 'annulResult', false],
      [false, 'forfeit', false],
      [false, 'forfeit', true],
    ] as const) {
      const desk = seasonOf(2, { kind: 'SWISS', rounds: 3 }, buchholz);
      desk.pairNext();
      if (isPlayed) desk.playRound();
      const gameId = decided(desk, change);
      const scores = first(desk).players.map((player, place) => ({ player, points: place }));
      if (isCorrected) desk.must({ type: 'correctResult', season: 1, gameId, scores, reason: 'The other one.' });
      expect(desk.pairNext()).toBe(true);
      expect(resultsOf(desk.season)).toEqual([]);
    }
  });

  it('is no meeting at tables either', () => {
    const desk = seasonOf(4, { kind: 'TABLES', rounds: 3, sizes: [2] }, { scoring: { kind: 'RESULT' } });
    desk.pairNext();
    const before = desk.season.rounds[0]!.pairings.map(({ players }) => [...players].sort());
    for (const { gameId } of desk.season.rounds[0]!.pairings)
      desk.must({ type: 'annulResult', season: 1, gameId, reason: 'A storm.' });
    desk.pairNext();
    expect(desk.season.rounds[1]!.pairings.map(({ players }) => [...players].sort())).toEqual(before);
  });
});

describe('a result', () => {
  const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
  desk.pairNext();
  const [first, second] = pairingsOf(desk.season);
  const scores = [
    { player: first!.players[0]!, points: 1 },
    { player: first!.players[1]!, points: 0 },
  ];

  it('is for its players, for each once', () => {
    const confirm = (given: typeof scores, gameId = first!.gameId): string =>
      desk.code({ ...confirmed, gameId, placed: given.map((each) => ({ ...each, rank: 2 - each.points })) }, SYSTEM);
    expect(confirm(scores, 'elsewhere')).toBe('noSuchGame');
    expect(confirm(scores.slice(1))).toBe('scoreMissing');
    expect(confirm([...scores, scores[0]!])).toBe('scoreMissing');
    expect(confirm([{ player: 'p9', points: 1 }])).toBe('noSuchPlayer');
    expect(confirm(scores)).toBe('accepted');
    expect(confirm(scores)).toBe('alreadyDecided');
  });

  it('is corrected and annulled with a reason, and keeps the hash of its game', () => {
    const correct = { type: 'correctResult', season: 1, gameId: first!.gameId, reason: 'A bug in the rules.' } as const;
    desk.must({ ...correct, scores: scores.map(({ player }) => ({ player, points: 0.5 })) });
    expect(pairingsOf(desk.season)[0]!.outcome).toEqual({
      kind: 'CORRECTED',
      gameHash: 'h',
      endedAt: 900,
      placed: scores.map((each) => ({ ...each, rank: 2 - each.points })),
      scores: scores.map(({ player }) => ({ player, points: 0.5 })),
      since: 8,
    });
    expect(tableOf(desk.season).filter(({ points }) => points === 0.5)).toHaveLength(2);
    expect(resultsOf(desk.season)).toEqual([
      {
        gameId: first!.gameId,
        ruleset: 'lantern',
        at: 900,
        sides: first!.players.map((player) => ({ players: [player], rank: 1 })),
      },
    ]);
    const annul = { type: 'annulResult', season: 1, gameId: first!.gameId, reason: 'They had help.' } as const;
    desk.must(annul);
    expect(resultsOf(desk.season)).toEqual([]);
    expect(desk.code(annul)).toBe('alreadyAnnulled');
    expect(tableOf(desk.season).map(({ points }) => points)).toEqual([0, 0, 0, 0]);
    expect(desk.code({ ...correct, gameId: second!.gameId, scores })).toBe('notDecided');
  });

  it('is forfeited by a player who did not appear; if none appeared, no one gets points', () => {
    const [one, other] = second!.players as [string, string];
    const forfeit = { type: 'forfeit', season: 1, gameId: second!.gameId, reason: 'Did not come.' } as const;
    expect(desk.code({ ...forfeit, absent: ['p9'] }, SYSTEM)).toBe('noSuchPlayer');
    desk.must({ ...forfeit, absent: [one] }, SYSTEM);
    expect(desk.events.at(-1)).toMatchObject({
      type: 'resultForfeited',
      by: 'system',
      scores: [
        { player: one, points: 0 },
        { player: other, points: 1 },
      ],
    });
    const both = seasonOf(2, { kind: 'ROUND_ROBIN' });
    both.pairNext();
    both.must({ ...forfeit, gameId: '1-0', absent: ['p1', 'p2'] }, SYSTEM);
    expect(tableOf(both.season).map(({ points }) => points)).toEqual([0, 0]);
  });
});

describe('a season, from its first round to its last', () => {
  it.each<[name: string, format: PlanInput['format'], players: number, rounds: number]>([
    ['ROUND_ROBIN', { kind: 'ROUND_ROBIN' }, 7, 7],
    ['a double ROUND_ROBIN', { kind: 'ROUND_ROBIN', twice: true }, 4, 6],
    ['SWISS', { kind: 'SWISS', rounds: 5 }, 13, 5],
    ['KNOCK_OUT', { kind: 'KNOCK_OUT' }, 11, 4],
    ['DOUBLE_ELIMINATION', { kind: 'DOUBLE_ELIMINATION' }, 8, 6],
    ['TABLES', { kind: 'TABLES', rounds: 4 }, 11, 4],
  ])('of %s is proposed round by round, and the best player comes first', (_, format, players, rounds) => {
    const tables = { scoring: { kind: 'RANKS', byRank: [5, 3, 1, 0, 0] } } as const;
    const desk = seasonOf(players, format, format.kind === 'TABLES' ? tables : {});
    while (desk.pairNext()) desk.playRound();
    expect(desk.season.rounds).toHaveLength(rounds);
    expect(desk.events.filter(({ type }) => type === 'roundPaired')).toEqual(
      Array.from({ length: rounds }, () => expect.objectContaining({ isProposed: true }) as unknown),
    );
    const [best] = tableOf(desk.season);
    if (format.kind !== 'TABLES') expect(best?.player).toBe('p1');
    const again = desk.events.reduce(evolveLeague, newLeague);
    expect(again).toEqual(desk.league);
  });

  it('continues when a player withdraws: their next opponent has a bye, or advances', () => {
    const formats: readonly PlanInput['format'][] = [
      { kind: 'ROUND_ROBIN' },
      { kind: 'SWISS', rounds: 4 },
      { kind: 'KNOCK_OUT' },
      { kind: 'TABLES', rounds: 3 },
    ];
    for (const format of formats) {
      const desk = seasonOf(8, format);
      desk.pairNext();
      desk.playRound();
      desk.must({ type: 'withdraw', season: 1, player: 'p1', reason: 'Ill.' });
      while (desk.pairNext()) {
        expect(desk.season.rounds.at(-1)!.pairings.flatMap(({ players }) => players)).not.toContain('p1');
        desk.playRound();
      }
      expect(desk.season.rounds.length).toBeGreaterThan(1);
    }
  });

  it('repeats a match of a knock-out that had no winner', () => {
    const desk = seasonOf(2, { kind: 'KNOCK_OUT' });
    desk.pairNext();
    desk.playRound((players) => players.map(() => 0.5));
    desk.pairNext();
    expect(pairingsOf(desk.season).map(({ match }) => match)).toEqual(['W1.1', 'W1.1']);
    desk.playRound();
    expect(desk.pairNext()).toBe(false);
  });

  it('is the same from the same events, for any results', () => {
    const random = Random.from('season');
    const desk = seasonOf(10, { kind: 'SWISS', rounds: 6 });
    while (desk.pairNext()) {
      const before = desk.events.reduce(evolveLeague, newLeague);
      expect(before).toEqual(desk.league);
      desk.playRound(() =>
        random.pick([
          [1, 0],
          [0.5, 0.5],
          [0, 1],
        ]),
      );
    }
  });
});
