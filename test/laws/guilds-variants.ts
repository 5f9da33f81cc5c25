import { guilds } from '#guilds-presentation';
import type { AnyTagged, StateOf } from '#kernel';
import type { Conserved } from '#kernel/testing';
import type { LawVariants } from './in-tier.js';

const { leaders, mages, objects, spells, quests } = guilds.content!;
const [mageId, objectId, spellId, questId] = [mages, objects, spells, quests].map((cards) => cards[0]!.id);
const [leaderId, replaced] = [leaders[0]!.id, leaders[1]!.id];

/** Events that a few dozen random games may not reach: `chronicler simulate guilds --exhaust` shows that each can happen. */
const rareEvents: readonly AnyTagged[] = [
  { type: 'effectSpent', seat: 0, effect: 'lockElement' },
  { type: 'groupAttackAllowed', seat: 1 },
  { type: 'counterAttackSilenced', seat: 1, monster: 2 },
  { type: 'elementLocked', seat: 0, element: 'fire' },
  { type: 'fighterBoosted', seat: 0, fighterId: mageId, value: 'attack', elements: ['fire', 'air'], amount: 2 },
  { type: 'leaderBeaten', seat: 0, leaderId },
  { type: 'duelSkipped', seat: 1, column: 2, attackerId: mageId },
  { type: 'claimEnded', seat: 0, questId, discarded: [objectId] },
  { type: 'spellTaken', seat: 0, from: 1, between: [0, 1], spellId },
  { type: 'objectTaken', seat: 0, from: 1, objectId },
  { type: 'objectPicked', seat: 0, objectId },
  { type: 'leadersDrawn', seat: 0, count: 2, leaderIds: [leaderId, replaced] },
  { type: 'leaderSwapped', seat: 0, leaderId, replaced, price: 5, count: 2, under: [replaced, leaderId] },
  { type: 'leaderKept', seat: 0, count: 2, under: [leaderId, replaced] },
  { type: 'mageReturned', seat: 0, mageId },
  { type: 'magePosted', seat: 0, mageId, post: 'active' },
  { type: 'faceUpMageReplaced', seat: 0, sentToAuction: mageId, faceUp: null },
  { type: 'secondActionSeen', seat: 0, target: 1, action: 'X2' },
  { type: 'secondActionReplaced', seat: 0, action: 'work' },
  { type: 'guildDeserted', seat: 1 },
];

/** Every card of the box lies somewhere; of the quests as many as the options set. */
const conserved: readonly Conserved<StateOf<typeof guilds>>[] = [
  {
    what: 'mages',
    box: () => mages.map(({ id }) => id),
    places: ({ mages: { deck, faceUp, pile, removed }, auction, resolution, guilds: all }) => ({
      deck,
      'face up': faceUp === null ? [] : [faceUp],
      pile,
      removed,
      // A lot that is sold, or that no seat wanted, stays on the list.
      auction: auction.lots.filter(
        (id) => !removed.includes(id) && !all.some((guild) => guild.mages.some((mage) => mage.id === id)),
      ),
      drawn: resolution?.drawnMages ?? [],
      ...Object.fromEntries(all.map((guild) => [`guild ${guild.seat}`, guild.mages.map(({ id }) => id)])),
    }),
  },
  {
    what: 'objects and spells',
    box: () => [...objects, ...spells].map(({ id }) => id),
    places: ({ items: { deck, discard, faceUp }, quests: { seen }, effect, resolution, guilds: all }) => ({
      deck,
      discard,
      // It is offered in an open market as well.
      'face up': faceUp === null || resolution?.market.offered.includes(faceUp) ? [] : [faceUp],
      market: resolution?.market.offered ?? [],
      picked: effect?.kind === 'pick' ? effect.cards : [],
      quests: Object.values(seen).flatMap((quest) => quest.objects),
      ...Object.fromEntries(
        all.map(({ seat, spells: held, objects: carried }) => [
          `guild ${seat}`,
          [...held, ...carried.map(({ id }) => id)],
        ]),
      ),
    }),
  },
  {
    what: 'leaders',
    box: () => leaders.map(({ id }) => id),
    places: ({ leaders: { deck }, dealtLeaders, resolution, guilds: all }) => ({
      deck,
      drawn: resolution?.drawnLeaders ?? [],
      ...Object.fromEntries(
        all.map(({ seat, leaderId }) => [`guild ${seat}`, leaderId === null ? (dealtLeaders[seat] ?? []) : [leaderId]]),
      ),
    }),
  },
  {
    what: 'quests',
    box: () => quests.map(({ id }) => id),
    places: ({ quests: { deck }, guilds: all }) => ({
      // The one that ends the game stays on top of the deck.
      deck: deck.filter((id) => !all.some((guild) => guild.quests.includes(id))),
      ...Object.fromEntries(all.map((guild) => [`guild ${guild.seat}`, guild.quests])),
    }),
    outOfPlay: true,
  },
];

/** The settings of the laws for Guilds. */
export const variants: LawVariants = {
  games: { here: 8, change: 16, full: 500 },
  depth: 0.01,
  options: [
    {},
    { questCount: 5 },
    { questCount: 12, stalemateTurns: 20 },
    { decisionSeconds: null, stalemateTurns: 3 },
  ],
  rareEvents,
  conserved,
};
