import type { Seat } from '#kernel';
import { aCreature, aHandItem, aShield, aStandardBearer, aTerrain } from '#arena/testing';
import { answer, between, whenAnswered } from './testing/at-the-table.js';

describe('The duelist enlists', () => {
  const helper = () => aCreature({ vitality: 3, rangedStrength: 3 });

  it('the strongest creature ON a stronghold, and keeps the others to join', () => {
    const [weak, strong] = [aCreature({ vitality: 3 }), aCreature({ vitality: 12 })];
    const after = whenAnswered(between({ hand: [weak, strong] }, { hand: [aShield()] }));
    expect([after.at(0, 'ON_LEFT'), after.at(0, 'ON_CENTER'), after.at(0, 'ON_RIGHT')]).toContain(strong);
  });

  it('one creature more for each card that the hand cannot hold', () => {
    const hand = Array.from({ length: 9 }, () => aCreature({ vitality: 6 }));
    let scene = between({ hand }, {});
    while (scene.step === 'ENLISTMENT') scene = scene.when(0, answer(scene));
    expect(scene.step).not.toBe('EXCESS_DISCARD');
  });

  it('those that help from there UNDER one', () => {
    const hand = [helper()];
    const scene = between({ hand }, { hand: [aShield()] });
    expect(answer(scene)).toMatchObject({ type: 'placeUnderStronghold', cardId: hand[0] });
  });

  it('a standard bearer at its guardian', () => {
    const bearer = aStandardBearer();
    expect(answer(between({ hand: [bearer] }, {}))).toEqual({ type: 'raiseStandardBearer', cardId: bearer });
  });

  it('an item on the creature that wins more with it', () => {
    const kite = 'L38';
    const scene = between({ hand: [kite], on: { CENTER: aCreature({ vitality: 12 }) } }, { hand: [aShield()] });
    expect(answer(scene)).toEqual({ type: 'attachItem', cardId: kite, stronghold: 'CENTER' });
  });

  it('a spell that takes the terrain of the enemy away, and never its own', () => {
    const hammer = aHandItem({ timing: ['ORGANIZE'], effects: [{ op: 'DISCARD', what: 'TERRAIN' }] });
    const onLandOf = (owner: Seat) => between({ hand: [hammer] }, {}, { terrain: { card: aTerrain(), owner } });
    expect(answer(onLandOf(1)).type).toBe('playDepotCard');
    expect(answer(onLandOf(0)).type).toBe('pass');
  });

  it('gives up the least useful card', () => {
    const weak = aCreature({ vitality: 1 });
    const hand = [...Array.from({ length: 7 }, () => aShield()), weak];
    const scene = between({ hand }, {}, { at: 'EXCESS_DISCARD', asked: [0] });
    expect(answer(scene)).toEqual({ type: 'discardExcess', cardId: weak });
  });
});
