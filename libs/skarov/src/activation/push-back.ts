import * as board from '#skirmish/board';
import * as figures from '#skirmish/figures';
import * as machine from '#skirmish/machine';
import * as table from '#skirmish/table';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { boardOf, isReinforcement } from '../table/layout.js';
import type { SpaceId } from '../words.js';

const windows = machine.windowCommands(book);

/** Whether a space is beside the figure that is pushed, but takes only those who arrive there (SKAROV-ATK-07). */
function isBarred(state: State, spaceId: SpaceId): boolean {
  const { window } = state;
  if (window?.kind !== 'push' || !isReinforcement(state, spaceId)) return false;
  const from = figures.spaceOf(state, window.figureId);
  return board.adjacentSpaces(boardOf(state), table.openDoorSet(state), from).includes(spaceId);
}

/** The answers to windows; no figure is pushed onto a reinforcement space (SKAROV-GEN-09, SKAROV-ATK-07). */
export const answerCommands = {
  ...windows,
  pushBack: {
    ...windows.pushBack,
    check(state, command, seat) {
      const { spaceId } = command;
      const refusal = windows.pushBack.check(state, command, seat);
      if (refusal?.code !== 'NOT_ADJACENT' || !isBarred(state, spaceId)) return refusal;
      return refuse('ATK-07', 'SPACE_NOT_USABLE', { space: spaceId });
    },
  },
} satisfies Partial<CommandTable>;
