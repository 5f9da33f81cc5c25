import { Random } from '#kernel';
import { box } from '../content/catalogue.js';
import { baseLayoutSchema } from '../content/schema.js';
import { builtAtRandom } from '../testing/random-bases.js';
import { bases } from './base-rules.js';

const layouts = box.printed.base.map(({ id: _id, name: _name, heroes: _heroes, ...layout }) => layout);

describe('bases that accounts keep', () => {
  it('SKAROV-BASE-18 are kept in one order, however they were drawn up, and stay sound', () => {
    const random = Random.from('canonical');
    for (const layout of layouts) {
      const { difficulty, ...lists } = layout;
      const drawnUp = {
        difficulty,
        ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, random.shuffle<unknown>(list)])),
      };
      const kept = bases.canonical(baseLayoutSchema.parse(drawnUp));
      expect(kept).toEqual(bases.canonical(layout));
      expect(kept.tiles[0]?.faceId).toBe('t1a');
      expect(bases.faults(kept)).toEqual([]);
    }
  });

  it('SKAROV-BASE-18 have room for the largest that can be built', () => {
    const sizes = Array.from({ length: 30 }, (_, draw) => {
      const { tiles, passages, minions, lieutenants } = builtAtRandom(Random.from(`size ${draw}`), 4);
      return JSON.stringify({ difficulty: 'NORMAL', tiles, passages, minions, lieutenants }).length;
    });
    expect(2 * Math.max(...sizes)).toBeLessThan(bases.mostBytes);
  });

  it('SKAROV-BASE-17 every fault has a code of the closed set', () => {
    const [sound] = layouts;
    const wrong = [
      null,
      {},
      { ...sound, tiles: [] },
      { ...sound, passages: [] },
      { ...sound, minions: [{ sheet: 'skarov', space: '0,0' }, 4] },
      { ...sound, lieutenants: [{ sheet: 'nobody', space: '99,99' }] },
    ];
    const faults = wrong.flatMap((each) => bases.faults(each as never));
    expect(faults.length).toBeGreaterThan(8);
    for (const { code } of faults) expect(bases.faultCodes.safeParse(code).success).toBe(true);
  });
});
