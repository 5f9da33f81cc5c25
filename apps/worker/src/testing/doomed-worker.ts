import process from 'node:process';
import { clash } from '#clash-presentation';
import { openGamesServer, type GamesServer } from '#server';
import { RulesetRegistry } from '#games';
import { saga, tally } from '#games/testing';
import { skarov } from '#skarov-presentation';
import { createWorker } from '../create-worker.js';

/**
 * A worker that a test kills. At the moment that FAULT names it reports on standard output, and stops: `before` its
 * first job has done anything, `during` the append of its first job, `after` it, before the queue is told. With
 * FAULT_AT=campaign that is its first job of a campaign, which records a finished game. With FAULT_AT=league it is
 * its first job of a league, and the append that opens a game for it.
 */
const { DATABASE_URL = '', REDIS_URL, QUEUE_PREFIX, SEED_KEY = '', FAULT, FAULT_AT } = process.env;
const options = {
  databaseUrl: DATABASE_URL,
  redisUrl: REDIS_URL,
  queuePrefix: QUEUE_PREFIX,
  seedKey: Buffer.from(SEED_KEY, 'hex'),
  webhooksToLoopback: true,
  rulesets: new RulesetRegistry([tally, saga, clash, skarov]),
  report: (fault: unknown) => process.stderr.write(`${String(fault)}\n`),
};

const never = new Promise<never>(() => undefined);

function reach(): Promise<never> {
  process.stdout.write('reached\n');
  return never;
}

function doom({ games, campaigns, leagues, store }: GamesServer): void {
  if (FAULT_AT === 'campaign') doomJob(campaigns);
  else if (FAULT_AT === 'league') doomJob(leagues);
  else doomJob(games);
  if (FAULT !== 'during') return;
  const append = store.append.bind(store);
  store.append = (commit) => {
    if (FAULT_AT === 'campaign' && commit.head.kind !== 'campaign') return append(commit);
    if (FAULT_AT === 'league' && !commit.actor.startsWith('league/')) return append(commit);
    void append(commit);
    return reach();
  };
}

function doomJob<Job>(service: { meet(job: Job): Promise<unknown> }): void {
  const meet = service.meet.bind(service);
  if (FAULT === 'before') service.meet = reach;
  if (FAULT === 'after') service.meet = (job) => meet(job).then(reach);
}

const server = await openGamesServer(options);
doom(server);
await createWorker({ server, queues: options });
process.stdout.write('running\n');
