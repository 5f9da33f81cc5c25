import type { Card } from '../schema/card-fields.js';
import type { Effect } from '../schema/effect.js';
import type { CardGame, Trigger } from '../words.js';

/** An effect with its place in the card's list. */
export interface NumberedEffect {
  readonly index: number;
  readonly effect: Effect;
}

/** True when an effect exists in a game: one made for the other game is not there at all (CARD-10). */
export const existsIn = (game: CardGame, { games }: Effect): boolean => games?.includes(game) ?? true;

/** The effects that a card has in a game, of one trigger or of all; their numbers stay those of the printed list. */
export const effectsIn = (game: CardGame, { effects }: Card, trigger?: Trigger): NumberedEffect[] =>
  effects.flatMap((effect, index) =>
    existsIn(game, effect) && (trigger === undefined || effect.trigger === trigger) ? [{ index, effect }] : [],
  );
