import { sha256Of } from '#kernel/server';
import { openCheckpoint, signCheckpoint } from '../notes/checkpoint.js';
import { signerOf } from '../notes/keys.js';
import { leafOf, type LogEntry } from './entry.js';
import { leafHash, type Hash } from './hashes.js';
import { consistencyText, inclusionText } from './proof-text.js';
import { consistencyPath, inclusionPath } from './proofs.js';
import { provenEntry, provenGrowth } from './proven.js';
import { growth, hashOfRange, rootOf, type HashOf } from './subtrees.js';

const signer = signerOf('log.example', sha256Of('the key of a log'));
const games: readonly LogEntry[] = Array.from({ length: 13 }, (_, number) => ({
  gameId: `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`,
  hash: String(number % 10).repeat(64),
}));

/** The hashes of a log of these entries. */
function treeOf(entries: readonly LogEntry[]): HashOf {
  const known = new Map<string, Hash>();
  for (const { level, index, hash } of growth(0, entries.map(leafOf), () => sha256Of('')))
    known.set(`${level}/${index}`, hash);
  return ({ level, index }) => known.get(`${level}/${index}`)!;
}
const checkpointOf = (entries: readonly LogEntry[]): string =>
  signCheckpoint(signer, { size: entries.length, root: rootOf(entries.length, treeOf(entries)) });
const inclusion = (entries: readonly LogEntry[], index: number): string =>
  inclusionText({
    index,
    proof: inclusionPath(index, entries.length).map((range) => hashOfRange(range, treeOf(entries))),
    checkpoint: checkpointOf(entries),
  });
const consistency = (entries: readonly LogEntry[], from: number): string =>
  consistencyText({
    from,
    proof: consistencyPath(from, entries.length).map((range) => hashOfRange(range, treeOf(entries))),
    checkpoint: checkpointOf(entries),
  });
const opened = (note: string) => openCheckpoint(note, [signer]);

describe('A proof that a game is in the log', () => {
  it('is the leaf of its id and final hash, in the standard form', () => {
    const [game] = games;
    expect(leafOf(game!)).toEqual(leafHash(Buffer.from(`${game!.gameId} ${'0'.repeat(64)}\n`)));
    const text = inclusion(games, 4);
    expect(text).toMatch(/^c2sp\.org\/tlog-proof@v1\nindex 4\n(?:[A-Za-z0-9+/]{43}=\n){4}\nlog\.example\n13\n/u);
    expect(text.endsWith(checkpointOf(games))).toBe(true);
  });

  it('holds for every game of every log', () => {
    for (let size = 1; size <= games.length; size += 1)
      for (let index = 0; index < size; index += 1) {
        const { checkpoint, ...proven } = provenEntry(games[index]!, inclusion(games.slice(0, size), index), [signer]);
        expect([proven.index, checkpoint.size]).toEqual([index, size]);
      }
  });

  it('does not hold for another game, another end, another position, another root', () => {
    const text = inclusion(games, 4);
    const not = (entry: LogEntry, of: string) => expect(() => provenEntry(entry, of, [signer]));
    not(games[5]!, text).toThrow('is not entry 4 of this log of 13');
    not({ ...games[4]!, hash: 'a'.repeat(64) }, text).toThrow('is not entry 4');
    not(games[4]!, text.replace('index 4', 'index 5')).toThrow('is not entry 5');
    not(games[4]!, text.replace(/\n[A-Za-z0-9+/]{43}=\n/u, '\n')).toThrow('is not entry 4');
    not(games[4]!, text.replace('\n13\n', '\n14\n')).toThrow('does not fit');
    not(games[4]!, inclusion(games, 4).replace(checkpointOf(games), checkpointOf(games.slice(0, 12)))).toThrow(
      'is not entry',
    );
    expect(() => provenEntry(games[4]!, text, [signerOf('log.example', sha256Of('another'))])).toThrow(
      'No trusted key',
    );
    for (const text of ['', 'c2sp.org/tlog-proof@v2\nindex 1\n\nx', 'c2sp.org/tlog-proof@v1\nindex 01\n\nx'])
      not(games[4]!, text).toThrow('This is not a proof');
  });
});

describe('A proof that the log is append-only', () => {
  it('holds between any two of its heads', () => {
    for (let size = 0; size <= games.length; size += 1)
      for (let from = 0; from <= size; from += 1) {
        const after = provenGrowth(
          opened(checkpointOf(games.slice(0, from))),
          consistency(games.slice(0, size), from),
          [signer],
        );
        expect(after.size).toBe(size);
      }
  });

  it.each<[string, (log: readonly LogEntry[]) => readonly LogEntry[]]>([
    ['a game was removed', (log) => log.toSpliced(3, 1)],
    ['a game ended otherwise', (log) => log.with(3, { ...log[3]!, hash: 'f'.repeat(64) })],
    ['games were exchanged', (log) => log.with(3, log[4]!).with(4, log[3]!)],
    ['the last one of then was replaced', (log) => log.with(8, { ...log[8]!, hash: 'e'.repeat(64) })],
  ])('does not hold where %s, even with a valid signature', (_, rewrite) => {
    const yesterday = opened(checkpointOf(games.slice(0, 9)));
    const rewritten = rewrite(games);
    expect(() => provenGrowth(yesterday, consistency(rewritten, 9), [signer])).toThrow('does not contain the one of 9');
    expect(provenGrowth(yesterday, consistency(games, 9), [signer]).size).toBe(13);
  });

  it('is about this log and this older one', () => {
    const yesterday = opened(checkpointOf(games.slice(0, 9)));
    expect(() => provenGrowth(yesterday, consistency(games, 8), [signer])).toThrow('about a log of 8 entries');
    const other = { ...yesterday, origin: 'other.example' };
    expect(() => provenGrowth(other, consistency(games, 9), [signer])).toThrow('two different logs');
    expect(() => provenGrowth(yesterday, 'old nine\n\nx', [signer])).toThrow('This is not a proof');
  });
});
