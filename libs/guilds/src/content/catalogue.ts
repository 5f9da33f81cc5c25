import type { z } from 'zod';
import { actionCards } from './action-cards.js';
import { cardText, type AuthoredCard } from './card-text.js';
import { guildTiles as authoredTiles } from './guild-tiles.js';
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
  type ActionCard,
  type Content,
  type GuildTile,
  type Item,
  type Leader,
  type Mage,
  type ObjectCard,
  type Quest,
  type Spell,
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
export const objects: readonly ObjectCard[] = content.objects;
export const spells: readonly Spell[] = content.spells;
/** Objects and spells: the mixed deck of GUILD-016. */
export const items: readonly Item[] = Object.freeze([...objects, ...spells].sort(byId));
export const quests: readonly Quest[] = content.quests;

/** The card with this id; `undefined` when there is none. */
export const findGuildTile = finder(guildTiles);
export const findLeader = finder(leaders);
export const findMage = finder(mages);
export const findItem = finder(items);
export const findQuest = finder(quests);

/** The card with this id. Throws a RangeError when there is none: the caller has taken the id from a game's own state. */
export const guildTile = known('guild tile', findGuildTile);
export const leader = known('leader', findLeader);
export const mage = known('mage', findMage);
export const item = known('item', findItem);
export const quest = known('quest', findQuest);
export const actionCard = known('action card', finder<ActionCard>(content.actionCards));

function printed<Card extends { readonly id: string }>(
  schema: z.ZodType<Card>,
  authored: readonly AuthoredCard[],
): Card[] {
  return authored.map((card) => schema.parse({ ...card, text: cardText(card) })).sort(byId);
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}

function finder<Card extends { readonly id: string }>(cards: readonly Card[]): (id: string) => Card | undefined {
  const byName = new Map(cards.map((card) => [card.id, card]));
  return (id) => byName.get(id);
}

function known<Card>(kind: string, find: (id: string) => Card | undefined): (id: string) => Card {
  return (id) => {
    const card = find(id);
    if (!card) throw new RangeError(`There is no ${kind} "${id}" in the box.`);
    return card;
  };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
