import type { CardId, CardSide, PowerId } from '../content/words.js';
import type { Figure, HeroState } from '../state.js';
import type { PlacedTest } from '../trials/places.js';

/** The public view of a hero in either game; its cards in hand, and where its plan lies, each game tells itself. */
export const shownOfHero = <Deed extends string>(
  {
    discard,
    inPlay,
    missionId,
    missionDone,
    activated,
    bonusActions,
    drewWound,
    usedPowers,
    deeds: done,
  }: HeroState & {
    readonly deeds: Partial<Record<Deed, number>>;
  },
  deeds: readonly Deed[],
) => ({
  discard: [...discard] as CardId[],
  inPlay: inPlay.map(({ cardId, side }): { cardId: CardId; side: CardSide } => ({ cardId, side })),
  ...(missionId === null ? {} : { missionId }),
  missionDone,
  activated,
  bonusActions,
  drewWound,
  usedPowers: [...usedPowers] as PowerId[],
  deeds: deeds.flatMap((deed) => {
    const count = done[deed];
    return count ? [{ deed, count }] : [];
  }),
});

/** The public view of a figure in either game, its values left out; `used`: powers that a villain has used this turn. */
export const shownOfFigure = <F extends Figure>(
  { id, kind, sheetId, number, side, status, spaceId, damage }: F,
  used?: readonly PowerId[],
) => ({
  figureId: id,
  kind: kind as F['kind'],
  sheetId,
  number,
  ...(side === null ? {} : { side: side as NonNullable<F['side']> }),
  status,
  ...(used ? { usedPowers: [...used] } : {}),
  ...(spaceId === null ? {} : { spaceId }),
  damage,
});

/** The public view of a test in either game, as it is printed and where it stands; what lies on it each game tells itself. */
export const shownOfTest = ({ key, test: { id, name, text, door }, spaces }: PlacedTest) => ({
  testKey: key,
  testId: id,
  name,
  text,
  ...(door === undefined ? {} : { door }),
  spaces: [...spaces],
});
