import type { InstanceId, Trigger } from '#cards';
import { isRemoval } from '#cards/effects';
import type { ArenaTurn } from '../flow/turn.js';
import { announce, useText } from './announce.js';
import { strikeTogether } from './operations/area-operation.js';
import { removeTogether, victimsOf } from './operations/removal-operations.js';
import type { Use } from './operations/operation-rules.js';
import { textsOf } from './texts.js';
import { changeDuel } from './use-effects.js';

/** A command strikes and removes in the same order as a text that acts when played (CARD-15). */
const coming: readonly Trigger[] = ['COMMAND', 'PLAYED'];

const isArea = ({ effect }: Use): boolean => effect.op === 'AREA';
const removes = ({ effect }: Use): boolean => isRemoval(effect.op);
const isLater = (use: Use): boolean => isArea(use) || removes(use);

/** Commands of creatures that have come to the combat (ARENA-PRI-04, ARENA-CMD-03). */
export function giveCommands(turn: ArenaTurn, ids: readonly InstanceId[]): void {
  useText(
    turn,
    textsOf(turn.state, ids, ['COMMAND']).filter((use) => !isLater(use)),
  );
}

/** Their area-of-effect attacks, together (ARENA-AOE-05, ARENA-AOE-06). */
export const strikeAreas = (turn: ArenaTurn, ids: readonly InstanceId[]): void =>
  strikeTogether(turn, textsOf(turn.state, ids, coming).filter(isArea));

/** Their other texts that act when played, together: first what takes a creature away, then the rest (ARENA-PRI-10, CARD-15). */
export function playTexts(turn: ArenaTurn, ids: readonly InstanceId[]): void {
  const removals = textsOf(turn.state, ids, coming).filter(removes);
  const doomed = removals.map((use) => ({ use, victims: victimsOf(turn.state, use) }));
  const effective = doomed.filter(({ victims }) => victims.length > 0);
  for (const { use } of effective) announce(turn, use);
  removeTogether(
    turn,
    effective.flatMap(({ use, victims }) => victims.map((id) => ({ id, op: use.effect.op }))),
  );
  if (effective.length > 0 && !turn.state.over) changeDuel(turn);
  playTheRest(turn, ids);
}

/** A card that was removed meanwhile has no effect any more. */
function playTheRest(turn: ArenaTurn, ids: readonly InstanceId[]): void {
  const left = ids.filter((id) => turn.state.combat?.fighters.some((fighter) => fighter.id === id));
  const texts = textsOf(turn.state, left, ['PLAYED']).filter((use) => !isLater(use));
  if (!turn.state.over) useText(turn, texts);
}
