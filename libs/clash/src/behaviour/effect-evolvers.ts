import * as behaviour from '#skirmish/behaviour';
import type { Evolvers } from '../flow/turn.js';
import { book } from '../rulebook.js';
import { layPiece } from '../table/pieces.js';

const shared = behaviour.effectEvolvers(book);

/** Objects and the progress track, beside what effects change in all games. */
export const effectEvolvers = {
  pieceAdded(state, { piece, pieceId, ...laid }) {
    layPiece(state, piece, { id: pieceId, ...laid });
  },
  pieceRemoved(state, event) {
    if (event.piece === 'OBJECT') state.objects = state.objects.filter(({ id }) => id !== event.pieceId);
    else shared.pieceRemoved(state, event);
  },
  trackMoved(state, { to }) {
    state.track = to;
  },
} satisfies Partial<Evolvers>;
