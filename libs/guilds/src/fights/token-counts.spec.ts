import { aCampaign, at, sends } from '../testing/fights.js';
import { aMage, aQuest } from '../testing/index.js';

describe('the number of tokens and dice in the box', () => {
  it('GUILD-002 is no limit: more than eight dice are rolled', () => {
    const [a, b] = [aMage({ attack: { fire: 10 } }), aMage({ attack: { fire: 10 } })];
    const scene = aCampaign({ quest: aQuest({ monsters: [{ health: 15 }] }), mages: [a, b] });
    const sent = sends(scene, [a, 1, 1], [b, 1, 1]);
    const dice = Array<number>(20).fill(0);
    const rolled = sent.rolling(...dice).when(0, { type: 'chooseElement', element: 'fire' });
    expect(rolled.happened('groupAttacked')).toMatchObject([{ dice: { faces: dice } }]);
  });

  it('GUILD-002 is no limit: a mage is wounded while more than forty points lie on others', () => {
    const a = aMage();
    const wounded = Array.from({ length: 15 }, () => ({ id: aMage({ health: 8 }), damage: 7, inCare: true }));
    const quest = aQuest({ monsters: [{ health: 15, counterAttack: true, attack: { element: 'air', value: 1 } }] });
    const guild = { mages: [...at('active', a), ...wounded] };
    const scene = sends(aCampaign({ quest, mages: [], guild }), [a, 1, 1]);
    const hit = scene.rolling(3).when(0, { type: 'chooseElement', element: 'fire' });
    expect(hit.guild(0).mages.reduce((sum, { damage }) => sum + damage, 0)).toBe(15 * 7 + 3);
  });

  it('GUILD-002 is no limit: the bank pays a seat that has a million rubies', () => {
    const quest = aQuest({ monsters: [{ health: 1 }], success: { rubies: 2 } });
    const a = aMage({ attack: { fire: 1 } });
    const scene = sends(aCampaign({ quest, mages: [a], guild: { rubies: 1_000_000 } }), [a, 1, 1]);
    const paid = scene.rolling(1).when(0, { type: 'chooseElement', element: 'fire' });
    expect(paid.guild(0).rubies).toBe(1_000_002);
  });
});
