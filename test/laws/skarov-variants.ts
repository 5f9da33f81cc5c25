import type { AnyTagged, StateOf } from '#kernel';
import type { Conserved } from '#kernel/testing';
import { skarov } from '#skarov-presentation';
import { heroCards, idsOfPile } from './hero-cards.js';
import type { LawVariants } from './in-tier.js';

const { heroes, powerCards, woundCards, eventCards, bases, scenarios } = skarov.content!;
const [hero, ally] = heroes.map(({ id }) => id) as [string, string];
const [card] = powerCards.map(({ id }) => id) as [string];

/** Events that a few random games may not reach. */
const rareEvents: readonly AnyTagged[] = [
  { type: 'cardVoid', side: 'HEROES', heroId: hero },
  { type: 'attackVoid', attackerId: 'android-1', targetId: hero },
  { type: 'attackRedirected', attackerId: 'android-1', from: hero, to: ally, source: card },
  { type: 'figurePushed', figureId: hero, from: '0,0', to: '1,0', by: 'android-1' },
  { type: 'figuresSwapped', a: hero, b: ally, source: card },
  { type: 'eventDiscarded', seat: 2, cardId: 'event:1', source: 'event:2' },
  { type: 'damagePrevented', figureId: hero, points: 1, source: card },
  { type: 'campaignStepTaken', seat: 0, heroId: hero, gained: card, lost: card },
  { type: 'baseUnveiled', base: ownBase('branch-office') },
  { type: 'missionAccomplished', heroId: hero, missionId: heroes[0]!.missions[0]!.id },
  { type: 'buildStepUndone' },
  { type: 'finalCombatBegun' },
  { type: 'escapeOpened', heroId: hero },
  { type: 'slotPassed', drawn: true },
  { type: 'heroesWithdrawn', seat: 0 },
  { type: 'rankAllowed', seat: 2, to: 0, rank: 'VETERAN' },
  { type: 'woundDrawn', heroId: hero, side: 'HEROES', discarded: 3, woundId: 'wound:1' },
  { type: 'woundHealed', heroId: hero, woundId: 'wound:2', source: card },
  { type: 'pushDeclined', seat: 0 },
];

/** A ready base as a base of a player's own. */
function ownBase(named: string): object {
  const { id: _id, name: _name, heroes: _heroes, ...layout } = bases.find(({ id }) => id === named)!;
  return layout;
}

/** A scenario of the box as one of a player's own. */
const ownScenario = (named: string): object => ({
  ...scenarios.find(({ id }) => id === named)!,
  id: 'my-own',
});

/** Every adventure with every number of heroes, large games with a turn limit, bases and scenarios of the box as a player’s own, and bases that are built. */
const options = [
  { heroes: 2 },
  { heroes: 1, scenarioId: 'light-showers', decisionSeconds: 60 },
  { heroes: 4, scenarioId: 'whole-programme', turnLimit: 9 },
  { heroes: 3, ranks: ['ROOKIE', null, 'VETERAN'], decisionSeconds: null, turnLimit: 9 },
  { heroes: 2, scenarioId: 'nine-turns-to-launch' },
  { heroes: 1, campaign: { heroes: [] } },
  { heroes: 3, scenarioId: 'spring-collection', ranks: ['VETERAN'], turnLimit: 9 },
  { heroes: 4, turnLimit: 9 },
  { heroes: 2, base: ownBase('branch-office') },
  { heroes: 2, scenarioId: 'light-showers' },
  { heroes: 3, scenario: ownScenario('light-showers'), turnLimit: 9 },
  { heroes: 4, scenarioId: 'nine-turns-to-launch', turnLimit: 9 },
  { heroes: 3, scenarioId: 'whole-programme', turnLimit: 9 },
  { heroes: 4, base: ownBase('headquarters'), ranks: [null, 'VETERAN'], turnLimit: 9 },
  { heroes: 2, scenarioId: 'spring-collection' },
  { heroes: 3, scenarioId: 'light-showers', turnLimit: 9 },
  { heroes: 3, scenarioId: 'nine-turns-to-launch', turnLimit: 9 },
  { heroes: 4, scenarioId: 'spring-collection', turnLimit: 9 },
  { heroes: 2, scenario: ownScenario('nine-turns-to-launch') },
];

const wounds = idsOfPile('wound', woundCards);
const events = idsOfPile('event', eventCards);

const conserved: readonly Conserved<StateOf<typeof skarov>>[] = [
  {
    what: 'power cards',
    box: () => powerCards.map(({ id }) => id),
    places: (state) => heroCards(state, (id) => !id.startsWith('wound:')),
    outOfPlay: true,
  },
  {
    what: 'wound cards',
    box: ({ woundShuffles }) => (Object.keys(woundShuffles).length === 0 ? [] : wounds),
    places: (state) => ({
      pile: state.woundPile,
      discard: state.woundDiscard,
      ...heroCards(state, (id) => id.startsWith('wound:')),
    }),
  },
  {
    what: 'event cards',
    box: ({ woundShuffles }) => (Object.keys(woundShuffles).length === 0 ? [] : events),
    places: ({ overlord: { pile, hand, discard, set }, villain }) => ({
      pile,
      hand,
      discard,
      'by sheets': set.map(({ cardId }) => cardId),
      open: villain?.event == null ? [] : [villain.event],
    }),
  },
];

/** The settings of the laws for Skarov. */
export const variants: LawVariants = {
  games: { here: 1, change: 2, full: 24 },
  depth: 0.004,
  rareEvents,
  conserved,
  // Its facts are sentences already, each in its own language.
  uncompared: ['BASE_REFUSED'],
  options,
};
