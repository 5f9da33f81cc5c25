import type { Localized } from '#kernel';
import { findGuildTile, findItem, findLeader, findMage, findQuest } from '#guilds/queries';

/** The name of any card of the box; `undefined` when there is none with this id. */
export const nameOf = (cardId: string): Localized | undefined =>
  (findMage(cardId) ?? findItem(cardId) ?? findQuest(cardId) ?? findLeader(cardId) ?? findGuildTile(cardId))?.name;
