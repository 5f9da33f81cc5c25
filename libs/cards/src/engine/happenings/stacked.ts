import type { CardKey } from '../../ids.js';
import type { Card } from '../../schema/card-fields.js';

/** A card in a stack or pile of a game. */
export interface Stacked {
  readonly key: CardKey;
  readonly card: Card;
}
