import type { SeatSetup } from '../testing/index.js';
import { aGame, aShield, aSpell, given } from '../testing/index.js';
import { drawCards } from './draw.js';

const shields = (count: number): string[] => Array.from({ length: count }, () => aShield());
const scene = (seat: SeatSetup) => given(aGame({ seats: [seat, {}] }));

describe('drawing', () => {
  it('D37 ARENA-END-06 the discard pile is shuffled under a pile that is too small', () => {
    const [pile, discard] = [shields(2), shields(5)];
    const order = [...discard].reverse();
    const drawn = scene({ pile, discard, dominant: null })
      .chancing({ shuffles: [order] })
      .whenRules((turn) => drawCards(turn, 0, 4, 'STOCK'));
    expect(drawn.player(0)).toMatchObject({ hand: [...pile, ...order.slice(0, 2)], pile: order.slice(2), discard: [] });
  });

  it('ARENA-END-06 with both empty nothing is drawn', () => {
    const drawn = scene({ pile: [], discard: [], dominant: null }).whenRules((turn) => drawCards(turn, 0, 4, 'STOCK'));
    expect(drawn.events).toEqual([]);
  });

  it('ARENA-END-06 a pile that is just large enough is not reshuffled', () => {
    const drawn = scene({ pile: shields(3), discard: shields(2) }).whenRules((turn) => drawCards(turn, 0, 3, 'EFFECT'));
    expect(drawn.happened('discardReshuffled')).toEqual([]);
    expect(drawn.player(0).pile).toEqual([]);
  });

  it('D40 ARENA-DOM-06 an effect draws below the dominant, which stays', () => {
    const [dominant, discard] = [aShield(), shields(4)];
    const drawn = scene({ pile: [], dominant, discard }).whenRules((turn) => drawCards(turn, 0, 2, 'EFFECT'));
    expect(drawn.player(0)).toMatchObject({ dominant, hand: discard.slice(0, 2), pile: discard.slice(2) });
  });

  it('D60 ARENA-ENG-12 an effect draws no card for a seat that holds 20', () => {
    const held = { hand: shields(10), depot: [aSpell(), aSpell()], pen: shields(7) };
    const drawn = scene(held).whenRules((turn) => drawCards(turn, 0, 2, 'EFFECT'));
    expect(drawn.happened('cardsDrawn')).toMatchObject([{ count: 1 }]);
    expect(drawn.whenRules((turn) => drawCards(turn, 0, 1, 'EFFECT')).events).toEqual([]);
  });

  it('ARENA-ENG-10 a card known at its depth of the pile is known in the hand when it is drawn', () => {
    const [first, second] = shields(2);
    const drawn = scene({ pile: [first!, second!], known: [second!] }).whenRules((turn) =>
      drawCards(turn, 0, 2, 'EFFECT'),
    );
    expect(drawn.player(0).known).toEqual([second]);
  });
});
