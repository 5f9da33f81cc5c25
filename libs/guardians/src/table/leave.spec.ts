import { aCreature, aCreatureItem, aGame } from '../testing/index.js';
import { leave } from './leave.js';

describe('a card that leaves where it was', () => {
  it('GUARD-046 an item goes without the creature under a stronghold that carries it, and the creature with all', () => {
    const [creature, item] = [aCreature(), aCreatureItem()];
    const left = (id: string) => {
      const state = aGame({ seats: [{ under: { LEFT: creature }, depot: [item] }, {}] });
      const { strongholds } = state.players[0];
      strongholds!.LEFT.under!.item = item;
      leave(state, id);
      return strongholds!.LEFT.under;
    };
    expect(left(item)).toMatchObject({ id: creature, item: null });
    expect(left(creature)).toBeNull();
  });
});
