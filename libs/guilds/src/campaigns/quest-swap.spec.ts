import { at } from '../testing/fights.js';
import { aGame, aMage, aQuest, given } from '../testing/index.js';

describe('Quests X2', () => {
  const q1 = aQuest();
  const swapping = (q2: string) =>
    given(
      aGame({
        guilds: [{ mages: at('active', aMage(), aMage()) }, {}],
        questDeck: [q1, q2],
        onQuests: { [q1]: { damage: [3], rubies: 2 } },
        resolving: { seat: 0, action: 'quests', x2: true },
      }),
    );

  it('GUILD-101 the first two quests may be exchanged, and the second is then the one to attempt', () => {
    const q2 = aQuest();
    const scene = swapping(q2);
    expect(scene.step).toBe('quest.swap');
    expect(scene.legal(0)).toEqual([{ type: 'swapQuests' }, { type: 'keepQuests' }]);
    const swapped = scene.when(0, { type: 'swapQuests' });
    expect(swapped.happened('questsSwapped')).toEqual([expect.objectContaining({ questId: q2, under: q1 })]);
    expect(swapped.step).toBe('quest.plan');
    expect(swapped.state.fight).toMatchObject({ questId: q2 });
  });

  it('GUILD-101 the first quest then lies second, directly under the one that was exchanged for it', () => {
    const [q2, q3] = [aQuest(), aQuest()];
    const scene = given(
      aGame({
        guilds: [{ mages: at('active', aMage(), aMage()) }, {}],
        questDeck: [q1, q2, q3],
        resolving: { seat: 0, action: 'quests', x2: true },
      }),
    );
    expect(scene.when(0, { type: 'swapQuests' }).state.quests.deck).toEqual([q2, q1, q3]);
  });

  it('GUILD-102 the second quest is unseen while the exchange is decided', () => {
    const q2 = aQuest();
    expect(JSON.stringify(swapping(q2).view(0))).not.toContain(q2);
  });

  it('GUILD-101 by default the quests are kept', () => {
    const scene = swapping(aQuest()).whenTimeRunsOut();
    expect(scene.happened('questsKept')).toHaveLength(1);
    expect(scene.state.fight).toMatchObject({ questId: q1 });
  });

  it('EX-24 GUILD-102 GUILD-092 a quest whose conditions are not met is attempted by no guild, and stays on top', () => {
    const q2 = aQuest({ conditions: { minMages: 4 }, failure: { lossRubies: 1 } });
    const scene = swapping(q2).when(0, { type: 'swapQuests' });
    expect(scene.happened('actionLost')).toEqual([expect.objectContaining({ seat: 0, action: 'quests' })]);
    expect(scene.happened('rubiesLeft')).toEqual([]);
    expect(scene.state.quests.deck.slice(0, 2)).toEqual([q2, q1]);
    expect(scene.view(1).quests).toEqual([
      expect.objectContaining({ questId: q2, place: 1 }),
      expect.objectContaining({ questId: q1, place: 2, damage: [3], rubies: 2 }),
    ]);
  });

  it('GUILD-101 with fewer than two quests there is nothing to exchange', () => {
    const scene = given(
      aGame({
        guilds: [{ mages: at('active', aMage(), aMage()) }, {}],
        questDeck: [q1],
        resolving: { seat: 0, action: 'quests', x2: true },
      }),
    );
    expect(scene.step).toBe('quest.plan');
  });
});
