import { catalogueOf, frozen } from '#kernel';
import type { z } from 'zod';
import { actionCards } from './action-cards.js';
import { cardText, type AuthoredCard } from './card-text.js';
import { guildTiles as authoredTiles } from './guild-tiles.js';
import type { FighterId, LeaderId, MageId } from './ids.js';
import { leaders as authoredLeaders } from './leaders.js';
import { mages as authoredMages } from './mages.js';
import { objects as authoredObjects } from './objects.js';
import { quests as authoredQuests } from './quests.js';
import {
  contentSchema,
  guildTileSchema,
  leaderSchema,
  mageSchema,
  objectSchema,
  questSchema,
  spellSchema,
  type Content,
  type GuildTile,
  type Item,
  type Leader,
  type Mage,
  type Quest,
} from './schema.js';
import { spells as authoredSpells } from './spells.js';

/** Everything in the box, validated, with its rules texts. Frozen. Lists are in card order: ascending id. */
export const content: Content = frozen({
  guildTiles: printed(guildTileSchema, authoredTiles),
  leaders: printed(leaderSchema, authoredLeaders),
  mages: printed(mageSchema, authoredMages),
  objects: printed(objectSchema, authoredObjects),
  spells: printed(spellSchema, authoredSpells),
  quests: printed(questSchema, authoredQuests),
  actionCards: contentSchema.shape.actionCards.parse(actionCards),
});

export const guildTiles: readonly GuildTile[] = content.guildTiles;
export const leaders: readonly Leader[] = content.leaders;
export const mages: readonly Mage[] = content.mages;
/** Objects and spells: the mixed deck of GUILD-016. */
export const items: readonly Item[] = frozen([...content.objects, ...content.spells].sort(byId));
export const quests: readonly Quest[] = content.quests;

/** Every card by kind: the one place where the rules look a card up, and where a test puts its own. */
export const box = catalogueOf({
  guildTile: guildTiles,
  leader: leaders,
  mage: mages,
  item: items,
  quest: quests,
  actionCard: content.actionCards,
});

/** The card with this id; `undefined` when there is none. */
export const {
  guildTile: findGuildTile,
  leader: findLeader,
  mage: findMage,
  item: findItem,
  quest: findQuest,
} = box.find;

/** The card with this id. Throws a RangeError when there is none: the caller has taken the id from a game's own state. */
export const { guildTile, leader, mage, item, quest, actionCard } = box.known;

/** True for a mage, false for a leader. */
export const isMage = (fighterId: FighterId): fighterId is MageId => findMage(fighterId as MageId) !== undefined;

/** The card of a mage or leader. */
export const fighter = (fighterId: FighterId): Mage | Leader =>
  isMage(fighterId) ? mage(fighterId) : leader(fighterId as LeaderId);

function printed<Card extends { readonly id: string }>(
  schema: z.ZodType<Card>,
  authored: readonly AuthoredCard[],
): Card[] {
  return authored.map((card) => schema.parse({ ...card, text: cardText(card) })).sort(byId);
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
