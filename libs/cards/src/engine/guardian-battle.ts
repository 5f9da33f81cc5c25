import type { CardKey } from '../ids.js';
import type { Card } from '../schema/card-fields.js';
import type { Contribution } from './contributions.js';

/** The most that a guardian counts in its battle. */
const MOST = 30;

/** A card of a guardian's battle, with its id in the game. */
interface InPlay {
  readonly source: CardKey;
  readonly card: Card;
}

/**
 * The total of a guardian in its battle, part by part: its printed vitality and the bonus of each of its strongholds that
 * stands and gives one, cut where 30 are reached (GUARD-187). All of it is base vitality in every match-up of the battle.
 * @param bonuses own strongholds in order, without ruins and without those whose bonus is switched off (GUARD-116).
 */
export function guardianParts(guardian: InPlay, bonuses: readonly InPlay[]): Contribution[] {
  const printed = guardian.card.vitality ?? 0;
  const part = ({ source, card }: InPlay, sort: 'BASE' | 'STRONGHOLD', value: number): Contribution => ({
    sort,
    card: card.id,
    source,
    creature: guardian.source,
    effect: null,
    rule: 'GUARD-187',
    value,
  });
  let room = Math.max(0, MOST - printed);
  const walls = bonuses.map((stronghold) => {
    const value = Math.min(room, stronghold.card.defenseBonus ?? 0);
    room -= value;
    return part(stronghold, 'STRONGHOLD', value);
  });
  return [part(guardian, 'BASE', printed), ...walls];
}
