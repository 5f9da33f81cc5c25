import {
  aCombat,
  aCorruption,
  aCreature,
  aCreatureItem,
  aSpell,
  fought,
  meeting,
  passing,
  settled,
  type Scene,
  type SideSetup,
} from '../testing/index.js';

const army = (...creatures: string[]): SideSetup => ({ army: { creatures } });
const declare = (cardId: string | null) => ({ type: 'declareCommand', cardId }) as const;
const leader = (value: number, more: object = {}) =>
  aCreature({ vitality: 4, effects: [{ op: 'VITALITY', value, trigger: 'COMMAND', target: 'OWN_ALL' }], ...more });
/** A creature that turns the comparison one way or the other; its vitality is its dominant value. */
const judge = (vitality: number, setting: 'LOWER_WINS' | 'HIGHER_WINS') =>
  aCreature({ vitality, effects: [{ op: 'RULE', what: 'COMPARE', setting, trigger: 'COMMAND' }] });
const herald = (vitality: number) =>
  aCreature({ vitality, effects: [{ op: 'DECLARE_FIRST', what: 'KIND', trigger: 'COMMAND' }] });

/** Both seats command, and let it be. */
const commanding = (scene: Scene, south: string | null, north: string | null): Scene =>
  settled(scene.when(0, declare(south)).when(1, declare(north)));

describe('command cards', () => {
  it('GUARD-093 the attacker commits first, then the defender; only whether is known, then both are shown', () => {
    const [south, north] = [leader(2), leader(1)];
    const scene = aCombat({ south: army(south, aCreature()), north: army(north, aCreature()) });
    expect([scene.step, scene.asked]).toEqual(['COMBAT_DECLARE_A', [0]]);
    const first = scene.when(0, declare(south));
    expect([first.step, first.asked, first.state.combat?.fighters]).toEqual(['COMBAT_DECLARE_D', [1], []]);
    const both = first.when(1, declare(north));
    expect(both.happened('commandsRevealed')[0]?.commands.map(({ card }) => card.instanceId)).toEqual([south, north]);
  });

  it('GUARD-094 a creature with a command, or a spell or item so marked; no other', () => {
    const [plain, own, spell] = [aCreature(), leader(1), aSpell({ timing: ['MATCHUP'] })];
    const order = aSpell({
      timing: ['COMMAND'],
      cost: 2,
      effects: [{ op: 'AREA', what: 'PLAIN', value: 2, trigger: 'COMMAND' }],
    });
    const pen = leader(3);
    const scene = aCombat({ south: { ...army(plain, own), depot: [spell, order], pen: [pen], stones: 1 } });
    expect(scene.refusedBy(0, declare(plain))).toBe('NOT_A_COMMAND GUARD-094');
    expect(scene.refusedBy(0, declare(spell))).toBe('NOT_A_COMMAND GUARD-094');
    expect(scene.refusedBy(0, declare(pen))).toBe('NOT_IN_COMBAT_HAND GUARD-094');
    expect(scene.refusedBy(0, declare(order))).toBe('NO_POWER_STONE GUARD-093');
    expect(scene.legal(0, 'declareCommand')).toEqual([declare(null), declare(own)]);
  });

  it('GUARD-093 who lets the time pass declares no command', () => {
    const late = aCombat({ south: army(leader(3)), north: army(leader(3)) }).whenTimeRunsOut();
    expect([late.step, late.state.combat?.commands[0]]).toMatchObject(['COMBAT_DECLARE_D', { card: null }]);
  });

  it('GUARD-098 GUARD-099 a command creature fights no primary match-up; its bonus holds in first confrontations', () => {
    const [own, first, second] = [leader(2), aCreature({ vitality: 5 }), aCreature({ vitality: 5 })];
    const [one, two] = [aCreature({ vitality: 9 }), aCreature({ vitality: 6 })];
    const scene = commanding(aCombat({ south: army(own, first, second), north: army(one, two) }), own, null);
    expect(scene.refusedBy(0, { type: 'commitAttacker', cardId: own })).toBe('NOT_IN_COMBAT_HAND GUARD-105');
    const met = fought(scene, first, one);
    expect(met.happened('matchupCompared')[0]?.totals[0]).toMatchObject({ total: 7 });
    expect(met.happened('matchupCompared')[0]?.totals[0]?.contributions[1]).toMatchObject({
      sort: 'COMMAND',
      rule: 'GUARD-099',
      value: 2,
    });
    expect(fought(met, second, two).happened('matchupCompared')[0]?.totals[0]?.total).toBe(7);
  });

  it('GUARD-098 its other texts are idle, and it counts for the space', () => {
    const mixed = aCreature({
      vitality: 4,
      effects: [
        { op: 'VITALITY', value: 1, trigger: 'COMMAND', target: 'OWN_ALL' },
        { op: 'VITALITY', value: 9, target: 'OWN_OTHERS' },
        { op: 'AREA', what: 'PLAIN', value: 9, trigger: 'PLAYED' },
      ],
    });
    const [own, foe] = [aCreature({ vitality: 5 }), aCreature({ vitality: 20 })];
    const scene = commanding(aCombat({ south: army(mixed, own), north: army(foe, aCreature()) }), mixed, null);
    const met = meeting(scene, own, foe);
    expect([...scene.happened('areaStruck'), ...met.happened('areaStruck')]).toEqual([]);
    const ended = settled(met);
    expect(ended.happened('matchupCompared')[0]?.totals[0]?.total).toBe(6);
    const over = ended.step === 'SECONDARY_CHOOSE' ? settled(ended.when(1, { type: 'endSecondary' })) : ended;
    expect(over.happened('spaceCompared')[0]?.sums[0]?.total).toBe(4);
  });

  it('GUARD-EX30 GUARD-095 GUARD-096 GUARD-097 of commands that contradict each other the weaker ends, of equal ones both', () => {
    const [five, seven, other] = [herald(5), herald(7), herald(5)];
    const [a, b] = [aCreature(), aCreature()];
    const weaker = commanding(aCombat({ south: army(five, a), north: army(seven, b) }), five, seven);
    expect(weaker.state.combat?.commands.map((command) => command?.fate)).toEqual(['CANCELLED', 'STANDS']);
    const equal = commanding(aCombat({ south: army(five, a), north: army(other, b) }), five, other);
    expect(equal.state.combat?.commands.map((command) => command?.fate)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('GUARD-097 orders of one matter that demand the same stand together', () => {
    const [one, two] = [judge(5, 'LOWER_WINS'), judge(7, 'LOWER_WINS')];
    const [low, high] = [aCreature({ vitality: 3 }), aCreature({ vitality: 9 })];
    const scene = commanding(aCombat({ south: army(one, low), north: army(two, high) }), one, two);
    expect(scene.state.combat?.commands.map((command) => command?.fate)).toEqual(['STANDS', 'STANDS']);
    const met = fought(scene, low, high).happened('matchupCompared')[0];
    expect([met?.lowerWins, met?.winner, met?.beaten?.instanceId]).toEqual([true, 0, high]);
    const against = judge(7, 'HIGHER_WINS');
    const settledAgainst = commanding(aCombat({ south: army(one, low), north: army(against, high) }), one, against);
    expect(fought(settledAgainst, low, high).happened('matchupCompared')[0]?.beaten?.instanceId).toBe(low);
  });

  it('GUARD-105 who must declare commits first, and the property is said (FX-19)', () => {
    const [own, mine] = [herald(5), aCreature()];
    const theirs = aCreature({ kind: 'OUTSIDER' });
    const scene = commanding(aCombat({ south: army(own, mine), north: army(theirs) }), own, null);
    expect([scene.step, scene.asked]).toEqual(['PRIMARY_COMMIT', [1]]);
    const said = scene.when(1, { type: 'commitAttacker', cardId: theirs });
    expect(said.happened('propertyDeclared')).toMatchObject([{ seat: 1, what: 'KIND', values: ['OUTSIDER'] }]);
    expect([said.step, said.asked, said.state.combat?.fighters.length]).toEqual(['PRIMARY_COMMIT', [0], 1]);
    expect(said.when(0, { type: 'commitAttacker', cardId: mine }).state.combat?.matchup?.creatures).toEqual([
      mine,
      theirs,
    ]);
  });

  it('GUARD-108 GUARD-109 a corrupted command creature commands nothing', () => {
    const [own, card] = [leader(2, { vulnerabilities: ['ALCOHOL'] }), aCorruption({ corrupts: ['ALCOHOL'] })];
    const scene = aCombat({ south: army(own, aCreature()), north: { ...army(aCreature()), depot: [card] } })
      .when(0, declare(own))
      .when(1, declare(null));
    expect([scene.step, scene.asked]).toEqual(['COMBAT_COMMAND', [1]]);
    const gone = passing(
      scene.when(1, { type: 'playCorruption', cardId: card, targetCardId: own }),
      'COMBAT_COMMAND',
      'RESPONSE',
    );
    expect([gone.step, gone.state.combat?.inForce, gone.player(0).pen]).toEqual(['PRIMARY_COMMIT', [], [own]]);
  });

  it('GUARD-128 GUARD-142 areas of commands strike together, and the item of a command creature is shown', () => {
    const storm = (value: number) =>
      aCreature({ vitality: 6, effects: [{ op: 'AREA', what: 'PLAIN', value, trigger: 'COMMAND' }] });
    const [south, north, item] = [storm(5), storm(5), aCreatureItem()];
    const [mine, theirs] = [aCreature({ vitality: 5 }), aCreature({ vitality: 5 })];
    const begun = aCombat({
      south: { army: { creatures: [{ card: south, item }, mine] } },
      north: army(north, theirs),
    });
    const scene = commanding(begun, south, north);
    expect([scene.player(0).discard, scene.player(1).discard]).toEqual([[mine], [theirs]]);
    const shown = begun.when(0, declare(south)).when(1, declare(north)).happened('commandsRevealed')[0];
    expect(shown?.commands[0]).toMatchObject({ card: { instanceId: south }, item: { instanceId: item } });
  });

  it('GUARD-143 a command may be cancelled by an answer (FX-21)', () => {
    const [own, mine, foe] = [leader(2), aCreature({ vitality: 5 }), aCreature({ vitality: 6 })];
    const scene = aCombat({ south: army(own, mine), north: { ...army(foe), depot: ['W41'], stones: 9 } })
      .when(0, declare(own))
      .when(1, declare(null));
    expect([scene.step, scene.asked]).toEqual(['RESPONSE', [1]]);
    const answered = scene.when(1, { type: 'playDepotCard', cardId: 'W41', target: null });
    const cancelled = passing(answered, 'RESPONSE');
    expect(cancelled.state.combat?.commands[0]?.fate).toBe('CANCELLED');
    expect(fought(cancelled, mine, foe).happened('matchupCompared')[0]?.totals[0]?.total).toBe(5);
  });
});
