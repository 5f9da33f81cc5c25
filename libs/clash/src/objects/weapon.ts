import type { AttackFrame } from '#skirmish/machine';
import { objectKind } from '../content/catalogue.js';
import type { Runner } from '../machine/runner.js';

/** An object that has been thrown leaves the board, unless its card says otherwise (CLASH-105). */
export function removeWeapon({ turn, state }: Runner, { weaponId }: AttackFrame): void {
  const object = state.objects.find(({ id }) => id === weaponId);
  if (!object || objectKind(object.kindId).afterAggressive === 'STAY') return;
  turn.emit({ type: 'pieceRemoved', piece: 'OBJECT', pieceId: object.id, source: object.id });
}
