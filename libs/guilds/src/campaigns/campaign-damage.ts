import type { Seat } from '#kernel';
import type { MageId } from '../content/ids.js';
import { damageMage, healthLeft, removeIfBeyondHealth } from '../fights/mage-damage.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { GuildMage, State } from '../state.js';
import { notOwnMage } from '../table/checks.js';
import { guildMage, guildOf, inCardOrder } from '../table/guilds-of-a-game.js';
import { campaignOf, questOf, runningCampaign, survivors } from './campaign-facts.js';

/** The damage of a failed quest (GUILD-099, GUILD-100, GUILD-178). */

/** The mages that may take failure damage, in card order. */
const candidates = (state: State): GuildMage[] => inCardOrder(survivors(state, campaignOf(state)));

/** True while the seat chooses who takes failure damage. */
function choosesDamage(state: State): boolean {
  const campaign = runningCampaign(state);
  return campaign?.outcome === 'failed' && campaign.damageDue > 0 && candidates(state).length > 1;
}

function assign(turn: GuildsTurn, seat: Seat, mageId: MageId, points: number): void {
  turn.emit({ type: 'failureDamageAssigned', seat, mageId, points });
  damageMage(turn, seat, mageId, points);
  removeIfBeyondHealth(turn, seat, mageId);
}

/** The points that remove a mage from the game, its shield included. */
const pointsToRemove = (state: State, seat: Seat, fighter: GuildMage): number =>
  healthLeft(fighter) + 1 + (guildOf(state, seat).effects.shields[fighter.id] ?? 0);

/** One candidate takes what is due; with no candidate left the rest is lost. */
export function settleDamage(turn: GuildsTurn): void {
  const campaign = campaignOf(turn.state);
  const { seat, damageDue } = campaign;
  const [last] = candidates(turn.state);
  if (!last) {
    turn.emit({ type: 'failureDamageLost', seat, points: damageDue });
    return;
  }
  const { distributed } = questOf(campaign).failure;
  assign(turn, seat, last.id, distributed ? Math.min(damageDue, pointsToRemove(turn.state, seat, last)) : damageDue);
}

export const campaignDamageSteps = {
  'quest.damage': {
    asked: (state) => (choosesDamage(state) ? [campaignOf(state).seat] : []),
    byDefault(state) {
      const healthiest = candidates(state).reduce((best, other) =>
        healthLeft(other) > healthLeft(best) ? other : best,
      );
      return { type: 'assignDamage', mageId: healthiest.id };
    },
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const campaignDamageCommands: CommandTable<'assignDamage'> = {
  assignDamage: {
    steps: ['quest.damage'],
    offers: (state) => candidates(state).map(({ id }) => ({ type: 'assignDamage', mageId: id })),
    check: (state, { mageId }, seat) =>
      notOwnMage(state, seat, mageId, 99) ??
      (candidates(state).includes(guildMage(state, seat, mageId))
        ? undefined
        : refuse(99, 'notAvailable', { card: mageId })),
    perform(turn, { mageId }, seat) {
      const campaign = campaignOf(turn.state);
      assign(turn, seat, mageId, questOf(campaign).failure.distributed ? 1 : campaign.damageDue);
    },
  },
};

export const campaignDamageEvolvers: Evolvers<'failureDamageAssigned' | 'failureDamageLost'> = {
  failureDamageAssigned(state, { points }) {
    const campaign = campaignOf(state);
    campaign.damageDue -= points;
    // The loss comes before the damage: what was not there to be left then is not asked for any more.
    campaign.objectsDue = 0;
  },
  failureDamageLost(state) {
    campaignOf(state).damageDue = 0;
  },
};
