import { isAmong } from '#cards/effects';
import type { ArenaTurn } from '../flow/turn.js';
import { lastingOperations } from './operations/lasting-operations.js';
import type { Use } from './operations/operation-rules.js';
import { shownSource } from '../table/sources.js';
import { targetsFor, useEffects } from './use-effects.js';

/** Announces a text that acts automatically, before it acts. */
export const announce = (turn: ArenaTurn, { seat, source, index }: Use): void =>
  turn.emit({ type: 'textTriggered', seat, source: shownSource(turn.state, source), effect: index });

/**
 * Carries out texts that act automatically; an effect that stays in force names its own owner. A text that would need a choice, or
 * finds nothing to act on, does nothing (CARD-14).
 */
export function useText(turn: ArenaTurn, texts: readonly Use[]): void {
  const uses = texts.filter((use) => isAmong(targetsFor(turn.state, use.seat, use.source, [use]), null));
  for (const use of uses) if (!(use.effect.op in lastingOperations)) announce(turn, use);
  useEffects(turn, uses);
}
