import type { CardKey } from '#cards';
import { isRemoval } from '#cards/effects';
import type { Seat } from '#kernel';
import { fighterOf } from '../combat/fighters.js';
import type { GuardiansTurn } from '../flow/turn.js';
import { strikeTogether } from './operations/area-operation.js';
import { lastingOperations } from './operations/lasting-operations.js';
import { removeTogether, victimsOf } from './operations/removal-operations.js';
import { announce, textsOf } from './texts.js';
import { useEffects } from './use-effects.js';

/**
 * The effects of creatures that are played, after their corruption: areas together, then those that take a creature away, together,
 * then the rest (GUARD-128, CARD-15). What has been taken away meanwhile does nothing more.
 */
export function playArrivals(turn: GuardiansTurn, creatures: readonly { seat: Seat; id: CardKey }[]): void {
  const texts = creatures
    .filter(({ id }) => fighterOf(turn.state, id)?.command === false)
    .flatMap(({ seat, id }) => textsOf(turn.state, seat, id, 'PLAYED'));
  strikeTogether(
    turn,
    texts.filter(({ effect }) => effect.op === 'AREA'),
  );
  const removals = texts
    .filter(({ effect }) => isRemoval(effect.op))
    .map((use) => ({ use, victims: victimsOf(turn.state, use) }))
    .filter(({ victims }) => victims.length > 0);
  for (const { use } of removals) announce(turn, use);
  removeTogether(
    turn,
    removals.flatMap(({ use, victims }) => victims.map((id) => ({ id, op: use.effect.op }))),
  );
  const rest = texts.filter(({ effect }) => effect.op !== 'AREA' && !isRemoval(effect.op));
  for (const use of rest) {
    if (turn.state.over || !fighterOf(turn.state, use.source)) continue;
    // An effect that stays in force names its own owner.
    if (!(use.effect.op in lastingOperations)) announce(turn, use);
    useEffects(turn, [use]);
  }
}
