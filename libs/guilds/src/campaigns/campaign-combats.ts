import type { Seat } from '#kernel';
import type { MageId } from '../content/ids.js';
import { elements, type Element } from '../content/vocabulary.js';
import { diceOf, monsterStrike, strike, useUpRollEffects } from '../fights/dice.js';
import type { Campaign } from '../fights/fight-state.js';
import { elementWithMost, totalOf } from '../fights/fight-totals.js';
import { damageMage, healthLeft, removeIfBeyondHealth } from '../fights/mage-damage.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { GuildMage, State } from '../state.js';
import { notOwnMage } from '../table/checks.js';
import { inCardOrder } from '../table/guilds-of-a-game.js';
import {
  campaignOf,
  cardOnQuest,
  currentMonster,
  groupOf,
  livingMonsters,
  monsterOf,
  nextGroup,
  runningCampaign,
  survivors,
} from './campaign-facts.js';

/** A group in front of the monster that is being fought. */
export interface Assault {
  readonly monster: number;
  readonly group: number;
}

/** The group that fights next, and its monster; `undefined` when the monster's groups have fought. */
export function nextAssault(state: State): Assault | undefined {
  const campaign = runningCampaign(state);
  if (!campaign?.started || campaign.outcome) return undefined;
  const monster = currentMonster(state, campaign);
  const group = monster === undefined ? undefined : nextGroup(campaign, monster);
  return monster === undefined || group === undefined ? undefined : { monster, group };
}

/** The sum of the group's attack values, and the monster's defense, in one element (GUILD-115). */
export function assaultTotals(state: State, { monster, group }: Assault, element: Element) {
  const campaign = campaignOf(state);
  const attack = groupOf(campaign, monster, group)
    .map(({ mageId }) => totalOf(state, campaign.seat, mageId, 'attack', element))
    .reduce((sum, value) => sum + value, 0);
  return { attack, defense: monsterOf(campaign, monster).defense[element] };
}

/** A group fights a monster in the element chosen (GUILD-114, GUILD-115). Throws an Error when no group is next. */
export function fightMonster(turn: GuildsTurn, seat: Seat, element: Element): void {
  const assault = nextAssault(turn.state);
  if (!assault) throw new Error('No group is to fight.');
  const campaign = campaignOf(turn.state);
  const { questId } = campaign;
  const mageIds = groupOf(campaign, assault.monster, assault.group).map(({ mageId }) => mageId);
  const totals = assaultTotals(turn.state, assault, element);
  const { dice, damage } = strike(turn, seat, totals.attack, totals.defense);
  turn.emit({ type: 'groupAttacked', seat, questId, ...assault, mageIds, element, ...totals, dice, damage });
  damageMonster(turn, assault.monster, damage);
}

/** A monster takes damage, by a group or by a card; it stays (GUILD-095, GUILD-120). */
export function damageMonster(turn: GuildsTurn, monster: number, damage: number): void {
  if (damage === 0) return;
  const { seat, questId } = campaignOf(turn.state);
  const before = cardOnQuest(turn.state, questId).damage[monster - 1] ?? 0;
  const dead = before + damage >= monsterOf(campaignOf(turn.state), monster).health;
  turn.emit({ type: 'monsterDamaged', seat, questId, monster, damage, dead });
}

/** The mages among which the seat names the target of the current monster's counter-attack (GUILD-118). */
export function counterTargets(state: State): GuildMage[] {
  const campaign = runningCampaign(state);
  if (!campaign?.started || campaign.outcome || nextAssault(state)) return [];
  const monster = currentMonster(state, campaign);
  if (monster === undefined || !monsterOf(campaign, monster).counterAttack) return [];
  if (campaign.silenced.includes(monster) || campaign.countered.includes(monster)) return [];
  return inCardOrder(survivors(state, campaign, monster));
}

/** The defense of a mage against a monster's attack (GUILD-119). */
const defenseAgainst = (state: State, campaign: Campaign, monster: number, mageId: MageId): number =>
  totalOf(state, campaign.seat, mageId, 'defense', monsterOf(campaign, monster).attack.element);

function counterAttack(turn: GuildsTurn, seat: Seat, mageId: MageId): void {
  const campaign = campaignOf(turn.state);
  const monster = currentMonster(turn.state, campaign) ?? 0;
  const totals = {
    attack: monsterOf(campaign, monster).attack.value,
    defense: defenseAgainst(turn.state, campaign, monster, mageId),
  };
  const { dice, damage } = monsterStrike(turn, totals.attack, totals.defense);
  const { questId } = campaign;
  turn.emit({ type: 'monsterAttacked', seat, questId, monster, mageId, ...totals, dice, damage });
  damageMage(turn, seat, mageId, damage);
  removeIfBeyondHealth(turn, seat, mageId);
}

export const campaignCombatSteps = {
  'quest.element': {
    asked: (state) => (nextAssault(state) ? [campaignOf(state).seat] : []),
    byDefault(state, seat) {
      const assault = nextAssault(state) ?? { monster: 0, group: 0 };
      const dice = (element: Element): number => {
        const { attack, defense } = assaultTotals(state, assault, element);
        return diceOf(state, seat, attack, defense);
      };
      return { type: 'chooseElement', element: elementWithMost(elements, dice) };
    },
    passable: () => true,
  },
  'quest.counterTarget': {
    asked: (state) => (counterTargets(state).length > 0 ? [campaignOf(state).seat] : []),
    byDefault: (state) => ({ type: 'chooseCounterTarget', mageId: sturdiest(state).id }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

/** The highest defense in the monster's element, then most health left, then card order. */
function sturdiest(state: State): GuildMage {
  const campaign = campaignOf(state);
  const monster = currentMonster(state, campaign) ?? 0;
  const defense = ({ id }: GuildMage): number => defenseAgainst(state, campaign, monster, id);
  return counterTargets(state).reduce((best, other) =>
    (defense(other) - defense(best) || healthLeft(other) - healthLeft(best)) > 0 ? other : best,
  );
}

export const campaignCombatCommands: CommandTable<'chooseCounterTarget'> = {
  chooseCounterTarget: {
    steps: ['quest.counterTarget'],
    offers: (state) => counterTargets(state).map(({ id }) => ({ type: 'chooseCounterTarget', mageId: id })),
    check: (state, { mageId }, seat) =>
      notOwnMage(state, seat, mageId, 118) ??
      (counterTargets(state).some(({ id }) => id === mageId)
        ? undefined
        : refuse(118, 'notAvailable', { card: mageId })),
    perform: (turn, { mageId }, seat) => counterAttack(turn, seat, mageId),
  },
};

export const campaignCombatEvolvers: Evolvers<
  'groupAttacked' | 'monsterDamaged' | 'monsterAttacked' | 'monsterPassed'
> = {
  groupAttacked(state, { seat, monster, group, dice }) {
    campaignOf(state).fought[monster] = group;
    useUpRollEffects(state, seat, dice);
    state.step = null;
  },
  monsterDamaged(state, { questId, monster, damage, dead }) {
    const campaign = campaignOf(state);
    const fought = currentMonster(state, campaign);
    const onCard = cardOnQuest(state, questId).damage;
    for (let place = 0; place < monster; place += 1) onCard[place] ??= 0;
    onCard[monster - 1] = (onCard[monster - 1] ?? 0) + damage;
    state.progress = true;
    // The question that waits was about this monster; what comes next is another one, with its own time (GUILD-192).
    if (dead && fought === monster) state.step = null;
  },
  monsterAttacked(state, { monster }) {
    campaignOf(state).countered.push(monster);
  },
  monsterPassed(state, { monster }) {
    campaignOf(state).passed.push(monster);
  },
};

/** True when every monster of the quest is dead; so on a quest without monsters (GUILD-096, GUILD-120). */
export const allMonstersDead = (state: State, campaign: Campaign): boolean =>
  livingMonsters(state, campaign).length === 0;
