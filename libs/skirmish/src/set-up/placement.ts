import type { Seat, StepRules } from '#kernel';
import { refused, type SkirmishCommandTable } from '../command-rules.js';
import type { SkirmishCommandOf } from '../commands.js';
import type { FigureId } from '../content/words.js';
import type { SpaceId } from '../cells/cells.js';
import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { HeroState, Side, SkirmishState } from '../state.js';
import { figureOf, findFigure, findHeroState, occupantOf } from '../figures/figures.js';
import { seatAt, seatsWhere } from '../table/seats.js';

const isUnplaced = (state: SkirmishState, heroId: FigureId): boolean => findFigure(state, heroId)?.status === 'RESERVE';

/** Heroes that do not stand yet, in canonical order. */
export const unplaced = <S extends SkirmishState>(state: S): readonly S['heroes'][number][] =>
  state.heroes.filter(({ heroId }) => isUnplaced(state, heroId));

const ownUnplaced = (state: SkirmishState, seat: Seat): readonly HeroState[] =>
  unplaced(state).filter((hero) => hero.seat === seat);

/** The free start spaces of a side. */
export const freeStarts = (book: Rulebook, state: SkirmishState, side: Side): readonly SpaceId[] =>
  book.startSpaces(state, side).filter((spaceId) => !occupantOf(state, spaceId));

interface PlacementSteps {
  readonly 'setup.placement': StepRules<SkirmishState, SkirmishCommandOf<'placeHero'>>;
}

/** The step in which seats choose where their heroes start (CLASH-206, SKAROV-SETUP-04). */
export const placementSteps = (book: Rulebook): PlacementSteps => ({
  'setup.placement': {
    asked: (state) =>
      seatsWhere(
        state,
        ({ seat, side }) => ownUnplaced(state, seat).length > 0 && freeStarts(book, state, side).length > 0,
      ),
    byDefault: (state, seat) => ({
      type: 'placeHero',
      heroId: ownUnplaced(state, seat)[0]?.heroId ?? '',
      spaceId: freeStarts(book, state, seatAt(state, seat).side)[0] ?? '',
    }),
  },
});

/** Puts a hero of the seat on a start space (CLASH-206, SKAROV-SETUP-04). */
export const placementCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'placeHero', Step> => ({
  placeHero: {
    steps,
    check(state, { heroId, spaceId }, seat) {
      if (!book.isHeroId(heroId)) return refused(book, 'placement', 'UNKNOWN_ID', { id: heroId });
      if (!book.boardOf(state).hasSpace(spaceId)) return refused(book, 'placement', 'UNKNOWN_ID', { id: spaceId });
      const hero = findHeroState(state, heroId);
      if (hero?.seat !== seat) return refused(book, 'placement', 'NOT_OWN_HERO', { hero: heroId });
      if (!isUnplaced(state, heroId)) return refused(book, 'placement', 'ALREADY_PLACED');
      if (!book.startSpaces(state, hero.side).includes(spaceId)) {
        return refused(book, 'placement', 'NOT_A_START_SPACE', { space: spaceId });
      }
      return occupantOf(state, spaceId)
        ? refused(book, 'oneFigureASpace', 'SPACE_TAKEN', { space: spaceId })
        : undefined;
    },
    *offers(state, seat) {
      for (const { heroId, side } of ownUnplaced(state, seat)) {
        for (const spaceId of freeStarts(book, state, side)) yield { type: 'placeHero', heroId, spaceId };
      }
    },
    perform: (turn, { heroId, spaceId }) => {
      turn.emit({ type: 'heroPlaced', heroId, spaceId });
    },
  },
});

export const placementEvolvers: SkirmishEvolvers<'heroPlaced'> = {
  heroPlaced(state, { heroId, spaceId }) {
    Object.assign(figureOf(state, heroId), { spaceId, status: 'IN_PLAY' });
  },
};
