import type { FigureId } from '../content/words.js';
import type { Runner } from '../machine/runner.js';
import { figureOf } from '../figures/figures.js';

/** A figure on the board takes damage. A state check has to follow (CLASH-203). */
export function dealDamage(
  { turn, state }: Runner,
  figureId: FigureId,
  points: number,
  { by, source }: { readonly by?: FigureId; readonly source?: string },
): void {
  turn.emit({
    type: 'damageDealt',
    figureId,
    points,
    damage: figureOf(state, figureId).damage + points,
    ...(by === undefined ? {} : { by }),
    ...(source === undefined || source === by ? {} : { source }),
  });
}
