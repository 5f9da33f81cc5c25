import { clash } from '#clash-presentation';
import type { AnyTagged, StateOf } from '#kernel';
import type { Conserved } from '#kernel/testing';
import { heroCards, idsOfPile } from './hero-cards.js';
import type { LawVariants } from './in-tier.js';

const { heroes, powerCards, sidekicks, villainSheets, woundCards } = clash.content!;
const [hero, ally] = heroes.map(({ id }) => id) as [string, string];
const villain = `${villainSheets[0]!.id}-1`;
const [space, other] = ['3,1', '4,1'];
const cardsOf = (id: string): string[] =>
  powerCards.filter(({ heroId, set }) => heroId === id && set === 'BASE').map((card) => card.id);

/** Events that a dozen random games may not reach; of these, hundreds of games reach all but promotions. */
const rareEvents: readonly AnyTagged[] = [
  { type: 'higherRankAnswered', seat: 0, side: 'B', allow: true },
  { type: 'teamUpPassed', seat: 1 },
  { type: 'sidekickTaken', seat: 0, heroId: hero, sidekickId: sidekicks[0]!.id },
  { type: 'sidekicksPassed', seat: 0 },
  { type: 'teamUpTokensPlaced', seat: 0, side: 'A', heroId: hero, characteristics: ['DEFENSE', 'MIND'] },
  { type: 'cardVoid', side: 'A', heroId: hero },
  { type: 'attackVoid', attackerId: villain, targetId: hero },
  { type: 'attackRedirected', attackerId: villain, from: hero, to: ally, source: 'rage-get-behind-me' },
  {
    type: 'rollChanged',
    figureId: hero,
    source: 'ultrawoman-press-smile',
    die: 3,
    faces: ['POW'],
    rerolls: [['1']],
    successes: 4,
  },
  { type: 'pushDeclined', seat: 0 },
  { type: 'specialActionPerformed', heroId: hero, specialActionId: 'skylight' },
  { type: 'damagePrevented', figureId: 'rage', points: 1, source: 'rage-thick-skin' },
  { type: 'figuresSwapped', a: hero, b: ally, source: 'clockwise-wrong-time-zone' },
  {
    type: 'pieceAdded',
    piece: 'TOKEN',
    pieceId: 'relay-4',
    kindId: 'relay',
    spaceId: space,
    turns: 0,
    source: 'step-6',
  },
  { type: 'doorSet', door: '2b/freight-door', open: true, source: 'freight-door' },
  { type: 'dieRolled', source: 'gusts', faces: ['1'] },
  { type: 'woundDrawn', heroId: hero, side: 'A', discarded: 3, woundId: 'wound:2' },
  { type: 'heroPromoted', seat: 0, side: 'A', heroId: ally, cardIds: cardsOf(ally) },
  { type: 'heroesWithdrawn', seat: 0 },
  { type: 'campaignStepTaken', seat: 0, heroId: 'rage', gained: 'rage-count-to-ten', lost: 'rage-warm-up-growl' },
  { type: 'figurePushed', figureId: villain, from: space, to: other, by: hero },
];

/** Blank ones come as they are needed (CLASH-250). */
const wounds = idsOfPile(
  'wound',
  woundCards.filter(({ id }) => id !== 'blank'),
);

const conserved: readonly Conserved<StateOf<typeof clash>>[] = [
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
      ...heroCards(state, (id) => wounds.includes(id)),
    }),
  },
];

/** The settings of the laws for Clash. */
export const variants: LawVariants = {
  games: { here: 6, change: 10, full: 320 },
  depth: 0.015,
  rareEvents,
  conserved,
  options: [
    {},
    { scenarioId: 'silent-hour', mode: 'COOP', seatsA: 2, difficulty: 'EASY', decisionSeconds: 60 },
    { scenarioId: 'five-shadows', seatsA: 2, seatsB: 2, heroesA: 3 },
    { scenarioId: 'doll-parade', mode: 'SOLO', startSide: 'B', decisionSeconds: null },
    { scenarioId: 'key-to-the-city', seatsA: 3, seatsB: 2, rankB: 'VETERAN' },
    { scenarioId: 'silent-hour', rankA: 'VETERAN', rankB: 'ROOKIE', heroesA: 2, decisionSeconds: 86_400 },
    { scenarioId: 'doll-parade', mode: 'COOP', seatsA: 3, difficulty: 'HARD', campaign: { heroes: [] } },
    { scenarioId: 'doll-parade', seatsA: 2, seatsB: 2 },
    { scenarioId: 'five-shadows', mode: 'SOLO', difficulty: 'NORMAL', rankA: 'HERO' },
    { scenarioId: 'doll-parade', seatsA: 2, seatsB: 1, campaign: { heroes: [] } },
    { scenarioId: 'key-to-the-city', heroesA: 2, heroesB: 2, rankA: 'ROOKIE', rankB: 'ROOKIE' },
    { scenarioId: 'five-shadows', mode: 'COOP', seatsA: 6, startSide: 'B' },
  ],
};
