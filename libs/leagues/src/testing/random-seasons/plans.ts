import type { Random } from '#kernel';
import { drawnWords, type DrawnMatch } from '../../league/running/match-plan.js';
import { tieBreaks, type TieBreakName } from '../../standings/tie-breaks.js';
import type { PlanInput } from '../desk.js';

const KNOCK_OUT = { kind: 'KNOCK_OUT' } as const;
const DOUBLE_ELIMINATION = { kind: 'DOUBLE_ELIMINATION' } as const;
const ROUND_ROBIN = { kind: 'ROUND_ROBIN' } as const;

const swiss = (random: Random): PlanInput['format'] => ({
  kind: 'SWISS',
  rounds: 2 + random.below(4),
  oddFirst: random.below(2) === 0,
  ...(random.below(4) === 0 ? { accelerated: true } : {}),
});

const groups = (random: Random): PlanInput['groups'] => ({
  count: 2,
  formed: random.pick(['SNAKE', 'DRAW', 'BY_HAND'] as const),
});

type Planned = Pick<PlanInput, 'format'> & Partial<PlanInput>;

/** The kinds of seasons: every format, and what changes the course of one. */
export const seasonKinds: Readonly<Record<string, (random: Random) => Planned>> = {
  swiss: (random) => ({ format: swiss(random) }),
  'round robin': (random) => ({ format: { ...ROUND_ROBIN, twice: random.below(3) === 0 } }),
  'knock-out': () => ({ format: KNOCK_OUT }),
  'double elimination': () => ({ format: DOUBLE_ELIMINATION }),
  ladder: (random) => ({ format: { kind: 'LADDER', reach: 1 + random.below(3) } }),
  arena: () => ({ format: { kind: 'ARENA' } }),
  tables: (random) => ({ format: { kind: 'TABLES', rounds: 1 + random.below(3), sizes: [3, 4, 2] } }),
  'groups into finals': (random) => ({
    format: random.below(2) === 0 ? ROUND_ROBIN : swiss(random),
    groups: groups(random),
    finals: { format: KNOCK_OUT, top: 2 + random.below(3) },
  }),
  'swiss into finals': (random) => ({
    format: swiss(random),
    finals: { format: random.pick([KNOCK_OUT, DOUBLE_ELIMINATION]), top: 2 + random.below(4), match: bestOf(random) },
  }),
  matches: (random) => ({
    format: random.pick([swiss(random), KNOCK_OUT, DOUBLE_ELIMINATION, { kind: 'LADDER' }]),
    match: random.below(2) === 0 ? bestOf(random) : { kind: 'ALL_GAMES', games: 2 },
  }),
  'teams on boards': (random) => {
    const drawn = random.shuffle(Object.keys(drawnWords) as DrawnMatch[]).slice(random.below(3));
    const match = {
      ...({ kind: 'BOARDS', boards: 2 + random.below(2), swapped: random.below(2) === 0 } as const),
      ...(random.below(3) > 0 ? { drawn } : {}),
    };
    const finals = { format: KNOCK_OUT, top: 2, match };
    const before = { format: random.pick([swiss(random), ROUND_ROBIN]), ...(random.below(3) === 0 ? { finals } : {}) };
    return {
      match,
      ...(random.below(3) === 0 ? { format: random.pick([KNOCK_OUT, { kind: 'ARENA' } as const]) } : before),
    };
  },
  'played elsewhere': (random) => ({ format: random.pick([swiss(random), ROUND_ROBIN, KNOCK_OUT]), elsewhere: {} }),
  'duplicate deals': (random) => ({
    format: random.pick([swiss(random), ROUND_ROBIN]),
    deal: 'DUPLICATE',
    ...(random.below(2) === 0 ? { match: { kind: 'BOARDS', boards: 2 + random.below(2) } } : {}),
  }),
  decks: (random) => ({
    format: random.pick([swiss(random), ROUND_ROBIN, { kind: 'ARENA' }]),
    decks: decks(random),
  }),
};

const decks = (random: Random): PlanInput['decks'] => ({
  required: random.below(3) > 0,
  shown: random.pick(['JUDGES', 'AT_THE_END', 'PUBLIC'] as const),
  ...(random.below(3) === 0 ? { deadline: 100 + random.below(200) } : {}),
});

const bestOf = (random: Random): PlanInput['match'] => ({ kind: 'BEST_OF', games: 3, swapped: random.below(2) === 0 });

const SCORINGS: readonly Partial<PlanInput>[] = [
  {},
  { scoring: { kind: 'RESULT', win: 3, draw: 1, loss: 0 }, bye: 2, halfBye: 1, absence: 0.5 },
  { scoring: { kind: 'RANKS', byRank: [4, 2, 1] }, forfeit: { loss: -1 } },
  { scoring: { kind: 'SCORE', per: 2 }, bye: 3, halfBye: 1, forfeit: { win: 3, loss: 0 } },
];

const REGISTRATIONS: readonly PlanInput['registration'][] = [
  undefined,
  { capacity: 5 },
  { approval: true, capacity: 6 },
  { checkIn: {} },
  { checkIn: { opens: 20, closes: 400 }, capacity: 4, lateUntil: 3 },
  { conditions: { games: 3, rating: { most: 1_800 } } },
  { lateUntil: 1 },
];

/** A random plan of a kind. */
export function randomPlan(random: Random, kind: string): PlanInput {
  const names = Object.keys(tieBreaks) as TieBreakName[];
  const registration = random.pick(REGISTRATIONS);
  const planned = seasonKinds[kind]?.(random);
  return {
    ruleset: 'lantern',
    ...(planned?.elsewhere === undefined && random.below(6) === 0 ? { decks: decks(random) } : {}),
    ...planned,
    ...random.pick(SCORINGS),
    tieBreaks: random.shuffle(names).slice(0, 1 + random.below(4)),
    ...(registration ? { registration } : {}),
    ...(random.below(2) === 0 ? { requestedByes: { most: 2, lastRound: 4 } } : {}),
    ...(planned?.elsewhere === undefined && random.below(2) === 0 ? { vacation: { days: 3 } } : {}),
  } as PlanInput;
}
