import {
  chosenPlaces,
  ofKind,
  putPiece,
  removePieces,
  sharedEffects,
  spaceForPiece,
  type EffectRules,
} from '#skirmish/behaviour';
import { objectKind } from '../content/catalogue.js';
import type { Effect } from '../content/vocabulary.js';
import type { Runner } from '../machine/runner.js';

/** Objects come and go (clash.md 11, effects on the board). */
export const objectEffects: Pick<EffectRules<Runner, Effect>, 'remove' | 'putObject'> = {
  remove(runner, frame, what) {
    const { figures, tokens, objects, count } = what;
    if (figures || tokens !== undefined) return sharedEffects.remove(runner, frame, what);
    return removePieces(runner, frame, 'OBJECT', ofKind(runner.state.objects, objects), count);
  },
  putObject(runner, frame, { kind, at }) {
    const spaces = chosenPlaces(runner, at, frame.context).flat();
    return putPiece(runner, frame, 'OBJECT', kind, spaceForPiece(runner, spaces, objectKind(kind).footprint));
  },
};
