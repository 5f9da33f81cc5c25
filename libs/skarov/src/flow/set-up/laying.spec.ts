import { finishPassages, finishTiles, passage, tile, undo } from '../../testing/build-commands.js';
import { begun, small } from '../../testing/small-base.js';
import { layTestBox } from '../../testing/test-rooms.js';

layTestBox();

describe('Laying tiles', () => {
  it('SKAROV-BASE-15 the entry tile lies first, put by the game', () => {
    expect(begun.base.tiles).toEqual([{ faceId: 't1a', column: 0, row: 0, turns: 0 }]);
    expect(begun.step).toBe('setup.tiles');
    expect(begun.code(undo)).toBe('NOTHING_TO_UNDO');
  });

  it('SKAROV-BASE-15 SKAROV-BASE-03 what may be laid is told room by room, row by row, column by column', () => {
    const wide = begun.when(tile('t3a', 1, 0), tile('t8a', 1, -1));
    const places = wide
      .legal('placeTile')
      .flatMap(({ faceId, column, row }) => (faceId === 't9a' ? [`${column},${row}`] : []));
    expect([...new Set(places)]).toEqual(['1,-2', '0,-1', '2,-1', '-1,0', '2,0', '0,1', '1,1']);
  });

  it('SKAROV-VEC-20 SKAROV-BASE-06 nothing is laid beside the control room alone', () => {
    const laid = begun.when(tile('t2a', 1, 0, 1));
    expect(laid.refused(tile('t3a', 2, 0))).toMatchObject({ code: 'NOT_CONNECTABLE', rule: 'SKAROV-BASE-06' });
    expect(laid.code(tile('t3a', 0, 1))).toBeUndefined();
    expect(laid.when(tile('t3a', 0, -1), tile('t8a', 1, -1)).base.tiles).toHaveLength(4);
  });

  it('SKAROV-TILE-01 SKAROV-BASE-03 refuses, in this order, a used tile, a taken place, a place apart', () => {
    expect(begun.code(tile('t1b', 0, 0))).toBe('TILE_USED');
    expect(begun.code(tile('t3a', 0, 0))).toBe('CELL_TAKEN');
    expect(begun.refused(tile('t3a', 1, 1))).toMatchObject({ code: 'NOT_CONNECTABLE', rule: 'SKAROV-BASE-03' });
    expect(begun.code(tile('t10a', 1, 0))).toBe('UNKNOWN_ID');
    expect(small.code(tile('t3b', 0, 1))).toBe('TILE_USED');
  });

  it('SKAROV-BASE-04 SKAROV-VEC-48 the control room is laid with a passage towards its neighbour only', () => {
    // Its passages lie south and east; to the right of the entry tile one has to lie west.
    expect([0, 1, 2, 3].map((turns) => begun.code(tile('t2a', 1, 0, turns)))).toEqual([
      'NOT_CONNECTABLE',
      undefined,
      undefined,
      'NOT_CONNECTABLE',
    ]);
  });

  it('SKAROV-BASE-15 as long as a control room and an objective room can still be had', () => {
    expect(begun.refused(tile('t2b', 1, 0))).toMatchObject({ code: 'ROOM_STILL_NEEDED', rule: 'SKAROV-BASE-15' });
    const plain = begun.when(...[3, 4, 5, 6].map((number) => tile(`t${number}b`, number - 2, 0)));
    const one = plain.when(tile('t8a', 0, 1), tile('t9a', 0, 2));
    expect(one.code(tile('t7b', 1, 1))).toBe('ROOM_STILL_NEEDED');
    expect(one.code(tile('t7a', 1, 1))).toBeUndefined();
  });

  it('SKAROV-BASE-12 four objective rooms are as many as there are lieutenants', () => {
    const four = begun.when(...[3, 4, 5, 6].map((number) => tile(`t${number}a`, number - 2, 0)));
    expect(four.refused(tile('t7a', 0, 1))).toMatchObject({ code: 'TOO_MANY_OBJECTIVES', rule: 'SKAROV-BASE-12' });
    expect(four.code(tile('t7b', 0, 1))).toBeUndefined();
  });

  it('SKAROV-BASE-01 SKAROV-BASE-02 is finished with a control room and an objective room, so with three tiles', () => {
    expect(begun.code(finishTiles)).toBe('ROOMS_MISSING');
    expect(begun.when(tile('t2a', 1, 0, 1)).code(finishTiles)).toBe('ROOMS_MISSING');
    expect(begun.when(tile('t3a', 1, 0)).refused(finishTiles)?.rule).toBe('SKAROV-BASE-02');
    expect(small.code(finishTiles)).toBeUndefined();
  });

  it('SKAROV-BASE-01 ends with nine tiles', () => {
    const rest = [4, 5, 6, 7, 8, 9].map((number) => tile(`t${number}b`, 0, number - 3));
    const nine = small.when(...rest);
    expect(nine.base.tiles).toHaveLength(9);
    expect(nine.legal('placeTile')).toEqual([]);
    expect(nine.when(finishTiles).step).toBe('setup.passages');
  });
});

describe('Laying passages', () => {
  const laying = small.when(finishTiles);

  it('SKAROV-BASE-04 lie where two neighbours both have a passage, one token an edge', () => {
    expect(laying.legal('placePassage')).toEqual([
      passage('2,-1,S', 'DOOR'),
      passage('2,-1,S', 'AIRLOCK'),
      passage('4,2,E', 'DOOR'),
    ]);
    // Tile 3 has a passage to the east, but nothing lies there; and a middle cell has other sides.
    expect(['4,-3,E', '2,2,E', '2,-1,E', '0,2,E'].map((edge) => laying.code(passage(edge)))).toEqual(
      Array(4).fill('NO_PASSAGE_HERE'),
    );
    expect(laying.when(passage('2,-1,S')).code(passage('2,-1,S', 'AIRLOCK'))).toBe('EDGE_TAKEN');
  });

  it('SKAROV-BASE-07 the control room has one door and no airlock', () => {
    expect(laying.refused(passage('4,2,E', 'AIRLOCK'))).toMatchObject({
      code: 'CONTROL_ROOM_ONE_DOOR',
      rule: 'SKAROV-BASE-07',
    });
    const twice = small.when(tile('t8a', 0, 1), tile('t9a', 1, 1), finishTiles, passage('4,2,E'));
    expect(twice.refused(passage('7,4,S'))).toMatchObject({ code: 'CONTROL_ROOM_ONE_DOOR', rule: 'SKAROV-BASE-07' });
  });

  it('SKAROV-VEC-34 SKAROV-BASE-15 the last door is kept for the control room', () => {
    // A square of three by three with the control room in a corner has ten other edges.
    const places = [
      ['t3a', 0, 1],
      ['t4b', 0, 2],
      ['t5b', 1, 0],
      ['t6b', 1, 1],
      ['t7b', 1, 2],
      ['t8b', 2, 0],
      ['t9b', 2, 1],
    ] as const;
    const laid = begun.when(
      ...places.map(([id, column, row]) => tile(id, column, row)),
      tile('t2a', 2, 2, 2),
      finishTiles,
    );
    const control = ['9,12,E', '12,9,S'];
    const others = laid.legal('placePassage').filter(({ edge, kind }) => kind === 'DOOR' && !control.includes(edge));
    expect(others).toHaveLength(10);
    const eight = laid.when(...others.slice(0, 8));
    const left = others[8]!.edge;
    expect(eight.code(passage(left))).toBe('NO_TOKEN_LEFT');
    expect(eight.code(passage(left, 'AIRLOCK'))).toBeUndefined();
    expect(eight.code(passage('9,12,E'))).toBeUndefined();
    expect(eight.when(passage('9,12,E')).code(passage('12,9,S'))).toBe('CONTROL_ROOM_ONE_DOOR');
    expect(eight.when(passage('9,12,E')).code(passage(left))).toBe('NO_TOKEN_LEFT');
    const airlocks = laid.when(...others.slice(0, 5).map(({ edge }) => passage(edge, 'AIRLOCK')));
    expect(airlocks.code(passage(others[5]!.edge, 'AIRLOCK'))).toBe('NO_TOKEN_LEFT');
  });

  it('SKAROV-BASE-05 SKAROV-BASE-07 is finished when every tile is reached and the control room has its door', () => {
    expect(laying.refused(finishPassages)).toMatchObject({
      code: 'BASE_NOT_CONNECTED',
      facts: { rules: ['SKAROV-BASE-05', 'SKAROV-BASE-07'], tiles: ['t2a', 't3a'] },
    });
    expect(laying.when(passage('4,2,E')).refused(finishPassages)?.facts).toEqual({
      rules: ['SKAROV-BASE-05'],
      tiles: ['t3a'],
    });
    expect(laying.when(passage('4,2,E'), passage('2,-1,S', 'AIRLOCK')).code(finishPassages)).toBeUndefined();
  });

  it('SKAROV-BASE-06 what lies behind the control room needs a way of its own', () => {
    // Room 9 lies below the control room, which has a passage there; the one door of that room leads elsewhere.
    const site = small.when(tile('t8a', 0, 1), tile('t9a', 1, 1), finishTiles, passage('2,-1,S'), passage('4,2,E'));
    expect(site.refused(finishPassages)?.facts).toEqual({ rules: ['SKAROV-BASE-05'], tiles: ['t8a', 't9a'] });
  });
});
