import { aCampaign, at, sends } from '../testing/fights.js';
import { aGame, aLeader, aMage, anObject, aQuest, aSpell, given } from '../testing/index.js';

const send = (mageId: string, monsterIndex: number, group: number) =>
  ({ type: 'sendMage', mageId, monsterIndex, group }) as const;

describe('whether a campaign begins', () => {
  const attempting = (quest: string, guild: object) =>
    given(
      aGame({
        guilds: [{ leaderId: aLeader(), ...guild }, {}],
        questDeck: [quest],
        resolving: { seat: 0, action: 'quests' },
      }),
    );

  it('GUILD-089 GUILD-091 a seat that can meet the conditions has to attempt the face-up quest', () => {
    const scene = attempting(aQuest(), { mages: at('active', aMage(), aMage()) });
    expect(scene.step).toBe('quest.plan');
    expect(scene.legal(0).some(({ type }) => type === 'endAction')).toBe(false);
  });

  it.each([
    [-1, undefined],
    [2, 'quest.plan'],
  ])('GUILD-090 GUILD-092 with alignment %i a quest for Light opens %s', (alignment, step) => {
    const quest = aQuest({ conditions: { alignment: { side: 'light', distance: 2 } } });
    const scene = attempting(quest, { alignment, mages: at('active', aMage(), aMage()) });
    expect(scene.step?.startsWith('quest.') ? scene.step : undefined).toBe(step);
  });

  it('GUILD-090 GUILD-092 too few eligible mages lose the action without the consequences of a failure', () => {
    const quest = aQuest({ conditions: { minMages: 2 }, failure: { lossRubies: 3 } });
    const scene = attempting(quest, { rubies: 4, mages: [...at('active', aMage()), ...at('passive', aMage())] });
    expect(scene.state.fight).toBeNull();
    expect(scene.guild(0).rubies).toBe(4);
  });

  it('GUILD-092 without a quest the action is lost', () => {
    const scene = given(
      aGame({
        guilds: [{ mages: at('active', aMage()) }, {}],
        questDeck: [],
        resolving: { seat: 0, action: 'quests' },
      }),
    );
    expect(scene.state.fight).toBeNull();
    expect(scene.state).toMatchObject({ round: 2 });
  });

  it('GUILD-054 GUILD-055 only active, available mages that have not fought a guild this turn may go', () => {
    const [fresh, alike, fought, passive, sick] = [aMage(), aMage(), aMage(), aMage(), aMage()];
    const scene = attempting(aQuest(), {
      mages: [
        ...at('active', fresh, alike),
        { id: fought, post: 'active', used: 'combat' },
        { id: passive, post: 'passive' },
        { id: sick, inCare: true, damage: 1 },
      ],
    });
    const sent = scene.legal(0, 'sendMage').map(({ mageId }) => mageId);
    expect(new Set(sent)).toEqual(new Set([fresh, alike]));
    for (const mageId of [fought, passive, sick]) {
      expect(scene.refusalCode(0, send(mageId, 1, 1))).toBe('notAvailable');
    }
    expect(scene.when(0, send(fresh, 1, 1)).guild(0).mages[0]).toMatchObject({ id: fresh, used: 'quests' });
  });

  it('GUILD-176 the conditions are tested once: what changes later does not stop the campaign', () => {
    const quest = aQuest({ conditions: { alignment: { side: 'light', distance: 2 } } });
    const scene = attempting(quest, { alignment: 2, mages: at('active', aMage(), aMage()) });
    const darker = scene.with((state) => {
      state.guilds[0]!.alignment = -3;
    });
    const [mageId] = darker.guild(0).mages.map(({ id }) => id);
    const started = darker.when(0, send(mageId!, 1, 1)).when(0, { type: 'startCampaign' });
    const over = started.when(0, { type: 'chooseElement', element: 'fire' });
    expect(over.happened('groupAttacked')).toHaveLength(1);
    expect(over.happened('campaignEnded')).toMatchObject([{ seat: 0, questId: quest }]);
  });

  it('GUILD-091 a seat that another one was quicker than has to attempt the next quest', () => {
    const [prepared, next] = [aQuest({ monsters: [{ health: 1 }] }), aQuest()];
    const heroes = () => at('active', aMage({ attack: { fire: 1 } }), aMage());
    const guild = { firstAction: 'quests', leaderId: aLeader() } as const;
    const scene = given(
      aGame({
        guilds: [
          { ...guild, mages: heroes() },
          { ...guild, mages: heroes() },
        ],
        questDeck: [prepared, next, aQuest()],
        resolving: { seat: 0, action: 'quests' },
      }),
    ).with((state) => {
      state.resolved = [];
    });
    const [first] = scene.guild(0).mages;
    const won = sends(scene, [first!.id, 1, 1]).rolling(1).when(0, { type: 'chooseElement', element: 'fire' });
    expect(won.guild(0).quests).toEqual([prepared]);
    expect([won.step, won.asked, won.state.fight]).toMatchObject(['quest.plan', [1], { seat: 1, questId: next }]);
    expect(new Set(won.legal(1).map(({ type }) => type))).toEqual(new Set(['sendMage']));
  });
});

describe('the plan of a campaign', () => {
  it('GUILD-112 a mage stands in front of one living monster, and is not taken back', () => {
    const [a, b] = [aMage(), aMage()];
    const scene = aCampaign({ quest: aQuest({ monsters: [{}, {}] }), mages: [a, b] }).when(0, send(a, 2, 1));
    expect(scene.state.fight).toMatchObject({ sent: [{ mageId: a, monster: 2, group: 1 }] });
    expect(scene.refusal(0, send(a, 1, 1))).toMatchObject({ rule: 'GUILD-181', code: 'notAvailable' });
  });

  it('GUILD-181 a group is one that is open, or the next number', () => {
    const [a, b] = [aMage(), aMage()];
    const scene = aCampaign({ quest: aQuest(), mages: [a, b] });
    expect(scene.refusal(0, send(a, 1, 2))).toMatchObject({
      rule: 'GUILD-181',
      code: 'outOfRange',
      facts: { value: 2, least: 1, most: 1 },
    });
    const second = scene.when(0, send(a, 1, 1));
    expect(second.legal(0)).toEqual([send(b, 1, 1), send(b, 1, 2), { type: 'startCampaign' }]);
    expect(second.refusalCode(0, send(b, 1, 0))).toBe('outOfRange');
    expect(second.refusalCode(0, send(b, 2, 1))).toBe('outOfRange');
  });

  it('GUILD-113 under no group attack every mage opens a group of its own', () => {
    const [a, b] = [aMage(), aMage()];
    const scene = aCampaign({ quest: aQuest({ groupAttack: false }), mages: [a, b] }).when(0, send(a, 1, 1));
    expect(scene.refusal(0, send(b, 1, 1))).toMatchObject({ rule: 'GUILD-113', code: 'illegalChoice' });
    expect(scene.legal(0)).toEqual([send(b, 1, 2), { type: 'startCampaign' }]);
  });

  it('GUILD-113 a card may allow groups after all, until the plan is closed', () => {
    const [a, b] = [aMage(), aMage()];
    const band = anObject({ timing: 'campaign', effects: [{ effect: 'groupAnyway' }] });
    const scene = aCampaign({ quest: aQuest({ groupAttack: false }), mages: [a, b], guild: { objects: [band] } });
    const allowed = scene.when(0, { type: 'playCard', itemId: band }).when(0, send(a, 1, 1));
    expect(allowed.legal(0, 'sendMage')).toEqual([send(b, 1, 1), send(b, 1, 2)]);
    const started = sends(scene, [a, 1, 1]);
    expect(started.refusalCode(0, { type: 'playCard', itemId: band })).toBe('impossible');
  });

  it('GUILD-181 the plan closes from the number that the condition asks on', () => {
    const [a, b, c] = [aMage(), aMage(), aMage()];
    const scene = aCampaign({ quest: aQuest({ conditions: { minMages: 2 } }), mages: [a, b, c] });
    expect(scene.refusal(0, { type: 'startCampaign' })).toMatchObject({
      rule: 'GUILD-181',
      code: 'outOfRange',
      facts: { value: 0, least: 2, most: 3 },
    });
    const one = scene.when(0, send(a, 1, 1));
    expect(one.refusalCode(0, { type: 'startCampaign' })).toBe('outOfRange');
    expect(one.when(0, send(b, 1, 1)).legal(0)).toContainEqual({ type: 'startCampaign' });
  });

  it('GUILD-181 a maximum of mages cannot be passed', () => {
    const [a, b, c] = [aMage(), aMage(), aMage()];
    const quest = aQuest({ conditions: { maxMages: 1 } });
    const reached = aCampaign({ quest, mages: [a, b, c] }).with((state) => {
      if (state.fight?.kind === 'campaign') state.fight.sent.push({ mageId: a, monster: 1, group: 1 });
    });
    expect(reached.refusal(0, send(b, 1, 1))).toMatchObject({ rule: 'GUILD-181', code: 'illegalChoice' });
    expect(reached.legal(0)).toEqual([{ type: 'startCampaign' }]);
  });

  it('GUILD-169 a plan with a single answer is made at once, but not while a card could be played', () => {
    const a = aMage();
    expect(aCampaign({ quest: aQuest(), mages: [a] }).step).toBe('quest.element');
    const spell = aSpell('campaign', { effect: 'extraDice', amount: 1 });
    expect(aCampaign({ quest: aQuest(), mages: [a], guild: { spells: [spell] } }).step).toBe('quest.plan');
  });

  it('GUILD-177 GUILD-096 on a quest without monsters the mages are only named, and it succeeds', () => {
    const [a, b, c] = [aMage(), aMage(), aMage()];
    const quest = aQuest({ monsters: [], conditions: { minMages: 2 } });
    const scene = aCampaign({ quest, mages: [a, b, c] });
    expect(scene.refusal(0, send(a, 1, 1))).toMatchObject({ rule: 'GUILD-177', code: 'illegalChoice' });
    const done = scene
      .when(0, { type: 'sendMage', mageId: a })
      .when(0, { type: 'sendMage', mageId: b })
      .when(0, { type: 'startCampaign' });
    expect(done.guild(0).quests).toEqual([quest]);
    expect(done.guild(0).mages.map(({ used }) => used)).toEqual(['quests', 'quests', null]);
  });

  it('GUILD-167 by default all go, the best first, into the first group of the first living monster', () => {
    const [weak, strong] = [aMage({ attack: { fire: 1 } }), aMage({ attack: { air: 4 } })];
    const quest = aQuest({ monsters: [{ health: 3 }, {}] });
    const scene = aCampaign({ quest, mages: [weak, strong], damage: [3, 0] }).whenTimeRunsOut();
    expect(scene.happened('mageSent')).toEqual([
      expect.objectContaining({ mageId: strong, monster: 2, group: 1 }),
      expect.objectContaining({ mageId: weak, monster: 2, group: 1 }),
    ]);
    expect(scene.happened('campaignStarted')).toHaveLength(1);
  });

  it('GUILD-195 a mage that the view does not show is unknown, one of another guild is not yours', () => {
    const theirs = aMage();
    const scene = given(
      aGame({
        guilds: [{ mages: at('active', aMage(), aMage()) }, { mages: at('active', theirs) }],
        questDeck: [aQuest()],
        resolving: { seat: 0, action: 'quests' },
      }),
    );
    expect(scene.refusalCode(0, send(theirs, 1, 1))).toBe('notYours');
    const hidden = scene.refusal(0, send(scene.state.mages.deck[0]!, 1, 1));
    expect(hidden).toEqual(scene.refusal(0, send('no-such-mage', 1, 1)));
    expect(hidden.code).toBe('unknownCard');
  });

  it('GUILD-180 while the campaign runs no seat heals, moves or switches a mage, or assigns an object', () => {
    const [a, b, hurt, idle] = [aMage(), aMage(), aMage(), aMage()];
    const [broth, herald, bell, boots] = [
      anObject({ timing: 'anytime', effects: [{ effect: 'healDamage', points: 1 }] }),
      anObject({ timing: 'anytime', effects: [{ effect: 'activate' }] }),
      anObject({ timing: 'anytime', effects: [{ effect: 'returnFromCare' }] }),
      anObject(),
    ];
    const scene = given(
      aGame({
        guilds: [
          { mages: at('active', a, b) },
          {
            mages: [{ id: hurt, damage: 2, inCare: true }, ...at('passive', idle)],
            objects: [broth, herald, bell, boots],
          },
        ],
        questDeck: [aQuest()],
        resolving: { seat: 0, action: 'quests' },
      }),
    );
    expect(scene.step).toBe('quest.plan');
    expect(scene.refusalCode(1, { type: 'playCard', itemId: broth, mageId: hurt })).toBe('fightRunning');
    expect(scene.refusalCode(1, { type: 'playCard', itemId: bell, mageId: hurt })).toBe('fightRunning');
    expect(scene.refusalCode(1, { type: 'playCard', itemId: herald, mageId: idle })).toBe('fightRunning');
    expect(scene.refusalCode(1, { type: 'assignObject', objectId: boots, mageId: idle })).toBe('fightRunning');
    expect(scene.legal(1)).toEqual([]);
  });
});
