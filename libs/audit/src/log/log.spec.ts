import { Random } from '#kernel';
import { hexOf } from '#kernel/server';
import { EMPTY_ROOT, leafHash, nodeHash, type Hash } from './hashes.js';
import { consistencyPath, inclusionPath, isConsistent, isIncluded } from './proofs.js';
import { growth, hashOfRange, rootOf, subtreesOf, type Subtree } from './subtrees.js';

/** The entries of the reference tests of Certificate Transparency, and the root after each. */
const reference: readonly (readonly [entry: string, root: string])[] = [
  ['', '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  ['00', 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  ['10', 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  ['2021', 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  ['3031', '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  ['40414243', '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  ['5051525354555657', 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  ['606162636465666768696a6b6c6d6e6f', '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
];
const leaves = reference.map(([entry]) => leafHash(Uint8Array.from(Buffer.from(entry, 'hex'))));

/** `MTH` as defined in RFC 6962. */
function mth(of: readonly Hash[]): Hash {
  if (of.length === 0) return EMPTY_ROOT;
  if (of.length === 1) return of[0]!;
  let middle = 1;
  while (middle * 2 < of.length) middle *= 2;
  return nodeHash(mth(of.slice(0, middle)), mth(of.slice(middle)));
}

const hashIn =
  (all: readonly Hash[]) =>
  ({ level, index }: Subtree): Hash =>
    mth(all.slice(index * 2 ** level, (index + 1) * 2 ** level));

/** A log of a number of different entries. */
const logOf = (size: number): Hash[] => Array.from({ length: size }, (_, place) => leafHash(Uint8Array.of(place)));

const inclusion = (all: readonly Hash[], index: number): Hash[] =>
  inclusionPath(index, all.length).map((range) => hashOfRange(range, hashIn(all)));
const consistency = (all: readonly Hash[], before: number): Hash[] =>
  consistencyPath(before, all.length).map((range) => hashOfRange(range, hashIn(all)));

describe('The log', () => {
  it('has the roots of the reference tests', () => {
    for (const [place, [, root]] of reference.entries()) expect(hexOf(rootOf(place + 1, hashIn(leaves)))).toBe(root);
    expect(hexOf(EMPTY_ROOT)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('has the example proofs of RFC 6962, section 2.1.3', () => {
    const seven = (from: number, to: number) => ({ from, to });
    expect(inclusionPath(0, 7)).toEqual([seven(1, 2), seven(2, 4), seven(4, 7)]);
    expect(inclusionPath(3, 7)).toEqual([seven(2, 3), seven(0, 2), seven(4, 7)]);
    expect(inclusionPath(4, 7)).toEqual([seven(5, 6), seven(6, 7), seven(0, 4)]);
    expect(inclusionPath(6, 7)).toEqual([seven(4, 6), seven(0, 4)]);
    expect(consistencyPath(3, 7)).toEqual([seven(2, 3), seven(3, 4), seven(0, 2), seven(4, 7)]);
    expect(consistencyPath(4, 7)).toEqual([seven(4, 7)]);
    expect(consistencyPath(6, 7)).toEqual([seven(4, 6), seven(6, 7), seven(0, 4)]);
  });

  it('equals its definition, for every size and every way to reach it', () => {
    const all = logOf(70);
    const known = new Map<string, Hash>();
    const hashOf = ({ level, index }: Subtree): Hash => known.get(`${level}/${index}`)!;
    const random = Random.from('growth');
    for (let size = 0; size < all.length;) {
      const more = Math.min(all.length - size, 1 + random.below(9));
      for (const { hash, ...subtree } of growth(size, all.slice(size, size + more), hashOf)) {
        known.set(`${subtree.level}/${subtree.index}`, hash);
        expect(hash).toEqual(hashIn(all)(subtree));
      }
      size += more;
      expect(rootOf(size, hashOf)).toEqual(mth(all.slice(0, size)));
    }
    expect(known.size).toBe(70 + 35 + 17 + 8 + 4 + 2 + 1);
  });

  it('needs few subtrees for a range', () => {
    expect(subtreesOf({ from: 0, to: 1_000_003 }).length).toBeLessThan(12);
    expect(subtreesOf({ from: 5, to: 5 })).toEqual([]);
    expect(inclusionPath(999_999, 1_000_003).length).toBeLessThanOrEqual(20);
  });
});

describe('A proof that an entry is in the log', () => {
  const all = logOf(33);

  it('holds for every entry of every size', () => {
    for (let size = 1; size <= all.length; size += 1) {
      const log = all.slice(0, size);
      const root = mth(log);
      for (const [index, leaf] of log.entries())
        expect(isIncluded({ index, size, leaf, root }, inclusion(log, index))).toBe(true);
    }
  });

  it('holds for nothing else: another position, another entry, another size or root, a hash too many or too few', () => {
    for (const size of [1, 2, 7, 8, 33]) {
      const log = all.slice(0, size);
      const root = mth(log);
      for (const [index, leaf] of log.entries()) {
        const proof = inclusion(log, index);
        const claim = { index, size, leaf, root };
        const refused = (wrong: Partial<typeof claim>, shown: readonly Hash[] = proof) =>
          expect(isIncluded({ ...claim, ...wrong }, shown)).toBe(false);
        for (let other = -1; other <= size; other += 1) if (other !== index) refused({ index: other });
        refused({ leaf: leafHash(Uint8Array.of(200)) });
        refused({ root: leafHash(Uint8Array.of(201)) });
        refused({ root: root.slice(0, 31) });
        refused({}, [...proof, root]);
        for (const place of proof.keys()) {
          refused({}, proof.toSpliced(place, 1));
          refused({}, proof.with(place, root));
        }
      }
    }
  });

  it('exists only for existing entries', () => {
    expect(() => inclusionPath(7, 7)).toThrow(RangeError);
    expect(() => inclusionPath(-1, 7)).toThrow(RangeError);
  });
});

describe('A proof that a log is append-only', () => {
  const all = logOf(33);
  const headOf = (size: number) => ({ size, root: mth(all.slice(0, size)) });

  it('holds between all sizes', () => {
    for (let size = 0; size <= all.length; size += 1)
      for (let before = 0; before <= size; before += 1)
        expect(isConsistent(headOf(before), headOf(size), consistency(all.slice(0, size), before))).toBe(true);
  });

  it('does not hold when an entry was changed or removed, or the proof is another one', () => {
    for (let before = 1; before < all.length; before += 1) {
      const changed = all.with(before - 1, leafHash(Uint8Array.of(222)));
      const shorter = all.toSpliced(before - 1, 1);
      for (const forged of [changed, shorter]) {
        const after = { size: forged.length, root: mth(forged) };
        expect(isConsistent(headOf(before), after, consistency(forged, before))).toBe(false);
        expect(isConsistent(headOf(before), after, consistency(all, before))).toBe(false);
      }
      const proof = consistency(all, before);
      const refused = (shown: readonly Hash[]) =>
        expect(isConsistent(headOf(before), headOf(all.length), shown)).toBe(false);
      refused([]);
      refused([...proof, EMPTY_ROOT]);
      for (const place of proof.keys()) {
        refused(proof.toSpliced(place, 1));
        refused(proof.with(place, EMPTY_ROOT));
      }
    }
  });

  it('does not exist for a log that has become smaller', () => {
    expect(() => consistencyPath(8, 7)).toThrow(RangeError);
    expect(isConsistent(headOf(8), headOf(7), [])).toBe(false);
    expect(isConsistent(headOf(7), { size: 7, root: EMPTY_ROOT }, [])).toBe(false);
  });
});
