import { localized, type Localized } from '#kernel';
import type { Space } from '#skirmish/board';
import { findReferenceCard, objectKind, tokenKind } from '../content/catalogue.js';
import type { State } from '../state.js';
import { boardOf } from '../table/layout.js';
import { placedTests } from '../shared.js';
import { specialActionViews } from './trial-views.js';
import type { BoardView } from './view-schema.js';

/** Every interaction space as it is now: what stands there, and what may be done there (CLASH-083, CLASH-234, CLASH-268). */
export function interactionViews(state: State): BoardView['interactions'] {
  const tests = placedTests(state);
  const actions = specialActionViews(state);
  const pieces = new Map([
    ...state.tokens
      .filter(({ kindId }) => tokenKind(kindId).hasSpace)
      .map(({ id, kindId, spaceId }) => [spaceId, { id, name: tokenKind(kindId).name }] as const),
    ...state.objects.map(({ id, kindId, spaceId }) => [spaceId, { id, name: objectKind(kindId).name }] as const),
  ]);
  return boardOf(state).spaces.flatMap((space) => {
    const piece = pieces.get(space.id);
    if (space.kind !== 'INTERACTION' && !piece) return [];
    return {
      spaceId: space.id,
      name: piece?.name ?? sceneryName(space),
      ...(space.featureId === undefined ? {} : { feature: `${space.faceId}/${space.featureId}` }),
      ...(piece ? { pieceId: piece.id } : {}),
      tests: tests.filter(({ spaces }) => spaces.includes(space.id)).map(({ key }) => key),
      specialActions: actions
        .filter(({ spaces }) => spaces.includes(space.id))
        .map(({ specialActionId }) => specialActionId),
    };
  });
}

const unnamed = localized('Interaction space', 'Espace d’interaction');

/** The name of the scenery on a space, as the card of its face has it. */
const sceneryName = ({ faceId, featureId }: Space): Localized =>
  findReferenceCard(faceId)?.scenery.find(({ id }) => id === featureId)?.name ?? unnamed;
