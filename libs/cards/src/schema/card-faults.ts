import type { Timing } from '../words.js';
import { borderOf } from './borders.js';
import type { Card } from './card-fields.js';
import { fieldsOf } from './fields-of.js';
import type { CreatureFilter } from './filter.js';
import { nextKind } from './kinds.js';
import { gamesWhereItWorks } from './where-it-works.js';

/** The contradictions in a card, in sentences (CARD-02 to CARD-07). Effects check themselves. */
export const cardFaults = (card: Card): string[] => [
  ...fieldFaults(card),
  ...repetitionFaults(card),
  ...gameFaults(card),
  ...timingFaults(card),
  ...(card.type === 'CREATURE' ? creatureFaults(card) : []),
  ...(card.type === 'GUARDIAN' ? guardianFaults(card) : []),
];

function fieldFaults(card: Card): string[] {
  const { required, optional } = fieldsOf(card.type);
  const allowed = new Set<string>([...required, ...optional]);
  const border = borderOf(card.type);
  return [
    ...required.filter((field) => card[field] === undefined).map((field) => `a ${card.type} needs "${field}".`),
    ...Object.keys(card)
      .filter((field) => !allowed.has(field))
      .map((field) => `a ${card.type} has no "${field}".`),
    ...(card.border === border ? [] : [`the border of a ${card.type} is ${border ?? 'none'}.`]),
  ];
}

/** Sets are written as lists. */
const sets = ['games', 'classes', 'vulnerabilities', 'influenceReceivers', 'corrupts', 'timing'] as const;

const repetitionFaults = (card: Card): string[] =>
  sets
    .filter((field) => new Set<string>(card[field]).size < (card[field]?.length ?? 0))
    .map((field) => `"${field}" says something twice.`);

function gameFaults({ type, games, effects }: Card): string[] {
  const works = gamesWhereItWorks(type, effects);
  return games.filter((game) => !works.includes(game)).map((game) => `it is nothing in ${game}.`);
}

/** A spell or hand item does something in each of its windows; only abilities have windows on other cards (cards.md 4.6). */
function timingFaults({ type, timing = [], effects }: Card): string[] {
  if (type !== 'SPELL' && type !== 'ITEM_HAND') {
    return effects
      .filter((effect) => effect.timing && effect.trigger !== 'ACTIVATED')
      .map(({ op }) => `only an ability has a timing on a ${type}: ${op}.`);
  }
  const used = new Set<Timing>(effects.flatMap((effect) => effect.timing ?? timing));
  return [
    ...effects
      .filter(({ trigger }) => trigger !== 'PLAYED' && trigger !== 'COMMAND')
      .map(({ op }) => `what a ${type} does happens when it is played: ${op}.`),
    ...timing.filter((window) => !used.has(window)).map((window) => `it does nothing at ${window}.`),
    ...[...used].filter((window) => !timing.includes(window)).map((window) => `it is not played at ${window}.`),
  ];
}

function creatureFaults(card: Card): string[] {
  const faults: string[] = [];
  if (!between(card.vitality, 1, 24)) faults.push('the vitality of a creature is 1 to 24.');
  if (card.dominantValue !== card.vitality) faults.push('the dominant value of a creature is its vitality.');
  if (card.influenceCap !== undefined && !card.influenceable) faults.push('only an influenceable creature has a cap.');
  if (card.influenceReceivers && card.influenceValue === undefined) faults.push('receivers need an influence value.');
  if (card.rangedCondition && card.rangedStrength === undefined) faults.push('a ranged condition needs a strength.');
  if (enemies(card).some((filter) => filter?.owner !== undefined)) faults.push('whom it fights is an enemy anyway.');
  return [...faults, ...offColorFaults(card)];
}

/** The filters of a creature that are of enemies. */
const enemies = ({ rangedCondition, immunities = [] }: Card): (CreatureFilter | undefined)[] => [
  rangedCondition,
  ...immunities.map(({ creatures }) => creatures),
];

function offColorFaults({ kind, offColorBonus, offColorAgainst }: Card): string[] {
  if (offColorAgainst === undefined || kind === undefined) return [];
  if (offColorBonus === 0) return ['a bonus of 0 is against no kind.'];
  return offColorAgainst === nextKind(kind) ? [`the bonus of ${kind} is against ${offColorAgainst} anyway.`] : [];
}

const guardianFaults = (card: Card): string[] => [
  ...(between(card.vitality, 20, 30) ? [] : ['the vitality of a guardian is 20 to 30.']),
  ...(between(card.influenceValue, 4, 9) ? [] : ['a guardian influences by 4 to 9.']),
];

const between = (value: number | undefined, least: number, most: number): boolean =>
  value !== undefined && value >= least && value <= most;
