import { jest } from '@jest/globals';
import * as printed from '../content/catalogue.js';
import type { GuildTile, Leader, Mage, ObjectCard, Quest, Spell } from '../content/schema.js';

/**
 * Cards made for a test, beside those of the box: a rule test says the values that it is about, and goes on saying them
 * when the content is tuned. A spec that uses them imports `with-made-cards.js`.
 */
const made = {
  mages: new Map<string, Mage>(),
  quests: new Map<string, Quest>(),
  items: new Map<string, ObjectCard | Spell>(),
  leaders: new Map<string, Leader>(),
  guildTiles: new Map<string, GuildTile>(),
};

let cardsMade = 0;

/** A fresh card id, so that no test meets another's cards. Ids ascend in the order made. */
export function freshId(kind: string): string {
  cardsMade += 1;
  return `made-${kind}-${String(cardsMade).padStart(5, '0')}`;
}

export const addMage = (card: Mage): Map<string, Mage> => made.mages.set(card.id, card);
export const addQuest = (card: Quest): Map<string, Quest> => made.quests.set(card.id, card);
export const addItem = (card: ObjectCard | Spell): Map<string, ObjectCard | Spell> => made.items.set(card.id, card);
export const addLeader = (card: Leader): Map<string, Leader> => made.leaders.set(card.id, card);
export const addGuildTile = (card: GuildTile): Map<string, GuildTile> => made.guildTiles.set(card.id, card);

jest.unstable_mockModule('../content/catalogue.js', () => ({
  ...printed,
  findMage: (id: string) => made.mages.get(id) ?? printed.findMage(id),
  findQuest: (id: string) => made.quests.get(id) ?? printed.findQuest(id),
  findItem: (id: string) => made.items.get(id) ?? printed.findItem(id),
  findLeader: (id: string) => made.leaders.get(id) ?? printed.findLeader(id),
  findGuildTile: (id: string) => made.guildTiles.get(id) ?? printed.findGuildTile(id),
  mage: (id: string) => made.mages.get(id) ?? printed.mage(id),
  quest: (id: string) => made.quests.get(id) ?? printed.quest(id),
  item: (id: string) => made.items.get(id) ?? printed.item(id),
  leader: (id: string) => made.leaders.get(id) ?? printed.leader(id),
  guildTile: (id: string) => made.guildTiles.get(id) ?? printed.guildTile(id),
}));
