import { objectKinds } from './objects.js';
import { scenarios } from './scenarios/index.js';
import type { ObjectKind } from './schema.js';

const kind = (id: string): ObjectKind | undefined => objectKinds.find((object) => object.id === id);

describe('The objects of the box', () => {
  it('CLASH-100 have a reference card each, with a classic use, an aggressive one, or both', () => {
    expect(objectKinds.length).toBeGreaterThanOrEqual(8);
    for (const { classic, aggressive } of objectKinds) expect(classic ?? aggressive).toBeDefined();
    expect(objectKinds.filter(({ classic, aggressive }) => classic && aggressive).length).toBeGreaterThan(3);
  });

  it('CLASH-101 CLASH-EX06 the hot-dog stand heals a hero that passes a mind test of 6', () => {
    expect(kind('hot-dog-stand')?.classic).toEqual({
      difficulty: 6,
      effects: [{ heal: { who: { of: 'SELF' }, points: 2 } }],
    });
  });

  it('CLASH-104 CLASH-EX07 the car is thrown from afar after an attack test of 4', () => {
    expect(kind('car')?.aggressive).toMatchObject({ difficulty: 4, attack: 'RANGED' });
  });

  it('CLASH-105 objects that are thrown leave the board', () => {
    for (const { aggressive, afterAggressive } of objectKinds) {
      expect(afterAggressive).toBe(aggressive ? 'REMOVE' : 'STAY');
    }
  });

  it('CLASH-233 some cover more than their own space', () => {
    expect(objectKinds.filter(({ footprint }) => footprint.length > 0).map(({ id }) => id)).toEqual([
      'car',
      'billboard',
      'dumpster',
    ]);
  });

  it('CLASH-099 each kind lies in some scenario', () => {
    const lying = new Set(scenarios.flatMap(({ objects }) => objects.map((object) => object.kind)));
    expect(objectKinds.map(({ id }) => id).filter((id) => !lying.has(id))).toEqual([]);
  });

  it('CLASH-101 CLASH-102 texts say the difficulty of each use', () => {
    for (const { text, classic, aggressive } of objectKinds) {
      if (classic) {
        expect(text.en).toContain(`Classic use, mind ${classic.difficulty}:`);
        expect(text.fr).toContain(`Utilisation classique, mental ${classic.difficulty} :`);
      }
      if (aggressive) {
        expect(text.en).toContain(`Aggressive use, attack ${aggressive.difficulty}:`);
        expect(text.fr).toContain(`Utilisation agressive, attaque ${aggressive.difficulty} :`);
      }
    }
  });
});
