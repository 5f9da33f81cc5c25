import { MOST_OPTION_VALUES, valuesIn } from '#contracts';
import { skarov } from '#skarov-presentation';
import type { Bench, Row } from './bench.js';
import { quantile } from './statistics.js';

const TIMES = 200;

const minions = Array.from({ length: 36 }, (_, at) => ({ sheet: 'x'.repeat(80), space: `${at},${at}` }));
/** Nine rooms in a row with something wrong at nearly every entry. */
const largest = {
  tiles: Array.from({ length: 9 }, (_, at) => ({ faceId: `t${at + 1}b`, column: 0, row: at, turns: 3 })),
  passages: Array.from({ length: 14 }, (_, at) => ({ edge: `2,${5 * at + 4},S`, kind: 'DOOR' })),
  minions,
  lieutenants: minions.slice(0, 4),
};
const many = Array.from({ length: 200_000 }, (_, at) => ({ sheet: 'android', space: `${at},0` }));
/** A base that no player can have drawn up: its lists are far too long. */
const absurd = { tiles: many, passages: many, minions: many, lieutenants: many };

const { bases = [], scenarios = [] } = skarov.content ?? {};
const headquarters = bases.find(({ id }) => id === 'headquarters');
/** The options of a game with a base of nine tiles on which 36 minions stand where there is no space. */
const withBase = {
  heroes: 4,
  base: {
    difficulty: headquarters?.difficulty,
    tiles: headquarters?.tiles,
    passages: headquarters?.passages,
    lieutenants: headquarters?.lieutenants,
    minions: minions.map(({ space }) => ({ sheet: 'android', space })),
  },
};

const printed = scenarios.find(({ id }) => id === 'whole-programme');

/** The options of a game with a scenario of a player's own, of 20 rules. As it comes from a client: nothing in it is shared. */
const withRules = (effects: number, effect: object): object =>
  JSON.parse(
    JSON.stringify({
      heroes: 4,
      scenario: {
        ...printed,
        id: 'mine',
        doors: [],
        articles: [],
        rules: Array.from({ length: 20 }, (_, at) => ({
          id: `rule-${at}`,
          text: { en: 'All turn.', fr: 'Tout le tour.' },
          on: { turnEnd: true },
          do: Array.from({ length: effects }, () => effect),
        })),
      },
    }),
  ) as object;

/** As many effects in each rule as the options of a game have room for. */
function fullOf(effect: object): object {
  let effects = 0;
  while (valuesIn(withRules(effects + 1, effect)) <= MOST_OPTION_VALUES) effects += 1;
  return withRules(effects, effect);
}

const wrongNames = fullOf({ advance: { objective: 'nothing', by: 1 } });
const nothingSaid = fullOf({});

/** Milliseconds of processor time that something takes, many times over, once it is warm. */
function timesOf(work: () => void): readonly number[] {
  for (let warm = 0; warm < TIMES; warm += 1) work();
  return Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage().user;
    work();
    return (process.cpuUsage().user - before) / 1_000;
  });
}

const row = (what: string, work: () => void): Row => ({
  what: `${what}, 99th percentile of processor time`,
  value: quantile(timesOf(work), 0.99),
  unit: 'ms',
  aim: 'below 50 ms',
});

const faultsOf = (what: string, record: object): Row =>
  row(`all faults of ${what}`, () => void skarov.bases?.faults(record as never));

/** Throws an Error where nothing is wrong with the options. */
const optionsWith = (what: string, options: object): Row =>
  row(`what is wrong with the options of a game with ${what}`, () => {
    if (skarov.schemas.options.safeParse(options).success) throw new Error(`Nothing is wrong with ${what}.`);
  });

function measure(): readonly Row[] {
  const text = JSON.stringify(largest);
  const reading = timesOf(() => void JSON.parse(text));
  const baseline = { what: 'the same read from JSON', value: quantile(reading, 0.99) };
  return [
    { ...faultsOf('the largest base', largest), baseline },
    faultsOf('lists of 200,000 entries', absurd),
    optionsWith('a base of nine tiles and 36 minions', withBase),
    optionsWith(`a scenario of ${MOST_OPTION_VALUES} values, full of effects on what there is not`, wrongNames),
    optionsWith(`a scenario of ${MOST_OPTION_VALUES} values, full of effects that say nothing`, nothingSaid),
  ];
}

/** How long a player waits for the faults of a base or scenario of their own. */
export const skarovFaults: Bench = {
  name: 'skarov-faults',
  run: () => Promise.resolve(measure()),
};
