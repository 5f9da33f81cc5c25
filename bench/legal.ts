import { clash } from '#clash-presentation';
import { guardians } from '#guardians-presentation';
import { LocalGame, nextRandomCommand, Random, waitsForSeats, type AnyRuleset, type LocalGameOptions } from '#kernel';
import type { GameCommand } from '#kernel/server';
import { skarov } from '#skarov-presentation';
import type { Bench, Row } from './bench.js';
import { anyCommand, secondsOf } from './random-game.js';
import { quantile } from './statistics.js';

/** BENCH_GAMES sets their number where there is less time. */
const GAMES = Number(process.env['BENCH_GAMES'] ?? 1_000);
const MISHAPS = { timeOuts: 60, resignations: 8 };

/** A ruleset at tables of every kind, taken in turn. */
interface Tables {
  readonly title: string;
  readonly ruleset: AnyRuleset;
  readonly tables: readonly NonNullable<LocalGameOptions['options']>[];
  /** How players of a random game choose. */
  readonly next: (local: LocalGame, random: Random) => GameCommand | undefined;
  /** Seats bring something that the ruleset allows, drawn at random. */
  readonly brings?: true;
}

const byType = (local: LocalGame, random: Random): GameCommand | undefined =>
  nextRandomCommand(
    local,
    local.game.seats.map(({ seat }) => seat),
    random,
    MISHAPS,
  );

const clashTables: Tables = {
  title: 'Clash',
  ruleset: clash,
  next: byType,
  tables: [
    {},
    { scenarioId: 'silent-hour', seatsA: 2, seatsB: 2 },
    { scenarioId: 'key-to-the-city', heroesA: 3, heroesB: 3 },
    { scenarioId: 'five-shadows', mode: 'SOLO', difficulty: 'NORMAL' },
    { scenarioId: 'doll-parade', mode: 'COOP', seatsA: 3, campaign: { heroes: [] } },
    { scenarioId: 'five-shadows', mode: 'COOP', seatsA: 6 },
  ],
};

const skarovTables: Tables = {
  title: 'Skarov',
  ruleset: skarov,
  next: byType,
  tables: [
    { heroes: 4 },
    { heroes: 1, scenarioId: 'light-showers' },
    { heroes: 2 },
    { heroes: 4, scenarioId: 'whole-programme' },
    { heroes: 3, scenarioId: 'nine-turns-to-launch' },
    { heroes: 1 },
    { heroes: 3, scenarioId: 'spring-collection', ranks: ['VETERAN'] },
    { heroes: 3 },
  ],
};

const guardiansTables: Tables = {
  title: 'Guardians',
  ruleset: guardians,
  // Type by type they would pass so often that hardly an army marched.
  next: anyCommand,
  brings: true,
  tables: [{}, { decks: 'SEALED', boosters: 7 }, {}, { cut: true }, { decks: 'SEALED', boosters: 4, boosterSet: 'K' }],
};

/** Milliseconds that a task took at each position, and how many commands were listed there. */
interface Positions {
  readonly listing: number[];
  readonly reading: number[];
  readonly entries: number[];
}

function startAt({ title, ruleset, tables, brings }: Tables, number: number, random: Random): LocalGame {
  const options = tables[number % tables.length] ?? {};
  const parsed = ruleset.schemas.options.parse(options);
  const brought = brings ? [0, 1].map((seat) => ruleset.sampleBrought?.(parsed, seat, random)) : [];
  return LocalGame.start(ruleset, { options, brought, seed: `bench-${title}-${number}` });
}

/** Plays a random game; at each position it lists the commands of every seat that is waited for, and reads the state from JSON. */
function playTimed(tables: Tables, number: number, { listing, reading, entries }: Positions): void {
  const random = Random.from(`bench-${tables.title}-${number}`);
  const local = startAt(tables, number, random);
  for (;;) {
    const { waiting } = local;
    for (const seat of waitsForSeats(waiting) ? waiting.seats : []) {
      const text = JSON.stringify(local.game.state);
      let listed = 0;
      reading.push(1_000 * secondsOf(() => void JSON.parse(text)));
      listing.push(1_000 * secondsOf(() => (listed = local.legal(seat).length)));
      entries.push(listed);
    }
    const command = tables.next(local, random);
    if (!command) return;
    local.must(command);
  }
}

function measure(tables: Tables): readonly Row[] {
  playTimed(tables, GAMES, { listing: [], reading: [], entries: [] });
  const positions: Positions = { listing: [], reading: [], entries: [] };
  for (let number = 0; number < GAMES; number += 1) playTimed(tables, number, positions);
  const { listing, reading, entries } = positions;
  const what = `legal commands of a seat of ${tables.title}`;
  return [
    {
      what: `${what}, 99th percentile (${GAMES} games, ${listing.length} positions)`,
      value: quantile(listing, 0.99),
      unit: 'ms',
      baseline: { what: 'the state read from JSON, 99th percentile', value: quantile(reading, 0.99) },
      aim: 'below 5 ms',
    },
    {
      what: `${what}, the most in a position`,
      value: entries.reduce((most, each) => Math.max(most, each), 0),
      unit: 'commands',
      aim: 'below 2,000',
    },
  ];
}

/** How long a seat waits for all its legal commands, and how many they are, over the positions of random games at tables of every kind. */
const legalOf = (name: string, tables: Tables): Bench => ({ name, run: () => Promise.resolve(measure(tables)) });

export const clashLegal = legalOf('clash-legal', clashTables);
export const skarovLegal = legalOf('skarov-legal', skarovTables);
export const guardiansLegal = legalOf('guardians-legal', guardiansTables);
