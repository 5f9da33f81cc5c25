import type { EventOf } from '../events.js';
import { aCombat, aRaid, at } from '../testing/fights.js';
import { aLeader, aMage, aSpell, type Scene } from '../testing/index.js';

const attack = { type: 'declareAttack', targetSeat: 1 } as const;
const lines = (scene: Scene): Pick<EventOf<'linesRevealed'>, 'front' | 'back' | 'defense'> => {
  const { front, back, defense } = scene.happened('linesRevealed')[0]!;
  return { front, back, defense };
};
const mages = (count: number) => Array.from({ length: count }, () => aMage());

describe('the line of the defender', () => {
  it('GUILD-122 GUILD-182 all passive mages line up, one a command; the last follows automatically', () => {
    const [a, b, c] = mages(3) as [string, string, string];
    const scene = aRaid({ attackers: mages(2), defenders: [a, b, c] }).when(0, attack);
    expect(scene.step).toBe('combat.defenseLine');
    expect(scene.asked).toEqual([1]);
    const one = scene.when(1, { type: 'lineUpDefender', mageId: c });
    expect(one.legal(1)).toEqual([
      { type: 'lineUpDefender', mageId: a },
      { type: 'lineUpDefender', mageId: b },
      { type: 'lineUpAtRandom' },
    ]);
    const two = one.when(1, { type: 'lineUpDefender', mageId: a });
    expect(two.happened('defenderLinedUp')).toEqual([
      expect.objectContaining({ column: 2, mageId: a }),
      expect.objectContaining({ column: 3, mageId: b }),
    ]);
    expect(two.step).toBe('combat.attackLine');
  });

  it('GUILD-182 the columns still empty may be left to chance; that is the default', () => {
    const [a, b, c] = mages(3) as [string, string, string];
    const scene = aRaid({ attackers: mages(2), defenders: [a, b, c] })
      .when(0, attack)
      .when(1, { type: 'lineUpDefender', mageId: b })
      .chancing({ shuffles: [[c, a]] })
      .whenTimeRunsOut();
    expect(scene.happened('defendersLinedUpAtRandom')).toEqual([
      expect.objectContaining({ count: 2, mageIds: [c, a] }),
    ]);
    expect(scene.state.fight).toMatchObject({
      defense: [
        { fighterId: b, column: 1 },
        { fighterId: c, column: 2 },
        { fighterId: a, column: 3 },
      ],
    });
  });

  it('GUILD-056 GUILD-027 active mages and mages in the care center do not defend', () => {
    const [passive, active, sick] = mages(3) as [string, string, string];
    const scene = aRaid({
      attackers: mages(2),
      defender: { mages: [...at('passive', passive), ...at('active', active), { id: sick, inCare: true, damage: 1 }] },
    }).when(0, attack);
    expect(scene.state.fight).toMatchObject({ defenders: [passive] });
    expect(scene.step).toBe('combat.attackLine');
  });

  it('GUILD-182 a mage in line, an active one, and one of another guild cannot be lined up', () => {
    const [a, b, c, active] = mages(4) as [string, string, string, string];
    const attackers = mages(2);
    const scene = aRaid({ attackers, defender: { mages: [...at('passive', a, b, c), ...at('active', active)] } })
      .when(0, attack)
      .when(1, { type: 'lineUpDefender', mageId: a });
    expect(scene.refusalCode(1, { type: 'lineUpDefender', mageId: a })).toBe('notAvailable');
    expect(scene.refusalCode(1, { type: 'lineUpDefender', mageId: active })).toBe('notAvailable');
    expect(scene.refusalCode(1, { type: 'lineUpDefender', mageId: attackers[0]! })).toBe('notYours');
    expect(scene.refusalCode(0, { type: 'lineUpDefender', mageId: b })).toBe('notYourDecision');
  });

  it('GUILD-122 a closed line shows its owner everything, and others only how many are placed', () => {
    const defenders = mages(3);
    const scene = aRaid({ attackers: mages(2), defenders })
      .when(0, attack)
      .when(1, { type: 'lineUpDefender', mageId: defenders[1]! });
    expect(scene.view(1).combat).toMatchObject({
      defendersPlaced: 1,
      defense: [{ fighterId: defenders[1], column: 1 }],
    });
    const seen = scene.view(0).combat;
    expect(seen).toMatchObject({ defendersPlaced: 1 });
    expect(seen).not.toHaveProperty('defense');
  });
});

describe('the line of the attacker', () => {
  it('GUILD-123 GUILD-183 front from column 1, one for each defender, closed with at least one mage', () => {
    const [p, q, r] = mages(3) as [string, string, string];
    const scene = aRaid({ attackers: [p, q, r], defenders: mages(1) }).when(0, attack);
    expect(scene.step).toBe('combat.attackLine');
    expect(scene.refusal(0, { type: 'startAttack' })).toMatchObject({ rule: 'GUILD-183', code: 'illegalChoice' });
    expect(scene.refusal(0, { type: 'lineUpAttacker', mageId: p, column: 1 })).toMatchObject({ code: 'illegalChoice' });
    const one = scene.when(0, { type: 'lineUpAttacker', mageId: q });
    expect(one.refusalCode(0, { type: 'lineUpAttacker', mageId: q })).toBe('notAvailable');
    expect(lines(one.when(0, { type: 'startAttack' }))).toMatchObject({
      front: [{ fighterId: q, column: 1 }],
      back: [],
    });
  });

  it('EX-07 GUILD-124 GUILD-125 three attackers against one: the leader joins the last column, the third stands behind', () => {
    const [leader, d] = [aLeader(), aMage()];
    const [p, q, r] = mages(3) as [string, string, string];
    const scene = aCombat({ attackers: [p, q, r], behind: [1], defenders: [d], defender: { leaderId: leader } });
    expect(scene.happened('leaderJoined')).toEqual([expect.objectContaining({ seat: 1, column: 2 })]);
    expect(lines(scene)).toEqual({
      front: [
        { fighterId: p, column: 1 },
        { fighterId: q, column: 2 },
      ],
      back: [{ fighterId: r, column: 1 }],
      defense: [
        { fighterId: d, column: 1 },
        { fighterId: leader, column: 2 },
      ],
    });
  });

  it('GUILD-124 the leader does not join while the attackers do not outnumber the mages', () => {
    expect(aCombat({ attackers: mages(2), defenders: mages(2) }).happened('leaderJoined')).toEqual([]);
  });

  it('EX-32 GUILD-183 GUILD-125 GUILD-128 with one defender, the third and fourth attackers stand behind the columns named', () => {
    const [p, q, r, s] = mages(4) as [string, string, string, string];
    const [leader, d] = [aLeader(), aMage()];
    const scene = aCombat({ attackers: [p, q, r, s], behind: [2, 1], defenders: [d], defender: { leaderId: leader } });
    const duels: unknown[] = [];
    let now = scene;
    while (now.step === 'combat.element') {
      now = now.when(0, { type: 'chooseElement', element: 'fire' });
      duels.push(...now.happened('duelFought').map(({ attackerId, defenderId }) => [attackerId, defenderId]));
    }
    expect(duels).toEqual([
      [p, d],
      [s, d],
      [q, leader],
      [r, leader],
    ]);
  });

  it('GUILD-183 the back line needs a column of the front, and only then', () => {
    const [p, q, r] = mages(3) as [string, string, string];
    const scene = aRaid({ attackers: [p, q, r] })
      .when(0, attack)
      .when(0, { type: 'lineUpAttacker', mageId: p });
    expect(scene.refusalCode(0, { type: 'lineUpAttacker', mageId: q })).toBe('illegalChoice');
    expect(scene.refusal(0, { type: 'lineUpAttacker', mageId: q, column: 2 })).toMatchObject({
      rule: 'GUILD-183',
      code: 'outOfRange',
      facts: { value: 2, least: 1, most: 1 },
    });
    expect(scene.legal(0, 'lineUpAttacker')).toEqual([
      { type: 'lineUpAttacker', mageId: q, column: 1 },
      { type: 'lineUpAttacker', mageId: r, column: 1 },
    ]);
  });

  it('GUILD-167 by default all mages attack, the best first, the back line behind the columns in turn', () => {
    const [weak, best, good] = [
      aMage({ attack: { fire: 1 } }),
      aMage({ attack: { fire: 4, air: 4 } }),
      aMage({ attack: { water: 3 } }),
    ];
    const scene = aRaid({ attackers: [weak, best, good] })
      .when(0, attack)
      .whenTimeRunsOut();
    expect(lines(scene)).toMatchObject({
      front: [{ fighterId: best, column: 1 }],
      back: [
        { fighterId: good, column: 1 },
        { fighterId: weak, column: 1 },
      ],
    });
  });

  it('GUILD-167 by default the attack begins when all mages are in line and a card could still be played', () => {
    const [p] = mages(1) as [string];
    const spells = [aSpell('anytime', { effect: 'gainRubies', amount: 1 })];
    const scene = aRaid({ attackers: [p], attacker: { spells } })
      .when(0, attack)
      .when(0, { type: 'lineUpAttacker', mageId: p });
    expect([scene.step, scene.legal(0, 'startAttack')]).toEqual(['combat.attackLine', [{ type: 'startAttack' }]]);
    expect(lines(scene.whenTimeRunsOut())).toMatchObject({ front: [{ fighterId: p, column: 1 }] });
  });

  it('GUILD-123 which mages attack is hidden until both lines are revealed together', () => {
    const [p, q] = mages(2) as [string, string];
    const scene = aRaid({ attackers: [p, q], defenders: mages(1) })
      .when(0, attack)
      .when(0, { type: 'lineUpAttacker', mageId: q });
    expect(scene.view(0).combat).toMatchObject({ front: [{ fighterId: q, column: 1 }], attackersPlaced: 1 });
    for (const viewer of [1, 2]) {
      expect(scene.view(viewer).combat).not.toHaveProperty('front');
      expect(scene.view(viewer).combat).toMatchObject({ attackersPlaced: 1 });
    }
    expect(scene.view(1).guilds[0]?.mages.every(({ used }) => used === undefined)).toBe(true);
    expect(scene.view(2).guilds.map(({ answered }) => answered)).toEqual([1, 1, 0]);
    const started = scene.when(0, { type: 'startAttack' });
    expect(started.view(2).combat).toMatchObject({ revealed: true, front: [{ fighterId: q, column: 1 }] });
    expect(started.view(1).guilds[0]?.mages.find(({ mageId }) => mageId === q)?.used).toBe('combat');
  });

  it('GUILD-169 an attack with a single mage lines up automatically, unless a card could be played', () => {
    expect(aRaid({ attackers: mages(1) }).when(0, attack).step).toBe('combat.element');
    const spells = [aSpell('anytime', { effect: 'gainRubies', amount: 1 })];
    expect(aRaid({ attackers: mages(1), attacker: { spells } }).when(0, attack).step).toBe('combat.attackLine');
  });
});
