import { idSchema, type Id } from '#kernel';
import { z } from 'zod';

/** Ids of cards: those of different kinds do not mix. */
export type GuildTileId = Id<'guildTile'>;
export type LeaderId = Id<'leader'>;
export type MageId = Id<'mage'>;
/** An object or a spell. */
export type ItemId = Id<'item'>;
export type QuestId = Id<'quest'>;
/** A mage, or a leader, that fights. */
export type FighterId = Id<'mage' | 'leader'>;

const idOf = <Of extends string>() => idSchema<Of>().meta({ description: 'Id of a card, as in the content.' });

/** The id of a card of a kind, in events and views. */
export const card = {
  guildTile: idOf<'guildTile'>(),
  leader: idOf<'leader'>(),
  mage: idOf<'mage'>(),
  item: idOf<'item'>(),
  quest: idOf<'quest'>(),
  fighter: idOf<'mage' | 'leader'>(),
} as const;

/** Ids of cards of a kind. */
export const cards = {
  leader: z.array(card.leader),
  mage: z.array(card.mage),
  item: z.array(card.item),
  quest: z.array(card.quest),
} as const;
