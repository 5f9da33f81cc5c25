import type { Seat } from '#kernel';
import { findGuildTile, findItem, findLeader, findMage, findQuest } from '../content/catalogue.js';
import type { ItemId, LeaderId, MageId, QuestId } from '../content/ids.js';
import type { State } from '../state.js';
import { guildOf } from './guilds-of-a-game.js';

/** True when a card stands in the view of a seat (guilds.md 6, GUILD-195). An id that no card has is never visible. */
export function isVisible(state: State, seat: Seat, cardId: string): boolean {
  if (findMage(cardId)) return seesMage(state, seat, cardId);
  if (findItem(cardId)) return seesItem(state, seat, cardId);
  if (findLeader(cardId)) return seesLeader(state, seat, cardId);
  if (findQuest(cardId)) return seesQuest(state, seat, cardId);
  return findGuildTile(cardId) !== undefined && state.guilds.some((guild) => guild.tileId === cardId);
}

function seesMage({ mages, auction, guilds, resolution }: State, seat: Seat, mageId: MageId): boolean {
  return (
    mages.faceUp === mageId ||
    mages.pile.includes(mageId) ||
    mages.removed.includes(mageId) ||
    auction.lots.includes(mageId) ||
    guilds.some((guild) => guild.mages.some((mage) => mage.id === mageId)) ||
    (resolution?.seat === seat && resolution.drawnMages.includes(mageId))
  );
}

function seesItem(state: State, seat: Seat, itemId: ItemId): boolean {
  const { items, guilds, quests, resolution, effect } = state;
  return (
    items.faceUp === itemId ||
    items.discard.includes(itemId) ||
    guildOf(state, seat).spells.includes(itemId) ||
    guilds.some((guild) => guild.objects.some((object) => object.id === itemId)) ||
    Object.values(quests.seen).some((quest) => quest.objects.includes(itemId)) ||
    (resolution?.seat === seat && resolution.market.offered.includes(itemId)) ||
    (effect?.kind === 'pick' && effect.seat === seat && effect.cards.includes(itemId))
  );
}

function seesLeader({ guilds, dealtLeaders, resolution }: State, seat: Seat, leaderId: LeaderId): boolean {
  return (
    guilds.some((guild) => guild.leaderId === leaderId) ||
    dealtLeaders[seat]?.includes(leaderId) === true ||
    (resolution?.seat === seat && resolution.drawnLeaders.includes(leaderId))
  );
}

function seesQuest({ guilds, quests, effect }: State, seat: Seat, questId: QuestId): boolean {
  return (
    Object.hasOwn(quests.seen, questId) ||
    guilds.some((guild) => guild.quests.includes(questId)) ||
    (effect?.kind === 'order' &&
      effect.seat === seat &&
      (effect.cards.includes(questId) || effect.placed.includes(questId)))
  );
}
