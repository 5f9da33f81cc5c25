import { inScenario, madeHero, madeObject, turnBegins, type GameSetup, type Scene } from '../../testing/index.js';

const other = { at: '9,0' };
const acting = (setup: GameSetup): Scene => inScenario('key-to-the-city', { at: 'activation', ...setup });
const begins = (turn: number, setup: GameSetup = {}): Scene =>
  turnBegins('key-to-the-city', turn, { heroes: [{ at: '0,0' }, other], ...setup });
const attempt = (testId: string) => ({ type: 'attemptTest', testId, characteristic: 'MIND' }) as const;
const clever = (at: string, more: object = {}) => ({ id: madeHero({ mind: 12 }), at, ...more });
const passed = (A: number) => ({ malus: {}, change: 0, closed: A > 0, passed: { A, B: 0 } });
const zeros = (count: number) => ({ test: Array<number>(count).fill(0) });

describe('Key to the City', () => {
  it.each([
    ['piece-vault', '5,0', 8],
    ['piece-fountain', '3,8', 10],
    ['piece-signals', '8,8', 10],
  ])('CLASH-155 %s: found at %s with %s dice, the piece leaves the board', (testId, at, dice) => {
    const scene = acting({ heroes: [{ ...clever(at), id: madeHero({ mind: 7 }) }, other] });
    const found = scene.chancing(zeros(dice)).when(0, attempt(testId));
    expect(found.happened('testAttempted')).toMatchObject([{ dice }]);
    expect(found.state.tokens.map(({ spaceId }) => spaceId)).not.toContain(at);
    expect(found.state.tokens).toHaveLength(2);
  });

  it('CLASH-255 two pieces are the key, and end the game; one piece is not', () => {
    const scene = acting({ heroes: [{ id: madeHero({ mind: 7 }), at: '3,8' }, other] });
    expect(scene.chancing(zeros(10)).when(0, attempt('piece-fountain')).told).not.toContain('articleWon');
    const second = scene.with((state) => {
      state.tests['piece-vault'] = passed(1);
    });
    const key = second.chancing(zeros(10)).when(0, attempt('piece-fountain'));
    expect(key.happened('articleWon')).toMatchObject([{ side: 'A', articleId: 'key-holder', size: 'LARGE' }]);
    expect(key.happened('gameEnded')).toMatchObject([{ reason: 'OBJECTIVE' }]);
  });

  it('CLASH-248 bank-door: the side that opens it has the article (after-hours), and the mayor is patient again (good-press)', () => {
    const scene = acting({ heroes: [{ id: madeHero({ mind: 7 }), at: '6,2' }, other], state: { track: 3 } });
    const opened = scene.chancing(zeros(8)).when(0, attempt('bank-door'));
    expect(opened.happened('doorSet')).toMatchObject([{ door: '4b/bank-door', open: true }]);
    expect(opened.happened('articleWon')).toMatchObject([{ articleId: 'after-hours', size: 'MEDIUM' }]);
    expect(opened.state.track).toBe(1);
  });

  it('CLASH-083 shutter, metro-ride and early-edition', () => {
    const lifted = acting({ heroes: [clever('2,1'), other] }).when(0, attempt('shutter'));
    expect(lifted.happened('doorSet')).toMatchObject([{ door: '5a/shutter', open: true }]);
    const rider = clever('1,3');
    const rode = acting({ heroes: [rider, other], objects: [] }).when(0, {
      type: 'performSpecialAction',
      specialActionId: 'metro-ride',
    });
    expect(rode.figure(rider.id).spaceId).toBe('5,5');
    const reading = acting({ heroes: [clever('6,6'), other] }).when(0, {
      type: 'performSpecialAction',
      specialActionId: 'early-edition',
    });
    const read = (optionId: string): unknown[] =>
      reading.when(0, { type: 'choose', optionId }).happened('modifierLaid');
    expect(read('0')).toMatchObject([{ characteristic: 'MIND', by: 1, until: 'TURN' }]);
    expect(read('1')).toMatchObject([{ characteristic: 'DEFENSE', by: 1, until: 'TURN' }]);
  });

  it('CLASH-096 the search begins closed; the fountain is drained in turn 3, the lights fail in turn 4', () => {
    const closed = (turn: number, setup: GameSetup = {}): [string, boolean][] =>
      begins(turn, setup)
        .happened('testChanged')
        .filter(({ testKey }) => testKey.startsWith('piece'))
        .map(({ testKey, closed: shut }) => [testKey, shut]);
    expect(closed(1)).toEqual([
      ['piece-fountain', true],
      ['piece-signals', true],
    ]);
    expect([closed(2), closed(3), closed(4), closed(5)]).toEqual([
      [],
      [['piece-fountain', false]],
      [['piece-signals', false]],
      [],
    ]);
  });

  it('CLASH-096 closing-time: from turn 3 on the shut bank becomes 1 easier each turn', () => {
    const eased = (turn: number): number[] =>
      begins(turn)
        .happened('testChanged')
        .filter(({ testKey }) => testKey === 'bank-door')
        .map(({ change }) => change);
    expect([eased(2), eased(3), eased(6)]).toEqual([[], [-1], [-1]]);
  });

  it('CLASH-096 street-sweepers: in turn 5 they take the scooter, without one the phone box', () => {
    const swept = (objects?: GameSetup['objects']): string[] =>
      begins(5, objects ? { objects } : {})
        .happened('pieceRemoved')
        .map(({ pieceId: id }) => id.replace(/-\d+$/, ''));
    expect(swept()).toEqual(['scooter']);
    expect(swept([{ id: 'phone-box-1', kindId: 'phone-box', spaceId: '4,9', turns: 0 }])).toEqual(['phone-box']);
    expect(begins(4).happened('pieceRemoved')).toEqual([]);
  });

  it('CLASH-096 mayor-waits: the mayor’s impatience grows each turn; at 4 the mayor sends for hot dogs, at 10 the mayor goes home', () => {
    const dusk = (track: number): Scene =>
      inScenario('key-to-the-city', {
        at: 'activation',
        heroes: [clever('0,0'), { ...other, activated: true }],
        decks: {},
        state: { track },
      })
        .with((state) => {
          state.sides.B.deck = [];
        })
        .when(0, { type: 'endActivation' });
    expect(dusk(0).state.track).toBe(1);
    expect(dusk(3).happened('pieceAdded')).toMatchObject([{ kindId: 'hot-dog-stand' }]);
    expect(dusk(9).happened('gameEnded')).toMatchObject([{ reason: 'SHEET' }]);
  });

  it('CLASH-096 broken-glass: a thrown car makes the mayor more impatient, another object does not', () => {
    const [hero, enemy] = [madeHero({ attack: 12 }), madeHero({ defense: 9 })];
    const dice = Array<'0'>(12).fill('0');
    const thrown = (kindId: string, power: '0'[]): number =>
      acting({
        heroes: [
          { id: hero, at: '5,5' },
          { id: enemy, at: '5,6' },
        ],
        objects: [{ id: `${kindId}-1`, kindId, spaceId: '6,5', turns: 0 }],
      })
        .chancing({ combat: dice, power })
        .when(0, { type: 'useObject', objectId: `${kindId}-1`, use: 'AGGRESSIVE', targetId: enemy }).state.track;
    const plain = madeObject({ aggressive: { difficulty: 1, attack: 'RANGED', combat: 0, power: 0, damage: 1 } });
    expect([thrown('car', ['0']), thrown(plain, [])]).toEqual([1, 0]);
  });

  it('CLASH-096 flowers: when a hero falls a flower cart is put in the flower beds', () => {
    const [hero, ally] = [madeHero({ attack: 6 }), madeHero({ health: 1, defense: 1 })];
    const heroes = [
      { id: hero, at: '0,0' },
      { ...other, seat: 1 },
      { id: ally, seat: 1, teamUp: true, at: '1,0' },
    ];
    const fallen = acting({ heroes, objects: [] }).attacks(hero, ally, { combat: ['1', '0', '0', '0', '0', '0'] });
    expect(fallen.happened('pieceAdded')).toMatchObject([{ kindId: 'flower-cart' }]);
  });

  it.each([
    [2, '7,7', 1],
    [1, '7,7', 0],
    [null, '5,5', 0],
  ])('CLASH-096 traffic: a %s at the end of an activation on %s gives %s damage', (face, at, damage) => {
    const hero = madeHero();
    const scene = acting({ heroes: [{ id: hero, at }, other], objects: [] });
    const ended = (face === null ? scene : scene.chancing({ test: [face] })).when(0, { type: 'endActivation' });
    expect(ended.figure(hero).damage).toBe(damage);
  });

  it('CLASH-253 two heroes lost on each side end it, and the pages decide', () => {
    const [hero, last] = [madeHero({ attack: 6 }), madeHero({ health: 1, defense: 1 })];
    const heroes = [
      { id: hero, seat: 0, at: '0,0' },
      { seat: 0, teamUp: true, at: null },
      { seat: 0, teamUp: true, at: null },
      { ...other, seat: 1 },
      { seat: 1, teamUp: true, at: null },
      { id: last, seat: 1, teamUp: true, at: '1,0' },
    ];
    const over = acting({ heroes, objects: [] }).attacks(hero, last, { combat: ['1', '0', '0', '0', '0', '0'] });
    expect(over.happened('gameEnded')).toMatchObject([{ reason: 'SHEET' }]);
  });
});
