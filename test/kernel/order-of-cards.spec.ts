import { SceneOf } from '#kernel/testing';
import { lantern } from '#lantern';

const winds = [1, 2, 3, 4, 5, 6];

/** The keepers' hands, two cards each, before the first of two storms. */
function dealt(...hands: number[][]): SceneOf<typeof lantern> {
  const options = lantern.schemas.options.parse({ storms: 2 });
  const seats = hands.map((_, seat) => ({ seat, bot: false }));
  return new SceneOf(lantern, {}, { ...lantern.initialState(options, seats), hands });
}

/** By how much the first keeper wins with one order of cards, whatever the other's order and the winds are; sorted. */
function margins(own: readonly number[], other: readonly number[]): number[] {
  const all: number[] = [];
  for (const theirs of [other, other.toReversed()])
    for (const first of winds)
      for (const second of winds) {
        let scene = dealt([...own].sort(), [...other]);
        for (const [storm, blows] of [first, second].entries()) {
          scene = scene
            .when(0, { type: 'chooseCard', oil: own[storm]! })
            .when(1, { type: 'chooseCard', oil: theirs[storm]! });
          scene = scene.chancing({ picks: [blows] }).whenJobRuns();
        }
        const [one = 0, two = 0] = scene.state.points;
        all.push(one - two);
      }
  return all.sort((a, b) => a - b);
}

describe('the order of cards', () => {
  it('LANTERN-005 makes no odds against a keeper who plays at random: all cards are played, and no wind is foreseen', () => {
    expect(margins([9, 3], [7, 5])).toEqual(margins([3, 9], [7, 5]));
    expect(margins([9, 3], [7, 5])).not.toEqual(margins([9, 4], [7, 5]));
  });
});
