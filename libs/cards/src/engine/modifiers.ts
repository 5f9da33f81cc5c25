import type { CardType } from '../words.js';
import { actingOn } from './acts.js';
import type { Contribution, ContributionSort } from './contributions.js';
import type { Fight, Working } from './fight.js';
import type { CardKey } from '../ids.js';

const sorts: Readonly<Record<CardType, ContributionSort>> = {
  CREATURE: 'TEXT',
  ITEM_CREATURE: 'ITEM',
  TERRAIN: 'TERRAIN',
  STRONGHOLD: 'STRONGHOLD',
  UPGRADE: 'STRONGHOLD',
  GUARDIAN: 'GUARDIAN',
  STANDARD_BEARER: 'GUARDIAN',
  SHIELD: 'GUARDIAN',
  SPELL: 'PLAYED',
  ITEM_HAND: 'PLAYED',
  CORRUPTION: 'PLAYED',
};

/** Of these sorts an effect of an enemy card shows as that (cards.md 6, 12.); places, commands and plays stay themselves. */
const personal = new Set<ContributionSort>(['TEXT', 'ITEM', 'GUARDIAN']);

/** Where an effect on a creature is shown (cards.md 6). */
export function sortOf(fight: Fight, working: Working, creature: CardKey): ContributionSort {
  if (working.command) return 'COMMAND';
  const sort = sorts[working.card.type];
  return personal.has(sort) && fight.seatOf(creature) !== working.seat ? 'ENEMY' : sort;
}

/** A part of a total that an effect of a card makes. */
export const effectPart = (
  { source, card, index, effect }: Working,
  sort: ContributionSort,
  creature: CardKey | null,
): Contribution => ({ sort, card: card.id, source, creature, effect: index, rule: null, value: effect.value ?? 0 });

/** The changes of a creature's vitality by texts at work (`VITALITY`, cards.md 5.1); of all, or of some texts. */
export const modifiersOf = (
  fight: Fight,
  creature: CardKey,
  among: (working: Working) => boolean = () => true,
): Contribution[] =>
  actingOn(fight, 'VITALITY', creature)
    .filter(among)
    .map((working) => effectPart(working, sortOf(fight, working, creature), creature));
