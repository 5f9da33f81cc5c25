import type { CardKey, Trigger } from '#cards';
import { usesOf } from '#cards/effects';
import { effectsIn } from '#cards/engine';
import type { Seat } from '#kernel';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { shownSource, sourceCard } from '../table/sources.js';
import type { Use } from './operations/operation-rules.js';

/** The texts of a card that a trigger sets off. */
export const textsOf = (state: State, seat: Seat, source: CardKey, trigger: Trigger): Use[] =>
  usesOf(seat, source, effectsIn('GUARDIANS', sourceCard(state, source), trigger));

/** Announces a text that acts automatically, before it acts. */
export const announce = (turn: GuardiansTurn, { seat, source, index }: Use): void =>
  turn.emit({ type: 'textTriggered', seat, source: shownSource(turn.state, source), effect: index });
