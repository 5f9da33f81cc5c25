import type { Card } from './card.js';
import { fieldsOf } from './fields-of.js';
import { borderOf } from './borders.js';

/** What does not fit together in a card, in sentences (CARD-02, CARD-03, CARD-05, CARD-06). Effects check themselves. */
export function cardFaults(card: Card): string[] {
  const faults: string[] = [];
  const { required, optional } = fieldsOf(card.type);
  for (const field of required) {
    if (card[field] === undefined) faults.push(`a ${card.type} needs "${field}".`);
  }
  const allowed = new Set<string>([...required, ...optional]);
  for (const field of Object.keys(card)) {
    if (!allowed.has(field)) faults.push(`a ${card.type} has no "${field}".`);
  }
  if (card.border !== borderOf(card.type))
    faults.push(`the border of a ${card.type} is ${borderOf(card.type) ?? 'none'}.`);
  if (card.type === 'CREATURE') faults.push(...creatureFaults(card));
  if (card.type === 'GUARDIAN' && !between(card.vitality, 20, 30))
    faults.push('the vitality of a guardian is 20 to 30.');
  if (card.type === 'GUARDIAN' && !between(card.influenceValue, 4, 9)) faults.push('a guardian influences by 4 to 9.');
  return faults;
}

function creatureFaults(card: Card): string[] {
  const faults: string[] = [];
  if (!between(card.vitality, 1, 24)) faults.push('the vitality of a creature is 1 to 24.');
  if (card.dominantValue !== card.vitality) faults.push('the dominant value of a creature is its vitality.');
  if (card.offColorAgainst !== undefined && card.offColorBonus === 0) faults.push('a bonus of 0 is against nobody.');
  if (card.influenceCap !== undefined && !card.influenceable) faults.push('only an influenceable creature has a cap.');
  if (card.influenceReceivers && card.influenceValue === undefined) faults.push('receivers need an influence value.');
  if (card.rangedCondition && card.rangedStrength === undefined) faults.push('a ranged condition needs a strength.');
  return faults;
}

const between = (value: number | undefined, least: number, most: number): boolean =>
  value !== undefined && value >= least && value <= most;
