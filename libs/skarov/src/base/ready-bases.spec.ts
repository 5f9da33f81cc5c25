import { Random } from '#kernel';
import { sameAgain, seedOf, sizeOf, tier } from '#kernel/testing';
import { box } from '../content/catalogue.js';
import { BuildingSite } from '../testing/building-site.js';
import { builtAtRandom } from '../testing/random-bases.js';
import { baseFaults } from './base-faults.js';
import { boardOfBase } from './board.js';
import { skarovsSpace } from './opening.js';

const { base: bases, scenario: scenarios } = box.printed;
const given = [...bases, ...scenarios.flatMap(({ id, base }) => (base ? [{ id, ...base }] : []))];

const again = sameAgain('libs/skarov/src/base/ready-bases', 'RANDOM_BASES');

/** Bases built at random. */
const RANDOM_BASES = sizeOf('RANDOM_BASES', { here: 200, change: 200, full: 1_000 });

describe('The bases of the box', () => {
  it.each(given.map((base) => [base.id, base] as const))('SKAROV-BASE-17 %s has no faults', (_, base) => {
    expect(baseFaults(base)).toEqual([]);
  });

  it.each(given.map((base) => [base.id, base] as const))(
    'SKAROV-BASE-18 %s stands with any number of heroes',
    (_, base) => {
      for (const heroes of [1, 2, 3, 4]) {
        const stands = BuildingSite.begun(heroes, base).whenTimeRunsOut().base;
        expect(stands.confirmed).toBe(true);
        expect(baseFaults(stands)).toEqual([]);
        const board = boardOfBase(stands);
        for (const { space } of stands.minions) expect(board.space(space).firstZoneId).toBeDefined();
        for (const { space } of stands.lieutenants) expect(board.space(space).zoneId).not.toBe('');
        expect(board.hasSpace(skarovsSpace(stands.tiles) ?? '')).toBe(true);
      }
    },
  );

  it('SKAROV-BASE-15 the rooms of the box make a base however they are laid', () => {
    const sizes = new Set<number>();
    for (let seed = 0; seed < RANDOM_BASES; seed += 1) {
      const base = builtAtRandom(Random.from(`${seedOf('box')}-${seed}`), 1 + (seed % 4));
      const faults = baseFaults(base);
      if (faults.length > 0) expect({ again, seed, faults }).toEqual({ again, seed, faults: [] });
      sizes.add(base.tiles.length);
    }
    // A few bases may miss a size by luck.
    const all = [3, 4, 5, 6, 7, 8, 9];
    expect(all).toEqual(expect.arrayContaining([...sizes]));
    if (tier === 'full') expect([...sizes].sort()).toEqual(all);
  });

  it('SKAROV-BASE-05 SKAROV-BASE-11 are told by the names of rooms and sheets what is wrong, and by no id or cell', () => {
    const {
      tiles = [],
      passages = [],
      lieutenants = [],
    } = scenarios.find(({ id }) => id === 'light-showers')?.base ?? {};
    const said = baseFaults({
      tiles: [...tiles, { faceId: 't8b', column: 0, row: -1, turns: 0 }],
      passages: [...passages, { edge: '4,2,E', kind: 'AIRLOCK' }, { edge: '0,-1,S', kind: 'DOOR' }],
      minions: Array.from({ length: 11 }, () => ({ sheet: 'arachnoid', space: '4,0' })),
      lieutenants: [...lieutenants.slice(0, 3), { sheet: 'chi', space: '8,-3' }],
    }).map(({ message }) => message);
    expect(said).toEqual(
      expect.arrayContaining([
        {
          en: 'Two tokens lie between the Entry and the Armoury.',
          fr: 'Deux jetons sont posés entre l’Entrée et l’Armurerie.',
        },
        {
          en: 'No way leads from the entry tile to the Reactor.',
          fr: 'Aucun chemin ne mène de la tuile d’entrée vers le Réacteur.',
        },
        {
          en: 'There is a lieutenant in the Storm Dome already.',
          fr: 'Il y a déjà un lieutenant dans le Dôme des tempêtes.',
        },
        {
          en: 'At this edge the Reactor and the Entry do not both have a passage.',
          fr: 'À ce bord entre le Réacteur et l’Entrée, il n’y a pas un passage de chaque côté.',
        },
        {
          en: 'Two figures stand on one space in the Entry.',
          fr: 'Deux figurines sont sur le même espace, dans l’Entrée.',
        },
        { en: '“Chi” stands in the base already.', fr: '« Chi » est déjà dans la base.' },
        { en: 'The box has 10 figures of “Arachnoid”.', fr: 'La boîte a 10 figurines de « Arachnoïde ».' },
      ]),
    );
    expect(said.filter(({ en, fr }) => /\bt\d[ab]\b|\d,-?\d/.test(`${en} ${fr}`))).toEqual([]);
  });
});
