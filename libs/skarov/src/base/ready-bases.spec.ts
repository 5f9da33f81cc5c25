import { Random } from '#kernel';
import { box } from '../content/catalogue.js';
import { BuildingSite } from '../testing/building-site.js';
import { builtAtRandom } from '../testing/random-bases.js';
import { baseFaults } from './base-faults.js';
import { boardOfBase } from './board.js';
import { skarovsSpace } from './opening.js';

const { base: bases, scenario: scenarios } = box.printed;
const given = [...bases, ...scenarios.flatMap(({ id, base }) => (base ? [{ id, ...base }] : []))];

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
    for (let seed = 0; seed < 300; seed += 1) {
      const base = builtAtRandom(Random.from(`box-${seed}`), 1 + (seed % 4));
      expect(baseFaults(base)).toEqual([]);
    }
  });
});
