import { createHash } from 'node:crypto';
import type { StoredCommit } from './commit.js';
import { GENESIS_HASH, hashCommit, sealCommit, verifyChain } from './hash-chain.js';
import { newStreamId, sampleEvent, sampleUnsealed } from './testing/index.js';

function chainOf(length: number): StoredCommit[] {
  const streamId = newStreamId();
  const commits: StoredCommit[] = [];
  for (let i = 0; i < length; i += 1) {
    const last = commits.at(-1);
    const tip = { version: last?.lastVersion ?? 0, hash: last?.hash ?? GENESIS_HASH };
    commits.push(sealCommit(sampleUnsealed(streamId, tip, { events: [sampleEvent(i), sampleEvent('x')] })));
  }
  return commits;
}

describe('the hash chain', () => {
  it('hashes the previous hash as text and the canonical JSON of the commit', () => {
    const commit = sealCommit(
      sampleUnsealed('018f0000-0000-7000-8000-000000000001', undefined, { commandId: 'c-1', command: { b: 1, a: 2 } }),
    );
    const text =
      '{"actor":"account-1","at":1795262400123,"command":{"a":2,"b":1},"commandId":"c-1",' +
      '"events":[{"data":{"n":1},"schemaVersion":1,"type":"bidPlaced","version":1}],"firstVersion":1,' +
      '"gameId":"018f0000-0000-7000-8000-000000000001","lastVersion":1}';
    expect(commit.hash).toBe(
      createHash('sha256')
        .update(GENESIS_HASH + text)
        .digest('hex'),
    );
  });

  it('is the same for any order of keys, and covers only fields of a commit', () => {
    const commit = sealCommit(sampleUnsealed(newStreamId()));
    const shuffled = Object.fromEntries(
      Object.entries({ ...commit, position: 9 }).reverse(),
    ) as unknown as StoredCommit;
    expect(hashCommit(GENESIS_HASH, shuffled)).toBe(commit.hash);
  });

  it('verifies an unchanged history, from the start or from anywhere', () => {
    const commits = chainOf(4);
    expect(verifyChain(commits)).toEqual({ ok: true, lastHash: commits[3]!.hash });
    const before = { version: commits[1]!.lastVersion, hash: commits[1]!.hash };
    expect(verifyChain(commits.slice(2), before)).toEqual({ ok: true, lastHash: commits[3]!.hash });
    expect(verifyChain([])).toEqual({ ok: true, lastHash: GENESIS_HASH });
  });

  const changes: [string, (commit: StoredCommit) => Partial<StoredCommit>][] = [
    ['the command id', () => ({ commandId: 'other' })],
    ['the actor', () => ({ actor: 'account-2' })],
    ['the command', () => ({ command: { type: 'placeBid', coins: 4 } })],
    ['the time', (commit) => ({ at: commit.at + 1 })],
    ['the data of an event', (commit) => ({ events: [{ ...commit.events[0]!, data: { n: 0 } }, commit.events[1]!] })],
    ['the type of an event', (commit) => ({ events: [{ ...commit.events[0]!, type: 'x' }, commit.events[1]!] })],
    [
      'the schema of an event',
      (commit) => ({ events: [{ ...commit.events[0]!, schemaVersion: 2 }, commit.events[1]!] }),
    ],
    ['the stream', () => ({ streamId: newStreamId() })],
    ['the hash', () => ({ hash: 'e'.repeat(64) })],
  ];
  it.each(changes)('finds and locates a change of %s', (_, change) => {
    const commits = chainOf(4);
    const touched = { ...commits[2]!, ...change(commits[2]!) };
    expect(verifyChain(commits.with(2, touched))).toEqual({
      ok: false,
      broken: { streamId: touched.streamId, version: 5, commandId: touched.commandId, reason: 'hash' },
    });
  });

  it('finds a commit that is missing, doubled or out of place', () => {
    const [first, second, third] = chainOf(3) as [StoredCommit, StoredCommit, StoredCommit];
    const brokenAt = (commits: StoredCommit[]) => {
      const check = verifyChain(commits);
      return check.ok ? 'nowhere' : `${check.broken.reason} at ${check.broken.version}`;
    };
    expect(brokenAt([first, third])).toBe('version at 5');
    expect(brokenAt([second, third])).toBe('version at 3');
    expect(brokenAt([first, second, second])).toBe('version at 3');
    expect(brokenAt([first, { ...second, events: second.events.slice(1) }])).toBe('version at 3');
  });

  it('finds a history that was rewritten and hashed again, when the hash before is known', () => {
    const commits = chainOf(3);
    expect(verifyChain(commits.slice(1), { version: 2, hash: 'd'.repeat(64) })).toMatchObject({
      ok: false,
      broken: { version: 3, reason: 'hash' },
    });
  });
});
