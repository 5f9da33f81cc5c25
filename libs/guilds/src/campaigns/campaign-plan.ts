import type { Seat } from '#kernel';
import type { Command, CommandOf } from '../commands.js';
import type { Campaign } from '../fights/fight-state.js';
import { printedAttack } from '../fights/fight-totals.js';
import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { GuildMage, State } from '../state.js';
import { notOwnMage, outside } from '../table/checks.js';
import { eligibleMages, guildMage, guildOf } from '../table/guilds-of-a-game.js';
import { campaignOf, groupsOpened, livingMonsters, questOf, runningCampaign } from './campaign-facts.js';
import { fewestMages } from './quest-conditions.js';

/** The plan of a campaign: who goes, in front of which monster, in which group (GUILD-112, GUILD-181). */

const unsent = (state: State, campaign: Campaign): GuildMage[] =>
  eligibleMages(guildOf(state, campaign.seat), 'quests').filter(
    ({ id }) => !campaign.sent.some(({ mageId }) => mageId === id),
  );

const isFull = (campaign: Campaign): boolean =>
  campaign.sent.length >= (questOf(campaign).conditions.maxMages ?? Number.POSITIVE_INFINITY);

/** True when mages in front of one monster may attack together (GUILD-113). */
const mayGroup = (campaign: Campaign): boolean => questOf(campaign).groupAttack || campaign.grouped;

type Place = Omit<CommandOf<'sendMage'>, 'type' | 'mageId'>;

/** Every place that a mage can be sent to. */
function* places(state: State, campaign: Campaign): Iterable<Place> {
  if (questOf(campaign).monsters.length === 0) yield {};
  for (const monsterIndex of livingMonsters(state, campaign)) {
    const next = groupsOpened(campaign, monsterIndex) + 1;
    for (let group = mayGroup(campaign) ? 1 : next; group <= next; group += 1) yield { monsterIndex, group };
  }
}

function* sendings(state: State): Iterable<CommandOf<'sendMage'>> {
  const campaign = campaignOf(state);
  for (const { id } of unsent(state, campaign)) {
    for (const place of places(state, campaign)) yield { type: 'sendMage', mageId: id, ...place };
  }
}

/** The best unsent mage into the first group of the first living monster, while there is room; then off they go. */
function byDefault(state: State): Command {
  const campaign = campaignOf(state);
  const [first, ...others] = unsent(state, campaign);
  const [place] = places(state, campaign);
  if (!first || !place || isFull(campaign)) return { type: 'startCampaign' };
  const best = others.reduce((a, b) => (printedAttack(b.id) > printedAttack(a.id) ? b : a), first);
  return { type: 'sendMage', mageId: best.id, ...place };
}

export const campaignPlanSteps = {
  'quest.plan': {
    asked(state) {
      const campaign = runningCampaign(state);
      return campaign && !campaign.started ? [campaign.seat] : [];
    },
    byDefault,
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

function checkSendMage(state: State, command: CommandOf<'sendMage'>, seat: Seat): GuildsRefusal | undefined {
  const campaign = campaignOf(state);
  const { mageId } = command;
  if (!unsent(state, campaign).some(({ id }) => id === mageId)) {
    return notOwnMage(state, seat, mageId, 112) ?? refuse(181, 'notAvailable', { card: mageId });
  }
  return checkPlace(state, campaign, command) ?? (isFull(campaign) ? refuse(181, 'illegalChoice') : undefined);
}

function checkPlace(state: State, campaign: Campaign, { monsterIndex, group }: Place): GuildsRefusal | undefined {
  const { monsters } = questOf(campaign);
  if (monsters.length === 0) {
    return monsterIndex === undefined && group === undefined ? undefined : refuse(177, 'illegalChoice');
  }
  if (monsterIndex === undefined || group === undefined) return refuse(181, 'illegalChoice');
  const beyond = outside(112, monsterIndex, 1, monsters.length);
  if (beyond) return beyond;
  const next = groupsOpened(campaign, monsterIndex) + 1;
  const gap = outside(181, group, 1, next);
  if (gap) return gap;
  if (!livingMonsters(state, campaign).includes(monsterIndex)) return refuse(112, 'illegalChoice');
  return group < next && !mayGroup(campaign) ? refuse(113, 'illegalChoice') : undefined;
}

export const campaignPlanCommands: CommandTable<'sendMage' | 'startCampaign'> = {
  sendMage: {
    steps: ['quest.plan'],
    offers: sendings,
    check: checkSendMage,
    perform(turn, { mageId, monsterIndex = null, group = null }, seat) {
      const { questId } = campaignOf(turn.state);
      turn.emit({ type: 'mageSent', seat, questId, mageId, monster: monsterIndex, group });
    },
  },
  startCampaign: {
    steps: ['quest.plan'],
    offers: () => [{ type: 'startCampaign' }],
    check(state) {
      const campaign = campaignOf(state);
      const sent = campaign.sent.length;
      return outside(181, sent, fewestMages(questOf(campaign)), sent + unsent(state, campaign).length);
    },
    perform: (turn, _command, seat) => turn.emit({ type: 'campaignStarted', seat }),
  },
};

export const campaignPlanEvolvers: Evolvers<'campaignOpened' | 'mageSent' | 'campaignStarted'> = {
  campaignOpened(state, { seat, questId }) {
    state.fight = {
      kind: 'campaign',
      seat,
      questId,
      sent: [],
      started: false,
      passed: [],
      fought: {},
      countered: [],
      silenced: [],
      grouped: false,
      boosts: [],
      hurt: [],
      outcome: null,
      objectsDue: 0,
      damageDue: 0,
    };
  },
  mageSent(state, { seat, mageId, monster, group }) {
    campaignOf(state).sent.push({ mageId, monster, group });
    guildMage(state, seat, mageId).used = 'quests';
  },
  campaignStarted(state) {
    campaignOf(state).started = true;
  },
};
