import { aCreature, aCreatureItem, aGame, aSpell, given } from '../testing/index.js';
import { play } from './testing/playing.js';

const ambush = (): string => aSpell({ timing: ['ORGANIZE'], effects: [{ op: 'AMBUSH', value: 9 }] });

describe('texts that something sets off', () => {
  it('CARD-16 ARENA-GEN-13 one that draws its own card back happens once in the command, and again in a later one', () => {
    const [first, second] = [ambush(), ambush()];
    const revenant = aCreature({ effects: [{ op: 'DRAW', value: 1, trigger: 'DISCARDED' }] });
    const scene = given(aGame({ seats: [{ hand: [first, second] }, { on: { LEFT: revenant }, pile: [] }] }));
    const once = scene.when(0, play(first, { place: 'ON_LEFT' }));
    expect(once.happened('textTriggered')).toMatchObject([{ seat: 1, source: { instanceId: revenant } }]);
    expect(once.player(1)).toMatchObject({ hand: [revenant], discard: [] });
    const again = once
      .when(1, { type: 'placeOnStronghold', cardId: revenant, stronghold: 'LEFT' })
      .when(0, play(second, { place: 'ON_LEFT' }));
    expect(again.happened('textTriggered')).toHaveLength(1);
  });

  it('ARENA-GEN-13 ARENA-GEN-12 a creature and its item are set off once each, the item after its bearer', () => {
    const spark = ambush();
    const gift = { op: 'STONES', value: 1, trigger: 'DISCARDED' } as const;
    const [bearer, item] = [aCreature({ effects: [gift] }), aCreatureItem({ effects: [gift] })];
    const scene = given(aGame({ seats: [{ hand: [spark] }, { on: { LEFT: { card: bearer, items: [item] } } }] }));
    const after = scene.when(0, play(spark, { place: 'ON_LEFT' }));
    expect(after.happened('textTriggered').map(({ source }) => source.instanceId)).toEqual([bearer, item]);
    expect(after.player(1).stones).toBe(8);
  });
});
