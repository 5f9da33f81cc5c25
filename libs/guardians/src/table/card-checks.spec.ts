import type { Command } from '../commands.js';
import {
  aCombat,
  aCorruption,
  aCreature,
  aCreatureItem,
  aDuel,
  aGame,
  anUpgrade,
  aShield,
  aSpell,
  aStandardBearer,
  aTerrain,
  given,
  settled,
  uncommanded,
  type Scene,
  type SeatSetup,
} from '../testing/index.js';
import type { Stage } from '../words.js';

const creature = (): string => aCreature({ influenceValue: 2, influenceable: true, rangedStrength: 2 });
const [held, laid, carried, guard, pet, deep] = [
  creature(),
  creature(),
  aCreatureItem(),
  creature(),
  aCreatureItem(),
  creature(),
];
const hand = [
  creature(),
  aShield(),
  aStandardBearer(),
  aCreatureItem(),
  anUpgrade(),
  anUpgrade({ variant: 'DOWNGRADE' }),
];
const depot = [aCorruption(), aSpell({ timing: ['COMMAND', 'ANY'] })];
const pen = [aTerrain(), creature()];
const inUpgrade = creature();

/** A card of every type in each hidden place of NORTH. */
const hidden = [held, laid, carried, guard, pet, deep, inUpgrade, ...hand, ...depot, ...pen];
const north: SeatSetup = {
  hand: [held, ...hand],
  depot,
  pen,
  pile: [deep],
  stacks: {
    c3: { creatures: [{ card: laid, item: carried }] },
    c4: { shield: null, creatures: [{ card: guard, item: pet }] },
  },
  works: { LEFT: { card: 'L29' } },
  held: { LEFT: inUpgrade },
};

/** Any card that SOUTH does not see is refused like one that does not exist. */
function expectUnknown(scene: Scene, command: (id: string) => Command): void {
  const nothing = scene.refusal(0, command('nothing'));
  expect(nothing).toMatchObject({ code: 'UNKNOWN_CARD', rule: 'GUARD-226' });
  for (const id of hidden) expect(scene.refusal(0, command(id))).toEqual(nothing);
}

const at = (stage: Stage, south: SeatSetup): Scene => given(aGame({ at: stage, seats: [south, north] }));

describe('any hidden card of the enemy is unknown', () => {
  it('GUARD-221 GUARD-226 in phase I', () => {
    const item = aCreatureItem();
    const placing = at('I_C_PLACE', { hand: [aCreature(), item] });
    for (const type of ['placeOnStronghold', 'placeUnderStronghold', 'placeInUpgrade'] as const) {
      expectUnknown(placing, (cardId) => ({ type, cardId, stronghold: 'LEFT' }));
    }
    expectUnknown(placing, (cardId) => ({ type: 'attachUpgrade', cardId, targetSeat: 0, stronghold: 'LEFT' }));
    expectUnknown(placing, (cardId) => ({ type: 'attachItem', cardId, targetCardId: item }));
    expectUnknown(placing, (targetCardId) => ({ type: 'attachItem', cardId: item, targetCardId }));
    expectUnknown(placing, (cardId) => ({ type: 'unplace', cardId }));
    const nine = Array.from({ length: 9 }, () => aCreature());
    expectUnknown(at('I_D_DISCARD', { hand: nine }), (cardId) => ({ type: 'discardExcess', cardId }));
  });

  it('GUARD-221 GUARD-226 when cards are played and abilities used', () => {
    const south = { hand: [aSpell()] };
    expectUnknown(at('I_B_PLAYS', south), (cardId) => ({ type: 'playDepotCard', cardId, target: null }));
    expectUnknown(at('I_B_PLAYS', south), (cardId) => ({ type: 'useAbility', cardId, target: null }));
  });

  it('GUARD-226 what all players see is known, and said to be another seat’s: an upgrade, a shield, a terrain', () => {
    const [shield, terrain, covered] = [aShield(), aTerrain(), aTerrain()];
    const theirs = { ...north, stacks: { c3: { shield } }, terrains: { a3: terrain, b3: covered } };
    const state = aGame({ at: 'I_C_PLACE', seats: [{ hand: [aCreature()] }, theirs] });
    state.board.b3.terrain = { ...state.board.b3.terrain!, faceDown: true };
    const place = (cardId: string) => ({ type: 'placeOnStronghold', cardId, stronghold: 'LEFT' }) as const;
    for (const id of ['L29', shield, terrain]) {
      expect(given(state).refusedBy(0, place(id))).toBe('NOT_YOUR_CARD GUARD-226');
    }
    expect(given(state).refusedBy(0, place(covered))).toBe('UNKNOWN_CARD GUARD-226');
  });

  it('GUARD-226 a card in play that is no target, or none at all, is refused alike', () => {
    const south = { depot: ['W40'], works: { LEFT: { card: anUpgrade() } } };
    const scene = at('III_PLAYS', south);
    const onto = (cardId: string) => scene.refusal(0, { type: 'playDepotCard', cardId: 'W40', target: { cardId } });
    expect(onto('nothing').code).toBe('ILLEGAL_TARGET');
    for (const id of hidden) expect(onto(id)).toEqual(onto('nothing'));
  });

  it('GUARD-221 GUARD-226 when a shield is reinforced, and when lands are settled', () => {
    const turned = at('II_B_TURN', { stacks: { a1: {} } }).when(0, { type: 'turnShield', space: 'a1' });
    expectUnknown(turned, (cardId) => ({ type: 'reinforceShield', from: 'b1', cardId }));
    const settling = at('III_A_CLEAR', { stacks: { a3: {} } })
      .until('III_C_CHECK')
      .goingOn();
    for (const type of ['settleTerrain', 'settleWithCreature'] as const) {
      expectUnknown(settling, (cardId) => ({ type, space: 'a3', cardId }));
    }
  });

  it('GUARD-221 GUARD-226 in a combat: also of what waits in the combat hand', () => {
    const [own, foe] = [aCreature(), aCreature({ vulnerabilities: ['CARNAL'] })];
    const purse = aCorruption();
    const { stacks: { c3 } = {}, ...side } = north;
    const south = { depot: [purse], under: { LEFT: creature() } };
    const setup = { south, north: { ...side, army: { creatures: c3!.creatures! } } };
    const begun = aCombat({ south: { ...south, army: { creatures: [own] } }, north: { ...side, army: c3! } });
    expectUnknown(begun, (cardId) => ({ type: 'declareCommand', cardId }));
    expectUnknown(uncommanded(begun), (cardId) => ({ type: 'commitAttacker', cardId }));
    const met = aDuel(own, foe, setup);
    expectUnknown(met, (cardId) => ({ type: 'playCorruption', cardId, targetCardId: foe }));
    expectUnknown(met, (targetCardId) => ({ type: 'playCorruption', cardId: purse, targetCardId }));
    const open = met.when(0, { type: 'pass' });
    expectUnknown(open, (cardId) => ({ type: 'rangedAttack', cardId }));
    expectUnknown(open, (targetCardId) => ({ type: 'useGuardianInfluence', targetCardId }));
    expectUnknown(open, (targetCardId) => ({ type: 'useStrongholdCreature', stronghold: 'LEFT', targetCardId }));
  });

  it('GUARD-221 GUARD-226 in secondary attacks: also of a garrison elsewhere', () => {
    const [own, foe, late] = [aCreature(), aCreature({ vitality: 9 }), aCreature()];
    const c4 = {
      shield: null,
      creatures: [
        { card: laid, item: carried },
        { card: guard, item: pet },
      ],
    };
    const choosing = settled(
      aDuel(own, foe, { south: { army: { creatures: [late] } }, north: { ...north, stacks: { c4 } } }),
    );
    expectUnknown(choosing, (cardId) => ({ type: 'commitSecondary', cardId, targetCardId: foe }));
    expectUnknown(choosing, (targetCardId) => ({ type: 'commitSecondary', cardId: late, targetCardId }));
  });
});
