import { SceneOf } from '#kernel/testing';
import { lantern } from '#lantern-presentation';

const dice = [1, 2, 3, 4, 5, 6];

/** The keepers' hands, two cards each, before the first of two storms. */
function dealt(...hands: number[][]): SceneOf<typeof lantern> {
  const options = lantern.schemas.options.parse({ storms: 2 });
  const seats = hands.map((_, seat) => ({ seat, bot: false }));
  return new SceneOf(lantern, {}, { ...lantern.initialState(options, seats), hands });
}

/** The total score of the first keeper with one order of cards, over every throw of the dice of both storms. */
function pointsOver(own: readonly [number, number]): number {
  let points = 0;
  for (const first of dice)
    for (const last of dice.flatMap((one) => dice.map((other) => [one, other]))) {
      let scene = dealt([...own].sort(), [7, 5]);
      for (const [storm, picks] of [[first], last].entries()) {
        scene = scene
          .when(0, { type: 'chooseCard', oil: own[storm]! })
          .when(1, { type: 'chooseCard', oil: [7, 5][storm]! })
          .chancing({ picks })
          .whenJobRuns();
      }
      points += scene.state.points[0] ?? 0;
    }
  return points;
}

describe('the order of cards', () => {
  it('LANTERN-005 makes odds: in the last storm the stronger of two dice is the wind, and a weak card has least to lose', () => {
    // 216 throws each. A card of 9 scores 9 less the wind, 3.5 or 161/36 on average; a card of 3 half a point, or 5/36.
    expect(pointsOver([9, 3])).toBe(Math.round(216 * (9 - 3.5 + 5 / 36)));
    expect(pointsOver([3, 9])).toBe(Math.round(216 * (0.5 + 9 - 161 / 36)));
  });
});
