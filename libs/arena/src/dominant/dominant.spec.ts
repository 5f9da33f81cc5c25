import type { SeatSetup } from '../testing/index.js';
import { aGame, aGuardian, aShield, given } from '../testing/index.js';

const worth = (dominantValue: number): string => aShield({ dominantValue });

/** No seat has turned up a dominant yet; the game stands before that. */
const before = (first: SeatSetup, second: SeatSetup, setup: { turn?: number; active?: number } = {}) =>
  given(
    aGame({
      at: 'DOMINANT',
      ...setup,
      seats: [
        { dominant: null, ...first },
        { dominant: null, ...second },
      ],
    }),
  ).until('ENLISTMENT');

describe('the dominant', () => {
  it('ARENA-DOM-01 ARENA-DOM-02 each seat turns up its top card; the higher value makes its seat Active', () => {
    const [low, high] = [worth(4), worth(11)];
    const scene = before({ pile: [low, worth(20)] }, { pile: [high, worth(1)] }).goingOn();
    expect(scene.happened('dominantTurned')).toMatchObject([
      { card: { instanceId: low } },
      { card: { instanceId: high } },
    ]);
    expect(scene.happened('activeNamed')).toMatchObject([{ seat: 1, lower: 0 }]);
    expect(scene.player(1)).toMatchObject({ dominant: high, pile: [expect.any(String)] });
  });

  it('ARENA-DOM-02 opens the enlistment with Active', () => {
    const opened = given(
      aGame({
        at: 'DOMINANT',
        seats: [
          { dominant: null, pile: [worth(4)], hand: [worth(1)] },
          { dominant: null, pile: [worth(11)], hand: [worth(1)] },
        ],
      }),
    ).goingOn();
    expect(opened.step).toBe('ENLISTMENT');
    expect(opened.asked).toEqual([1]);
  });

  it('D2 ARENA-DOM-03 equal dominants go under their piles and others are turned up', () => {
    const [six, three, otherSix, nine] = [worth(6), worth(3), worth(6), worth(9)];
    const scene = before({ pile: [six, three] }, { pile: [otherSix, nine] }).goingOn();
    expect(scene.happened('dominantPutUnder').map(({ card }) => card.instanceId)).toEqual([six, otherSix]);
    expect(scene.player(0)).toMatchObject({ dominant: three, pile: [six], known: [six] });
    expect(scene.player(1)).toMatchObject({ dominant: nine, pile: [otherSix] });
    expect(scene.state.active).toBe(1);
  });

  it('ARENA-DOM-05 after as many ties as the larger pile has cards the other seat than last turn is Active', () => {
    const [first, last] = [worth(5), worth(6)];
    const ended = before({ pile: [first, last] }, { pile: [worth(5), worth(6)] }, { active: 1 }).goingOn();
    expect(ended.happened('dominantTurned')).toHaveLength(4);
    expect(ended.happened('activeNamed')).toEqual([{ type: 'activeNamed', seat: 0, lower: null }]);
    expect(ended.player(0)).toMatchObject({ dominant: last, pile: [first] });
  });

  it('ARENA-DOM-05 ARENA-ENG-09 in turn 1 chance names Active after endless ties', () => {
    const scene = before({ pile: [worth(5)] }, { pile: [worth(5)] }, { turn: 1 }).chancing({ picks: [1] });
    expect(scene.goingOn().state).toMatchObject({ active: 1, lower: null });
  });

  it('D39 ARENA-END-06 ARENA-STK-04 an empty pile is made of the discard pile; without one its seat has the lower', () => {
    const [a, b, c] = [worth(1), worth(2), worth(3)];
    const reshuffled = before({ pile: [], discard: [a, b, c] }, { pile: [worth(5)] })
      .chancing({ shuffles: [[c, a, b]] })
      .goingOn();
    expect(reshuffled.happened('discardReshuffled')).toMatchObject([{ seat: 0, count: 3, order: [c, a, b] }]);
    expect(reshuffled.player(0)).toMatchObject({ dominant: c, pile: [a, b], discard: [] });

    const guardian = aGuardian({ baseDraw: 2, luc: 1 });
    const none = before({ pile: [], guardian }, { pile: [worth(5)] }).goingOn();
    expect(none.player(0).dominant).toBeNull();
    expect(none.state).toMatchObject({ active: 1, lower: 0 });
  });

  it('ARENA-END-06 without any dominant Active stays as last turn', () => {
    const scene = before({ pile: [] }, { pile: [] }, { active: 1 }).goingOn();
    expect(scene.happened('activeNamed')).toEqual([{ type: 'activeNamed', seat: 1, lower: null }]);
  });
});

describe('Active, named again after the enlistment', () => {
  const closing = (marks: object, second: number) =>
    given(
      aGame({
        active: 0,
        lower: 1,
        seats: [{ dominant: worth(8) }, { dominant: worth(second) }],
        marks,
      }),
    )
      .until('EXCESS_DISCARD')
      .goingOn();

  it('ARENA-DOM-02 a redrawn dominant is compared; a tie changes nothing', () => {
    expect(closing({ dominantRedrawn: true }, 12).state).toMatchObject({ active: 1, lower: 0 });
    expect(closing({ dominantRedrawn: true }, 8).state).toMatchObject({ active: 0, lower: 1 });
    expect(closing({}, 12).state).toMatchObject({ active: 0, lower: 1 });
  });

  it('ARENA-STK-04 FIRST makes its seat Active and leaves the lower dominant as it was', () => {
    expect(closing({ first: 1 }, 3).state).toMatchObject({ active: 1, lower: 1 });
  });

  it('ARENA-DOM-02 the value of a dominant that was left counts on', () => {
    const scene = given(
      aGame({
        seats: [{ dominant: null }, { dominant: worth(8) }],
        marks: { dominantRedrawn: true, dominantLeft: [12, null] },
        active: 1,
      }),
    );
    expect(scene.until('EXCESS_DISCARD').goingOn().state.active).toBe(0);
  });
});
