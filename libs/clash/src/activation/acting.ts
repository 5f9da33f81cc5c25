import type { ClashTurn } from '../flow/turn.js';
import { refuse, type ClashRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { findFigure } from '../table/figures.js';
import type { FigureId } from '../words.js';

/** The hero whose activation runs. Throws a RangeError when none does. */
export function activeHero({ active }: State): FigureId {
  if (!active) throw new RangeError('No hero is activated.');
  return active.figureId;
}

/** The active hero, and the sidekicks of his that have still their action. */
export const actingFigures = ({ active }: State): FigureId[] => (active ? [active.figureId, ...active.sidekicks] : []);

/** `UNKNOWN_ID`, `NOT_ACTIVE` and `NO_ACTION_LEFT` of a figure that is to act (clash.md 7). */
export function whyNotActing(state: State, figureId: FigureId): ClashRefusal | undefined {
  const { active } = state;
  const figure = findFigure(state, figureId);
  if (!figure) return refuse(122, 'UNKNOWN_ID', { id: figureId });
  if (figureId === active?.figureId) return whyNoAction(state);
  if (!active || figure.ownerId !== active.figureId) return refuse(123, 'NOT_ACTIVE', { figure: figureId });
  return active.sidekicks.includes(figureId) ? undefined : refuse(193, 'NO_ACTION_LEFT');
}

/** `NO_ACTION_LEFT` of the active hero (CLASH-122). */
export const whyNoAction = ({ active }: State, cost = 1): ClashRefusal | undefined =>
  (active?.actions ?? 0) < cost ? refuse(122, 'NO_ACTION_LEFT') : undefined;

/** Pays for an action: the hero's, or the one of a sidekick (CLASH-122, CLASH-193). */
export function pay(
  { state, turn }: { readonly state: State; readonly turn: ClashTurn },
  figureId: FigureId,
  actions = 1,
): void {
  const { active } = state;
  const left = active?.figureId === figureId ? active.actions - actions : 0;
  turn.emit({ type: 'actionSpent', figureId, actions, left });
}
