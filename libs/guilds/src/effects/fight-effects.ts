import type { Seat } from '#kernel';
import { damageMonster } from '../campaigns/campaign-combats.js';
import { livingMonsters, questOf, runningCampaign } from '../campaigns/campaign-facts.js';
import { combatOf } from '../combats/lines.js';
import type { Choices } from '../commands.js';
import type { EffectOf } from '../content/effects.js';
import { elements, type Element } from '../content/vocabulary.js';
import type { Campaign } from '../fights/fight-state.js';
import { fightersOf } from '../fights/fighters.js';
import type { GuildsTurn } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { noChoice, noObjections, nothingToChoose, type EffectTable, type Forms } from './effect-rules.js';

const elementsOf = (element: Element | 'all'): Element[] => (element === 'all' ? [...elements] : [element]);

type Bonus = EffectOf<'attackBonus' | 'defenseBonus'>;

/** A bonus for one own mage or leader in the running fight. */
const bonus = (value: 'attack' | 'defense') => ({
  forms: (): Forms => [['mageId'], ['leaderId']],
  *choices(state: State, seat: Seat): Iterable<Choices> {
    const { leaderId } = guildOf(state, seat);
    for (const fighterId of fightersOf(state, seat)) {
      yield fighterId === leaderId ? { leaderId: fighterId } : { mageId: fighterId };
    }
  },
  *objections(state: State, seat: Seat, _effect: Bonus, { mageId, leaderId }: Choices): Iterable<GuildsRefusal> {
    const fighters = fightersOf(state, seat);
    if (fighters.length === 0) yield refuse(190, 'impossible');
    const fighterId = mageId ?? leaderId;
    if (fighterId !== undefined && !fighters.includes(fighterId))
      yield refuse(190, 'notAvailable', { card: fighterId });
  },
  apply(turn: GuildsTurn, seat: Seat, { element, amount }: Bonus, { mageId, leaderId }: Choices): void {
    const fighterId = mageId ?? leaderId ?? '';
    turn.emit({ type: 'fighterBoosted', seat, fighterId, value, elements: elementsOf(element), amount });
  },
});

/** The campaign that a seat is on; `undefined` when it is on none. */
function ownCampaign(state: State, seat: Seat): Campaign | undefined {
  const campaign = runningCampaign(state);
  return campaign?.seat === seat ? campaign : undefined;
}

const monstersOf = (campaign: Campaign) => questOf(campaign).monsters;

function* everyMonster(state: State, seat: Seat): Iterable<Choices> {
  const campaign = ownCampaign(state, seat);
  if (!campaign) return;
  for (let monsterIndex = 1; monsterIndex <= monstersOf(campaign).length; monsterIndex += 1) yield { monsterIndex };
}

/** No own campaign, no such monster, or a dead one. */
function* notLiving(state: State, seat: Seat, monster: number | undefined): Iterable<GuildsRefusal> {
  const campaign = ownCampaign(state, seat);
  if (!campaign) {
    yield refuse(190, 'impossible');
    return;
  }
  if (monster === undefined) return;
  const most = monstersOf(campaign).length;
  if (monster < 1 || monster > most) yield refuse(190, 'outOfRange', { value: monster, least: 1, most });
  else if (!livingMonsters(state, campaign).includes(monster)) yield refuse(190, 'impossible');
}

export const fightEffects: EffectTable<
  | 'attackBonus'
  | 'defenseBonus'
  | 'extraDice'
  | 'rerollLowest'
  | 'lockElement'
  | 'groupAnyway'
  | 'noCounterAttack'
  | 'monsterDamage'
  | 'guardianLeader'
> = {
  attackBonus: bonus('attack'),
  defenseBonus: bonus('defense'),
  extraDice: {
    forms: () => noChoice,
    choices: nothingToChoose,
    objections: noObjections,
    apply: (turn, seat, { amount }) => turn.emit({ type: 'diceAdded', seat, count: amount }),
  },
  rerollLowest: {
    forms: () => noChoice,
    choices: nothingToChoose,
    objections: noObjections,
    apply: (turn, seat, { dice }) => turn.emit({ type: 'rerollGranted', seat, count: dice }),
  },
  lockElement: {
    forms: () => [['element']],
    *choices() {
      for (const element of elements) yield { element };
    },
    *objections({ fight }, _seat, _effect, { element }) {
      if (fight?.kind !== 'combat' || fight.locked.length >= elements.length - 1) yield refuse(190, 'impossible');
      else if (element !== undefined && fight.locked.includes(element)) yield refuse(190, 'impossible');
    },
    apply: (turn, seat, _effect, { element = 'fire' }) => turn.emit({ type: 'elementLocked', seat, element }),
  },
  groupAnyway: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state, seat) {
      const campaign = ownCampaign(state, seat);
      const useful = campaign && !campaign.started && !campaign.grouped && !questOf(campaign).groupAttack;
      if (!useful) yield refuse(190, 'impossible');
    },
    apply: (turn, seat) => turn.emit({ type: 'groupAttackAllowed', seat }),
  },
  noCounterAttack: {
    forms: () => [['monsterIndex']],
    choices: everyMonster,
    *objections(state, seat, _effect, { monsterIndex }) {
      yield* notLiving(state, seat, monsterIndex);
      const campaign = ownCampaign(state, seat);
      if (!campaign || monsterIndex === undefined) return;
      const harmless =
        monstersOf(campaign)[monsterIndex - 1]?.counterAttack === false ||
        [...campaign.silenced, ...campaign.countered, ...campaign.passed].includes(monsterIndex);
      if (harmless) yield refuse(190, 'impossible');
    },
    apply(turn, seat, _effect, { monsterIndex: monster = 1 }) {
      const campaign = ownCampaign(turn.state, seat);
      if (campaign) turn.emit({ type: 'counterAttackSilenced', seat, questId: campaign.questId, monster });
    },
  },
  monsterDamage: {
    forms: () => [['monsterIndex']],
    choices: everyMonster,
    *objections(state, seat, _effect, { monsterIndex }) {
      yield* notLiving(state, seat, monsterIndex);
      if (ownCampaign(state, seat)?.started === false) yield refuse(190, 'impossible');
    },
    apply: (turn, _seat, { points }, { monsterIndex = 1 }) => damageMonster(turn, monsterIndex, points),
  },
  guardianLeader: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state, seat) {
      const { fight } = state;
      const mayJoin =
        fight?.kind === 'combat' &&
        fight.defender === seat &&
        !fight.leaderBeaten &&
        !fight.defense.some(({ fighterId }) => fighterId === guildOf(state, seat).leaderId);
      if (!mayJoin) yield refuse(190, 'impossible');
    },
    apply: (turn, seat) => turn.emit({ type: 'leaderJoined', seat, column: combatOf(turn.state).defense.length + 1 }),
  },
};
