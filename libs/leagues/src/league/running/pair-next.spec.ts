import { isRefusal } from '#kernel';
import { seasonOf, SYSTEM, type Desk, type PlanInput } from '../../testing/desk.js';

const SWISS = { kind: 'SWISS', rounds: 1 } as const;
const WHEN_COMPLETE = { pairing: { kind: 'WHEN_COMPLETE' } } as const;

/** The server pairs a round: the event, or the code of the refusal. */
function pairs(desk: Desk, round: number): unknown {
  const decision = desk.give({ type: 'pairNext', season: 1, round }, SYSTEM);
  if (isRefusal(decision)) return decision.code;
  const [event] = decision.events;
  return event!.type === 'roundNotPaired' ? event!.obstacle : event!.type;
}

describe('a round that is due', () => {
  it('is paired by the server as the format proposes it', () => {
    const desk = seasonOf(5, { kind: 'SWISS', rounds: 2 }, WHEN_COMPLETE);
    expect(pairs(desk, 1)).toBe('roundPaired');
    expect(desk.events.at(-1)).toMatchObject({ isProposed: true, by: 'system', startsAt: 500 });
    expect(desk.code({ type: 'pairNext', season: 1, round: 2 })).toBe('notOfTheServer');
  });

  it('waits, and the log says why, where it cannot be paired', () => {
    const desk = seasonOf(1, { kind: 'SWISS', rounds: 2 }, WHEN_COMPLETE);
    expect(pairs(desk, 1)).toBe('TOO_FEW');
    const two = seasonOf(2, { kind: 'SWISS', rounds: 2 }, WHEN_COMPLETE);
    pairs(two, 1);
    expect(pairs(two, 2)).toBe('ROUND_RUNS');
    two.playRound();
    // They have met.
    expect(pairs(two, 2)).toBe('NO_PAIRING');
    expect(two.season.rounds).toHaveLength(1);
  });

  it('waits for players who pause, also before the finals', () => {
    const desk = seasonOf(2, { kind: 'TABLES', rounds: 2, sizes: [2] }, WHEN_COMPLETE);
    const finals = seasonOf(2, SWISS, { ...WHEN_COMPLETE, finals: { format: { kind: 'KNOCK_OUT' }, top: 2 } });
    for (const one of [desk, finals]) {
      pairs(one, 1);
      one.playRound();
      for (const player of ['p1', 'p2']) {
        one.must({ type: 'pause', season: 1, player });
        expect(pairs(one, 2)).toBe('TOO_FEW');
      }
      for (const player of ['p1', 'p2']) one.must({ type: 'resume', season: 1, player });
    }
    expect([pairs(desk, 2), pairs(finals, 2)]).toEqual(['roundPaired', 'finalsBegan']);
  });

  it('is refused where it was paired meanwhile, and where the season has had its rounds', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 1 }, WHEN_COMPLETE);
    desk.pairNext();
    expect(pairs(desk, 1)).toBe('wrongRound');
    desk.playRound();
    expect(pairs(desk, 2)).toBe('nothingToPair');
  });

  it('belongs to a format with rounds, and to a timetable that begins from now on', () => {
    const opened = (plan: Omit<PlanInput, 'ruleset'>): string => {
      const desk = seasonOf(0, { kind: 'ROUND_ROBIN' });
      desk.must({ type: 'closeSeason', season: 1 });
      return desk.code({ type: 'openSeason', name: 'Two', plan: { ruleset: 'lantern', ...plan } });
    };
    const timetable = (first: number) => ({ pairing: { kind: 'TIMETABLE', first, every: 3_600 } }) as const;
    expect(opened({ format: { kind: 'LADDER' }, ...WHEN_COMPLETE })).toBe('roundsOnly');
    expect(opened({ format: { kind: 'SWISS', rounds: 3 }, ...timetable(499) })).toBe('startsInThePast');
    expect(opened({ format: { kind: 'SWISS', rounds: 3 }, ...timetable(500) })).toBe('accepted');
  });
});
