import type { Seat } from '#kernel';
import { quest } from '../content/catalogue.js';
import type { Quest } from '../content/schema.js';
import type { State } from '../state.js';
import { meets } from '../table/alignment.js';
import { eligibleMages, guildOf } from '../table/guilds-of-a-game.js';

/** The fewest mages that may take part: what the condition asks, at least one (GUILD-177, GUILD-181). */
export const fewestMages = ({ conditions }: Quest): number => conditions.minMages ?? 1;

/** The quest that the seat has to attempt; `undefined` when the action is lost (GUILD-091, GUILD-092, GUILD-176). */
export function questToAttempt(state: State, seat: Seat): Quest | undefined {
  const [top] = state.quests.deck;
  if (top === undefined) return undefined;
  const card = quest(top);
  const guild = guildOf(state, seat);
  const enough = eligibleMages(guild, 'quests').length >= fewestMages(card);
  return enough && meets(guild.alignment, card.conditions.alignment) ? card : undefined;
}
