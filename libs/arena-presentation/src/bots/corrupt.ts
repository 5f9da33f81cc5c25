import { best, commandsOf } from '#kernel';
import type { Command } from '#arena/queries';
import { worthOf } from './card-worth.js';
import { standing, stake } from './combat-outlook.js';
import { afterMove } from './imagined-moves.js';
import { chanceAt, marginOf } from './match-ups.js';
import { handCard, type Outlook } from './outlook.js';

/** The chance of a fight against a seat whose creature has been corrupted away. */
const DESERTED = 0.85;

/** Corrupts the enemy duellist unless the fight is as good as won without (ARENA-COR-04). */
export function corruptDuellist(outlook: Outlook): Command | undefined {
  const { table, seat, legal } = outlook;
  const gain = (DESERTED - chanceAt(marginOf(table, seat))) * stake(outlook);
  return cheapest(outlook, gain) ?? legal.find(({ type }) => type === 'pass');
}

/** Corrupts a creature that has just come, when that changes who wins (ARENA-COR-05). */
export function corruptArrival(outlook: Outlook): Command | undefined {
  const { table, seat, legal } = outlook;
  const [first] = commandsOf(outlook, 'playCorruption');
  const without = first ? afterMove(table, first, seat) : table;
  const gain = standing(outlook, without) - standing(outlook, table);
  return cheapest(outlook, gain) ?? legal.find(({ type }) => type === 'declineCorruption');
}

function cheapest(outlook: Outlook, gain: number): Command | undefined {
  return best(commandsOf(outlook, 'playCorruption'), ({ cardId }) => gain - worthOf(handCard(outlook, cardId)), 0);
}
