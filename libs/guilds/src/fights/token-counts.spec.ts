import { aCampaign, sends } from '../testing/fights.js';
import { aMage, aQuest } from '../testing/index.js';

describe('the number of tokens and dice in the box', () => {
  it('GUILD-002 is no limit: more than eight dice are rolled', () => {
    const [a, b] = [aMage({ attack: { fire: 10 } }), aMage({ attack: { fire: 10 } })];
    const scene = aCampaign({ quest: aQuest({ monsters: [{ health: 15 }] }), mages: [a, b] });
    const sent = sends(scene, [a, 1, 1], [b, 1, 1]);
    const dice = Array<number>(20).fill(0);
    const rolled = sent.rolling(...dice).when(0, { type: 'chooseElement', element: 'fire' });
    expect(rolled.state.fight).toBeNull();
  });

  it('GUILD-002 rubies and damage are plain integers', () => {
    const rich = aCampaign({ quest: aQuest(), mages: [aMage(), aMage()], guild: { rubies: 1_000_000 } });
    expect(rich.view(1).guilds[0]).toMatchObject({ rubies: 1_000_000 });
    const many = Array.from({ length: 15 }, () => ({ id: aMage({ health: 8 }), damage: 7, inCare: true }));
    const wounded = aCampaign({ quest: aQuest(), mages: [], guild: { mages: [...many] } });
    const total = wounded.view(1).guilds[0]!.mages.reduce((sum, { damage }) => sum + damage, 0);
    expect(total).toBeGreaterThan(40);
  });
});
