import type { BaseState } from './base-state.js';
import { freeReinforcementSpaces, lieutenantSpaces, lieutenantsLeft, minionsLeft } from './posts.js';

/** The steps in which the overlord builds their base (skarov.md 4). */
export const buildSteps = [
  'setup.tiles',
  'setup.passages',
  'setup.minions',
  'setup.lieutenants',
  'setup.review',
] as const;
export type BuildStep = (typeof buildSteps)[number];

/**
 * The step in which the overlord is asked; `null` when nothing is left to ask. It follows from what lies, so that an undone
 * command leads back automatically. A base of which everything was fixed needs no review.
 */
export function buildStepOf(base: BaseState): BuildStep | null {
  if (base.confirmed) return null;
  if (!base.tilesDone) return 'setup.tiles';
  if (!base.passagesDone) return 'setup.passages';
  if (minionsLeft(base).length > 0 && freeReinforcementSpaces(base).length > 0) return 'setup.minions';
  if (lieutenantsLeft(base).length > 0 && lieutenantSpaces(base).length > 0) return 'setup.lieutenants';
  return base.moves.length > 0 ? 'setup.review' : null;
}
