import { randomUUID } from 'node:crypto';
import { createContext, runInContext, type Context } from 'node:vm';
import { build } from 'esbuild';
import { MemoryEventStore } from '#event-store';
import { Games, MemorySeedVault, RulesetRegistry, type Accepted, type Outcome } from '#games';
import { lantern } from '#lantern-presentation';
import { commitOf, GENESIS_HASH, hashCommit, recordOf, type CommitRecord } from '#records';

const SHIPPED = `
import { commitOf, checkGame, unopenedGame, unreleased } from '#records';
import { lantern } from '#lantern-presentation';

globalThis.check = (text) => {
  const commits = JSON.parse(text).map(commitOf);
  const { type, data } = commits.at(-1).events.at(-1);
  const seed = Uint8Array.from(data.seed.match(/../g), (byte) => parseInt(byte, 16));
  const check = checkGame(unopenedGame(commits[0].streamId, unreleased(lantern)), commits, seed);
  return JSON.stringify(check.ok ? { ok: true, last: type, phase: check.loaded.game.phase } : check);
};
`;

/** Everything that a verifier ships, in one script. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SHIPPED, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: 'browser',
    conditions: ['source'],
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

function accepted(outcome: Outcome): Accepted {
  if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** A finished game of bots, as it stands in the store. */
async function playedGame(): Promise<CommitRecord[]> {
  const store = new MemoryEventStore();
  const rulesets = new RulesetRegistry([lantern]);
  const games = new Games({ store, seeds: new MemorySeedVault(), rulesets });
  const by = () => ({ commandId: randomUUID(), account: 'ann' });
  const { gameId } = accepted(await games.open({ ...by(), ruleset: 'lantern' }));
  for (const bot of ['random', 'random']) accepted(await games.addBot({ ...by(), gameId, bot }));
  accepted(await games.start({ ...by(), gameId }));
  while ((await store.head(gameId))?.status !== 'closed') {
    for (const due of await store.dueObligations(10)) await games.meet({ gameId, key: due.key });
  }
  return (await store.read(gameId)).map(recordOf);
}

const commandType = (command: unknown): string => (command as { type: string }).type;

/** The same commits, each with the hash that fits. */
function hashedAnew(records: readonly CommitRecord[]): CommitRecord[] {
  let hash = GENESIS_HASH;
  return records.map((record) => {
    hash = hashCommit(hash, commitOf(record));
    return { ...record, hash };
  });
}

describe('records, kernel and a ruleset, in a context that has nothing of Node', () => {
  let browser: Context;
  let records: CommitRecord[];
  const check = (commits: readonly CommitRecord[]): unknown =>
    JSON.parse(String(runInContext(`check(${JSON.stringify(JSON.stringify(commits))})`, browser)));

  beforeAll(async () => {
    // What JavaScript has by itself, and the one thing of the web's that hashing takes.
    browser = createContext({ TextEncoder });
    runInContext(await bundle(), browser);
    records = await playedGame();
  });

  it('find no Node there', () => {
    const names = ['process', 'Buffer', 'require', 'module', 'setTimeout', 'crypto', 'fetch'];
    expect(names.map((name) => runInContext(`typeof ${name}`, browser) as unknown)).toEqual(
      names.map(() => 'undefined'),
    );
  });

  it('verify a game: its chain, and every command decided again', () => {
    expect(check(records)).toEqual({ ok: true, last: 'seedRevealed', phase: 'over' });
  });

  it('find a commit that was altered, and one that is missing', () => {
    const at = records.findIndex(({ command }) => commandType(command) === 'startGame');
    const version = records[at]!.firstVersion;
    const altered = records.with(at, { ...records[at]!, actor: 'eve' });
    expect(check(altered)).toEqual({ ok: false, fault: { version, reason: 'hash' } });
    const next = records[at + 1]!.firstVersion;
    expect(check(records.toSpliced(at, 1))).toEqual({ ok: false, fault: { version: next, reason: 'version' } });
  });

  it('find what was hashed anew and is not what rules and seed make of the command', () => {
    const at = records.findIndex(({ command }) => commandType(command) === 'play');
    const version = records[at]!.firstVersion;
    const [event, ...others] = records[at]!.events;
    const data = { ...(event!.data as object), seat: 1 - (event!.data as { seat: number }).seat };
    const otherEvent = { ...records[at]!, events: [{ ...event!, data }, ...others] };
    const { type, schemaVersion, data: decided } = event!;
    expect(check(hashedAnew(records.with(at, otherEvent)))).toMatchObject({
      ok: false,
      fault: { version, reason: 'events', expected: [{ type, schemaVersion, data: decided }] },
    });
    const command = { ...(records[at]!.command as object), seat: 7 };
    const otherCommand = hashedAnew(records.with(at, { ...records[at]!, command }));
    expect(check(otherCommand)).toMatchObject({ ok: false, fault: { version, reason: 'actor' } });
  });
});
