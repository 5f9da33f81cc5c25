import type { Scope, Table } from '#skirmish';
import { figuresOf, scopeOf } from '#skirmish/behaviour';
import { findFigure, findHeroState } from '#skirmish/figures';
import type { Context } from '#skirmish/machine';
import { isWoundCard } from '../content/catalogue.js';
import type { Amount, Effect, Figures, Place } from '../content/vocabulary.js';
import type { Figure, State } from '../state.js';
import { boardOf, usableReinforcement } from '../table/layout.js';
import type { FigureId, SpaceId } from '../words.js';
import { faceOfSpace } from '../table/rooms.js';
import { freeAdjacent } from '../table/steps.js';

/* What Skarov's words mean beside those that all games have (skarov.md 11.5). */

/** ROOM: figures in a room, its reinforcement spaces too; SHEET_OF: figures of the acting figure's sheet, or the activated one. */
export function isNamed({ state }: Table<State>, { of, room }: Figures, figure: Figure, scope: Scope): boolean {
  if (of === 'ROOM') return figure.spaceId !== null && faceOfSpace(state, figure.spaceId) === room;
  if (of !== 'SHEET_OF') return false;
  return figure.sheetId === (sheetOfScope(state, scope) ?? state.villain?.sheetId);
}

const sheetOfScope = (state: State, { actingId }: Scope): string | undefined =>
  actingId === null ? undefined : findFigure(state, actingId)?.sheetId;

/** The spaces of a room, and reinforcement spaces that are usable and free, each a place. */
export function furtherPlaces({ state }: Table<State>, { room, reinforcement }: Place): SpaceId[][] {
  if (reinforcement) {
    return usableReinforcement(state, reinforcement.room)
      .filter((spaceId) => !state.figures.some((figure) => figure.spaceId === spaceId))
      .map((spaceId) => [spaceId]);
  }
  if (room === undefined) return [];
  const spaces = boardOf(state).spaces.filter(({ faceId, zoneId }) => faceId === room && zoneId !== '');
  return spaces.length > 0 ? [spaces.map(({ id }) => id)] : [];
}

/** The counter of an objective. */
export const furtherAmount = ({ state }: Table<State>, { counter }: Amount): number =>
  state.objectives.find(({ id }) => id === counter)?.counter ?? 0;

/** Steps, wounds that heal, event cards and counters; reads public facts only. */
export function canDoFurther(table: Table<State>, effect: Effect, context: Context): boolean {
  const { step, healWound, drawEvents, discardEvents, advance } = effect;
  const { state } = table;
  const all = (who: Figures): FigureId[] => figuresOf(table, who, scopeOf(context));
  if (step) return all(step.who).some((id) => freeAdjacent(table, id).length > 0);
  if (healWound) return all(healWound.who).some((id) => findHeroState(state, id)?.hand.some(isWoundCard));
  if (drawEvents) return state.overlord.pile.length + state.overlord.discard.length > 0;
  if (discardEvents) return state.overlord.hand.some((id) => id !== context.sourceId);
  return advance !== undefined && state.objectives.some(({ id, settled }) => id === advance.objective && !settled);
}
