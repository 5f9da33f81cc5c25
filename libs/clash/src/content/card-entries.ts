import type { Board } from '#skirmish';
import { findReferenceCard } from './catalogue.js';
import type { Scenario, ScenarioPlan, SpecialAction, TestCard } from './schema.js';
import type { Place } from './vocabulary.js';

/** Tests and special actions, in all places where they are printed. */
export interface CardEntries {
  readonly tests: readonly TestCard[];
  readonly specialActions: readonly SpecialAction[];
}

/**
 * The entries that reference cards of the tiles add to a plan (CLASH-083): all but the plan's own of the same piece
 * of scenery, of the same door, or by the same id (CLASH-268).
 */
export function cardEntries({ tiles }: Pick<Scenario, 'tiles'>, plan: ScenarioPlan, board: Board): CardEntries {
  const said = new Set([
    ...[...plan.tests, ...plan.specialActions].flatMap(({ id, at }) => [id, ...(at ? sceneryAt(at, board) : [])]),
    ...plan.tests.flatMap(({ door }) => door ?? []),
  ]);
  const isUnsaid = (...names: (string | undefined)[]): boolean =>
    names.every((name) => name === undefined || !said.has(name));
  const cards = tiles.flatMap(({ face }) => findReferenceCard(face) ?? []);
  return {
    tests: cards.flatMap((card) => card.tests.filter(({ id, at, door }) => isUnsaid(id, door, at?.feature))),
    specialActions: cards.flatMap((card) => card.specialActions.filter(({ id, at }) => isUnsaid(id, at.feature))),
  };
}

/** The piece of scenery on the space that a place names, as `face/id`. */
function sceneryAt({ space, feature }: Place, board: Board): string[] {
  if (feature !== undefined) return [feature];
  return board.features.filter(({ spaceId }) => spaceId === space).map(({ faceId, id }) => `${faceId}/${id}`);
}
