import { best, commandsOf } from '#kernel';
import { type Command, meets, quest } from '#guilds/queries';
import type { Outlook } from './outlook.js';
import { worthOfItem, worthOfQuestId } from './worth.js';

/** The item that is worth most. */
export const pickItem = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'pickItem'), ({ itemId }) => worthOfItem(outlook, itemId));

/** First the quests that the seat can attempt, the best of them first. */
export const orderQuests = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'putQuestNext'), ({ questId }) => {
    const open = meets(outlook.me.alignment, quest(questId).conditions.alignment);
    return worthOfQuestId(outlook, questId) + (open ? 10 : 0);
  });
