import {
  aCombat,
  aCreature,
  aGame,
  aShield,
  fought,
  given,
  meeting,
  settled,
  uncommanded,
  type SideSetup,
} from '../testing/index.js';

/** One creature of each side meets in a land. */
const met = (own: string, foe: string, south: SideSetup = {}) =>
  meeting(
    uncommanded(aCombat({ south: { ...south, army: { creatures: [own] } }, north: { army: { creatures: [foe] } } })),
    own,
    foe,
  );

describe('what Arena calls its own', () => {
  it('GUARD-002 a flyer is not safe from one that does not fly', () => {
    const [bird, foe] = [aCreature({ vitality: 4, flying: true }), aCreature({ vitality: 9, flying: false })];
    const [compared] = settled(met(bird, foe)).happened('matchupCompared');
    expect(compared).toMatchObject({ beaten: { instanceId: bird }, immune: [] });
    // Nor is it as target of a secondary attacker.
    const other = aCreature({ vitality: 6 });
    const scene = uncommanded(
      aCombat({
        south: { army: { creatures: [other, aCreature({ vitality: 5 })] } },
        north: { army: { creatures: [bird] } },
      }),
    );
    const pushed = aCreature({ vitality: 4 });
    expect(fought(scene, other, bird).happened('matchupCompared')).toMatchObject([{ beaten: { instanceId: bird } }]);
    expect(settled(met(pushed, bird)).happened('matchupCompared')).toMatchObject([{ beaten: null }]);
  });

  it('GUARD-002 no ranged attack is made from under a Stronghold', () => {
    const archer = aCreature({ vitality: 2, rangedStrength: 3, influenceValue: 1 });
    const scene = met(aCreature({ vitality: 5 }), aCreature({ vitality: 9 }), { under: { CENTER: archer } });
    expect([scene.step, scene.asked, scene.legal(0, 'rangedAttack')]).toEqual(['MATCHUP_MODIFY', [0], []]);
    expect(scene.refusedBy(0, { type: 'rangedAttack', cardId: archer })).toBe('NOT_IN_COMBAT_HAND GUARD-117');
  });

  it('GUARD-002 a Shield cancels no attack: none is played in a combat, and the lower creature under one is beaten', () => {
    const [shield, own] = [aShield(), aCreature({ vitality: 3 })];
    const scene = met(own, aCreature({ vitality: 9 }), { pen: [shield] });
    expect(scene.legal(0, 'playDepotCard')).toEqual([]);
    expect(scene.refusedBy(0, { type: 'playDepotCard', cardId: shield, target: null })).toBe(
      'WRONG_CARD_TYPE GUARD-226',
    );
    expect(settled(scene).happened('matchupCompared')).toMatchObject([{ beaten: { instanceId: own } }]);
  });

  it('GUARD-002 three ruins alone lose nothing', () => {
    const ruins = ['LEFT', 'CENTER', 'RIGHT'] as const;
    const scene = given(aGame({ at: 'III_C_CHECK', turn: 5, seats: [{ ruins }, { ruins }] }))
      .until('I_A_DRAW')
      .goingOn();
    expect([scene.state.over, scene.state.turn]).toEqual([null, 6]);
  });
});
