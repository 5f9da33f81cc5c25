import type { Census } from '#kernel';
import {
  content,
  type Effect,
  type Event,
  findItem,
  guildTiles,
  items,
  leader,
  leaders,
  mechanics,
  type State,
} from '#guilds/queries';

/** The counts of `chronicler simulate guilds`: winners and their choices, and the use of every card and action. */
export const census: Census<State, Event> = {
  traits: ({ guilds }, seat) => ({ tile: guilds[seat]?.tileId ?? '', leader: guilds[seat]?.leaderId ?? '' }),
  turns: ({ turn }) => turn,
  uses,
  all: [
    ...content.actionCards.flatMap(({ id }) => [`action:${id}`, `action:${id}-x2`]),
    ...guildTiles.map(({ id }) => `tile:${id}`),
    ...leaders.map(({ id }) => `leader:${id}`),
    ...content.mages.map(({ id }) => `mage:${id}`),
    ...items.map(({ id, kind }) => `${kind}:${id}`),
    ...content.quests.map(({ id }) => `quest:${id}`),
    ...mechanics.map((mechanic) => `effect:${mechanic}`),
  ],
};

/** A tile dealt, a leader kept, a mage hired, an item bought, drawn or played, a quest completed, an action carried out. */
function uses(event: Event): Iterable<string> {
  switch (event.type) {
    case 'guildFounded':
      return [`tile:${event.tileId}`];
    case 'leadersRevealed':
      return event.leaders.map(({ leaderId }) => `leader:${leaderId}`);
    case 'leaderSwapped':
      return [`leader:${event.leaderId}`];
    case 'powerUsed':
      return effectsOf(leader(event.leaderId).power);
    case 'magesDealt':
      return event.mageIds.map((id) => `mage:${id}`);
    case 'mageBought':
    case 'mageRecruited':
    case 'lotSold':
      return [`mage:${event.mageId}`];
    case 'objectBought':
    case 'objectPicked':
      return itemUsed(event.objectId);
    case 'cardPlayed':
      return itemUsed(event.itemId);
    case 'combatCardsRevealed':
      return event.plays.flatMap(({ play }) => (play ? itemUsed(play.itemId) : []));
    case 'campaignWon':
      return [`quest:${event.questId}`];
    case 'actionBegan':
      return [`action:${event.action}${event.x2 ? '-x2' : ''}`];
    default:
      return [];
  }
}

function itemUsed(id: string): string[] {
  const card = findItem(id);
  return card ? [`${card.kind}:${id}`, ...effectsOf(card.effects)] : [];
}

const effectsOf = (effects: readonly Effect[]): string[] => effects.map(({ effect }) => `effect:${effect}`);
