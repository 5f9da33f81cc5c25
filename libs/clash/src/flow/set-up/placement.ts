import * as setUp from '#skirmish/set-up';
import { freeStarts, unplaced } from '#skirmish/set-up';
import { book } from '../../rulebook.js';
import type { State } from '../../state.js';
import { nearestFreeSpace } from '../../shared.js';
import { scenarioOf } from '../../table/scenario.js';
import type { ClashTurn, StepRules } from '../turn.js';

/** Heroes without a chosen space take the start spaces in order (CLASH-206), or what is nearest to a taken one. */
export function placeByRule(turn: ClashTurn): void {
  const { state } = turn;
  for (const { heroId, side } of unplaced(state)) {
    const [first] = scenarioOf(state).starts[side];
    const spaceId = freeStarts(book, state, side)[0] ?? nearestFreeSpace(state, first ?? '0,0');
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

const shared = setUp.placementSteps(book)['setup.placement'];

/** Where a scenario lets them, seats choose among the start spaces of their side (CLASH-206). */
export const placementSteps = {
  'setup.placement': {
    ...shared,
    asked: (state: State) => (scenarioOf(state).starts.chosen ? shared.asked(state) : []),
  },
} satisfies Record<string, StepRules>;

export const placementCommands = setUp.placementCommands(book, ['setup.placement']);
