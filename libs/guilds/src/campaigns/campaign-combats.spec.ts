import { aCampaign, at, sends } from '../testing/fights.js';
import { elements } from '../content/vocabulary.js';
import { aGame, aMage, anObject, aQuest, aSpell, given } from '../testing/index.js';

const fire = { type: 'chooseElement', element: 'fire' } as const;

describe('combats of a campaign', () => {
  it('EX-01 GUILD-115 GUILD-107 GUILD-120 a group adds its attack, the defense is subtracted once, and the monster dies', () => {
    const [a, b] = [aMage({ attack: { fire: 3 } }), aMage({ attack: { fire: 4 } })];
    const quest = aQuest({ monsters: [{ defense: { fire: 4 }, health: 5 }] });
    const scene = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 1, 1])
      .rolling(2, 0, 3)
      .when(0, fire);
    expect(scene.happened('groupAttacked')).toEqual([
      expect.objectContaining({ attack: 7, defense: 4, dice: { faces: [2, 0, 3], rerolled: [] }, damage: 5 }),
    ]);
    expect(scene.happened('monsterDamaged')).toEqual([expect.objectContaining({ damage: 5, dead: true })]);
    expect(scene.guild(0).quests).toEqual([quest]);
  });

  it('EX-02 GUILD-095 a monster that survives keeps its damage, and the next attempt needs only the rest', () => {
    const [a, b] = [aMage({ attack: { fire: 3 } }), aMage({ attack: { fire: 4 } })];
    const quest = aQuest({ monsters: [{ defense: { fire: 4 }, health: 6 }] });
    const scene = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 1, 1])
      .rolling(2, 0, 3)
      .when(0, fire);
    expect(scene.happened('campaignEnded')).toEqual([expect.objectContaining({ won: false })]);
    expect(scene.state.quests.deck[0]).toBe(quest);
    expect(scene.state.quests.seen[quest]?.damage).toEqual([5]);
    const next = sends(aCampaign({ quest, mages: [a], damage: [5] }), [a, 1, 1]);
    const lucky = next.with((state) => {
      state.fight!.boosts.push({ seat: 0, fighterId: a, value: 'attack', elements: ['fire'], amount: 2 });
    });
    expect(lucky.rolling(1).when(0, fire).guild(0).quests).toEqual([quest]);
  });

  it.each([3, 4])('EX-03 GUILD-107 attack 3 against defense %i rolls no dice and does no damage', (defense) => {
    const a = aMage({ attack: { fire: 3 } });
    const quest = aQuest({ monsters: [{ defense: { fire: defense } }] });
    const scene = sends(aCampaign({ quest, mages: [a] }), [a, 1, 1]).when(0, fire);
    expect(scene.happened('groupAttacked')).toEqual([
      expect.objectContaining({ dice: { faces: [], rerolled: [] }, damage: 0 }),
    ]);
    expect(scene.happened('monsterDamaged')).toEqual([]);
  });

  describe('EX-04 a counter-attack with 2 dice, 4 damage', () => {
    const attacked = (health: number) => {
      const a = aMage({ defense: { earth: 4 }, health });
      const quest = aQuest({ monsters: [{ attack: { element: 'earth', value: 6 }, counterAttack: true }] });
      return {
        a,
        scene: sends(aCampaign({ quest, mages: [a] }), [a, 1, 1])
          .rolling(3, 1)
          .when(0, fire),
      };
    };

    it('GUILD-119 GUILD-109 GUILD-111 a mage of health 3 is removed from the game at once', () => {
      const { a, scene } = attacked(3);
      expect(scene.happened('monsterAttacked')).toEqual([
        expect.objectContaining({ mageId: a, attack: 6, defense: 4, damage: 4 }),
      ]);
      expect(scene.guild(0).mages).toEqual([]);
      expect(scene.state.mages.removed).toEqual([a]);
    });

    it('GUILD-110 GUILD-121 a mage of health 4 lives and goes to the care center with 4 damage', () => {
      const { a, scene } = attacked(4);
      expect(scene.guild(0).mages).toEqual([expect.objectContaining({ id: a, damage: 4, inCare: true })]);
    });
  });

  it('GUILD-119 effects of a seat do not touch the dice of a monster', () => {
    const a = aMage();
    const quest = aQuest({ monsters: [{ attack: { element: 'earth', value: 2 }, counterAttack: true }] });
    const scene = sends(aCampaign({ quest, mages: [a] }), [a, 1, 1])
      .with((state) => {
        Object.assign(state.guilds[0]!.effects, { extraDice: 2, rerolls: 2 });
      })
      .rolling(0, 1)
      .when(0, fire);
    expect(scene.happened('monsterAttacked')).toMatchObject([{ dice: { faces: [0, 1], rerolled: [] }, damage: 1 }]);
    expect(scene.guild(0).effects).toMatchObject({ extraDice: 2, rerolls: 2 });
  });

  it.each(elements)('GUILD-005 a mage attacks in %s with the value that it has there', (element) => {
    const all = { fire: 11, water: 12, air: 13, earth: 14 };
    const a = aMage({ attack: all });
    const quest = aQuest({ monsters: [{ defense: { fire: 10, water: 10, air: 10, earth: 10 }, health: 15 }] });
    const dice = Array<number>(all[element] - 10).fill(0);
    const scene = sends(aCampaign({ quest, mages: [a] }), [a, 1, 1]);
    const fought = scene.rolling(...dice).when(0, { type: 'chooseElement', element });
    expect(fought.happened('groupAttacked')).toMatchObject([{ element, attack: all[element], defense: 10 }]);
  });

  it.each(elements)('GUILD-005 a monster attacks in its single element: %s', (element) => {
    const a = aMage({ defense: { fire: 1, water: 2, air: 3, earth: 4, [element]: 5 } });
    const quest = aQuest({ monsters: [{ attack: { element, value: 6 }, counterAttack: true }] });
    const scene = sends(aCampaign({ quest, mages: [a] }), [a, 1, 1])
      .rolling(0)
      .when(0, fire);
    expect(scene.happened('monsterAttacked')).toMatchObject([{ attack: 6, defense: 5 }]);
  });

  it('EX-05 GUILD-120 GUILD-095 of two monsters the dead one stays dead, and the next seat fights the other only', () => {
    const [a, b] = [aMage({ attack: { fire: 2 } }), aMage({ attack: { fire: 1 } })];
    const quest = aQuest({ monsters: [{ health: 4 }, { health: 5 }] });
    const scene = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 2, 1])
      .rolling(3, 1)
      .when(0, fire)
      .rolling(2)
      .when(0, fire);
    expect(scene.happened('campaignEnded')).toEqual([expect.objectContaining({ won: false })]);
    expect(scene.state.quests.seen[quest]?.damage).toEqual([4, 2]);
    const next = aCampaign({ quest, mages: [a, b], damage: [4, 2] });
    expect(next.refusal(0, { type: 'sendMage', mageId: a, monsterIndex: 1, group: 1 })).toMatchObject({
      rule: 'GUILD-112',
      code: 'illegalChoice',
    });
  });

  it('EX-06 GUILD-113 under no group attack every mage fights alone', () => {
    const [a, b] = [aMage({ attack: { air: 3 } }), aMage({ attack: { air: 5 } })];
    const quest = aQuest({ groupAttack: false, monsters: [{ defense: { air: 3 } }] });
    const air = { type: 'chooseElement', element: 'air' } as const;
    const first = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 1, 2]).when(0, air);
    const second = first.rolling(1, 1).when(0, air);
    const rolled = [...first.happened('groupAttacked'), ...second.happened('groupAttacked')];
    expect(rolled.map(({ dice }) => dice.faces)).toEqual([[], [1, 1]]);
  });

  it('GUILD-106 GUILD-114 each combat has its own element, chosen with the earlier results known', () => {
    const [a, b] = [aMage({ attack: { fire: 1 } }), aMage({ attack: { air: 2 } })];
    const quest = aQuest({ monsters: [{ health: 9 }] });
    const first = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 1, 2])
      .rolling(2)
      .when(0, fire);
    expect(first.step).toBe('quest.element');
    expect(first.view(0).quests[0]?.damage).toEqual([2]);
    const second = first.rolling(1, 1).when(0, { type: 'chooseElement', element: 'air' });
    expect(second.happened('groupAttacked')).toEqual([expect.objectContaining({ group: 2, attack: 2, damage: 2 })]);
  });

  it('GUILD-166 the element of the next combat is a question of its own', () => {
    const [a, b] = [aMage(), aMage()];
    const first = sends(aCampaign({ quest: aQuest(), mages: [a, b] }), [a, 1, 1], [b, 1, 2]);
    const second = first.when(0, fire);
    expect(second.step).toBe('quest.element');
    expect(second.state.step?.id).not.toBe(first.state.step?.id);
  });

  it('GUILD-181 what is left of the groups of a dead monster does not fight', () => {
    const [a, b] = [aMage({ attack: { fire: 1 } }), aMage({ attack: { fire: 1 } })];
    const quest = aQuest({ monsters: [{ health: 2 }] });
    const scene = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 1, 2])
      .rolling(3)
      .when(0, fire);
    expect(scene.happened('campaignWon')).toHaveLength(1);
  });

  it('GUILD-108 GUILD-149 objects on the mages of the group add to its attack, those in the stock do not', () => {
    const a = aMage({ attack: { fire: 1 } });
    const [carried, stocked] = [1, 2].map(() =>
      anObject({ effects: [{ effect: 'attackBonus', element: 'fire', amount: 2 }] }),
    ) as [string, string];
    const guild = { objects: [{ id: carried, mageId: a }, stocked] };
    const scene = sends(aCampaign({ quest: aQuest(), mages: [a], guild }), [a, 1, 1])
      .rolling(0, 0, 0)
      .when(0, fire);
    expect(scene.happened('groupAttacked')).toEqual([expect.objectContaining({ attack: 3 })]);
  });

  it('GUILD-117 the first monster counter-attacks before the second is fought', () => {
    const [a, b] = [aMage({ health: 9 }), aMage()];
    const quest = aQuest({
      monsters: [{ counterAttack: true, attack: { element: 'earth', value: 2 } }, { counterAttack: true }],
    });
    const scene = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 2, 1])
      .rolling(1, 1)
      .when(0, fire);
    expect(scene.happened('monsterAttacked')).toEqual([expect.objectContaining({ monster: 1, mageId: a })]);
    expect(scene.step).toBe('quest.element');
    expect(scene.view(0).campaign).toMatchObject({ monster: 2, group: 1 });
  });

  it('GUILD-116 the server plays the monsters: no seat but the campaigning one is asked', () => {
    const a = aMage({ health: 9 });
    const quest = aQuest({ monsters: [{ counterAttack: true }] });
    const scene = sends(aCampaign({ quest, mages: [a] }), [a, 1, 1]);
    expect(scene.asked).toEqual([0]);
    expect(scene.legal(1)).toEqual([]);
    expect(scene.rolling(1, 0).when(0, fire).happened('monsterAttacked')).toHaveLength(1);
  });

  it('GUILD-118 the seat names the target among those in front of the monster, once a campaign', () => {
    const [a, b, c] = [aMage({ health: 9 }), aMage({ health: 9 }), aMage()];
    const quest = aQuest({ monsters: [{ counterAttack: true }, {}] });
    const scene = sends(aCampaign({ quest, mages: [a, b, c] }), [a, 1, 1], [b, 1, 1], [c, 2, 1]).when(0, fire);
    expect(scene.step).toBe('quest.counterTarget');
    expect(scene.legal(0)).toEqual([
      { type: 'chooseCounterTarget', mageId: a },
      { type: 'chooseCounterTarget', mageId: b },
    ]);
    expect(scene.refusal(0, { type: 'chooseCounterTarget', mageId: c })).toMatchObject({
      rule: 'GUILD-118',
      code: 'notAvailable',
    });
    const after = scene.rolling(1, 0).when(0, { type: 'chooseCounterTarget', mageId: b });
    expect(after.happened('monsterAttacked')).toHaveLength(1);
    expect(after.step).toBe('quest.element');
  });

  it('GUILD-118 a dead monster, and one that no mage faces, does not counter-attack', () => {
    const a = aMage({ attack: { fire: 1 } });
    const quest = aQuest({ monsters: [{ health: 3, counterAttack: true }, { counterAttack: true }] });
    const scene = sends(aCampaign({ quest, mages: [a] }), [a, 1, 1])
      .rolling(3)
      .when(0, fire);
    expect(scene.happened('monsterAttacked')).toEqual([]);
    expect(scene.happened('campaignEnded')).toEqual([expect.objectContaining({ won: false })]);
  });

  it('GUILD-167 the defaults are the element with most dice, and the mage with the highest defense', () => {
    const [a, b] = [aMage({ attack: { water: 3, earth: 3 }, health: 9 }), aMage({ defense: { earth: 1 } })];
    const quest = aQuest({ monsters: [{ defense: { water: 1, earth: 1 }, counterAttack: true, health: 9 }] });
    const scene = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 1, 1]);
    const fought = scene.rolling(0, 0).whenTimeRunsOut();
    expect(fought.happened('groupAttacked')).toEqual([expect.objectContaining({ element: 'water' })]);
    const countered = fought.rolling(0).whenTimeRunsOut();
    expect(countered.happened('monsterAttacked')).toEqual([expect.objectContaining({ mageId: b })]);
  });

  it('EX-36 GUILD-192 GUILD-120 a spell that kills the last monster closes the question without a roll', () => {
    const a = aMage({ attack: { fire: 9 } });
    const spell = aSpell('campaign', { effect: 'monsterDamage', points: 2 });
    const quest = aQuest({ monsters: [{ health: 5, counterAttack: true }] });
    const scene = sends(aCampaign({ quest, mages: [a], damage: [3], guild: { spells: [spell] } }), [a, 1, 1]).when(0, {
      type: 'playCard',
      itemId: spell,
      monsterIndex: 1,
    });
    expect(scene.happened('groupAttacked')).toEqual([]);
    expect(scene.happened('monsterAttacked')).toEqual([]);
    expect(scene.guild(0).quests).toEqual([quest]);
  });

  it('GUILD-095 GUILD-101 a quest that was exchanged keeps the damage of its second monster, also when that comes first', () => {
    const [a, b] = [aMage(), aMage()];
    const spell = aSpell('campaign', { effect: 'monsterDamage', points: 2 });
    const twins = aQuest({ monsters: [{}, {}] });
    const swapped = given(
      aGame({
        guilds: [{ mages: at('active', a, b), spells: [spell] }, {}],
        questDeck: [aQuest(), twins],
        resolving: { seat: 0, action: 'quests', x2: true },
      }),
    ).when(0, { type: 'swapQuests' });
    const hit = sends(swapped, [a, 1, 1], [b, 2, 1]).when(0, { type: 'playCard', itemId: spell, monsterIndex: 2 });
    expect(hit.view(1).quests[0]).toMatchObject({ questId: twins, damage: [0, 2] });
  });

  it('GUILD-190 a monster that is dead, or not of the quest, takes no damage of a card', () => {
    const [a, b] = [aMage(), aMage()];
    const spell = aSpell('campaign', { effect: 'monsterDamage', points: 2 });
    const quest = aQuest({ monsters: [{ health: 4 }, {}] });
    const scene = sends(aCampaign({ quest, mages: [a, b], damage: [4, 0], guild: { spells: [spell] } }), [a, 2, 1]);
    const damaging = (monsterIndex: number) => ({ type: 'playCard', itemId: spell, monsterIndex }) as const;
    expect(scene.refusal(0, damaging(1))).toMatchObject({ rule: 'GUILD-190', code: 'impossible' });
    expect(scene.refusal(0, damaging(3))).toMatchObject({ code: 'outOfRange', facts: { value: 3, least: 1, most: 2 } });
    expect(scene.legal(0, 'playCard')).toEqual([damaging(2)]);
  });

  it('GUILD-192 a spell that kills one of two monsters opens a new question about the other', () => {
    const [a, b] = [aMage(), aMage()];
    const spell = aSpell('campaign', { effect: 'monsterDamage', points: 5 });
    const quest = aQuest({ monsters: [{}, {}] });
    const scene = sends(aCampaign({ quest, mages: [a, b], guild: { spells: [spell] } }), [a, 1, 1], [b, 2, 1]);
    const killed = scene.when(0, { type: 'playCard', itemId: spell, monsterIndex: 1 });
    expect(killed.view(0).campaign).toMatchObject({ monster: 2, group: 1 });
    expect(killed.state.step?.id).not.toBe(scene.state.step?.id);
    const other = scene.when(0, { type: 'playCard', itemId: spell, monsterIndex: 2 });
    expect(other.state.step?.id).toBe(scene.state.step?.id);
  });
});

describe('effects on the dice of a campaign', () => {
  const playing = (spell: string, attack: number) => {
    const a = aMage({ attack: { fire: attack } });
    return sends(aCampaign({ quest: aQuest({ monsters: [{ health: 20 }] }), mages: [a], guild: { spells: [spell] } }), [
      a,
      1,
      1,
    ]).when(0, { type: 'playCard', itemId: spell });
  };

  it('GUILD-108 extra dice come on top, and are used up by the roll', () => {
    const scene = playing(aSpell('campaign', { effect: 'extraDice', amount: 2 }), 1)
      .rolling(1, 2, 3)
      .when(0, fire);
    expect(scene.happened('groupAttacked')).toEqual([expect.objectContaining({ damage: 6 })]);
    expect(scene.guild(0).effects.extraDice).toBe(0);
  });

  it('GUILD-107 extra dice do not help a roll without dice, and wait for the next', () => {
    const scene = playing(aSpell('campaign', { effect: 'extraDice', amount: 2 }), 0).when(0, fire);
    expect(scene.happened('groupAttacked')).toEqual([expect.objectContaining({ damage: 0 })]);
    expect(scene.guild(0).effects.extraDice).toBe(2);
  });

  it('GUILD-108 the lowest dice are rolled again, and the event shows what they were', () => {
    const scene = playing(aSpell('campaign', { effect: 'rerollLowest', dice: 2 }), 3)
      .rolling(1, 3, 0, 2, 3)
      .when(0, fire);
    expect(scene.happened('groupAttacked')).toEqual([
      expect.objectContaining({ dice: { faces: [3, 3, 2], rerolled: [0, 1] }, damage: 8 }),
    ]);
  });
});
