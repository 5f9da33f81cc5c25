import { mostUndone, type BaseState, type BuildMove } from '../../base/base-state.js';
import { buildSteps } from '../../base/build-step.js';
import { entryAtStart } from '../../base/supply.js';
import { refuse } from '../../refusals.js';
import { asksOverlord } from './asks-overlord.js';
import type { BuildCommandTable, BuildEvolvers, BuildStepRules } from './build-turn.js';

export const reviewSteps = {
  'setup.review': {
    asked: asksOverlord('setup.review'),
    byDefault: () => ({ type: 'confirmBase' }),
  },
} satisfies Record<string, BuildStepRules>;

export const reviewCommands = {
  undoBuildStep: {
    steps: buildSteps,
    offers: () => [{ type: 'undoBuildStep' }],
    check({ base: { moves, undone } }) {
      if (moves.length === 0) return refuse('BASE-16', 'NOTHING_TO_UNDO');
      return undone < mostUndone ? undefined : refuse('BASE-16', 'NO_TAKE_BACK_LEFT', { most: mostUndone });
    },
    perform(turn) {
      turn.emit({ type: 'buildStepUndone' });
    },
  },
  confirmBase: {
    steps: ['setup.review'],
    offersAreLegal: true,
    offers: () => [{ type: 'confirmBase' }],
    check: () => undefined,
    perform(turn) {
      turn.emit({ type: 'baseConfirmed' });
    },
  },
} satisfies Partial<BuildCommandTable>;

/** The way in which a building command is taken back, from any step (SKAROV-BASE-16). */
const undoes: Readonly<Record<BuildMove, (base: BaseState) => void>> = {
  TILE({ tiles }) {
    tiles.pop();
    // The entry tile was turned over: it is turned back.
    if (tiles.length === 0) tiles.push({ ...entryAtStart() });
  },
  ALL_TILES(base) {
    base.tilesDone = false;
  },
  PASSAGE: ({ passages }) => void passages.pop(),
  ALL_PASSAGES(base) {
    base.passagesDone = false;
  },
  MINION: ({ minions }) => void minions.pop(),
  LIEUTENANT: ({ lieutenants }) => void lieutenants.pop(),
};

export const reviewEvolvers = {
  buildStepUndone({ base }) {
    const last = base.moves.pop();
    if (last) undoes[last](base);
    base.undone += 1;
  },
  baseConfirmed({ base }) {
    base.confirmed = true;
  },
} satisfies Partial<BuildEvolvers>;
