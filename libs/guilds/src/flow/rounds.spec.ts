import { aGame, aGuildTile, aMage, given, type Scene } from '../testing/index.js';
import { idlyUntil } from '../testing/next-turn.js';

/** All actions are chosen, no seat has a mage: the rounds begin. */
const rounds = (choices: readonly (readonly ['work' | 'trade' | 'recruitment', 'work' | 'trade' | 'X2'])[]): Scene =>
  choices.reduce(
    (scene, [, action], seat) => scene.when(seat, { type: 'chooseSecondAction', action }),
    given(
      aGame({
        guilds: choices.map(([firstAction]) => ({ firstAction, tileId: aGuildTile({ income: 2 }) })),
        firstPlayer: 1,
        at: 'actions.second',
      }),
    ),
  );

describe('the second action', () => {
  it('GUILD-195 all players see who has chosen, and only the seat itself its choice', () => {
    const choosing = given(aGame({ guilds: [{ firstAction: 'work' }, { firstAction: 'work' }], at: 'actions.second' }));
    const [trades, doubles] = (['trade', 'X2'] as const).map((action) =>
      choosing.when(0, { type: 'chooseSecondAction', action }).view(1),
    );
    expect(trades?.guilds.map(({ answered }) => answered)).toEqual([1, 0]);
    expect(trades).toEqual(doubles);
  });
});

describe('the two rounds', () => {
  it('GUILD-060 every first action, then every second action, each round from the first player clockwise', () => {
    let scene = rounds([
      ['work', 'trade'],
      ['work', 'trade'],
      ['trade', 'work'],
    ]);
    const told: [number, number, string][] = [];
    const note = () => {
      for (const { seat, action } of scene.happened('actionBegan')) told.push([scene.state.round, seat, action]);
    };
    note();
    while (scene.state.turn === 1) {
      scene = scene.when(scene.asked[0]!, { type: 'endAction' });
      if (scene.state.turn === 1) note();
    }
    expect(told.map(([, seat, action]) => [seat, action])).toEqual([
      [1, 'work'],
      [2, 'trade'],
      [0, 'work'],
      [1, 'trade'],
      [2, 'work'],
      [0, 'trade'],
    ]);
  });

  it('GUILD-061 an action is completely resolved before the next one begins', () => {
    const scene = rounds([
      ['trade', 'work'],
      ['trade', 'work'],
    ]);
    expect(scene.asked).toEqual([1]);
    expect(scene.refusalCode(0, { type: 'openMarket' })).toBe('notYourDecision');
    const shopping = scene.when(1, { type: 'openMarket' });
    expect(shopping.asked).toEqual([1]);
    const ended = shopping.when(1, { type: 'endAction' });
    expect(ended.events.map(({ type }) => type)).toEqual(['marketLeft', 'actionEnded', 'actionBegan', 'stepOpened']);
    expect(ended.asked).toEqual([0]);
  });

  it('GUILD-063 X2 performs the first action again, with its advantage, even if the first had no effect', () => {
    const scene = idlyUntil(
      rounds([
        ['trade', 'X2'],
        ['work', 'X2'],
      ]),
      ({ state }) => state.resolution?.seat === 0 && state.round === 2,
    );
    expect(scene.view(0).resolution).toMatchObject({ action: 'trade', x2: true, discounts: 2 });
    expect(scene.step).toBe('resolve.trade');
  });

  it('GUILD-064 every part of an action is optional', () => {
    const scene = given(
      aGame({
        guilds: [{ mages: [{ id: aMage(), damage: 1, inCare: true }] }, {}],
        resolving: { seat: 0, action: 'trade' },
      }),
    );
    expect(scene.legal(0).map(({ type }) => type)).toContain('endAction');
    const ended = scene.when(0, { type: 'endAction' });
    expect(ended.events[0]).toEqual({ type: 'actionEnded', seat: 0, action: 'trade' });
    expect(ended.guild(0).rubies).toBe(5);
    const recruiting = given(aGame({ faceUpMage: aMage(), resolving: { seat: 0, action: 'recruitment' } }));
    expect(recruiting.when(0, { type: 'endAction' }).guild(0).mages).toEqual([]);
    const leading = given(aGame({ resolving: { seat: 0, action: 'leaderAction' } }));
    expect(leading.when(0, { type: 'endAction' }).happened('powerUsed')).toEqual([]);
  });
});
