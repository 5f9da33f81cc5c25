import { Random } from '#kernel';
import { library as printed } from '../content/index.js';
import { libraryOf } from '../library/library.js';
import { boosterSetSchema, boosterSort, openBooster, type BoosterSet } from './boosters.js';
import { creature, guardian, shield, stronghold, terrain } from './testing/made-cards.js';

const setOf = (set: string) => [
  guardian(`${set}20`),
  stronghold(`${set}21`, 'LEFT'),
  ...[1, 2, 3].map((at) => shield(`${set}24-${at}`)),
  terrain(`${set}26`),
  ...[1, 2, 3].map((at) => creature(`${set}3${at}`, { rarity: 'RARE' })),
  ...[1, 2, 3, 4, 5].map((at) => creature(`${set}4${at}`, { rarity: 'UNCOMMON' })),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => creature(`${set}5${at}`, { rarity: 'COMMON' })),
  creature(`${set}60`),
];
const library = libraryOf(['P', 'K', 'W', 'L'].flatMap(setOf));
const seeds = Array.from({ length: 300 }, (_, at) => `booster-${at}`);
const opened = (set: BoosterSet, seed: string) => openBooster(set, library, Random.from(seed));

function sorts(ids: readonly string[]) {
  const count = { RARE: 0, UNCOMMON: 0, COMMON: 0, LAND: 0, OTHER: 0 };
  for (const id of ids) {
    const card = library[id];
    const isLand = card?.type === 'SHIELD' || card?.type === 'TERRAIN';
    count[isLand ? 'LAND' : (card?.rarity ?? 'OTHER')] += 1;
  }
  return count;
}

describe('A sealed booster (cards.md 11.3)', () => {
  it.each(boosterSetSchema.options)(
    'of %s has 1 rare, 4 uncommon, 7 common, 2 shields or terrains, and 1 of any rarity',
    (set) => {
      const last = new Set<string>();
      for (const seed of seeds) {
        const ids = opened(set, seed);
        expect(new Set(ids).size).toBe(15);
        const { RARE, UNCOMMON, COMMON, ...others } = sorts(ids);
        expect(others).toEqual({ LAND: 2, OTHER: 0 });
        const over = [RARE - 1, UNCOMMON - 4, COMMON - 7];
        expect([...over].sort()).toEqual([0, 0, 1]);
        last.add(over.join());
      }
      expect([...last].sort()).toEqual(['0,0,1', '0,1,0', '1,0,0']);
    },
  );

  it.each(['P', 'K', 'W'] as const)('of %s has cards of that set only', (set) => {
    for (const seed of seeds) expect(opened(set, seed).every((id) => id.startsWith(set))).toBe(true);
  });

  it('that is mixed has cards of the sets P, K and W, and of no other', () => {
    const sets = new Set(seeds.flatMap((seed) => opened('MIXED', seed).map((id) => id.charAt(0))));
    expect([...sets].sort()).toEqual(['K', 'P', 'W']);
  });

  it('never holds a guardian or a stronghold', () => {
    const types = new Set(seeds.flatMap((seed) => opened('MIXED', seed).map((id) => library[id]?.type)));
    expect([...types].sort()).toEqual(['CREATURE', 'SHIELD', 'TERRAIN']);
    const rare = [guardian('P70'), stronghold('P71', 'LEFT'), creature('P72')].map((card) => ({
      ...card,
      rarity: 'RARE' as const,
    }));
    expect(rare.map(boosterSort)).toEqual([undefined, undefined, 'RARE']);
  });

  it('is the same again for the same chance, and another one for another', () => {
    expect(opened('P', 'one')).toEqual(opened('P', 'one'));
    expect(opened('P', 'one')).not.toEqual(opened('P', 'two'));
  });

  it('can hold every card that has a rarity', () => {
    const held = new Set(seeds.flatMap((seed) => opened('W', seed)));
    const possible = Object.values(library).filter(
      ({ set, type, rarity }) => set === 'W' && (rarity !== undefined || type === 'SHIELD' || type === 'TERRAIN'),
    );
    expect(held).toEqual(new Set(possible.map(({ id }) => id)));
  });

  it.each(boosterSetSchema.options)('of %s can be opened from the library as it is printed', (set) => {
    for (const seed of seeds) {
      const ids = openBooster(set, printed, Random.from(seed));
      expect(new Set(ids).size).toBe(15);
      const types = ids.map((id) => printed[id]?.type);
      expect(types).not.toContain('GUARDIAN');
      expect(types).not.toContain('STRONGHOLD');
      expect(types).not.toContain(undefined);
    }
  });

  it('cannot be opened where the library has too few cards', () => {
    expect(() => openBooster('P', libraryOf(setOf('K')), Random.from('x'))).toThrow(RangeError);
  });
});
