import { skarovsSpace } from '../../base/opening.js';
import { finishPassages, finishTiles, lieutenant, minion, passage, tile } from '../../testing/build-commands.js';
import { BuildingSite } from '../../testing/building-site.js';
import { filled, joined } from '../../testing/small-base.js';
import { layTestBox } from '../../testing/test-rooms.js';

layTestBox();

describe('Placing minions', () => {
  it('SKAROV-BASE-09 SKAROV-TILE-06 one on every usable reinforcement space, of any kind that is left', () => {
    expect(joined.step).toBe('setup.minions');
    // Three rooms with 2+, 2+ and 3+ each.
    expect(joined.legal('placeMinion')).toHaveLength(9 * 3);
    expect(joined.legal('placeMinion')[0]).toEqual(minion('android', '0,-5'));
    const site = filled(joined);
    expect(site.base.minions).toHaveLength(9);
    expect(site.step).toBe('setup.lieutenants');
  });

  it('SKAROV-EX-06 SKAROV-TILE-07 SKAROV-VEC-29 with two heroes, or one, only the spaces marked 2+ are usable', () => {
    for (const heroes of [1, 2]) {
      const site = BuildingSite.begun(heroes).when(
        tile('t2a', 1, 0, 1),
        tile('t3a', 0, -1),
        finishTiles,
        passage('4,2,E'),
        passage('2,-1,S'),
        finishPassages,
      );
      expect(site.code(minion('android', '0,0'))).toBeUndefined();
      expect(site.refused(minion('android', '0,4'))).toMatchObject({
        code: 'SPACE_NOT_USABLE',
        rule: 'SKAROV-TILE-06',
      });
      expect(site.code(minion('android', '4,4'))).toBe('SPACE_NOT_USABLE');
    }
  });

  it('SKAROV-VEC-50 with three heroes a room with 2+, 2+, 3+ and 4+ gets three minions', () => {
    const site = filled(joined);
    const entry = ['0,0', '4,0', '0,4', '4,4'];
    expect(entry.map((space) => site.base.minions.some((each) => each.space === space))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('SKAROV-TILE-04 refuses a space that is taken or is none for minions, and what is not there', () => {
    const one = joined.when(minion('gynoid', '0,0'));
    expect(one.code(minion('android', '0,0'))).toBe('SPACE_TAKEN');
    expect(one.code(minion('android', '1,1'))).toBe('SPACE_NOT_USABLE');
    expect(one.code(minion('android', '99,9'))).toBe('UNKNOWN_ID');
    expect(one.code(minion('chi', '4,0'))).toBe('UNKNOWN_ID');
  });

  it('SKAROV-VEC-51 thirty robots stand, and four of 34 spaces stay empty', () => {
    const nine = [4, 5, 6, 7, 8, 9].map((number) => tile(`t${number}b`, 0, number - 3));
    const doors = [4, 9, 14, 19, 24, 29].map((y) => passage(`2,${y},S`, y > 10 ? 'DOOR' : 'AIRLOCK'));
    const built = BuildingSite.begun(4).when(
      tile('t2a', 1, 0, 1),
      tile('t3a', 0, -1),
      ...nine,
      finishTiles,
      passage('4,2,E'),
      passage('2,-1,S'),
      ...doors,
      finishPassages,
    );
    const androids = built.legal('placeMinion').filter(({ sheetId }) => sheetId === 'android');
    expect(androids).toHaveLength(34);
    const ten = built.when(...androids.slice(0, 10));
    expect(ten.code(minion('android', androids[10]!.spaceId))).toBe('NO_FIGURE_LEFT');
    const all = filled(ten);
    expect(all.base.minions).toHaveLength(30);
    expect(all.step).toBe('setup.lieutenants');
  });
});

describe('Placing lieutenants', () => {
  const site = filled(joined);

  it('SKAROV-BASE-12 the objective rooms get theirs first', () => {
    expect(new Set(site.legal('placeLieutenant').map(({ spaceId }) => Number(spaceId.split(',')[1]) < 0))).toEqual(
      new Set([true]),
    );
    expect(site.refused(lieutenant('chi', '1,1'))).toMatchObject({
      code: 'OBJECTIVE_ROOMS_FIRST',
      rule: 'SKAROV-BASE-12',
    });
    expect(site.when(lieutenant('chi', '1,-4')).code(lieutenant('ki', '1,1'))).toBeUndefined();
  });

  it('SKAROV-BASE-11 never more than one on a tile, and each once', () => {
    const one = site.when(lieutenant('chi', '1,-4'));
    expect(one.code(lieutenant('ki', '2,-4'))).toBe('TILE_HAS_LIEUTENANT');
    expect(one.code(lieutenant('ki', '1,-4'))).toBe('SPACE_TAKEN');
    expect(one.code(lieutenant('chi', '1,1'))).toBe('ALREADY_PLACED');
    expect(one.code(lieutenant('android', '1,1'))).toBe('UNKNOWN_ID');
    expect(one.code(lieutenant('ki', '1'))).toBe('UNKNOWN_ID');
  });

  it('SKAROV-BASE-13 SKAROV-BASE-14 not on green or reinforcement spaces, nor on Skarov’s own', () => {
    const one = site.when(lieutenant('chi', '1,-4'));
    const own = skarovsSpace(one.base.tiles)!;
    // The console of tile 2 is at (1,1) of its room, which lies turned by one quarter at column 1.
    expect(own).toBe('8,1');
    expect(one.code(lieutenant('ki', own))).toBe('SPACE_NOT_USABLE');
    expect(one.code(lieutenant('ki', '8,2'))).toBeUndefined();
    expect(one.code(lieutenant('ki', '0,3'))).toBe('SPACE_NOT_USABLE');
    expect(one.code(lieutenant('ki', '4,4'))).toBe('SPACE_NOT_USABLE');
  });

  it('SKAROV-BASE-12 every one that a tile can take is placed: with three tiles one stays out', () => {
    const three = site.when(lieutenant('chi', '1,-4'), lieutenant('ki', '1,1'), lieutenant('no', '7,2'));
    expect(three.step).toBe('setup.review');
    expect(three.base.lieutenants).toHaveLength(3);
  });

  it('SKAROV-EX-07 the quick set-up: spaces filled, Skarov on his own, one lieutenant on the objective tile', () => {
    const done = site.whenTimeRunsOut();
    expect(done.base.minions).toHaveLength(9);
    expect(done.base.lieutenants.map(({ space }) => Number(space.split(',')[1]) < 0)).toEqual([true, false, false]);
    expect(skarovsSpace(done.base.tiles)).toBe('8,1');
  });
});
