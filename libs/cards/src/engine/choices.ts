import type { Effect } from '../schema/effect.js';
import type { OperationName } from '../schema/operations.js';

/** The choice of a seat for an effect in Guardians (cards.md 4.4). */
export type Choice = 'ENEMY_STACK' | 'OWN_SHIELD' | 'TERRAIN' | 'ATTACHMENT' | 'DISCARDED' | 'BEATEN';

/** By what it is named: the space of the board where it is, which is public, or the card, which the seat sees. */
export type NamedBy = 'SPACE' | 'CARD';

const namedBy: Readonly<Record<Choice, NamedBy>> = {
  ENEMY_STACK: 'SPACE',
  OWN_SHIELD: 'SPACE',
  // A terrain that lies face down is a card that the enemy does not see (GUARD-195).
  TERRAIN: 'SPACE',
  ATTACHMENT: 'CARD',
  DISCARDED: 'CARD',
  BEATEN: 'CARD',
};

const choices: Readonly<Partial<Record<OperationName, Choice>>> = {
  AMBUSH: 'ENEMY_STACK',
  LOOK: 'ENEMY_STACK',
  REVEAL: 'ENEMY_STACK',
  HOLD: 'OWN_SHIELD',
  RECOVER: 'DISCARDED',
  HEAL: 'BEATEN',
};

/**
 * The choices that the user of an effect has to name in Guardians; `null` where nothing is left to choose: the creatures of a
 * match-up, what has just been played, and the one standard bearer of the enemy are chosen automatically.
 */
export function choiceIn({ op, what }: Effect): Choice | null {
  if (op !== 'DISCARD') return choices[op] ?? null;
  if (what === 'TERRAIN') return 'TERRAIN';
  return what === 'UPGRADE' ? 'ATTACHMENT' : null;
}

/** How such a thing is named: never by a card that the seat may not see (GUARD-226). */
export const howNamed = (choice: Choice): NamedBy => namedBy[choice];
