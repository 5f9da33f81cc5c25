import { aRoom, layTestBox } from '../testing/test-rooms.js';
import { activationSpaces, openingTokens, skarovsSpace, startSpaces } from './opening.js';
import { overlay } from '#kernel/testing';
import { box } from '../content/catalogue.js';

layTestBox();

const tile = (faceId: string, column: number, row: number, turns = 0) => ({ faceId, column, row, turns });

describe('Where figures and tokens begin', () => {
  it('SKAROV-SETUP-04 heroes on the green spaces of the entry tile, however it lies', () => {
    expect(startSpaces([tile('t3a', 0, -1), tile('t1a', 0, 0)])).toEqual(['0,3', '1,3', '2,3', '3,3', '4,3']);
    // A half turn takes the row of green spaces from the fourth row to the second.
    expect(startSpaces([tile('t1a', -1, 0, 2)])).toEqual(['-5,1', '-4,1', '-3,1', '-2,1', '-1,1']);
  });

  it('SKAROV-BASE-14 SKAROV-END-02 Skarov on the violet space that stands for his own tile', () => {
    const tiles = [tile('t1a', 0, 0), tile('t2a', 0, 1)];
    expect(skarovsSpace(tiles)).toBe('1,6');
    expect(activationSpaces(tiles)).toHaveLength(9);
    expect(activationSpaces(tiles)[5]).toEqual({ spaceId: '0,7', tileNumber: 6 });
    expect(skarovsSpace([tile('t1a', 0, 0)])).toBeUndefined();
    // However the control room lies, they are told as one reads.
    for (const turns of [0, 1, 2, 3]) {
      const cells = activationSpaces([tile('t2a', 0, 1, turns)]).map(({ spaceId }) => spaceId.split(',').map(Number));
      expect(cells).toEqual([...cells].sort(([x = 0, y = 0], [u = 0, v = 0]) => y - v || x - u));
    }
  });

  it('SKAROV-BASE-10 the tokens that the tile cards call for on their tiles', () => {
    const tokens = [
      { kind: 'missile', x: 4, y: 1 },
      { kind: 'fuel', x: 0, y: 0 },
    ];
    const silo = overlay(box).add('room', aRoom({ id: 'silo', tileNumber: 8, tokens }));
    expect(openingTokens([tile('t1a', 0, 0), tile(silo, 1, 0, 1)])).toEqual([
      { kindId: 'missile', spaceId: '8,4' },
      { kindId: 'fuel', spaceId: '9,0' },
    ]);
  });
});
