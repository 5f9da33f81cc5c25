import type { FixedBase } from '../../base/base.js';
import { buildStepOf, type BuildStep } from '../../base/build-step.js';
import { entryAtStart } from '../../base/supply.js';
import { groundAt, isUsable } from '../../base/ground.js';
import type { BuildCommandTable, BuildEvolvers, BuildStepRules, BuildTurn } from './build-turn.js';
import { lieutenantCommands, lieutenantEvolvers, lieutenantSteps } from './lieutenants.js';
import { minionCommands, minionEvolvers, minionSteps } from './minions.js';
import { passageCommands, passageEvolvers, passageSteps } from './passages.js';
import { reviewCommands, reviewEvolvers, reviewSteps } from './review.js';
import { tileCommands, tileEvolvers, tileSteps } from './tiles.js';

/** The commands of the overlord while they build, in the order of skarov.md 7.1. */
export const buildCommands: BuildCommandTable = {
  ...tileCommands,
  ...passageCommands,
  ...minionCommands,
  ...lieutenantCommands,
  ...reviewCommands,
};

/** The steps of the building. */
export const buildStepRules: Readonly<Record<BuildStep, BuildStepRules>> = {
  ...tileSteps,
  ...passageSteps,
  ...minionSteps,
  ...lieutenantSteps,
  ...reviewSteps,
};

/** How the events of the building change the state. */
export const buildEvolvers: BuildEvolvers = {
  ...tileEvolvers,
  ...passageEvolvers,
  ...minionEvolvers,
  ...lieutenantEvolvers,
  ...reviewEvolvers,
};

/**
 * Lays what is fixed: of a scenario's or a saved base (`baseFaults` has passed it) everything that it names and this number of heroes
 * can use; of a base of the overlord's own design the entry tile (SKAROV-BASE-15, -17, -18).
 */
export function beginBuilding(turn: BuildTurn, fixed: FixedBase | null): void {
  const byRule = true;
  if (!fixed) {
    turn.emit({ type: 'tilePlaced', ...entryAtStart(), byRule });
    return;
  }
  for (const { faceId, column, row, turns } of fixed.tiles) {
    turn.emit({ type: 'tilePlaced', faceId, column, row, turns, byRule });
  }
  turn.emit({ type: 'tilesFinished', byRule });
  if (fixed.passages) {
    for (const { edge, kind } of fixed.passages) turn.emit({ type: 'passagePlaced', edge, kind, byRule });
    turn.emit({ type: 'passagesFinished', byRule });
  }
  for (const { sheet, space } of fixed.minions ?? []) {
    if (!isUsable(groundAt(fixed.tiles, space)?.mark ?? null, turn.state.base.heroes)) continue;
    turn.emit({ type: 'minionPlaced', sheetId: sheet, spaceId: space, byRule });
  }
  for (const { sheet, space } of fixed.lieutenants ?? []) {
    turn.emit({ type: 'lieutenantPlaced', sheetId: sheet, spaceId: space, byRule });
  }
}

/**
 * The step in which the overlord is asked next; `null` once the base stands. Where nothing was left to ask, it is confirmed by
 * itself.
 */
export function proceedBuilding(turn: BuildTurn): BuildStep | null {
  const step = buildStepOf(turn.state.base);
  if (!step && !turn.state.base.confirmed) turn.emit({ type: 'baseConfirmed' });
  return step;
}
