import { aCombat, aRaid } from '../testing/fights.js';
import { aLeader, aMage, anObject, aSpell } from '../testing/index.js';

const pass = { type: 'passCombatCards' } as const;
const fire = { type: 'chooseElement', element: 'fire' } as const;
const thunder = () => aSpell('guildCombat', { effect: 'attackBonus', element: 'all', amount: 3 });

describe('cards before a wave', () => {
  it('EX-34 GUILD-152 GUILD-185 only who has a ready card is asked, until it passes', () => {
    const p = aMage();
    const spells = [thunder(), thunder()];
    const scene = aCombat({ attackers: [p], defenders: [aMage()], attacker: { spells } });
    expect(scene.step).toBe('combat.cards');
    expect(scene.asked).toEqual([0]);
    const once = scene.when(0, { type: 'playCombatCard', itemId: spells[0]!, mageId: p });
    expect(once.step).toBe('combat.cards');
    expect(once.state.step?.id).not.toBe(scene.state.step?.id);
    const over = once.when(0, pass);
    expect(over.step).toBe('combat.element');
    expect(over.rolling(0, 0, 0).when(0, fire).happened('duelFought')).toEqual([
      expect.objectContaining({ attack: 3 }),
    ]);
  });

  it('GUILD-152 both answer at once and in secret; then the attacking side is revealed and applied first', () => {
    const [p, d] = [aMage(), aMage()];
    const [mine, theirs] = [thunder(), aSpell('guildCombat', { effect: 'lockElement' })];
    const scene = aCombat({
      attackers: [p],
      defenders: [d],
      attacker: { spells: [mine] },
      defender: { spells: [theirs] },
    });
    expect(scene.asked).toEqual([0, 1]);
    const one = scene.when(1, { type: 'playCombatCard', itemId: theirs, element: 'fire' });
    expect(one.asked).toEqual([0]);
    expect(one.view(1).combat?.played).toBe(theirs);
    expect(one.view(0).combat).not.toHaveProperty('played');
    expect(JSON.stringify(one.view(0))).not.toContain(theirs);
    expect(one.refusalCode(1, pass)).toBe('notYourDecision');
    const both = one.when(0, { type: 'playCombatCard', itemId: mine, mageId: p });
    expect(both.happened('combatCardsRevealed')).toEqual([
      {
        type: 'combatCardsRevealed',
        plays: [
          { seat: 0, play: { itemId: mine, mageId: p } },
          { seat: 1, play: { itemId: theirs, element: 'fire' } },
        ],
      },
    ]);
    expect(both.happened('cardPlayed').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(both.step).toBe('combat.element');
    expect(both.legal(0, 'chooseElement')).toHaveLength(3);
    expect(both.refusal(0, fire)).toMatchObject({ rule: 'GUILD-106', code: 'illegalChoice' });
  });

  it('GUILD-190 a card that has become impossible when it is applied is spent without effect', () => {
    const [mine, theirs] = [1, 2].map(() => aSpell('guildCombat', { effect: 'lockElement' })) as [string, string];
    const scene = aCombat({
      attackers: [aMage()],
      defenders: [aMage()],
      attacker: { spells: [mine] },
      defender: { spells: [theirs] },
    })
      .when(0, { type: 'playCombatCard', itemId: mine, element: 'air' })
      .when(1, { type: 'playCombatCard', itemId: theirs, element: 'air' });
    expect(scene.happened('effectSpent')).toEqual([{ type: 'effectSpent', seat: 1, effect: 'lockElement' }]);
    expect(scene.state.items.discard).toEqual([mine, theirs]);
    expect(scene.legal(0, 'chooseElement')).toHaveLength(3);
  });

  it('GUILD-190 a card whose effect finds nothing to act on is refused', () => {
    const leader = aLeader();
    const [one, two] = [1, 2].map(() => aSpell('guildCombat', { effect: 'guardianLeader' })) as [string, string];
    const scene = aCombat({
      attackers: [aMage()],
      defenders: [aMage()],
      defender: { leaderId: leader, spells: [one, two] },
    }).when(1, { type: 'playCombatCard', itemId: one });
    expect(scene.happened('leaderJoined')).toEqual([expect.objectContaining({ seat: 1, column: 2 })]);
    expect(scene.refusalCode(1, { type: 'playCombatCard', itemId: two })).toBe('impossible');
  });

  it('GUILD-124 a leader that joins by a card stands in the last column and is counted', () => {
    const spell = aSpell('guildCombat', { effect: 'guardianLeader' });
    const scene = aCombat({ attackers: [aMage()], defenders: [aMage()], defender: { spells: [spell] } })
      .when(1, { type: 'playCombatCard', itemId: spell })
      .when(0, fire);
    expect(scene.happened('waveEnded')).toEqual([{ type: 'waveEnded', attackers: 1, behind: 0, defenders: 2 }]);
  });

  it('GUILD-152 the window opens again before the counter-attack, and the elements are free again', () => {
    const [lock, other] = [1, 2].map(() => aSpell('guildCombat', { effect: 'lockElement' })) as [string, string];
    const scene = aCombat({ attackers: [aMage()], defenders: [aMage()], attacker: { spells: [lock, other] } })
      .when(0, { type: 'playCombatCard', itemId: lock, element: 'air' })
      .when(0, pass)
      .when(0, fire)
      .when(1, { type: 'counterAttack', counter: true });
    expect(scene.step).toBe('combat.cards');
    expect(scene.when(0, pass).legal(1, 'chooseElement')).toHaveLength(4);
  });

  it('GUILD-151 GUILD-186 a card with another timing is not played here, and playCard not at all', () => {
    const [now, later] = [thunder(), aSpell('anytime', { effect: 'gainRubies', amount: 1 })];
    const p = aMage();
    const scene = aCombat({ attackers: [p], defenders: [aMage()], attacker: { spells: [now, later] } });
    expect(scene.refusalCode(0, { type: 'playCombatCard', itemId: later })).toBe('notNow');
    expect(scene.refusalCode(0, { type: 'playCard', itemId: later })).toBe('wrongState');
    expect(scene.legal(0)).toEqual([{ type: 'playCombatCard', itemId: now, mageId: p }, pass]);
  });

  it('GUILD-152 a bonus is for an own mage or leader that is in the combat', () => {
    const [p, idle] = [aMage(), aMage()];
    const spell = thunder();
    const scene = aCombat({
      attackers: [p],
      defenders: [aMage()],
      attacker: {
        spells: [spell],
        mages: [
          { id: p, post: 'active' },
          { id: idle, post: 'passive' },
        ],
      },
    });
    expect(scene.refusalCode(0, { type: 'playCombatCard', itemId: spell, mageId: idle })).toBe('notAvailable');
  });

  it('GUILD-153 an object with a used effect is played once a turn, and its extra dice count', () => {
    const drum = anObject({ timing: 'guildCombat', effects: [{ effect: 'extraDice', amount: 2 }] });
    const scene = aCombat({
      attackers: [aMage({ attack: { fire: 1 } })],
      defenders: [aMage()],
      attacker: { objects: [drum] },
    }).when(0, { type: 'playCombatCard', itemId: drum });
    expect(scene.step).toBe('combat.element');
    expect(scene.rolling(0, 0, 1).when(0, fire).happened('duelFought')).toEqual([
      expect.objectContaining({ damage: 1 }),
    ]);
  });

  it('GUILD-169 a participant is never passed here, and by default passes', () => {
    const scene = aCombat({ attackers: [aMage()], defenders: [aMage()], defender: { spells: [thunder()] } });
    expect(scene.step).toBe('combat.cards');
    expect(scene.whenTimeRunsOut().step).toBe('combat.element');
  });

  it('GUILD-180 no mage is healed or moved while the combat runs', () => {
    const hurt = aMage();
    const [broth, herald] = [
      anObject({ timing: 'anytime', effects: [{ effect: 'healDamage', points: 1 }] }),
      anObject({ timing: 'anytime', effects: [{ effect: 'activate' }] }),
    ];
    const scene = aRaid({
      attackers: [aMage(), aMage()],
      defenders: [aMage(), aMage()],
      attacker: {
        objects: [broth, herald],
        mages: [
          { id: aMage(), post: 'active' },
          { id: aMage(), post: 'active' },
          { id: hurt, inCare: true, damage: 1 },
        ],
      },
    }).when(0, { type: 'declareAttack', targetSeat: 1 });
    expect(scene.refusalCode(0, { type: 'playCard', itemId: broth, mageId: hurt })).toBe('fightRunning');
    expect(scene.refusalCode(0, { type: 'playCard', itemId: herald, mageId: hurt })).toBe('fightRunning');
  });
});
