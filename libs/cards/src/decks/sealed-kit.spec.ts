import { Random } from '#kernel';
import { library } from '../content/index.js';
import { positionSchema } from '../words.js';
import { boosterSetSchema, openBooster } from './boosters.js';
import { checkDeck } from './check-deck.js';
import { isAmongLastShields, sealedKits, surplusOf } from './sealed-kit.js';

const times = (count: number, id: string): string[] => Array<string>(count).fill(id);
const kit = sealedKits.GUARDIANS;

describe('The kit of a seat in a sealed game', () => {
  it('GUARD-014 is six shields and four terrains, no two alike; in Arena there is none', () => {
    const types = kit.map((id) => library[id]!.type);
    expect(types.filter((type) => type === 'SHIELD')).toHaveLength(6);
    expect(types.filter((type) => type === 'TERRAIN')).toHaveLength(4);
    expect(new Set(kit).size).toBe(10);
    expect(sealedKits.ARENA).toEqual([]);
  });

  it('GUARD-014 CARD-44 keeps its last six shields, a standard bearer among them', () => {
    const six = [...kit.slice(0, 5), 'K25', 'K01'];
    const held = (pile: readonly string[], id: string) => isAmongLastShields('GUARDIANS', pile, id, library);
    expect([held(six, 'L24-11'), held(six, 'K25'), held(six, 'K01')]).toEqual([true, true, false]);
    expect(held([...six, 'K24-7'], 'L24-11')).toBe(false);
    expect(isAmongLastShields('ARENA', six, 'L24-11', library)).toBe(false);
  });

  it('CARD-42 CARD-44 leaves out automatically the cards above 106: the last ones that are no shields', () => {
    const pile = [...times(60, 'L27'), ...times(44, 'L28'), ...times(6, 'L24-7')];
    expect(surplusOf(pile, library)).toEqual(times(4, 'L28'));
    expect(surplusOf(pile.slice(4), library)).toEqual([]);
  });
});

describe('10,000 pools of 4 to 7 boosters and the kit', () => {
  /** Boosters are opened 300 times of each set and mixed: a pool is some of one sort. */
  const opened = boosterSetSchema.options.map((set) => {
    const random = Random.from(`boosters-${set}`);
    return Array.from({ length: 300 }, () => openBooster(set, library, random));
  });
  const first = (fits: (card: (typeof library)[string]) => boolean): string => Object.values(library).find(fits)!.id;
  const leaders = [
    first(({ type }) => type === 'GUARDIAN'),
    ...positionSchema.options.map((position) => first((card) => card.position === position)),
  ];

  /** The deck of a seat that chooses nothing: at most five copies, at most 110 cards. */
  function deckOf(pool: readonly string[]) {
    const copies = new Map<string, number>();
    for (const id of pool) {
      const least = ['SHIELD', 'TERRAIN'].includes(library[id]!.type) ? pool.length : 5;
      copies.set(id, Math.min(least, (copies.get(id) ?? 0) + 1));
    }
    const pile = [...copies].flatMap(([id, count]) => times(count, id));
    for (const id of surplusOf(pile, library)) copies.set(id, copies.get(id)! - 1);
    const held = [...copies].filter(([, count]) => count > 0);
    return {
      cards: [...leaders.map((id): [string, number] => [id, 1]), ...held].map(([cardId, n]) => ({ cardId, copies: n })),
    };
  }

  it('GUARD-014 CARD-40 to CARD-47 give a legal deck each, of every set', () => {
    const random = Random.from('pools');
    const sizes = new Set<number>();
    for (let pool = 0; pool < 10_000; pool += 1) {
      const boosters = Array.from({ length: 4 + (Math.floor(pool / 4) % 4) }, () => random.pick(opened[pool % 4]!));
      const deck = deckOf([...kit, ...boosters.flat()]);
      const faults = checkDeck(deck, 'GUARDIANS', library);
      if (faults.length > 0) throw new Error(`Pool ${pool}: ${JSON.stringify(faults)}`);
      sizes.add(deck.cards.reduce((sum, { copies }) => sum + copies, 0));
    }
    expect([Math.min(...sizes) < 75, Math.max(...sizes)]).toEqual([true, 110]);
  });
});
