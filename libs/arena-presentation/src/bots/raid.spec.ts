import { aCreature, aShield, aTerrain, type GameSetup, type Scene, type SeatSetup } from '#arena/testing';
import { answer, between } from './testing/at-the-table.js';

describe('The duelist raids', () => {
  const targets = ['LEFT', 'LEFT'] as const;
  const garrison = (own: SeatSetup, enemy: SeatSetup, setup: GameSetup = {}): Scene =>
    between(own, enemy, { at: 'RAID_GARRISON', asked: [0], raid: { targets: [...targets] }, ...setup });

  it('where no defender stands', () => {
    const on = { LEFT: aShield(), CENTER: aCreature() };
    const scene = between({}, { on }, { at: 'RAID_TARGET', asked: [0] });
    expect(answer(scene)).toEqual({ type: 'chooseRaidTarget', stronghold: 'RIGHT' });
  });

  it('with a creature where the enemy has nothing left to defend with', () => {
    const raider = aCreature();
    expect(answer(garrison({ hand: [raider, aShield()] }, {}))).toEqual({ type: 'placeGarrison', cardId: raider });
  });

  it('with a shield against a creature', () => {
    const shield = aShield();
    const enemy = { on: { LEFT: { card: aCreature({ vitality: 15 }), faceUp: true } } };
    const scene = garrison({ hand: [aCreature(), shield] }, enemy, { active: 1 });
    expect(answer(scene)).toEqual({ type: 'placeGarrison', cardId: shield });
  });

  it('with the better creature brought to where it is attacked', () => {
    const on = { RIGHT: aCreature({ vitality: 15 }) };
    const enemy = { on: { LEFT: { card: aCreature({ vitality: 5 }), faceUp: true } } };
    const scene = between({ on }, enemy, { at: 'RAID_MOVE', asked: [0], raid: { targets: [...targets] } });
    expect(answer(scene)).toEqual({ type: 'moveGarrison', from: 'RIGHT', to: 'LEFT' });
  });

  it('and gives a terrain for a stronghold', () => {
    const terrain = aTerrain();
    const raid = { targets: [...targets] as ['LEFT', 'LEFT'], undefended: 0 };
    const enemy = { on: { LEFT: { card: aCreature(), faceUp: true } } };
    const scene = between({ hand: [terrain] }, enemy, { at: 'RAID_SACRIFICE', raid });
    expect(answer(scene)).toEqual({ type: 'sacrificeTerrain', cardId: terrain });
  });

  it('and takes with a lone shield what would become victorious', () => {
    const raid = { targets: [...targets] as ['LEFT', 'LEFT'], loneShield: 0 };
    const own = { on: { LEFT: { card: aShield(), faceUp: true } } };
    const enemy = { arena: aCreature(), under: { CENTER: { card: aCreature({ rangedStrength: 3 }), faceUp: true } } };
    const scene = between(own, enemy, { at: 'RAID_LONE_SHIELD', raid });
    expect(answer(scene)).toEqual({ type: 'useLoneShield', mode: 'CAPTURE', place: 'DUEL_ZONE' });
  });
});
