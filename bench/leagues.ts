import { randomUUID } from 'node:crypto';
import { PostgresEventStore, type Obligation } from '#event-store';
import { Campaigns } from '#campaign-service';
import { Games, MemorySeedVault, RulesetRegistry } from '#games';
import { Leagues, type LeagueOutcome } from '#league-service';
import { meetObligation } from '#server';
import { Random } from '#kernel';
import {
  evolveLeague,
  newLeague,
  planSchema,
  proposedRound,
  RatingBook,
  ratingParametersSchema,
  tableOf,
  type LeagueEvent,
  type Pairing,
  type Result,
  type Round,
  type Season,
} from '#leagues';
import { createPool } from '#platform';
import { rulesets } from '../apps/rulesets.js';
import type { Bench, Row } from './bench.js';
import { benchDatabase } from './bench-database.js';
import { median } from './statistics.js';

const PLAYERS = 2_000;
const GAMES = 20_000;
const ROUND = 500;
const AT_ONCE = 16;
const REPETITIONS = 5;

const elapsed = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** A season's results: duels of any two, won by either or drawn. */
function results(): readonly Result[] {
  const random = Random.from('a season of the bench');
  return Array.from({ length: GAMES }, (_, game): Result => {
    const one = random.below(PLAYERS);
    const other = (one + 1 + random.below(PLAYERS - 1)) % PLAYERS;
    const rank = random.below(3);
    const sides = [
      { players: [`player-${one}`], rank: rank === 1 ? 2 : 1 },
      { players: [`player-${other}`], rank: rank === 0 ? 2 : 1 },
    ];
    return { gameId: `game-${game}`, ruleset: 'lantern', at: game, sides };
  });
}

function ratings(): readonly Row[] {
  const season = results();
  const written = JSON.stringify(season);
  return (['WENG_LIN', 'GLICKO_2'] as const).map((system): Row => {
    const parameters = ratingParametersSchema.parse({ rating: { system } });
    const times = Array.from({ length: REPETITIONS }, () => {
      const read = elapsed(() => JSON.parse(written) as unknown);
      const book = new RatingBook(parameters);
      return { read, rated: elapsed(() => season.forEach((result) => book.add(result))) };
    });
    return {
      what: `ratings of ${GAMES} games by ${PLAYERS} players, ${system}`,
      value: median(times.map(({ rated }) => rated)),
      unit: 'ms',
      baseline: { what: 'the results read from JSON', value: median(times.map(({ read }) => read)) },
      aim: 'below 2,000 ms',
    };
  });
}

/** The events of a season of so many rounds, each of as many games as may be; the last game of the last round is not over. */
function seasonOf(rounds: number): readonly LeagueEvent[] {
  const plan = { ruleset: 'lantern', format: { kind: 'SWISS', rounds } } as const;
  const events: unknown[] = [
    { type: 'opened', name: 'Bench', operators: ['host'], by: 'host' },
    { type: 'seasonOpened', season: 1, name: 'One', plan, by: 'host' },
  ];
  for (let round = 1; round <= rounds; round += 1) {
    const pairings = Array.from({ length: ROUND }, (_, game) => ({
      gameId: `${round}-${game}`,
      players: [`player-${2 * game}`, `player-${2 * game + 1}`],
    }));
    events.push({
      type: 'roundPaired',
      season: 1,
      round,
      pairings,
      byes: [],
      startsAt: 0,
      isProposed: true,
      by: 'host',
    });
    for (const { gameId, players } of pairings) {
      const scores = players.map((player, place) => ({ player, points: 1 - place }));
      const placed = scores.map(({ player, points }) => ({ player, points, rank: 2 - points }));
      events.push({
        type: 'resultConfirmed',
        season: 1,
        gameId,
        gameHash: 'h',
        endedAt: 0,
        placed,
        scores,
        by: 'system',
      });
    }
  }
  return events as readonly LeagueEvent[];
}

/** One more finished game, in a season of forty rounds and in one of one. */
function oneMore(): Row {
  const [large = 0, small = 0] = [GAMES / ROUND, 1].map((rounds) => {
    const events = seasonOf(rounds);
    const before = events.slice(0, -1).reduce(evolveLeague, newLeague);
    const last = events.slice(-1);
    const times = Array.from({ length: 1_000 }, () => elapsed(() => last.reduce(evolveLeague, before)));
    return median(times) * 1_000;
  });
  return {
    what: `one more result in a season of ${GAMES} games`,
    value: large,
    unit: 'µs',
    baseline: { what: `in one of ${ROUND}`, value: small },
    aim: 'at most 1.2',
  };
}

const SWISS_ROUNDS = 11;

/** A Swiss season of so many players, the better of whom mostly win; and the most CPU milliseconds that the pairing of a round took. */
function swissOf(players: number): { readonly season: Season; readonly pairing: number } {
  const random = Random.from('a Swiss season of the bench');
  const plan = { ruleset: 'lantern', format: { kind: 'SWISS', rounds: SWISS_ROUNDS } };
  const told = { season: 1, by: 'host' };
  const opened = [
    { type: 'opened', name: 'Bench', operators: ['host'], by: 'host' },
    { type: 'seasonOpened', ...told, name: 'One', plan: planSchema.parse(plan) },
    ...Array.from({ length: players }, (_, number) => {
      const player = `player-${number + 1}`;
      return { type: 'entered', ...told, player, members: [player], number: number + 1 };
    }),
  ] as readonly LeagueEvent[];
  let [season] = opened.reduce(evolveLeague, newLeague).seasons as [Season];
  let pairing = 0;
  for (let number = 1; number <= SWISS_ROUNDS; number += 1) {
    const began = process.cpuUsage();
    const proposed = proposedRound(season);
    const { user, system } = process.cpuUsage(began);
    pairing = Math.max(pairing, (user + system) / 1_000);
    const pairings = (proposed?.pairings ?? []).map(({ players: [one = '', other = ''] }, game): Pairing => {
      const [upper, lower] = [one, other].map((player) => Number(player.slice('player-'.length)));
      const expected = 1 / (1 + 10 ** ((3 * ((upper ?? 0) - (lower ?? 0))) / players));
      const chance = random.below(1_000) / 1_000;
      const points = chance < 0.1 ? 0.5 : chance < 0.1 + 0.9 * expected ? 1 : 0;
      const scores = [
        { player: one, points },
        { player: other, points: 1 - points },
      ];
      const placed = scores.map((score) => ({ ...score, rank: score.points < 0.5 ? 2 : 1 }));
      const outcome = { kind: 'CONFIRMED', scores, placed, gameHash: 'h', endedAt: 0, since: 1 } as const;
      return { gameId: `${number}-${game}`, players: [one, other], outcome };
    });
    const round: Round = { number, startsAt: 0, paired: 1, byes: proposed?.byes ?? [], pairings };
    season = { ...season, rounds: [...season.rounds, round] };
  }
  return { season, pairing };
}

/** Rounds and the table of a large event, against those of a tenth of its players. */
function largeEvent(): readonly Row[] {
  const [large, small] = [4_999, 499].map((players) => {
    const { season, pairing } = swissOf(players);
    return { pairing, table: median(Array.from({ length: REPETITIONS }, () => elapsed(() => tableOf({ ...season })))) };
  }) as [Record<'pairing' | 'table', number>, Record<'pairing' | 'table', number>];
  const of = `of ${SWISS_ROUNDS} rounds of 4,999 players`;
  return [
    {
      what: `the pairing that took longest, ${of}`,
      value: large.pairing,
      unit: 'CPU ms',
      baseline: { what: 'of 499', value: small.pairing },
      aim: 'below 10,000 ms',
    },
    {
      what: `the table ${of}`,
      value: large.table,
      unit: 'ms',
      baseline: { what: 'of 499', value: small.table },
      aim: 'below 100 ms',
    },
  ];
}

/** A round of the largest size, in one call: from the call until every game runs. Against as many games opened, joined and started one by one. */
async function round(): Promise<Row> {
  const database = await benchDatabase();
  const pool = createPool({ databaseUrl: database.loginUrl, max: AT_ONCE });
  const store = new PostgresEventStore(pool);
  const games = new Games({ store, rulesets: new RulesetRegistry(rulesets), seeds: new MemorySeedVault() });
  const services = { games, campaigns: new Campaigns({ games, store }), leagues: new Leagues({ games, store }) };
  const leagueId = await enterAll(services.leagues);
  const began = performance.now();
  done(await services.leagues.give({ leagueId, ...by('host'), command: { type: 'pairRound', season: 1, round: 1 } }));
  const due = await store.dueObligations(2 * ROUND);
  await atOnce(due, (obligation: Obligation) => meetObligation(services, obligation));
  const paired = performance.now() - began;
  const again = performance.now();
  await atOnce(due, async () => {
    const account = randomUUID();
    const opened = await games.open({ ...by(account), ruleset: 'lantern' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    const { gameId } = opened;
    for (const player of [account, randomUUID()]) await games.join({ ...by(player), gameId });
    await games.start({ ...by(account), gameId });
  });
  const byHand = performance.now() - again;
  await pool.end();
  await database.stop();
  return {
    what: `${due.length} games paired and opened in one call`,
    value: paired,
    unit: 'ms',
    baseline: { what: 'as many opened, joined and started one by one', value: byHand },
    aim: 'below 5,000 ms',
  };
}

const by = (account: string): { readonly account: string; readonly commandId: string } => ({
  account,
  commandId: randomUUID(),
});

function done(outcome: LeagueOutcome): string {
  if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
  return outcome.loaded.leagueId;
}

async function enterAll(leagues: Leagues): Promise<string> {
  const leagueId = done(await leagues.open({ ...by('host'), name: 'Bench' }));
  const plan = { ruleset: 'lantern', format: { kind: 'ROUND_ROBIN' }, table: { hiddenSeeds: false } };
  done(await leagues.give({ ...by('host'), leagueId, command: { type: 'openSeason', name: 'One', plan } }));
  for (let number = 0; number < 2 * ROUND; number += 1) {
    const player = `player-${number}`;
    done(
      await leagues.give({ ...by(player), leagueId, command: { type: 'enter', season: 1, player, members: [player] } }),
    );
  }
  return leagueId;
}

async function atOnce<T>(things: readonly T[], work: (thing: T) => Promise<unknown>): Promise<void> {
  const left = things[Symbol.iterator]();
  const take = async (): Promise<void> => {
    for (const thing of left) await work(thing);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

/** The cost of seasons: ratings, one more result, and a whole round. */
export const leagues: Bench = {
  name: 'leagues',
  run: async () => [...ratings(), oneMore(), ...largeEvent(), await round()],
};
