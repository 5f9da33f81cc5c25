import type { Seat } from '#kernel';
import { findHero } from '../../content/catalogue.js';
import { refuse } from '../../refusals.js';
import type { HeroState, State } from '../../state.js';
import { boardOf } from '../../table/board.js';
import { findHeroState, occupantOf } from '../../table/figures.js';
import { nearestFreeSpace } from '../../table/nearest-space.js';
import { scenarioOf } from '../../table/scenario.js';
import { clashSeat, seatsWhere } from '../../table/seats.js';
import type { FigureId, Side, SpaceId } from '../../words.js';
import type { ClashTurn, CommandTable, StepRules } from '../turn.js';

const isUnplaced = (state: State, heroId: FigureId): boolean =>
  state.figures.some(({ id, status }) => id === heroId && status === 'RESERVE');

/** Heroes that do not stand yet, in canonical order. */
const unplaced = (state: State): readonly HeroState[] => state.heroes.filter(({ heroId }) => isUnplaced(state, heroId));

const ownUnplaced = (state: State, seat: Seat): readonly HeroState[] =>
  unplaced(state).filter((hero) => hero.seat === seat);

const startSpaces = (state: State, side: Side): readonly SpaceId[] => scenarioOf(state).starts[side];

const freeStarts = (state: State, side: Side): readonly SpaceId[] =>
  startSpaces(state, side).filter((spaceId) => !occupantOf(state, spaceId));

/** Heroes for whom nobody chooses take the start spaces in order (CLASH-206), or what is nearest to a taken one. */
export function placeByRule(turn: ClashTurn): void {
  const { state } = turn;
  for (const { heroId, side } of unplaced(state)) {
    const [first] = startSpaces(state, side);
    const spaceId = freeStarts(state, side)[0] ?? nearestFreeSpace(state, first ?? '0,0');
    if (spaceId !== undefined) turn.emit({ type: 'heroPlaced', heroId, spaceId });
  }
}

/** Each sidekick goes to the free space nearest to its hero (CLASH-259). */
export function placeSidekicks(turn: ClashTurn): void {
  const { state } = turn;
  for (const { id, kind, status, ownerId } of state.figures) {
    if (kind !== 'SIDEKICK' || status !== 'RESERVE') continue;
    const owner = state.figures.find((figure) => figure.id === ownerId);
    const spaceId = owner?.spaceId ? nearestFreeSpace(state, owner.spaceId) : undefined;
    if (spaceId !== undefined) turn.emit({ type: 'heroPlaced', heroId: id, spaceId });
  }
}

export const placementSteps = {
  'setup.placement': {
    asked: (state) =>
      scenarioOf(state).starts.chosen
        ? seatsWhere(
            state,
            ({ seat, side }) => ownUnplaced(state, seat).length > 0 && freeStarts(state, side).length > 0,
          )
        : [],
    byDefault: (state, seat) => ({
      type: 'placeHero',
      heroId: ownUnplaced(state, seat)[0]?.heroId ?? '',
      spaceId: freeStarts(state, clashSeat(state, seat).side)[0] ?? '',
    }),
  },
} satisfies Record<string, StepRules>;

export const placementCommands = {
  placeHero: {
    steps: ['setup.placement'],
    check(state, { heroId, spaceId }, seat) {
      if (!findHero(heroId)) return refuse(206, 'UNKNOWN_ID', { id: heroId });
      if (!boardOf(state).hasSpace(spaceId)) return refuse(206, 'UNKNOWN_ID', { id: spaceId });
      const hero = findHeroState(state, heroId);
      if (hero?.seat !== seat) return refuse(206, 'NOT_OWN_HERO', { hero: heroId });
      if (!isUnplaced(state, heroId)) return refuse(206, 'ALREADY_PLACED');
      if (!startSpaces(state, hero.side).includes(spaceId)) return refuse(206, 'NOT_A_START_SPACE', { space: spaceId });
      return occupantOf(state, spaceId) ? refuse(82, 'SPACE_TAKEN', { space: spaceId }) : undefined;
    },
    *offers(state, seat) {
      for (const { heroId, side } of ownUnplaced(state, seat)) {
        for (const spaceId of freeStarts(state, side)) yield { type: 'placeHero', heroId, spaceId };
      }
    },
    perform: (turn, { heroId, spaceId }) => {
      turn.emit({ type: 'heroPlaced', heroId, spaceId });
    },
  },
} satisfies Partial<CommandTable>;
