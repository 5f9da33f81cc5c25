import type { actions } from '../content/vocabulary.js';
import type { GameSetup } from '../testing/game-setup.js';
import { aGame, aMage, aSpell, given, seenBy, type Scene } from '../testing/index.js';
import { idly, idlyUntil } from '../testing/next-turn.js';
import type { SecondChoice } from '../words.js';

type First = (typeof actions)[number];

const first = (scene: Scene, seat: number, action: First): Scene =>
  scene.when(seat, { type: 'chooseFirstAction', action });
const second = (scene: Scene, seat: number, action: SecondChoice): Scene =>
  scene.when(seat, { type: 'chooseSecondAction', action });

const choosingFirst = (setup: GameSetup = {}): Scene => given(aGame({ guilds: 2, ...setup, at: 'actions.first' }));
const choosingSecond = (setup: GameSetup = {}): Scene => given(aGame({ guilds: 2, ...setup, at: 'actions.second' }));

describe('the first action', () => {
  it('GUILD-047 is one of six; X2 is no card of the six', () => {
    const scene = choosingFirst();
    const offered = scene.legal(0).map((command) => 'action' in command && command.action);
    expect(offered).toEqual(['work', 'trade', 'recruitment', 'leaderAction', 'quests', 'combat']);
  });

  it('GUILD-048 all choose at once and in secret; then all are revealed together', () => {
    const scene = choosingFirst({ guilds: 3 });
    expect(scene.asked).toEqual([0, 1, 2]);
    const one = first(scene, 1, 'combat');
    expect(one.asked).toEqual([0, 2]);
    expect(seenBy(one, 1)).toEqual([{ type: 'firstActionChosen', seat: 1, action: 'combat' }]);
    expect(seenBy(one, 0)).toEqual([{ type: 'firstActionChosen', seat: 1 }]);
    expect(one.view(0)).toEqual(first(scene, 1, 'work').view(0));
    expect(one.view(0).guilds[1]).toMatchObject({ answered: 1 });
    expect(one.view(1).own).toMatchObject({ firstAction: 'combat' });
    const all = first(first(one, 0, 'work'), 2, 'quests');
    expect(all.happened('firstActionsRevealed')).toMatchObject([
      {
        choices: [
          { seat: 0, action: 'work' },
          { seat: 1, action: 'combat' },
          { seat: 2, action: 'quests' },
        ],
      },
    ]);
    expect(all.view(0).guilds.map(({ firstAction }) => firstAction)).toEqual(['work', 'combat', 'quests']);
  });

  it('GUILD-191 a choice is final, also while others have still to choose', () => {
    const one = first(choosingFirst(), 0, 'trade');
    expect(one.refusal(0, { type: 'chooseFirstAction', action: 'work' })).toMatchObject({
      code: 'notYourDecision',
      rule: 'GUILD-191',
    });
  });

  it('GUILD-049 the Darkness privilege seat may replace it, after the reveal, by any other of the six', () => {
    const scene = first(first(choosingFirst({ guilds: [{ alignment: -1 }, {}] }), 0, 'work'), 1, 'trade');
    expect(scene.step).toBe('actions.darkChange');
    expect(scene.asked).toEqual([0]);
    expect(scene.view(1).guilds.map(({ firstAction }) => firstAction)).toEqual(['work', 'trade']);
    expect(scene.refusal(0, { type: 'changeFirstAction', action: 'work' })).toMatchObject({
      code: 'illegalChoice',
      rule: 'GUILD-049',
    });
    expect(scene.refusalCode(1, { type: 'changeFirstAction', action: 'work' })).toBe('notYourDecision');
    expect(scene.legal(0, 'changeFirstAction')).toHaveLength(5);
    const changed = scene.when(0, { type: 'changeFirstAction', action: 'quests' });
    expect(seenBy(changed, 1)).toContainEqual({ type: 'firstActionChanged', seat: 0, action: 'quests' });
    expect(changed.step).toBe('actions.second');
    expect(changed.view(1).guilds[0]).toMatchObject({ firstAction: 'quests' });
  });

  it('GUILD-049 or keep it, which is the default', () => {
    const scene = first(first(choosingFirst({ guilds: [{ alignment: -1 }, {}] }), 0, 'work'), 1, 'trade');
    expect(scene.when(0, { type: 'keepFirstAction' }).guild(0).firstAction).toBe('work');
    expect(scene.whenTimeRunsOut().happened('firstActionKept')).toEqual([{ type: 'firstActionKept', seat: 0 }]);
  });
});

describe('the second action', () => {
  it('GUILD-046 GUILD-050 is one of the five others, or X2', () => {
    const scene = choosingSecond({ guilds: [{ firstAction: 'trade' }, {}] });
    expect(scene.legal(0).map((command) => 'action' in command && command.action)).toEqual([
      'work',
      'recruitment',
      'leaderAction',
      'quests',
      'combat',
      'X2',
    ]);
    expect(scene.refusal(0, { type: 'chooseSecondAction', action: 'trade' })).toMatchObject({
      code: 'illegalChoice',
      rule: 'GUILD-050',
    });
  });

  it('GUILD-050 what counts is the first action as replaced', () => {
    const dark = first(first(choosingFirst({ guilds: [{ alignment: -1 }, {}] }), 0, 'work'), 1, 'trade');
    const scene = dark.when(0, { type: 'changeFirstAction', action: 'recruitment' });
    expect(scene.refusalCode(0, { type: 'chooseSecondAction', action: 'recruitment' })).toBe('illegalChoice');
    expect(second(scene, 0, 'work').guild(0).secondAction).toBe('work');
  });

  it('GUILD-051 stays hidden until all first actions are resolved, then all are revealed together', () => {
    const scene = choosingSecond({ guilds: [{ firstAction: 'trade' }, { firstAction: 'trade' }] });
    const one = second(scene, 0, 'X2');
    expect(seenBy(one, 1)).toEqual([{ type: 'secondActionChosen', seat: 0 }]);
    expect(one.view(1)).toEqual(second(scene, 0, 'combat').view(1));
    const trading = second(one, 1, 'work');
    expect(trading.step).toBe('resolve.trade');
    for (const { secondAction } of trading.view(1).guilds) expect(secondAction).toBeUndefined();
    const lastOfRound = trading.when(0, { type: 'endAction' });
    expect(lastOfRound.view(1).guilds[0]).not.toHaveProperty('secondAction');
    const revealed = lastOfRound.when(1, { type: 'endAction' });
    expect(revealed.happened('secondActionsRevealed')).toMatchObject([
      {
        choices: [
          { seat: 0, action: 'X2' },
          { seat: 1, action: 'work' },
        ],
      },
    ]);
    expect(revealed.view(1).guilds.map(({ secondAction }) => secondAction)).toEqual(['X2', 'work']);
  });

  it('GUILD-051 a seat that has looked at it by a card sees it alone', () => {
    const glass = aSpell('anytime', { effect: 'revealSecondAction' });
    const scene = second(choosingSecond({ guilds: [{ spells: [glass] }, {}, {}] }), 1, 'combat');
    expect(scene.refusal(0, { type: 'playCard', itemId: glass, targetSeat: 2 })).toMatchObject({
      code: 'impossible',
      rule: 'GUILD-190',
    });
    const seen = scene.when(0, { type: 'playCard', itemId: glass, targetSeat: 1 });
    expect(seenBy(seen, 0)).toContainEqual({ type: 'secondActionSeen', seat: 0, target: 1, action: 'combat' });
    expect(seenBy(seen, 2)).toContainEqual({ type: 'secondActionSeen', seat: 0, target: 1 });
    expect(seen.view(0).guilds[1]).toMatchObject({ secondAction: 'combat', secondActionSeenBy: [0] });
    expect(seen.view(2).guilds[1]).toMatchObject({ secondActionSeenBy: [0] });
    expect(seen.view(2).guilds[1]).not.toHaveProperty('secondAction');
  });

  it('GUILD-052 an action may be chosen that cannot be carried out; it is then lost, with no other effect', () => {
    const both = second(second(choosingSecond({ guilds: [{ firstAction: 'quests' }, {}] }), 0, 'combat'), 1, 'X2');
    expect(both.happened('actionLost')).toEqual([
      { type: 'actionLost', seat: 0, action: 'quests' },
      { type: 'actionLost', seat: 0, action: 'combat' },
    ]);
    expect(both.guild(0)).toMatchObject({ rubies: 5, alignment: 0, mages: [] });
  });

  it('GUILD-062 the Light privilege seat may replace it once all are revealed; placement is not reopened', () => {
    const mage = aMage();
    const guilds = [{ alignment: 2, firstAction: 'trade', mages: [mage] }, {}] as const;
    const placing = second(second(choosingSecond({ guilds }), 0, 'work'), 1, 'X2');
    const scene = idlyUntil(placing, ({ step }) => step === 'actions.lightChange');
    expect(scene.asked).toEqual([0]);
    expect(scene.view(1).guilds.map(({ secondAction }) => secondAction)).toEqual(['work', 'X2']);
    for (const [action, rule] of [
      ['work', 'GUILD-062'],
      ['trade', 'GUILD-050'],
    ] as const) {
      expect(scene.refusal(0, { type: 'changeSecondAction', action })).toMatchObject({ code: 'illegalChoice', rule });
    }
    expect(scene.legal(0, 'changeSecondAction')).toHaveLength(5);
    const changed = scene.when(0, { type: 'changeSecondAction', action: 'combat' });
    expect(seenBy(changed, 1)).toContainEqual({ type: 'secondActionChanged', seat: 0, action: 'combat' });
    expect(changed.happened('placementOpened')).toEqual([]);
    expect(changed.happened('actionLost')).toMatchObject([{ seat: 0, action: 'combat' }]);
    expect(scene.when(0, { type: 'keepSecondAction' }).guild(0).secondAction).toBe('work');
    expect(idly(scene).happened('secondActionKept')).toEqual([{ type: 'secondActionKept', seat: 0 }]);
  });

  it('GUILD-062 X2 is among its choices', () => {
    const both = second(second(choosingSecond({ guilds: [{ alignment: 2 }, {}] }), 0, 'trade'), 1, 'X2');
    const scene = idlyUntil(both, ({ step }) => step === 'actions.lightChange');
    const changed = scene.when(0, { type: 'changeSecondAction', action: 'X2' });
    expect(changed.happened('actionBegan')[0]).toEqual({ type: 'actionBegan', seat: 0, action: 'work', x2: true });
  });

  it('GUILD-190 a card may change it in secret before the reveal, to another legal choice', () => {
    const turncoat = aSpell('anytime', { effect: 'changeSecondAction' });
    const scene = second(choosingSecond({ guilds: [{ spells: [turncoat] }, {}] }), 0, 'trade');
    for (const action of ['trade', 'work'] as const) {
      expect(scene.refusalCode(0, { type: 'playCard', itemId: turncoat, action })).toBe('illegalChoice');
    }
    const changed = scene.when(0, { type: 'playCard', itemId: turncoat, action: 'combat' });
    expect(seenBy(changed, 1)).toContainEqual({ type: 'secondActionReplaced', seat: 0 });
    expect(changed.view(0).own).toMatchObject({ secondAction: 'combat' });
    expect(changed.view(1)).toEqual(scene.when(0, { type: 'playCard', itemId: turncoat, action: 'X2' }).view(1));
  });
});

describe('what is chosen by default', () => {
  it('GUILD-167 Work, then X2 after Work and otherwise Work', () => {
    expect(
      choosingFirst()
        .whenTimeRunsOut()
        .state.guilds.map(({ firstAction }) => firstAction),
    ).toEqual(['work', 'work']);
    const scene = choosingSecond({ guilds: [{ firstAction: 'trade' }, { firstAction: 'work' }] }).whenTimeRunsOut();
    expect(scene.state.guilds.map(({ secondAction }) => secondAction)).toEqual(['work', 'X2']);
  });
});
