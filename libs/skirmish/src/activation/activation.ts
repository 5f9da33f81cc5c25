import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { SkirmishState } from '../state.js';
import { figureOf, heroOf, standsOnBoard } from '../figures/figures.js';
import { sideOf } from '../table/seats.js';

/** Actions with which a hero begins its activation: those of its game, with what was given and taken (CLASH-122, CLASH-213). */
export function actionsAtStart({ book, state }: Table, heroId: FigureId): number {
  const own = book.actionsOf(state, figureOf(state, heroId)) + heroOf(state, heroId).bonusActions;
  return Math.min(book.mostActions, Math.max(0, own));
}

/** True when the active figure is out, or neither it nor a sidekick has an action left (CLASH-241, CLASH-242). */
export function isActivationOver(state: SkirmishState): boolean {
  const { active } = state;
  if (!active || !standsOnBoard(state, active.figureId)) return true;
  return active.actions <= 0 && !active.sidekicks.some((id) => standsOnBoard(state, id));
}

/** Cards that are turned up, and the activations that they begin. */
export const activationEvolvers: SkirmishEvolvers<'heroActivated' | 'cardVoid' | 'activationEnded'> = {
  heroActivated(state, { side, heroId, actions, sidekicks }) {
    sideOf(state, side).deck.shift();
    heroOf(state, heroId).activated = true;
    state.active = { figureId: heroId, actions, granted: actions, sidekicks: [...sidekicks] };
  },
  cardVoid(state, { side }) {
    sideOf(state, side).deck.shift();
  },
  activationEnded(state) {
    Object.assign(state, { active: null, step: null });
    state.modifiers = state.modifiers.filter(({ until }) => until !== 'ACTIVATION');
  },
};
