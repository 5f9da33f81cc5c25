import type { Seat } from '#kernel';
import { offColorBonus } from '../engine/off-color.js';
import type { Contribution } from '../engine/contributions.js';
import type { Fight } from '../engine/fight.js';
import type { CardId, CardKey, InstanceId } from '../ids.js';
import type { Card } from '../schema/card-fields.js';

/** A part of a total that a rule makes. */
export const rulePart = (
  given: Pick<Contribution, 'sort' | 'card' | 'source' | 'rule' | 'value'>,
  creature: CardKey | null,
): Contribution => ({ ...given, creature, effect: null });

/** The bonus of a creature against the kind of the one that it faces; 0 when it faces no one. */
export function offColorPart(fight: Fight, creature: CardKey, rule: string): Contribution {
  const opponent = fight.opponentOf(creature);
  const card = fight.cardOf(creature);
  const value = opponent === null ? 0 : offColorBonus(card, fight.cardOf(opponent));
  return rulePart({ sort: 'OFF_COLOR', card: card.id, source: creature, rule, value }, creature);
}

/** The number of a stronghold for a creature that fights there for its seat; 0 where a text takes it away. */
export function strongholdPart(fight: Fight, creature: CardKey, stronghold: Card, rule: string): Contribution {
  const seat = fight.seatOf(creature);
  const muted = fight.working.some(
    ({ effect, home }) => effect.op === 'NO_STRONGHOLD_BONUS' && (home ?? seat) === seat,
  );
  const value = muted ? 0 : (stronghold.defenseBonus ?? 0);
  return rulePart({ sort: 'STRONGHOLD', card: stronghold.id, source: stronghold.id, rule, value }, creature);
}

/** Influence or a ranged attack that was given to a creature. */
export interface Support {
  readonly kind: 'GUARDIAN' | 'CREATURE' | 'RANGED';
  readonly seat: Seat;
  /** The creature that gave it; `null` for the guardian. */
  readonly source: InstanceId | null;
  readonly receiver: InstanceId;
  /** Points added, after the cap. */
  readonly value: number;
  /** Subtracted instead (`REVERSE_INFLUENCE`). */
  reversed: boolean;
}

/** The addition of a support; turned influence is subtracted. `given` is the card that gave it, and its id in the game. */
export function supportPart(
  { kind, receiver, reversed, value }: Support,
  given: { readonly card: CardId; readonly source: CardKey },
  rules: { readonly influence: string; readonly ranged: string },
): Contribution {
  const isRanged = kind === 'RANGED';
  const terms = isRanged
    ? ({ sort: 'RANGED', rule: rules.ranged } as const)
    : ({ sort: 'INFLUENCE', rule: rules.influence } as const);
  return rulePart({ ...terms, ...given, value: reversed ? 0 - value : value }, receiver);
}

/** The influence that a creature has received: what counts towards its cap. */
export const influenceReceived = (supports: readonly Support[], receiver: InstanceId): number =>
  supports
    .filter((support) => support.receiver === receiver && support.kind !== 'RANGED')
    .reduce((sum, { value }) => sum + value, 0);
