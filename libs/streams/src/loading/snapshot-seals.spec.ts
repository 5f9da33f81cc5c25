import { SnapshotSeals } from './snapshot-seals.js';

describe('the seal of a snapshot', () => {
  const seals = new SnapshotSeals(new Uint8Array(32).fill(1));
  const plain = { streamId: 's', subjectVersion: '1.0', version: 200, hash: 'a', state: { rubies: 3, of: [1, 2] } };
  const sealed = seals.seal(plain);

  it('holds for what was sealed, also after a way through JSON and in another process', () => {
    const read = JSON.parse(JSON.stringify(sealed)) as typeof sealed;
    expect(new SnapshotSeals(new Uint8Array(32).fill(1)).holds(read)).toBe(true);
  });

  it.each([
    ['the stream', { streamId: 't' }],
    ['the version of the rules', { subjectVersion: '1.1' }],
    ['the version', { version: 400 }],
    ['the hash', { hash: 'b' }],
    ['the state', { state: { rubies: 999, of: [1, 2] } }],
    ['the order of its keys', { state: { of: [1, 2], rubies: 3 } }],
    ['the seal', { seal: sealed.seal!.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }],
    ['the length of the seal', { seal: sealed.seal!.slice(2) }],
  ])('does not hold when %s is another', (_, change) => {
    expect(seals.holds({ ...sealed, ...change })).toBe(false);
  });

  it('does not hold under another key, nor where there is none', () => {
    expect(new SnapshotSeals(new Uint8Array(32)).holds(sealed)).toBe(false);
    expect(seals.holds(plain)).toBe(false);
  });
});
