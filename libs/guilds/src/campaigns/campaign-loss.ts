import { item } from '../content/catalogue.js';
import type { ObjectCard } from '../content/schema.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import type { Guild, State } from '../state.js';
import { notAmong } from '../table/checks.js';
import { guildOf, inCardOrder } from '../table/guilds-of-a-game.js';
import { removeObject } from '../table/moves.js';
import { campaignOf, cardOnQuest, runningCampaign } from './campaign-facts.js';

/** The loss of a failed quest (GUILD-097). */

const objectsOf = (guild: Guild): ObjectCard[] =>
  inCardOrder(guild.objects)
    .map(({ id }) => item(id))
    .filter((card): card is ObjectCard => card.kind === 'object');

/** True while the seat has more objects than it still has to leave: it chooses which. */
function choosesLoss(state: State): boolean {
  const campaign = runningCampaign(state);
  if (campaign?.outcome !== 'failed' || campaign.objectsDue === 0) return false;
  return guildOf(state, campaign.seat).objects.length > campaign.objectsDue;
}

/** Rubies are left on the card, or what the seat has if that is less. */
export function leaveRubies(turn: GuildsTurn, due: number): void {
  const { seat, questId } = campaignOf(turn.state);
  const rubies = Math.min(due, guildOf(turn.state, seat).rubies);
  if (rubies > 0) turn.emit({ type: 'rubiesLeft', seat, questId, rubies });
}

/** All objects of the seat are left on the card: it has no more than it has to leave. */
export function leaveAllObjects(turn: GuildsTurn): void {
  const { seat, questId } = campaignOf(turn.state);
  for (const { id } of objectsOf(guildOf(turn.state, seat))) {
    turn.emit({ type: 'objectLeft', seat, questId, objectId: id });
  }
}

export const campaignLossSteps = {
  'quest.loss': {
    asked: (state) => (choosesLoss(state) ? [campaignOf(state).seat] : []),
    byDefault(state, seat) {
      const cheapest = objectsOf(guildOf(state, seat)).reduce((best, other) =>
        other.price < best.price ? other : best,
      );
      return { type: 'leaveOnQuest', objectId: cheapest.id };
    },
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const campaignLossCommands: CommandTable<'leaveOnQuest'> = {
  leaveOnQuest: {
    steps: ['quest.loss'],
    offers: (state, seat) => objectsOf(guildOf(state, seat)).map(({ id }) => ({ type: 'leaveOnQuest', objectId: id })),
    check: (state, { objectId }, seat) =>
      notAmong(
        state,
        seat,
        objectId,
        guildOf(state, seat).objects.map(({ id }) => id),
        97,
      ),
    perform: (turn, { objectId }, seat) =>
      turn.emit({ type: 'objectLeft', seat, questId: campaignOf(turn.state).questId, objectId }),
  },
};

export const campaignLossEvolvers: Evolvers<'rubiesLeft' | 'objectLeft'> = {
  rubiesLeft(state, { seat, questId, rubies }) {
    guildOf(state, seat).rubies -= rubies;
    cardOnQuest(state, questId).rubies += rubies;
  },
  objectLeft(state, { seat, questId, objectId }) {
    removeObject(state, seat, objectId);
    cardOnQuest(state, questId).objects.push(objectId);
    campaignOf(state).objectsDue -= 1;
  },
};
