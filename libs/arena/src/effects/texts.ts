import type { InstanceId, Trigger } from '#cards';
import { usesOf } from '#cards/effects';
import { effectsIn, type NumberedEffect } from '#cards/engine';
import { cardOf, ownerOf } from '../table/cards.js';
import type { State } from '../state.js';
import { inOrder } from '../table/players.js';
import type { Use } from './operations/operation-rules.js';

/** The texts of some cards that these triggers set off, in the order of ARENA-GEN-12: Active's first, within a seat as given. */
export const textsOf = (state: State, ids: readonly InstanceId[], triggers: readonly Trigger[]): Use[] =>
  inOrder(state).flatMap((seat) =>
    ids
      .filter((id) => ownerOf(state, id) === seat)
      .flatMap((source) => usesOf(seat, source, numbered(state, source, triggers))),
  );

const numbered = (state: State, id: InstanceId, triggers: readonly Trigger[]): NumberedEffect[] =>
  effectsIn('ARENA', cardOf(state, id)).filter(({ effect }) => triggers.includes(effect.trigger));
