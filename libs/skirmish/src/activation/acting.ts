import { refused } from '../command-rules.js';
import type { FigureId } from '../content/words.js';
import type { SkirmishRefusal } from '../refusals.js';
import type { Table } from '../rulebook.js';
import type { TableTurn } from '../skirmish-turn.js';
import type { SkirmishState } from '../state.js';
import { findFigure } from '../figures/figures.js';

/** The hero whose activation runs. Throws a RangeError when none does. */
export function activeHero({ active }: SkirmishState): FigureId {
  if (!active) throw new RangeError('No hero is activated.');
  return active.figureId;
}

/** The active hero, and its sidekicks that still have their action. */
export const actingFigures = ({ active }: SkirmishState): FigureId[] =>
  active ? [active.figureId, ...active.sidekicks] : [];

/** `UNKNOWN_ID`, `NOT_ACTIVE` and `NO_ACTION_LEFT` of a figure that is to act (clash.md 7). */
export function whyNotActing(table: Table, figureId: FigureId): SkirmishRefusal | undefined {
  const { active } = table.state;
  const figure = findFigure(table.state, figureId);
  if (!figure) return refused(table.book, 'actions', 'UNKNOWN_ID', { id: figureId });
  if (figureId === active?.figureId) return whyNoAction(table);
  if (!active || figure.ownerId !== active.figureId)
    return refused(table.book, 'acting', 'NOT_ACTIVE', { figure: figureId });
  return active.sidekicks.includes(figureId) ? undefined : refused(table.book, 'sidekickAction', 'NO_ACTION_LEFT');
}

/** `NO_ACTION_LEFT` of the active hero (CLASH-122). */
export const whyNoAction = ({ book, state }: Table, cost = 1): SkirmishRefusal | undefined =>
  (state.active?.actions ?? 0) < cost ? refused(book, 'actions', 'NO_ACTION_LEFT') : undefined;

/** Pays for an action: the hero's, or the one of a sidekick (CLASH-122, CLASH-193). */
export function pay({ state, turn }: Pick<TableTurn, 'state' | 'turn'>, figureId: FigureId, actions = 1): void {
  const { active } = state;
  const left = active?.figureId === figureId ? active.actions - actions : 0;
  turn.emit({ type: 'actionSpent', figureId, actions, left });
}
