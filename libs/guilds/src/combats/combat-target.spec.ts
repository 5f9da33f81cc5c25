import { aRaid, at } from '../testing/fights.js';
import { aGame, aMage, aSpell, given } from '../testing/index.js';

describe('the target of a combat', () => {
  it('GUILD-103 any other guild, also one without passive mages, or no attack', () => {
    const scene = aRaid({ attackers: [aMage(), aMage()] });
    expect(scene.step).toBe('combat.target');
    expect(scene.legal(0)).toEqual([
      { type: 'declareAttack', targetSeat: 1 },
      { type: 'declareAttack', targetSeat: 2 },
      { type: 'endAction' },
    ]);
    expect(scene.when(0, { type: 'endAction' }).state.fight).toBeNull();
  });

  it('GUILD-103 not itself, and no seat that is not there', () => {
    const scene = aRaid({ attackers: [aMage()] });
    expect(scene.refusal(0, { type: 'declareAttack', targetSeat: 0 })).toMatchObject({
      rule: 'GUILD-103',
      code: 'illegalChoice',
    });
    expect(scene.refusalCode(0, { type: 'declareAttack', targetSeat: 3 })).toBe('unknownCard');
  });

  it('GUILD-104 GUILD-054 without an eligible active mage the action is lost', () => {
    const [passive, used] = [aMage(), aMage()];
    const scene = aRaid({
      attackers: [],
      attacker: { mages: [...at('passive', passive), { id: used, post: 'active', used: 'quests' }] },
    });
    expect(scene.step).not.toBe('combat.target');
    expect(scene.state.round).toBe(2);
  });

  it('GUILD-167 by default no guild is attacked', () => {
    const scene = aRaid({ attackers: [aMage()] }).whenTimeRunsOut();
    expect(scene.happened('attackDeclared')).toEqual([]);
    expect(scene.happened('actionEnded')).toEqual([expect.objectContaining({ seat: 0, action: 'combat' })]);
  });

  it('GUILD-192 a card that makes the last eligible mage passive ends the question', () => {
    const a = aMage();
    const summons = aSpell('ownAction', { effect: 'activate' });
    const scene = aRaid({ attackers: [a], attacker: { spells: [summons] } });
    const lost = scene.when(0, { type: 'playCard', itemId: summons, mageId: a });
    expect(lost.happened('actionLost')).toEqual([expect.objectContaining({ action: 'combat' })]);
  });
});

describe('Combat X2', () => {
  it('EX-38 GUILD-105 GUILD-104 GUILD-179 the first Combat is lost; in the second a mage that was switched may attack', () => {
    const [a, b] = [aMage(), aMage()];
    const first = given(
      aGame({
        guilds: [
          { mages: [a, b], firstAction: 'combat', secondAction: 'X2' },
          { firstAction: 'trade', secondAction: 'work' },
        ],
        at: 'placement',
      }),
    ).when(0, { type: 'placeMages', activeMageIds: [] });
    expect(first.happened('actionLost')).toEqual([expect.objectContaining({ seat: 0, action: 'combat' })]);
    const second = first.when(1, { type: 'endAction' });
    expect(second.step).toBe('combat.rearrange');
    expect(second.legal(0)).toEqual([
      { type: 'switchMage', mageId: a },
      { type: 'switchMage', mageId: b },
      { type: 'endRearrange' },
    ]);
    const switched = second.when(0, { type: 'switchMage', mageId: b });
    expect(switched.guild(0).mages).toMatchObject([{ post: 'passive' }, { post: 'active' }]);
    expect(switched.refusal(0, { type: 'switchMage', mageId: b })).toMatchObject({
      rule: 'GUILD-179',
      code: 'alreadyUsed',
    });
    expect(switched.when(0, { type: 'endRearrange' }).step).toBe('combat.target');
  });

  it('GUILD-179 a mage in the care center cannot be switched', () => {
    const [a, sick] = [aMage(), aMage()];
    const scene = aRaid({
      attackers: [a],
      attacker: { mages: [...at('active', a), { id: sick, inCare: true, damage: 1 }] },
      x2: true,
    });
    expect(scene.refusalCode(0, { type: 'switchMage', mageId: sick })).toBe('notAvailable');
  });

  it('GUILD-105 by default the mages stay as they are, and without an available mage nothing is asked', () => {
    const a = aMage();
    expect(aRaid({ attackers: [a], x2: true }).whenTimeRunsOut().step).toBe('combat.target');
    const none = aRaid({ attackers: [], attacker: { mages: [{ id: a, inCare: true, damage: 3 }] }, x2: true });
    expect(none.step?.startsWith('combat.')).toBe(false);
  });
});
