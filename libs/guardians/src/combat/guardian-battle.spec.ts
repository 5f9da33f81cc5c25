import {
  aCombat,
  aCorruption,
  aCreature,
  aGuardian,
  aSpell,
  aStronghold,
  sent,
  settled,
  uncommanded,
  unattacked,
  type Scene,
  type SideSetup,
} from '../testing/index.js';

/** SOUTH attacks the guardian of NORTH, who has 20 and strongholds of 5 and 3; the third is a ruin: 28 (GUARD-187). */
const begin = (creatures: readonly string[], south: SideSetup = {}, north: SideSetup = {}): Scene =>
  aCombat({
    place: 'g4',
    path: ['c4'],
    south: { ...south, army: { creatures } },
    north: {
      guardian: aGuardian({ vitality: 20 }),
      strongholds: {
        LEFT: aStronghold({ defenseBonus: 6 }),
        CENTER: aStronghold({ defenseBonus: 5 }),
        RIGHT: aStronghold({ defenseBonus: 3 }),
      },
      ruins: ['LEFT'],
      ...north,
    },
  });

const battle = (...setup: Parameters<typeof begin>): Scene => uncommanded(begin(...setup));

const creature = (vitality: number, more: object = {}) => aCreature({ vitality, ...more });
const guardianOf = (scene: Scene) => scene.player(1).guardian!;
const first = (scene: Scene, cardId: string) => settled(scene.when(0, { type: 'commitAttacker', cardId }));
const totals = (scene: Scene) => scene.happened('matchupCompared')[0]?.totals.map(({ total }) => total);

describe('a battle against a guardian', () => {
  it('GUARD-EX35 GUARD-182 GUARD-184 GUARD-185 GUARD-187 attackers add up until the guardian is exceeded', () => {
    const [twelve, ten, eight] = [creature(12), creature(10), creature(8)];
    const scene = battle([twelve, ten, eight]);
    expect([scene.step, scene.asked]).toEqual(['PRIMARY_COMMIT', [0]]);
    const one = first(scene, twelve);
    expect([totals(one), one.happened('matchupCompared')[0]?.beaten?.instanceId]).toEqual([[12, 28], twelve]);
    const two = sent(one, 0, ten, guardianOf(scene));
    expect([totals(two), two.state.over]).toEqual([[22, 28], null]);
    const three = sent(two, 0, eight, guardianOf(scene));
    expect(totals(three)).toEqual([30, 28]);
    expect(three.state.over).toEqual({ reason: 'GUARDIAN', winner: 0 });
  });

  it('GUARD-EX36 GUARD-122 GUARD-186 a push does not beat it: the attack has failed, and it takes no harm', () => {
    const [twelve, ten, six] = [creature(12), creature(10), creature(6)];
    const scene = battle([twelve, ten, six]);
    const pushed = sent(sent(first(scene, twelve), 0, ten, guardianOf(scene)), 0, six, guardianOf(scene));
    expect(totals(pushed)).toEqual([28, 28]);
    expect(pushed.happened('guardianWithstood')).toEqual([{ type: 'guardianWithstood', seat: 1 }]);
    expect([pushed.state.over, pushed.state.combat, pushed.player(0).discard]).toEqual([null, null, [twelve, ten]]);
    expect(pushed.stack(0, 'c4')?.creatures.map(({ id }) => id)).toEqual([six]);
    expect(pushed.player(0).shieldsLost).toBe(0);
  });

  it('GUARD-185 GUARD-186 totals alone decide it, also under a command that lets the lower total win', () => {
    const judge = creature(4, {
      effects: [{ op: 'RULE', what: 'COMPARE', setting: 'LOWER_WINS', trigger: 'COMMAND' }],
    });
    const [three, thirty] = [creature(3), creature(30)];
    const met = (own: string) => {
      const begun = begin([judge, own]);
      return first(settled(begun.when(0, { type: 'declareCommand', cardId: judge })), own);
    };
    const weak = met(three);
    expect([totals(weak), weak.state.over]).toEqual([[3, 28], null]);
    expect(weak.happened('matchupCompared')).toMatchObject([
      { lowerWins: false, winner: 1, beaten: { instanceId: three } },
    ]);
    expect(met(thirty).state.over).toEqual({ reason: 'GUARDIAN', winner: 0 });
  });

  it('GUARD-185 GUARD-122 a push that a text wins does not beat the guardian', () => {
    const own = creature(28, { effects: [{ op: 'WIN_PUSHES' }] });
    const pushed = first(battle([own]), own);
    expect(totals(pushed)).toEqual([28, 28]);
    expect(pushed.happened('matchupCompared')).toMatchObject([{ winner: null, beaten: null }]);
    expect(pushed.state.over).toBeNull();
  });

  it('GUARD-186 GUARD-164 a shield whose creatures all were beaten is destroyed', () => {
    const lone = creature(12);
    const scene = unattacked(first(battle([lone]), lone));
    expect([scene.player(0).shieldsLost, scene.stack(0, 'c4')]).toEqual([1, null]);
    expect(scene.happened('shieldDestroyed')).toMatchObject([{ seat: 0, space: 'c4' }]);
  });

  it('GUARD-EX56 GUARD-138 GUARD-139 GUARD-151 influence counts in its own match-up alone', () => {
    const [twelve, ten, seven] = [creature(12, { influenceable: true, influenceCap: 14 }), creature(10), creature(7)];
    const scene = battle([twelve, ten, seven], { guardian: aGuardian({ influenceValue: 7 }), stones: 2 });
    const influence = { type: 'useGuardianInfluence', targetCardId: twelve } as const;
    const met = scene.when(0, { type: 'commitAttacker', cardId: twelve });
    const one = settled(met.when(0, influence).when(0, influence));
    expect(totals(one)).toEqual([24, 28]);
    const two = sent(one, 0, ten, guardianOf(scene));
    expect(totals(two)).toEqual([22, 28]);
    const three = sent(two, 0, seven, guardianOf(scene));
    expect([totals(three), three.state.over?.reason]).toEqual([[29, 28], 'GUARDIAN']);
  });

  it('GUARD-183 a guardian has no kind, and is not corrupted, destroyed, sent away, struck or influenced', () => {
    const own = creature(12, {
      kind: 'OUTSIDER',
      offColorBonus: 4,
      effects: [{ op: 'AREA', what: 'PLAIN', value: 24, trigger: 'PLAYED' }],
    });
    const bribe = aCorruption({ corrupts: ['GREED'] });
    const bolt = aSpell({ timing: ['MATCHUP'], effects: [{ op: 'DESTROY', target: 'PICK_ENEMY' }] });
    const home = aSpell({ timing: ['MATCHUP'], effects: [{ op: 'SEND_HOME', target: 'PICK_ENEMY' }] });
    const scene = battle([own, creature(3)], { depot: [bribe, bolt, home] });
    const met = scene.when(0, { type: 'commitAttacker', cardId: own });
    expect(met.step).toBe('MATCHUP_MODIFY');
    expect(met.happened('areaStruck')).toMatchObject([{ cards: [] }]);
    const guardian = guardianOf(scene);
    expect(met.refusedBy(0, { type: 'playCorruption', cardId: bribe, targetCardId: guardian })).toBe(
      'IS_GUARDIAN GUARD-183',
    );
    for (const cardId of [bolt, home]) {
      expect(met.refusedBy(0, { type: 'playDepotCard', cardId, target: null })).toBe('ILLEGAL_TARGET GUARD-140');
    }
    expect(met.refusedBy(0, { type: 'useGuardianInfluence', targetCardId: guardian })).toBe('IS_GUARDIAN GUARD-183');
    expect(met.refusedBy(0, { type: 'useStrongholdCreature', stronghold: 'LEFT', targetCardId: guardian })).toBe(
      'IS_GUARDIAN GUARD-183',
    );
    expect(totals(settled(met))).toEqual([12, 28]);
  });

  it('GUARD-182 GUARD-133 the defender’s depot is its combat hand: without one it is not asked', () => {
    const own = creature(12);
    expect(battle([own]).step).toBe('PRIMARY_COMMIT');
    const begun = aCombat({
      place: 'g4',
      path: ['c4'],
      south: { army: { creatures: [own, creature(3)] } },
      north: { depot: [aSpell({ timing: ['MATCHUP'] })], ruins: ['LEFT'] },
    });
    const asked = begun.when(0, { type: 'declareCommand', cardId: null });
    expect([asked.step, asked.asked]).toEqual(['COMBAT_DECLARE_D', [1]]);
    const met = uncommanded(asked).when(0, { type: 'commitAttacker', cardId: own });
    expect([met.step, met.asked]).toEqual(['MATCHUP_MODIFY', [0]]);
    expect(met.when(0, { type: 'pass' }).asked).toEqual([1]);
  });

  it('GUARD-184 there is one primary attacker; a corrupted one is not followed by another', () => {
    const own = creature(12, { vulnerabilities: ['GREED'] });
    const [next, bribe] = [creature(9), aCorruption({ corrupts: ['GREED'] })];
    const scene = battle([own, next], {}, { depot: [bribe] });
    const gone = scene
      .when(0, { type: 'commitAttacker', cardId: own })
      .when(1, { type: 'playCorruption', cardId: bribe, targetCardId: own });
    expect([gone.step, gone.asked]).toEqual(['SECONDARY_CHOOSE', [0]]);
    const late = sent(gone, 0, next, guardianOf(scene));
    expect(totals(late)).toEqual([9, 28]);
  });

  it('GUARD-184 nothing is declared of a guardian: its attacker commits as ever (FX-19)', () => {
    const herald = creature(4, { effects: [{ op: 'DECLARE_FIRST', what: 'KIND', trigger: 'COMMAND' }] });
    const begun = aCombat({
      place: 'g4',
      path: ['c4'],
      south: { army: { creatures: [herald, creature(12)] } },
      north: { ruins: ['LEFT'] },
    });
    const scene = begun.when(0, { type: 'declareCommand', cardId: herald });
    expect([scene.step, scene.asked]).toEqual(['PRIMARY_COMMIT', [0]]);
  });

  it('GUARD-187 a bonus for battles with guardians counts in them (FX-26)', () => {
    const own = creature(12, { effects: [{ op: 'VITALITY', value: 5, when: { opponent: { guardian: true } } }] });
    expect(totals(first(battle([own, creature(2)]), own))).toEqual([17, 28]);
  });
});
