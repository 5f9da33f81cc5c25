import { aCampaign, at, sends } from '../testing/fights.js';
import { aGame, aMage, anObject, aQuest, given, type Scene } from '../testing/index.js';

const fire = { type: 'chooseElement', element: 'fire' } as const;

/** A campaign that has just failed, or succeeded: one mage with these dice against health 3. */
const fought = (quest: string, mages: readonly string[], guild: object, ...dice: number[]): Scene =>
  sends(aCampaign({ quest, mages, guild }), ...mages.map((id) => [id, 1, 1] as const))
    .rolling(...dice)
    .when(0, fire);

describe('a successful campaign', () => {
  const won = (success: object, guild: object = {}) =>
    fought(aQuest({ monsters: [{ health: 3 }], success }), [aMage({ attack: { fire: 1 } })], guild, 3);

  it('GUILD-093 the seat takes the card, and the next quest is face up', () => {
    const scene = won({});
    const [completed] = scene.guild(0).quests;
    expect(scene.happened('campaignWon')).toEqual([expect.objectContaining({ seat: 0, questId: completed })]);
    expect(scene.happened('questTurnedUp')).toEqual([{ type: 'questTurnedUp', questId: scene.state.quests.deck[0] }]);
    expect(scene.view(1).quests.map(({ questId }) => questId)).toEqual([scene.state.quests.deck[0]]);
  });

  it('GUILD-094 GUILD-145 its rubies and its move of alignment are for the seat', () => {
    const scene = won({ rubies: 2, alignment: { direction: 'towardLight', steps: 2 } }, { rubies: 1, alignment: -1 });
    expect(scene.guild(0)).toMatchObject({ rubies: 3, alignment: 1 });
  });

  it('GUILD-098 GUILD-097 the seat takes the rubies that were left on the card', () => {
    const quest = aQuest({ monsters: [], conditions: { minMages: 2 } });
    const mages = [aMage(), aMage()];
    const scene = given(
      aGame({
        guilds: [{ mages: at('active', ...mages), rubies: 1 }, {}],
        questDeck: [quest, aQuest()],
        onQuests: { [quest]: { rubies: 3, objects: [] } },
        resolving: { seat: 0, action: 'quests' },
      }),
    ).when(0, { type: 'sendMage', mageId: mages[0]! });
    expect(scene.guild(0).rubies).toBe(4);
    expect(scene.happened('campaignWon')).toEqual([expect.objectContaining({ rubies: 0, left: 3 })]);
  });

  describe('GUILD-098 objects that were left on the card', () => {
    const [first, second] = [anObject(), anObject()];
    const claiming = () => {
      const quest = aQuest({ monsters: [] });
      return given(
        aGame({
          guilds: [{ mages: at('active', aMage()) }, {}],
          questDeck: [quest, aQuest()],
          onQuests: { [quest]: { objects: [second, first] } },
          resolving: { seat: 0, action: 'quests' },
        }),
      );
    };

    it('GUILD-098 are taken one by one, and what is refused is discarded', () => {
      const scene = claiming();
      expect(scene.step).toBe('quest.claim');
      expect(scene.legal(0)).toEqual([
        { type: 'claimQuestItem', objectId: first },
        { type: 'claimQuestItem', objectId: second },
        { type: 'endClaim' },
      ]);
      const ended = scene.when(0, { type: 'claimQuestItem', objectId: second }).when(0, { type: 'endClaim' });
      expect(ended.guild(0).objects).toEqual([{ id: second, mageId: null }]);
      expect(ended.state.items.discard).toEqual([first]);
      expect(ended.state.fight).toBeNull();
    });

    it('GUILD-098 the state ends when nothing is left on the card; by default all are taken', () => {
      const scene = claiming().whenTimeRunsOut();
      expect(scene.guild(0).objects.map(({ id }) => id)).toEqual([first, second]);
      expect(scene.state.fight).toBeNull();
    });

    it('GUILD-098 an object that does not lie there is not offered', () => {
      expect(claiming().refusalCode(0, { type: 'claimQuestItem', objectId: anObject() })).toBe('unknownCard');
    });
  });
});

describe('a failed campaign', () => {
  const failing = (failure: object, mages: readonly string[], guild: object = {}) =>
    fought(aQuest({ monsters: [{ health: 9 }], failure }), mages, guild);

  it('GUILD-095 the quest stays on top', () => {
    const scene = failing({}, [aMage()]);
    expect(scene.guild(0).quests).toEqual([]);
    expect(scene.happened('questTurnedUp')).toEqual([]);
    expect(scene.happened('campaignEnded')).toEqual([expect.objectContaining({ won: false })]);
  });

  it.each([
    [5, 2, 3],
    [1, 0, 1],
  ])('GUILD-097 of %i rubies %i are kept, %i lie on the card', (rubies, kept, left) => {
    const scene = failing({ lossRubies: 3 }, [aMage()], { rubies });
    expect(scene.guild(0).rubies).toBe(kept);
    expect(scene.state.quests.seen[scene.state.quests.deck[0]!]?.rubies).toBe(left);
  });

  it('GUILD-097 the seat chooses the objects that it leaves, as many as stated', () => {
    const [dear, cheap, other] = [anObject({ price: 5 }), anObject({ price: 1 }), anObject({ price: 3 })];
    const scene = failing({ lossObjects: 2 }, [aMage()], { objects: [dear, cheap, other] });
    expect(scene.step).toBe('quest.loss');
    expect(scene.legal(0)).toEqual([dear, cheap, other].map((objectId) => ({ type: 'leaveOnQuest', objectId })));
    const left = scene.when(0, { type: 'leaveOnQuest', objectId: dear });
    expect(left.step).toBe('quest.loss');
    const done = left.whenTimeRunsOut();
    expect(done.guild(0).objects.map(({ id }) => id)).toEqual([other]);
    expect(done.state.quests.seen[done.state.quests.deck[0]!]?.objects).toEqual([dear, cheap]);
  });

  it('GUILD-097 a seat with no more objects than that leaves them all', () => {
    const scene = failing({ lossObjects: 2 }, [aMage()], { objects: [anObject()] });
    expect(scene.guild(0).objects).toEqual([]);
    expect(scene.happened('objectLeft')).toHaveLength(1);
  });

  it('GUILD-097 an object of another seat cannot be left', () => {
    const theirs = anObject();
    const scene = failing({ lossObjects: 1 }, [aMage()], { objects: [anObject(), anObject()] }).with((state) => {
      state.guilds[1]!.objects.push({ id: theirs, mageId: null });
    });
    expect(scene.refusal(0, { type: 'leaveOnQuest', objectId: theirs })).toMatchObject({
      rule: 'GUILD-097',
      code: 'notYours',
    });
  });

  it('GUILD-097 an object that ignores losses keeps rubies and objects', () => {
    const policy = anObject({ effects: [{ effect: 'keepLoss' }] });
    const scene = failing({ lossRubies: 2, lossObjects: 1 }, [aMage()], { rubies: 3, objects: [policy] });
    expect(scene.guild(0)).toMatchObject({ rubies: 3, objects: [{ id: policy }] });
  });

  it('GUILD-099 undistributed damage goes in full to one mage of the campaign, that the seat names', () => {
    const [a, b] = [aMage(), aMage()];
    const absent = aMage();
    const scene = failing({ damage: 2 }, [a, b]).with((state) => {
      state.guilds[0]!.mages.push({ id: absent, damage: 0, inCare: false, post: 'active', used: null });
    });
    expect(scene.step).toBe('quest.damage');
    expect(scene.refusal(0, { type: 'assignDamage', mageId: absent })).toMatchObject({
      rule: 'GUILD-099',
      code: 'notAvailable',
    });
    const done = scene.when(0, { type: 'assignDamage', mageId: b });
    expect(done.guild(0).mages).toMatchObject([
      { id: a, damage: 0, inCare: false },
      { id: b, damage: 2, inCare: true },
      { id: absent, damage: 0 },
    ]);
  });

  it('GUILD-099 the mages of the campaign are those in front of either monster', () => {
    const [a, b] = [aMage(), aMage()];
    const quest = aQuest({ monsters: [{ health: 9 }, { health: 9 }], failure: { damage: 1 } });
    const scene = sends(aCampaign({ quest, mages: [a, b] }), [a, 1, 1], [b, 2, 1])
      .when(0, fire)
      .when(0, fire);
    expect(scene.legal(0, 'assignDamage').map(({ mageId }) => mageId)).toEqual([a, b]);
    expect(scene.when(0, { type: 'assignDamage', mageId: b }).guild(0).mages).toMatchObject([
      { id: a, damage: 0 },
      { id: b, damage: 1 },
    ]);
  });

  it('GUILD-178 undistributed damage beyond the health of its mage is not passed on', () => {
    const [a, b] = [aMage({ health: 1 }), aMage()];
    const scene = failing({ damage: 4 }, [a, b]).when(0, { type: 'assignDamage', mageId: a });
    expect(scene.guild(0).mages).toMatchObject([{ id: b, damage: 0 }]);
  });

  it('EX-31 GUILD-178 GUILD-100 GUILD-121 distributed damage is given point by point; the last candidate takes the rest', () => {
    const [x, y] = [aMage({ health: 2 }), aMage({ health: 3 })];
    const guild = { mages: [...at('active', x), { id: y, post: 'active', damage: 1 }] };
    const scene = failing({ damage: 4, distributed: true }, [x, y], guild);
    const hit = { type: 'assignDamage', mageId: x } as const;
    const two = scene.when(0, hit).when(0, hit);
    expect(two.guild(0).mages).toMatchObject([{ id: x, damage: 2 }, { id: y }]);
    const done = two.when(0, hit);
    expect(done.happened('mageRemoved')).toEqual([expect.objectContaining({ mageId: x })]);
    expect(done.guild(0).mages).toMatchObject([{ id: y, damage: 2, inCare: true }]);
  });

  it('GUILD-178 distributed damage that no mage is left to take is lost', () => {
    const a = aMage({ health: 1 });
    const scene = failing({ damage: 5, distributed: true }, [a]);
    expect(scene.happened('failureDamageAssigned')).toEqual([expect.objectContaining({ mageId: a, points: 2 })]);
    expect(scene.happened('failureDamageLost')).toEqual([expect.objectContaining({ points: 3 })]);
  });

  it('GUILD-100 without a living mage failure damage is lost', () => {
    const a = aMage({ health: 1 });
    const quest = aQuest({ monsters: [{ health: 9, counterAttack: true }], failure: { damage: 3 } });
    const scene = sends(aCampaign({ quest, mages: [a] }), [a, 1, 1])
      .rolling(2, 0)
      .when(0, fire);
    expect(scene.guild(0).mages).toEqual([]);
    expect(scene.happened('failureDamageLost')).toEqual([expect.objectContaining({ points: 3 })]);
  });

  it('GUILD-094 GUILD-144 a failure may move the alignment, after its damage', () => {
    const scene = failing({ damage: 1, alignment: { direction: 'lose', steps: 2 } }, [aMage()], { alignment: 1 });
    expect(scene.guild(0).alignment).toBe(0);
    const order = scene.events.map(({ type }) => type);
    expect(order.indexOf('alignmentMoved')).toBeGreaterThan(order.indexOf('mageDamaged'));
  });

  it('GUILD-121 GUILD-029 only mages that were damaged in the campaign go to the care center', () => {
    const [old, fresh] = [aMage(), aMage()];
    const guild = { mages: [{ id: old, post: 'active', damage: 2 }, ...at('active', fresh)] };
    const scene = failing({ damage: 1 }, [old, fresh], guild).when(0, { type: 'assignDamage', mageId: fresh });
    expect(scene.guild(0).mages).toMatchObject([
      { id: old, damage: 2, inCare: false },
      { id: fresh, damage: 1, inCare: true },
    ]);
  });

  it('GUILD-030 the objects of a mage that is removed from the game return to the stock', () => {
    const [fallen, other] = [aMage({ health: 1 }), aMage()];
    const [carried, kept] = [anObject(), anObject()];
    const guild = {
      mages: at('active', fallen, other),
      objects: [
        { id: carried, mageId: fallen },
        { id: kept, mageId: other },
      ],
    };
    const scene = failing({ damage: 2 }, [fallen], guild);
    expect(scene.guild(0).mages.map(({ id }) => id)).toEqual([other]);
    expect(scene.guild(0).objects).toEqual([
      { id: carried, mageId: null },
      { id: kept, mageId: other },
    ]);
  });

  it('GUILD-030 the objects of a mage that goes to the care center return to the stock', () => {
    const a = aMage();
    const carried = anObject();
    const scene = failing({ damage: 1 }, [a], { objects: [{ id: carried, mageId: a }] });
    expect(scene.guild(0).objects).toEqual([{ id: carried, mageId: null }]);
  });

  it('GUILD-121 a shield takes damage off, and a mage that it saves from all of it stays', () => {
    const a = aMage();
    const quest = aQuest({ monsters: [{ health: 9 }], failure: { damage: 2 } });
    const scene = sends(aCampaign({ quest, mages: [a] }), [a, 1, 1])
      .with((state) => {
        state.guilds[0]!.effects.shields[a] = 3;
      })
      .when(0, fire);
    expect(scene.happened('mageDamaged')).toEqual([
      expect.objectContaining({ mageId: a, damage: 0, shielded: 2, shieldLeft: 1 }),
    ]);
    expect(scene.guild(0).mages).toMatchObject([{ id: a, damage: 0, inCare: false }]);
  });

  it('GUILD-178 what a shield has left goes on to the next point of distributed damage', () => {
    const [a, b] = [aMage(), aMage()];
    const hit = { type: 'assignDamage', mageId: a } as const;
    const scene = failing({ damage: 3, distributed: true }, [a, b]).with((state) => {
      state.guilds[0]!.effects.shields[a] = 2;
    });
    const first = scene.when(0, hit);
    const second = first.when(0, hit);
    expect([first, second].map((blow) => blow.guild(0).effects.shields)).toEqual([{ [a]: 1 }, {}]);
    const third = second.when(0, hit);
    const blows = [first, second, third].flatMap((blow) => blow.happened('mageDamaged'));
    expect(blows.map(({ damage, shielded }) => [damage, shielded])).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    expect(third.guild(0).mages).toMatchObject([
      { id: a, damage: 1, inCare: true },
      { id: b, damage: 0, inCare: false },
    ]);
  });
});

describe('EX-35 GUILD-156 progress on the quests', () => {
  const lastTurn = (idleTurns: number, attack: number) => {
    const [a, quest] = [aMage({ attack: { fire: attack } }), aQuest({ monsters: [{ health: 9 }] })];
    const state = aGame({
      guilds: [{ mages: at('active', a) }, {}],
      idleTurns,
      questDeck: [quest],
      resolving: { seat: 0, action: 'quests', x2: true },
    });
    return sends(given(state), [a, 1, 1]);
  };

  it('GUILD-156 a monster that takes damage sets the count back to 0', () => {
    const scene = lastTurn(9, 1).rolling(1).when(0, fire);
    expect(scene.happened('idleTurnsCounted')).toEqual([{ type: 'idleTurnsCounted', idleTurns: 0 }]);
    expect(scene.state.over).toBeNull();
  });

  it('GUILD-156 a quest that is completed without a monster sets the count back to 0', () => {
    const mission = aQuest({ monsters: [] });
    const state = aGame({
      guilds: [{ mages: at('active', aMage()) }, {}],
      idleTurns: 9,
      questDeck: [mission, aQuest()],
      resolving: { seat: 0, action: 'quests', x2: true },
    });
    const scene = given(state).when(0, { type: 'keepQuests' });
    expect(scene.guild(0).quests).toEqual([mission]);
    expect(scene.happened('idleTurnsCounted')).toEqual([{ type: 'idleTurnsCounted', idleTurns: 0 }]);
    expect(scene.state.over).toBeNull();
  });

  it('GUILD-156 the tenth turn without progress is the last', () => {
    const scene = lastTurn(9, 0).when(0, fire);
    expect(scene.happened('idleTurnsCounted')).toEqual([{ type: 'idleTurnsCounted', idleTurns: 10 }]);
    expect(scene.state.over).toBe('stalemate');
    expect(scene.happened('guildsRecovered')).toEqual([]);
  });
});
