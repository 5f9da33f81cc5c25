import { box } from '../content/catalogue.js';
import type { BuildCommand } from '../flow/set-up/build-words.js';
import { tile, undo } from '../testing/build-commands.js';
import { BuildingSite } from '../testing/building-site.js';
import { baseFaults } from './base-faults.js';

const begun = BuildingSite.begun(3);

/** The first legal command that lays a room. */
const laying = (faceId: string): BuildCommand | undefined =>
  begun.legal('placeTile').find((command) => command.faceId === faceId);

describe('The rooms of the box', () => {
  it.each(box.printed.room.map(({ id }) => [id] as const))(
    'SKAROV-TILE-01 SKAROV-BASE-02 %s is in a base that the rules allow, built by the overlord',
    (faceId) => {
      const command = laying(faceId);
      const base = (command ? begun.when(command) : begun).whenTimeRunsOut().base;
      expect(base.confirmed).toBe(true);
      expect(base.tiles.map((laid) => laid.faceId)).toContain(faceId);
      expect(baseFaults(base)).toEqual([]);
    },
  );

  it('SKAROV-BASE-15 SKAROV-BASE-16 the entry tile is turned over before anything else is laid, once; undone, it lies as before', () => {
    const over = begun.when(tile('t1b', 0, 0));
    expect(over.base.tiles).toEqual([{ faceId: 't1b', column: 0, row: 0, turns: 0 }]);
    expect(over.code(tile('t1a', 0, 0))).toBe('TILE_USED');
    expect(over.when(undo).base.tiles).toEqual(begun.base.tiles);
    expect(begun.code(tile('t1b', 0, 0, 1))).toBe('TILE_USED');
    expect(begun.when(tile('t3a', 1, 0)).code(tile('t1b', 0, 0))).toBe('TILE_USED');
  });
});
