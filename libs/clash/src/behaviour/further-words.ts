import type { Scope, Table } from '#skirmish';
import { placesOf, scopeOf, sideMeant, spacesOfKind } from '#skirmish/behaviour';
import { isVillainOut } from '#skirmish/figures';
import type { Context } from '#skirmish/machine';
import type { Amount, Condition, Effect, Place } from '../content/vocabulary.js';
import type { State } from '../state.js';
import { planOf, scenarioOf } from '../table/scenario.js';
import { asSide } from '../table/seats.js';
import type { SpaceId } from '../words.js';

/* What Clash's words mean beside those that all games have (clash.md 11). */

/** Start spaces, and the spaces of objects. */
export function furtherPlaces(table: Table<State>, { start, objects }: Place, scope: Scope): SpaceId[][] {
  if (start !== undefined) {
    const meant = sideMeant(table, start, scope);
    return meant === null ? [] : scenarioOf(table.state).starts[asSide(meant)].map((space) => [space]);
  }
  return objects === undefined ? [] : spacesOfKind(table.state.objects, objects);
}

/** The progress track. */
export const furtherAmount = ({ state }: Table<State>, { track }: Amount): number => (track ? state.track : 0);

/** Whether the super villain is out. */
export const furtherCondition = ({ state }: Table<State>, { villainOut }: Condition): boolean =>
  villainOut === true && isVillainOut(state);

/** Objects, the progress track, and the end of the game. */
export function canDoFurther(table: Table<State>, effect: Effect, context: Context): boolean {
  const { remove, putObject, track, endGame } = effect;
  const { state } = table;
  if (remove && !remove.figures && remove.tokens === undefined) {
    return state.objects.some(({ kindId }) => kindId === remove.objects);
  }
  if (putObject) return placesOf(table, putObject.at, scopeOf(context)).length > 0;
  if (track) return track.by > 0 ? state.track < (planOf(state).track?.length ?? 0) : state.track > 0;
  return endGame !== undefined;
}
