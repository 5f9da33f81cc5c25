import { aCreature, aCreatureItem, aGame, aSpell, aStandardBearer, given } from '../testing/index.js';

describe('the legal commands of the enlistment', () => {
  it('ARENA-ENG-01 pass first, then go card by card and stronghold by stronghold, then come to the rest', () => {
    const [archer, tooth, banner, spell] = [
      aCreature({ rangedStrength: 2 }),
      aCreatureItem(),
      aStandardBearer(),
      aSpell(),
    ];
    const lying = { on: { LEFT: aCreature() }, undeployed: ['RIGHT'] } as const;
    const scene = given(aGame({ seats: [{ hand: [spell, archer, tooth, banner], ...lying }, {}] }));
    const listed = scene.legal(0).map((command) => ({ stronghold: '', cardId: '', ...command }));
    expect(listed.map(({ type, cardId, stronghold }) => [type, cardId, stronghold])).toEqual([
      ['pass', '', ''],
      ['placeUnderStronghold', archer, 'LEFT'],
      ['placeOnStronghold', archer, 'CENTER'],
      ['placeUnderStronghold', archer, 'CENTER'],
      ['attachItem', tooth, 'LEFT'],
      ['placeOnStronghold', banner, 'CENTER'],
      ['raiseStandardBearer', banner, ''],
      ['playDepotCard', spell, ''],
    ]);
  });
});
