import { aCombat } from '../testing/fights.js';
import { aLeader, aMage, anObject, type Scene } from '../testing/index.js';

const choose = (element: 'fire' | 'water' | 'air' | 'earth') => ({ type: 'chooseElement', element }) as const;
const decline = { type: 'counterAttack', counter: false } as const;
const counter = { type: 'counterAttack', counter: true } as const;

describe('duels', () => {
  it('GUILD-127 GUILD-107 column by column, each with an element of its own', () => {
    const [p, q] = [aMage({ attack: { fire: 3 } }), aMage({ attack: { air: 2 } })];
    const [d, e] = [aMage({ defense: { fire: 1 } }), aMage()];
    const first = aCombat({ attackers: [p, q], defenders: [d, e] })
      .rolling(0, 1)
      .when(0, choose('fire'));
    expect(first.happened('duelFought')).toEqual([
      expect.objectContaining({ seat: 0, column: 1, attackerId: p, defenderId: d, attack: 3, defense: 1, damage: 1 }),
    ]);
    expect(first.view(1).combat?.duel).toEqual({ column: 2, attackerId: q, defenderId: e });
    const second = first.rolling(0, 0).when(0, choose('air'));
    expect(second.happened('duelFought')).toEqual([expect.objectContaining({ column: 2, element: 'air', damage: 0 })]);
  });

  it('EX-08 GUILD-128 GUILD-129 GUILD-109 a back-line mage makes an attack of its own, and the values are not added', () => {
    const [front, second, back] = [aMage({ attack: { water: 4 } }), aMage(), aMage({ attack: { fire: 5 } })];
    const d = aMage({ defense: { water: 2, fire: 3 }, health: 3 });
    const leader = aLeader();
    const scene = aCombat({
      attackers: [front, second, back],
      behind: [1],
      defenders: [d],
      defender: { leaderId: leader },
    })
      .rolling(1, 0)
      .when(0, choose('water'))
      .rolling(2, 1)
      .when(0, choose('fire'));
    expect(scene.happened('duelFought')).toEqual([
      expect.objectContaining({ attackerId: back, attack: 5, defense: 3, damage: 3 }),
    ]);
    expect(scene.happened('mageRemoved')).toEqual([]);
    const over = scene.when(0, choose('fire'));
    expect(over.happened('mageRemoved')).toEqual([expect.objectContaining({ seat: 1, mageId: d })]);
    expect(over.state.mages.removed).toEqual([d]);
  });

  it('GUILD-128 the back line is skipped when the defender is beyond its health already', () => {
    const attackers = [aMage({ attack: { fire: 1 } }), aMage(), aMage({ attack: { fire: 9 } })];
    const d = aMage({ health: 1 });
    const scene = aCombat({ attackers, behind: [1], defenders: [d] })
      .rolling(2)
      .when(0, choose('fire'));
    expect(scene.happened('duelSkipped')).toEqual([expect.objectContaining({ column: 1, attackerId: attackers[2] })]);
    expect(scene.view(0).combat?.duel?.column).toBe(2);
  });

  it('GUILD-128 several behind one column attack in the order in which they were placed', () => {
    const [p, q, r] = [aMage(), aMage(), aMage()];
    let now = aCombat({ attackers: [p, q, r], behind: [1, 1] });
    const order: string[] = [];
    while (now.step === 'combat.element') {
      now = now.when(0, choose('fire'));
      order.push(...now.happened('duelFought').map(({ attackerId }) => attackerId));
    }
    expect(order).toEqual([p, q, r]);
  });

  it('GUILD-129 after the last duel of a wave the damaged go to the care center, not before', () => {
    const [p, q] = [aMage({ attack: { fire: 1 } }), aMage()];
    const [d, e] = [aMage(), aMage()];
    const first = aCombat({ attackers: [p, q], defenders: [d, e] })
      .rolling(2)
      .when(0, choose('fire'));
    expect(first.guild(1).mages[0]).toMatchObject({ id: d, damage: 2, inCare: false });
    const over = first.when(0, choose('fire'));
    expect(over.happened('mageSentToCare')).toEqual([expect.objectContaining({ seat: 1, mageId: d })]);
    expect(over.happened('waveEnded')).toEqual([{ type: 'waveEnded', attackers: 2, behind: 0, defenders: 1 }]);
  });

  it('GUILD-110 a mage with damage equal to its health lives', () => {
    const d = aMage({ health: 2 });
    const scene = aCombat({ attackers: [aMage({ attack: { fire: 1 } })], defenders: [d] })
      .rolling(2)
      .when(0, choose('fire'));
    expect(scene.guild(1).mages).toMatchObject([{ id: d, damage: 2, inCare: true }]);
  });

  it('GUILD-029 old damage alone does not send a mage to the care center', () => {
    const d = aMage();
    const scene = aCombat({
      attackers: [aMage()],
      defenders: [d],
      defender: { mages: [{ id: d, post: 'passive', damage: 3 }] },
    })
      .when(0, choose('fire'))
      .when(1, decline);
    expect(scene.guild(1).mages).toMatchObject([{ id: d, damage: 3, inCare: false }]);
  });

  it('GUILD-108 objects on both fighters change the totals', () => {
    const [p, d] = [aMage({ attack: { fire: 3 } }), aMage({ defense: { fire: 1 } })];
    const [poker, coat] = [
      anObject({ effects: [{ effect: 'attackBonus', element: 'fire', amount: 2 }] }),
      anObject({ effects: [{ effect: 'defenseBonus', element: 'all', amount: 1 }] }),
    ];
    const scene = aCombat({
      attackers: [p],
      defenders: [d],
      attacker: { objects: [{ id: poker, mageId: p }] },
      defender: { objects: [{ id: coat, mageId: d }] },
    })
      .rolling(0, 0, 0)
      .when(0, choose('fire'));
    expect(scene.happened('duelFought')).toEqual([expect.objectContaining({ attack: 5, defense: 2 })]);
  });

  describe('EX-12 a duel with the leader', () => {
    const leader = aLeader();
    const against = (...dice: number[]): Scene =>
      aCombat({ attackers: [aMage({ attack: { fire: 1 } })], defender: { leaderId: leader } })
        .rolling(...dice)
        .when(0, choose('fire'));

    it('GUILD-130 one damage beats it: the attacker wins, and it returns to its tile unharmed', () => {
      const scene = against(1);
      expect(scene.happened('leaderBeaten')).toEqual([expect.objectContaining({ seat: 1, leaderId: leader })]);
      expect(scene.happened('combatDecided')).toEqual([
        expect.objectContaining({ winner: 0, attackers: 1, defenders: 0 }),
      ]);
      expect(scene.guild(1)).toMatchObject({ leaderId: leader, mages: [] });
      expect(scene.state.mages.removed).toEqual([]);
    });

    it('GUILD-131 without damage it stands, and may counter-attack', () => {
      expect(against(0).step).toBe('combat.counter');
    });

    it('GUILD-128 the back line is skipped when the leader has been beaten already', () => {
      const [p, q] = [aMage({ attack: { fire: 1 } }), aMage({ attack: { fire: 1 } })];
      const scene = aCombat({ attackers: [p, q], behind: [1] })
        .rolling(1)
        .when(0, choose('fire'));
      expect(scene.happened('duelSkipped')).toEqual([expect.objectContaining({ attackerId: q })]);
      expect(scene.happened('combatDecided')).toHaveLength(1);
    });
  });

  it('GUILD-166 the element of the next duel is a question of its own', () => {
    const scene = aCombat({ attackers: [aMage(), aMage()], defenders: [aMage(), aMage()] });
    expect(scene.when(0, choose('fire')).state.step?.id).not.toBe(scene.state.step?.id);
  });

  it('GUILD-167 by default the element with most dice is chosen', () => {
    const [p, d] = [aMage({ attack: { fire: 4, earth: 5 } }), aMage({ defense: { fire: 1, earth: 1 } })];
    const scene = aCombat({ attackers: [p], defenders: [d] })
      .rolling(0, 0, 0, 0)
      .whenTimeRunsOut();
    expect(scene.happened('duelFought')).toEqual([expect.objectContaining({ element: 'earth' })]);
  });
});

describe('the counter-attack and the winner', () => {
  it('GUILD-132 GUILD-133 roles are swapped: each standing defender duels the attacker of its column', () => {
    const [p, q] = [aMage({ attack: { fire: 1 } }), aMage()];
    const [d, e] = [aMage(), aMage({ attack: { air: 2 } })];
    const scene = aCombat({ attackers: [p, q], defenders: [d, e] })
      .rolling(1)
      .when(0, choose('fire'))
      .when(0, choose('fire'));
    expect(scene.step).toBe('combat.counter');
    expect(scene.asked).toEqual([1]);
    const wave = scene.when(1, counter);
    expect(wave.step).toBe('combat.element');
    expect(wave.asked).toEqual([1]);
    expect(wave.view(0).combat).toMatchObject({
      wave: 'counter',
      duel: { column: 2, attackerId: e, defenderId: q },
    });
  });

  it('EX-09 GUILD-136 GUILD-137 with one standing on each side no one wins, and nothing changes hands', () => {
    const [p, q] = [aMage({ attack: { fire: 1 } }), aMage()];
    const [d, e] = [aMage(), aMage({ attack: { fire: 1 } })];
    const scene = aCombat({
      attackers: [p, q],
      defenders: [d, e],
      attacker: { alignment: 3 },
      defender: { alignment: -1, rubies: 6, objects: [anObject()] },
    })
      .rolling(1)
      .when(0, choose('fire'))
      .when(0, choose('fire'))
      .when(1, counter)
      .rolling(1)
      .when(1, choose('fire'));
    expect(scene.happened('combatDecided')).toEqual([
      expect.objectContaining({ winner: null, attackers: 1, defenders: 1, booty: 0 }),
    ]);
    expect(scene.guild(1)).toMatchObject({ rubies: 6, objects: [expect.anything()] });
    expect(scene.guild(0)).toMatchObject({ alignment: 3, rubies: 0 });
  });

  const oneAgainstThree = () =>
    aCombat({ attackers: [aMage({ attack: { fire: 1 } })], defenders: [aMage(), aMage(), aMage()] })
      .rolling(1)
      .when(0, choose('fire'));

  it('EX-10 GUILD-135 GUILD-126 without a counter-attack the attacker wins although two defenders stand', () => {
    const scene = oneAgainstThree().when(1, decline);
    expect(scene.happened('combatDecided')).toEqual([
      expect.objectContaining({ winner: 0, attackers: 1, defenders: 2 }),
    ]);
  });

  it('EX-11 GUILD-132 GUILD-134 GUILD-136 a counter-attack without a duel counts who stands: the defender wins', () => {
    const scene = oneAgainstThree().when(1, counter);
    expect(scene.happened('duelFought')).toEqual([]);
    expect(scene.happened('combatDecided')).toEqual([
      expect.objectContaining({ winner: 1, attackers: 1, defenders: 2, booty: 0, rubies: 0, cards: 0 }),
    ]);
    expect(scene.happened('rubiesLooted')).toEqual([]);
  });

  it('EX-40 GUILD-134 GUILD-136 back-line attackers are not attacked, and do not count', () => {
    const attackers = [aMage(), aMage(), aMage(), aMage()];
    const scene = aCombat({ attackers, behind: [1, 2], defenders: [aMage()], defender: { rubies: 6 } })
      .when(0, choose('fire'))
      .when(0, choose('fire'))
      .when(0, choose('fire'))
      .when(0, choose('fire'))
      .when(1, counter)
      .when(1, choose('fire'))
      .when(1, choose('fire'));
    expect(scene.happened('combatDecided')).toEqual([
      expect.objectContaining({ winner: null, attackers: 2, behind: 2, defenders: 2, rubies: 0 }),
    ]);
    expect(scene.guild(1).rubies).toBe(6);
  });

  it('EX-41 GUILD-136 GUILD-139 a back line brings booty from a victory that the front has won', () => {
    const [p, q, r] = [aMage(), aMage(), aMage({ attack: { fire: 1 } })];
    const objects = [anObject(), anObject(), anObject()];
    const scene = aCombat({ attackers: [p, q, r], behind: [1], defenders: [aMage()], defender: { objects } })
      .when(0, choose('fire'))
      .rolling(1)
      .when(0, choose('fire'))
      .when(0, choose('fire'))
      .when(1, counter)
      .when(1, choose('fire'));
    expect(scene.happened('combatDecided')).toEqual([
      expect.objectContaining({ winner: 0, attackers: 2, behind: 1, defenders: 1, booty: 3, cards: 3 }),
    ]);
    expect(scene.guild(0).objects).toHaveLength(3);
  });

  it('GUILD-135 when no mage stands to counter-attack the attacker wins at once', () => {
    const scene = aCombat({ attackers: [aMage({ attack: { fire: 1 } })], defenders: [aMage()] })
      .rolling(1)
      .when(0, choose('fire'));
    expect(scene.happened('combatDecided')).toEqual([expect.objectContaining({ winner: 0 })]);
  });

  it('EX-33 GUILD-131 GUILD-133 GUILD-136 a leader counter-attacks, and the last one standing wins', () => {
    const p = aMage({ defense: { fire: 2 }, health: 4 });
    const scene = aCombat({ attackers: [p], defender: { leaderId: aLeader({ attack: { fire: 5 } }), rubies: 4 } })
      .when(0, choose('fire'))
      .when(1, counter)
      .rolling(1, 0, 0)
      .when(1, choose('fire'));
    expect(scene.happened('duelFought')).toEqual([expect.objectContaining({ attack: 5, defense: 2, damage: 1 })]);
    expect(scene.guild(0).mages).toMatchObject([{ id: p, damage: 1, inCare: true }]);
    expect(scene.happened('combatDecided')).toEqual([
      expect.objectContaining({ winner: 1, attackers: 0, defenders: 1 }),
    ]);
    expect(scene.guild(1).rubies).toBe(4);
  });

  it('GUILD-167 by default the defender counter-attacks', () => {
    const scene = oneAgainstThree().whenTimeRunsOut();
    expect(scene.happened('counterAttackChosen')).toEqual([expect.objectContaining({ seat: 1, counter: true })]);
  });
});
