import type { Trigger } from '../content/vocabulary/rules.js';
import type { FigureId } from '../content/words.js';
import type { Context } from '../machine/frames.js';
import type { MachineEvent } from '../machine/machine-event.js';
import type { Table } from '../rulebook.js';
import type { SkirmishState } from '../state.js';
import { findFigure } from '../figures/figures.js';
import { scopeOf } from './scope.js';
import { names } from './select.js';

/**
 * Whether a rule with this trigger answers something that has happened, as far as all games have the trigger; a game looks
 * at its own. SELF of the context is whom it happened to.
 */
export function isSetOff(table: Table, on: Trigger, happening: MachineEvent, context: Context): boolean {
  switch (happening.kind) {
    case 'TURN_END':
      return on.turnEnd === true;
    case 'OUT':
      return (
        (on.figureOut !== undefined && names(table, on.figureOut, happening.figureId, scopeOf(context))) ||
        isHeroOut(table.state, on, happening.figureId)
      );
    case 'TEST_FAILED':
      return on.testFailed === happening.testId;
    default:
      return false;
  }
}

function isHeroOut(state: SkirmishState, { heroOut }: Trigger, figureId: FigureId): boolean {
  const figure = findFigure(state, figureId);
  if (!heroOut || figure?.kind !== 'HERO') return false;
  return heroOut.side === undefined || heroOut.side === figure.side;
}

/** The meaning of the words of a rule with a trigger: SELF is the figure that it happened to, CAUSE the figure that caused it; no side is credited. */
export const contextOfSetOff = (
  context: Context,
  ruleId: string,
  figureId: FigureId | null,
  inReaction: boolean,
): Context => ({
  ...context,
  sourceId: ruleId,
  selfId: figureId,
  causeId: context.creditHeroId ?? context.causeId,
  chosenId: null,
  creditSide: null,
  creditHeroId: null,
  granted: false,
  silent: false,
  inReaction,
});
