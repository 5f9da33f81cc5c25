import { atSeat, LocalGame, Random, randomBot, type Bot, type Seat } from '#kernel';
import { type Command, type View } from '#guilds/queries';
import { guilds } from '../guilds.js';
import {
  aCampaign,
  aCombat,
  aGame,
  aLeader,
  aMage,
  anObject,
  aQuest,
  aRaid,
  aSpell,
  given,
  type Scene,
} from '#guilds/testing';
const { steward } = guilds.bots as { steward: Bot<View, Command> };

/** The commands of the steward at a seat. */
const answer = (scene: Scene, seat: Seat): Command => steward(scene.sight(seat, Random.from('steward')));

/** The scene after the steward has answered at a seat until another seat, or another step, is asked. */
function whenAnswered(scene: Scene, seat: Seat): Scene {
  const { step } = scene;
  let now = scene;
  while (now.step === step && now.asked.includes(seat)) now = now.when(seat, answer(now, seat));
  return now;
}

const strong = { fire: 6, water: 6, air: 6, earth: 6 };
const weak = { fire: 1, water: 1, air: 1, earth: 1 };

describe('The steward buys what it can use', () => {
  it('bids for a good mage', () => {
    const lot = aMage({ attack: strong, victoryPoints: 2 });
    const scene = given(aGame({ guilds: [{ rubies: 4 }, { rubies: 4 }], lots: [lot], at: 'auction.bid' }));
    expect((answer(scene, 0) as { amount: number }).amount).toBeGreaterThanOrEqual(2);
  });

  it('bids less for a poor mage than for a good one', () => {
    const bidOn = (lot: string) => {
      const guild = { rubies: 20, mages: [1, 2, 3, 4, 5].map(() => aMage()) };
      const scene = given(aGame({ guilds: [guild, {}], lots: [lot], at: 'auction.bid' }));
      return (answer(scene, 0) as { amount: number }).amount;
    };
    expect(bidOn(aMage({ attack: weak, price: 9 }))).toBeLessThan(
      bidOn(aMage({ attack: strong, price: 9, victoryPoints: 4 })),
    );
  });

  it('recruits the better of two mages', () => {
    const [poor, good] = [aMage({ attack: weak }), aMage({ attack: strong, victoryPoints: 3 })];
    const scene = given(
      aGame({
        guilds: [{ rubies: 9 }, {}],
        mageDeck: [poor, good],
        resolving: { seat: 0, action: 'recruitment' },
      }),
    );
    const drawn = scene.when(0, answer(scene, 0));
    expect(answer(drawn, 0)).toEqual({ type: 'recruitMage', mageId: good });
  });

  it('does not pay for what is worth less than it costs', () => {
    const bad = anObject({
      price: 8,
      victoryPoints: -3,
      effects: [{ effect: 'defenseBonus', element: 'fire', amount: 1 }],
    });
    const worse = anObject({
      price: 8,
      victoryPoints: -3,
      effects: [{ effect: 'defenseBonus', element: 'air', amount: 1 }],
    });
    const scene = given(
      aGame({ guilds: [{ rubies: 9 }, {}], itemDeck: [bad, worse], resolving: { seat: 0, action: 'trade' } }),
    );
    expect(whenAnswered(scene, 0).guild(0).objects).toEqual([]);
  });

  it('gives a weapon to the mage who makes most of it', () => {
    const [clumsy, fiery] = [aMage({ attack: { air: 3 } }), aMage({ attack: { fire: 3 } })];
    const torch = anObject({ effects: [{ effect: 'attackBonus', element: 'fire', amount: 2 }] });
    const scene = given(aGame({ guilds: [{ mages: [clumsy, fiery], objects: [torch] }, {}] }));
    expect(answer(scene, 0)).toEqual({ type: 'assignObject', objectId: torch, mageId: fiery });
  });
});

describe('The steward goes on quests', () => {
  it('moves its alignment to where the face-up quest asks it to be', () => {
    const quest = aQuest({ conditions: { alignment: { side: 'light', distance: 2 } }, success: { victoryPoints: 8 } });
    const scene = given(
      aGame({
        guilds: [{ alignment: 0, rubies: 6, mages: [aMage({ attack: strong })] }, {}],
        questDeck: [quest, aQuest()],
        itemDeck: [],
        resolving: { seat: 0, action: 'trade' },
      }),
    );
    expect(whenAnswered(scene, 0).guild(0).alignment).toBeGreaterThanOrEqual(2);
  });

  it('chooses Quests when the quest is as good as won', () => {
    const quest = aQuest({ monsters: [{ health: 3 }], success: { victoryPoints: 8 } });
    const scene = given(
      aGame({ guilds: [{ mages: [aMage({ attack: strong })], rubies: 0 }, {}], questDeck: [quest], mageDeck: [] }),
    );
    expect(answer(scene, 0)).toEqual({ type: 'chooseFirstAction', action: 'quests' });
  });

  it('sends no more mages than it takes', () => {
    const mages = [1, 2, 3].map(() => aMage({ attack: { fire: 9 } }));
    const scene = aCampaign({ quest: aQuest({ monsters: [{ health: 3 }] }), mages });
    const first = scene.when(0, answer(scene, 0));
    expect(first.view(0).campaign?.sent).toHaveLength(1);
    expect(answer(first, 0)).toEqual({ type: 'startCampaign' });
  });

  it('sends as many as the quest asks, and fights in the element where it has most dice', () => {
    const mages = [aMage({ attack: { fire: 2, air: 4 } }), aMage({ attack: { fire: 3, air: 2 } })];
    const quest = aQuest({ conditions: { minMages: 2 }, monsters: [{ health: 6, defense: { fire: 1, air: 4 } }] });
    const ready = whenAnswered(aCampaign({ quest, mages }), 0);
    expect(ready.step).toBe('quest.element');
    expect(answer(ready, 0)).toEqual({ type: 'chooseElement', element: 'fire' });
  });

  it('puts the mage in the way of a counter-attack that stands it best', () => {
    const [frail, tough] = [aMage({ health: 3 }), aMage({ health: 3, defense: { earth: 5 } })];
    const quest = aQuest({ monsters: [{ health: 9, counterAttack: true, attack: { element: 'earth', value: 5 } }] });
    let scene = aCampaign({ quest, mages: [frail, tough] });
    for (const mageId of [frail, tough]) scene = scene.when(0, { type: 'sendMage', mageId, monsterIndex: 1, group: 1 });
    if (scene.step === 'quest.plan') scene = scene.when(0, { type: 'startCampaign' });
    if (scene.step === 'quest.element') scene = scene.when(0, { type: 'chooseElement', element: 'fire' });
    expect(answer(scene, 0)).toEqual({ type: 'chooseCounterTarget', mageId: tough });
  });

  it('plays the spell that kills the monster', () => {
    const spell = aSpell('campaign', { effect: 'monsterDamage', points: 3 });
    const quest = aQuest({ monsters: [{ health: 3 }] });
    const scene = aCampaign({ quest, mages: [aMage(), aMage()], guild: { spells: [spell] } });
    const sent = whenAnswered(scene, 0);
    expect(answer(sent, 0)).toEqual({ type: 'playCard', itemId: spell, monsterIndex: 1 });
  });

  it('keeps failure damage from killing a mage', () => {
    const [dying, sound] = [aMage({ health: 3 }), aMage({ health: 5 })];
    const quest = aQuest({ monsters: [{ health: 9 }], failure: { damage: 3 } });
    let scene = aCampaign({ quest, mages: [dying, sound] }).with((state) => {
      state.guilds[0]!.mages[0]!.damage = 2;
    });
    for (const mageId of [dying, sound]) scene = scene.when(0, { type: 'sendMage', mageId, monsterIndex: 1, group: 1 });
    if (scene.step === 'quest.plan') scene = scene.when(0, { type: 'startCampaign' });
    if (scene.step === 'quest.element') scene = scene.when(0, { type: 'chooseElement', element: 'fire' });
    expect(answer(scene, 0)).toEqual({ type: 'assignDamage', mageId: sound });
  });
});

describe('The steward fights when the odds are good', () => {
  it('attacks a rich guild that no one guards', () => {
    const scene = aRaid({
      attackers: [aMage({ attack: strong }), aMage({ attack: strong })],
      defender: { rubies: 40 },
    });
    expect(answer(scene, 0)).toEqual({ type: 'declareAttack', targetSeat: 1 });
  });

  it('leaves a well-guarded house alone', () => {
    const guards = [1, 2, 3].map(() => aMage({ attack: strong, defense: strong }));
    const scene = aRaid({
      attackers: [aMage({ attack: weak })],
      defenders: guards,
      defender: { rubies: 40, leaderId: aLeader({ defense: strong }) },
    }).with((state) => {
      state.guilds[2]!.leaderId = aLeader({ defense: strong, attack: strong });
    });
    expect(answer(scene, 0)).toEqual({ type: 'endAction' });
  });

  it('chooses the element in which it has most dice, and always counter-attacks', () => {
    const attacker = aMage({ attack: { fire: 3, water: 4 }, health: 9 });
    const defender = aMage({ defense: { fire: 1, water: 4 }, attack: { earth: 3 }, health: 9 });
    const duel = aCombat({ attackers: [attacker], defenders: [defender] });
    expect(answer(duel, 0)).toEqual({ type: 'chooseElement', element: 'fire' });
    const missed = duel.rolling(0, 0).when(0, answer(duel, 0));
    expect(answer(missed, 1)).toEqual({ type: 'counterAttack', counter: true });
  });

  it('takes the best object as booty', () => {
    const [trinket, treasure] = [anObject({ victoryPoints: -3 }), anObject({ victoryPoints: 4 })];
    const booty = aCombat({
      attackers: [aMage({ attack: { fire: 1 } })],
      defender: { objects: [trinket, treasure] },
    });
    expect(answer(booty.rolling(1).when(0, { type: 'chooseElement', element: 'fire' }), 0)).toEqual({
      type: 'takeBooty',
      objectId: treasure,
    });
  });

  it('keeps its mages at home in a turn without a fight, when they are a match for raiders', () => {
    const guards = [1, 2].map(() => aMage({ attack: strong, defense: strong, health: 9 }));
    const scene = given(
      aGame({
        guilds: [
          { rubies: 30, mages: guards, firstAction: 'work', secondAction: 'trade' },
          { mages: [aMage({ attack: { fire: 3 } })], firstAction: 'combat' },
        ],
        at: 'placement',
      }),
    );
    expect(answer(scene, 0)).toEqual({ type: 'placeMages', activeMageIds: [] });
  });
});

describe('The steward looks after its own', () => {
  it('takes a mage back that is fit, and leaves one that is not', () => {
    const [fit, ill] = [aMage({ health: 8 }), aMage({ health: 4 })];
    const mages = [
      { id: fit, damage: 2, inCare: true },
      { id: ill, damage: 3, inCare: true },
    ];
    const scene = given(aGame({ guilds: [{ mages }, {}], at: 'care.recover' }));
    const recovered = scene.when(0, answer(scene, 0));
    expect(recovered.happened('mageRecovered')).toEqual([expect.objectContaining({ mageId: fit })]);
    expect(answer(recovered, 0)).toEqual({ type: 'endRecovery' });
  });

  it('heals in Trade what it can pay', () => {
    const ill = aMage();
    const scene = given(
      aGame({
        guilds: [{ rubies: 30, mages: [{ id: ill, damage: 1, inCare: true }] }, {}],
        itemDeck: [],
        resolving: { seat: 0, action: 'trade' },
      }),
    );
    expect(whenAnswered(scene, 0).guild(0).mages[0]).toMatchObject({ damage: 0, inCare: false });
  });

  it('uses the power of its leader', () => {
    const leaderId = aLeader({ power: [{ effect: 'gainRubies', amount: 4 }] });
    const scene = given(aGame({ guilds: [{ leaderId }, {}], resolving: { seat: 0, action: 'leaderAction' } }));
    expect(answer(scene, 0)).toEqual({ type: 'useLeaderPower' });
  });
});

describe('The steward as a bot', () => {
  it.each([2, 3, 4, 5])('plays whole games between %i seats with legal commands to their end', (seats) => {
    const local = LocalGame.start(guilds, { seed: `stewards-${seats}`, seats, options: { questCount: 12 } });
    local.playOut(
      Array.from({ length: seats }, () => steward),
      Random.from('bots'),
    );
    expect(local.game.phase).toBe('over');
    expect(local.game.outcome?.placings).toHaveLength(seats);
  });

  it('beats bots that do anything', () => {
    const won = [0, 1, 2, 3, 4, 5].filter((game) => {
      const local = LocalGame.start(guilds, { seed: `against-chance-${game}`, seats: 3, options: { questCount: 10 } });
      const bots = [0, 1, 2].map((seat) => (seat === game % 3 ? steward : randomBot));
      local.playOut(bots, Random.from(`against-chance-${game}`));
      return local.game.outcome?.placings.some(({ seat, rank }) => seat === game % 3 && rank === 1);
    });
    expect(won.length).toBeGreaterThanOrEqual(5);
  });

  it('beats bots that work, keep what they have and leave the quests alone', () => {
    const idle = ['endAction', 'endRecovery', 'keepFirstAction', 'keepSecondAction', 'passCombatCards', 'declineMages'];
    const hoarder: Bot<View, Command> = ({ legal }) =>
      legal.find((command) => command.type === 'chooseFirstAction' && command.action === 'work') ??
      legal.find((command) => command.type === 'chooseSecondAction' && command.action === 'X2') ??
      legal.find((command) => command.type === 'placeMages' && command.activeMageIds.length === 0) ??
      legal.find(({ type }) => idle.includes(type)) ??
      legal[0]!;
    const won = [0, 1, 2, 3, 4, 5].filter((game) => {
      const local = LocalGame.start(guilds, { seed: `against-work-${game}`, seats: 3, options: { questCount: 15 } });
      const bots = [0, 1, 2].map((seat) => (seat === game % 3 ? steward : hoarder));
      local.playOut(bots, Random.from(`against-work-${game}`));
      return local.game.outcome?.placings.some(({ seat, rank }) => seat === game % 3 && rank === 1);
    });
    expect(won.length).toBeGreaterThanOrEqual(5);
  });

  it('loses at most 2 % of its actions on Quests that it knew it could not carry out', () => {
    let actions = 0;
    let lost = 0;
    for (const seed of ['lost-1', 'lost-2', 'lost-3']) {
      const local = LocalGame.start(guilds, { seed, seats: 4 });
      let faceUp: string | undefined;
      let seen = 0;
      const noted: Bot<View, Command> = (sight) => {
        if (sight.view.step === 'actions.first') faceUp = sight.view.quests[0]?.questId;
        return steward(sight);
      };
      local.playOut([noted, noted, noted, noted], Random.from(seed), {
        look() {
          const events = local.commits.slice(seen).flatMap((commit) => commit.events);
          seen = local.commits.length;
          actions += events.filter(({ type }) => type === 'actionEnded' || type === 'actionLost').length;
          const sameQuest = local.game.state?.quests.deck[0] === faceUp;
          if (sameQuest) lost += events.filter(({ type }) => type === 'actionLost').length;
        },
      });
    }
    expect(actions).toBeGreaterThan(200);
    expect(lost / actions).toBeLessThanOrEqual(0.02);
  });

  it('decides alike in worlds that its seat cannot tell apart (guilds.md 6)', () => {
    const local = LocalGame.start(guilds, { seed: 'same-sight', seats: 4, options: { questCount: 8 } });
    let compared = 0;
    const bots = [0, 1, 2, 3].map((): Bot<View, Command> => (sight) => {
      const choice = steward({ ...sight, random: Random.from('whim') });
      const world = guilds.resample(local.game.state as never, atSeat(sight.seat), Random.from(`world-${compared}`));
      const view = guilds.view(world, atSeat(sight.seat));
      const legal = [...guilds.legalCommands(world, sight.seat)];
      expect(steward({ ...sight, view, legal, random: Random.from('whim') })).toEqual(choice);
      compared += 1;
      return choice;
    });
    local.playOut(bots, Random.from('bots'));
    expect(compared).toBeGreaterThan(50);
  });
});
