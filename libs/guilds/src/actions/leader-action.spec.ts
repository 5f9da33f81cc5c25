import type { Effect } from '../content/effects.js';
import { score } from '../score.js';
import type { GuildSetup } from '../testing/game-setup.js';
import { aCombat } from '../testing/fights.js';
import { aGame, aGuildTile, aLeader, aMage, given, type Scene } from '../testing/index.js';

const use = { type: 'useLeaderPower' } as const;
const end = { type: 'endAction' } as const;
const bonus = (steps: number) => ({ type: 'bonusAlignment', steps }) as const;

/** Seat 0 resolves its Leader action with a leader of this power, and 4 rubies. */
const leading = (power: readonly Effect[], guild: GuildSetup = {}, x2 = false): Scene =>
  given(
    aGame({
      guilds: [{ leaderId: aLeader({ power: [...power] }), rubies: 4, ...guild }, { rubies: 2 }],
      resolving: { seat: 0, action: 'leaderAction', x2 },
    }),
  );

const purse: readonly Effect[] = [{ effect: 'gainRubies', amount: 3 }];

describe('GUILD-008 a leader carries', () => {
  const leaderId = aLeader({
    income: 2,
    victoryPoints: 4,
    power: [...purse],
    attack: { fire: 5 },
    defense: { fire: 3 },
  });

  it('GUILD-008 an income, that Work pays', () => {
    const tileId = aGuildTile({ income: 1 });
    const scene = given(
      aGame({
        guilds: [{ tileId, leaderId, rubies: 0 }, { firstAction: 'trade' }],
        resolving: { seat: 1, action: 'leaderAction' },
      }),
    ).with((state) => {
      state.resolved = [];
    });
    const paid = scene.when(1, end);
    expect(paid.happened('incomePaid')).toMatchObject([{ seat: 0, rubies: 3, source: 'work' }]);
  });

  it('GUILD-008 a power, points, an attack and a defense', () => {
    expect(leading([], { leaderId }).when(0, use).guild(0).rubies).toBe(7);
    expect(score(leading([], { leaderId }).state)[0]?.parts).toContainEqual({ name: 'leader', points: 4 });
    const lines = aCombat({ attackers: [aMage({ attack: { fire: 4 } })], defender: { leaderId } });
    const attack = lines.rolling(0).when(0, { type: 'chooseElement', element: 'fire' });
    expect(attack.happened('duelFought')).toMatchObject([{ defenderId: leaderId, attack: 4, defense: 3 }]);
    const counter = attack.when(1, { type: 'counterAttack', counter: true }).rolling(0, 0, 0, 0, 0);
    expect(counter.when(1, { type: 'chooseElement', element: 'fire' }).happened('duelFought')).toMatchObject([
      { attackerId: leaderId, attack: 5, defense: 0 },
    ]);
  });
});

describe('Leader action', () => {
  it('GUILD-087 carries out the power of the leader, once', () => {
    const scene = leading(purse).when(0, use);
    expect(scene.happened('powerUsed')).toEqual([{ type: 'powerUsed', seat: 0, leaderId: scene.guild(0).leaderId }]);
    expect(scene.guild(0).rubies).toBe(7);
    expect(scene.happened('actionEnded')).toHaveLength(1);
  });

  it('GUILD-087 a power used up is refused while something else is left to do', () => {
    const scene = leading(purse, {}, true).when(0, use);
    expect(scene.step).toBe('resolve.leader');
    expect(scene.refusal(0, use)).toMatchObject({ rule: 'GUILD-087', code: 'alreadyUsed' });
    expect(scene.legal(0, 'useLeaderPower')).toEqual([]);
  });

  it('GUILD-087 takes what the power asks to choose', () => {
    const scene = leading([{ effect: 'stealRubies', amount: 5 }]);
    expect(scene.legal(0)).toEqual([{ ...use, targetSeat: 1 }, end]);
    const stolen = scene.when(0, { ...use, targetSeat: 1 });
    expect([stolen.guild(0).rubies, stolen.guild(1).rubies]).toEqual([6, 0]);
    expect(scene.refusal(0, use)).toMatchObject({ rule: 'GUILD-196', code: 'illegalChoice' });
  });

  it('GUILD-087 a power that draws cards asks for them, and the action goes on afterwards', () => {
    const scene = leading([{ effect: 'drawItems', draw: 2, keep: 1 }], {}, true).when(0, use);
    expect(scene.step).toBe('effect.pick');
    const after = scene.when(0, scene.legal(0)[0]!);
    expect([after.step, after.asked]).toEqual(['resolve.leader', [0]]);
  });

  it('GUILD-057 needs no active mage, unless the power says so', () => {
    expect(leading(purse, { mages: [] }).when(0, use).guild(0).rubies).toBe(7);
    const mage = aMage();
    const scene = leading([{ effect: 'healDamage', points: 1 }], { mages: [{ id: mage, damage: 2, inCare: true }] });
    expect(scene.when(0, { ...use, mageId: mage }).guild(0).mages).toMatchObject([{ damage: 1, inCare: true }]);
  });

  it('GUILD-190 a power that finds nothing to act on is refused', () => {
    const mage = aMage();
    const heal = { ...use, mageId: mage };
    const scene = leading([{ effect: 'healDamage', points: 1 }], { mages: [mage] }, true);
    expect(scene.refusal(0, heal)).toMatchObject({ rule: 'GUILD-190', code: 'impossible' });
  });

  it('GUILD-064 GUILD-167 the power is not an obligation; by default it is not used', () => {
    expect(leading(purse).when(0, end).guild(0).rubies).toBe(4);
    const idle = leading(purse).whenTimeRunsOut();
    expect(idle.happened('powerUsed')).toEqual([]);
    expect(idle.happened('actionEnded')).toHaveLength(1);
  });

  it('GUILD-169 a power that cannot be used ends the action automatically', () => {
    const scene = leading([{ effect: 'healDamage', points: 1 }], { mages: [aMage()] });
    expect(scene.state.resolution?.action).not.toBe('leaderAction');
  });

  it('GUILD-088 gives no free steps when it is no X2', () => {
    expect(leading(purse).refusal(0, bonus(1))).toMatchObject({ rule: 'GUILD-088', code: 'illegalChoice' });
  });
});

describe('Leader action X2', () => {
  const again = (alignment: number) => leading(purse, { alignment }, true);

  it.each([
    [0, 2, 2],
    [0, 1, 1],
    [1, -2, -1],
    [-4, -1, -5],
  ])('GUILD-088 from %i the seat may move %i, free, to %i', (alignment, steps, to) => {
    const scene = again(alignment).when(0, bonus(steps));
    expect(scene.guild(0)).toMatchObject({ alignment: to, rubies: 4 });
  });

  it('GUILD-088 besides a second use of the power, in any order', () => {
    const first = again(0).when(0, use).when(0, bonus(2));
    expect(first.guild(0)).toMatchObject({ alignment: 2 });
    expect(first.happened('actionEnded')).toHaveLength(1);
    const last = again(0).when(0, bonus(2)).when(0, use);
    expect(last.happened('actionEnded')).toHaveLength(1);
    expect(last.happened('rubiesGained')).toEqual([{ type: 'rubiesGained', seat: 0, rubies: 3 }]);
  });

  it('GUILD-088 once', () => {
    const scene = again(0).when(0, bonus(1));
    expect(scene.refusal(0, bonus(1))).toMatchObject({ rule: 'GUILD-088', code: 'alreadyUsed' });
  });

  it('GUILD-088 1 or 2 steps, and not past the end of the scale', () => {
    expect([-3, 0, 3].map((steps) => again(0).refusalCode(0, bonus(steps)))).toEqual([
      'outOfRange',
      'outOfRange',
      'outOfRange',
    ]);
    expect(again(9).refusal(0, bonus(2))).toMatchObject({ rule: 'GUILD-088', code: 'outOfRange' });
    expect(again(9).when(0, bonus(1)).guild(0).alignment).toBe(10);
    expect(again(-10).legal(0, 'bonusAlignment')).toEqual([bonus(1), bonus(2)]);
  });

  it('GUILD-145 the alignment moves by the action', () => {
    const [moved] = again(3).when(0, bonus(-2)).happened('bonusAlignmentMoved');
    expect(moved).toEqual({ type: 'bonusAlignmentMoved', seat: 0, steps: -2, alignment: 1 });
  });
});
