import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import { ALIGNMENT_LIMIT, ALIGNMENT_STEP_PRICE, HEALING_PRICE, TRADE_DISCOUNTS } from '../content/constants.js';
import { opensStep } from '../flow/opens-step.js';
import type { ActionRules, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { cannotPay, firstOf, notOwnMage, outside } from '../table/checks.js';
import { findGuildMage, guildMage, guildOf, inCardOrder, magesInCare } from '../table/guilds-of-a-game.js';
import { healMage } from '../table/moves.js';
import { discountOn, reduced } from '../table/prices.js';
import { discountRefused } from './market.js';
import { isResolving, resolutionOf } from './resolution.js';

/** GUILD-067 to GUILD-076, GUILD-174, GUILD-175. */
export const tradeAction: ActionRules = {
  proceed: (turn) => opensStep(turn, 'resolve.trade', [resolutionOf(turn.state).seat]),
};

const alignmentPrice = (steps: number, useDiscount: boolean): number =>
  reduced(Math.abs(steps) * ALIGNMENT_STEP_PRICE, useDiscount ? TRADE_DISCOUNTS.rubies : 0);

/** The cost of healing, and what discounts cover of it: objects first, then Trade X2 (GUILD-174). */
function healingPrice(
  state: State,
  seat: Seat,
  points: number,
  useDiscount: boolean,
): { price: number; savedByObjects: number; saved: number } {
  const { healingDiscount, savedByObjects: used } = resolutionOf(state);
  const full = points * HEALING_PRICE;
  const savedByObjects = Math.min(full, Math.max(0, discountOn(guildOf(state, seat), 'healing') - used));
  const discount = useDiscount ? TRADE_DISCOUNTS.rubies : (healingDiscount ?? 0);
  const saved = Math.min(full - savedByObjects, discount);
  return { price: full - savedByObjects - saved, savedByObjects, saved };
}

function* alignmentOffers(state: State, seat: Seat): Iterable<CommandOf<'buyAlignment'>> {
  if (resolutionOf(state).alignmentBought) return;
  const { alignment } = guildOf(state, seat);
  for (let steps = -ALIGNMENT_LIMIT - alignment; steps <= ALIGNMENT_LIMIT - alignment; steps += 1) {
    yield { type: 'buyAlignment', steps, useDiscount: false };
    yield { type: 'buyAlignment', steps, useDiscount: true };
  }
}

function* healingOffers(state: State, seat: Seat): Iterable<CommandOf<'buyHealing'>> {
  for (const { id: mageId, damage: most } of inCardOrder(magesInCare(guildOf(state, seat)))) {
    for (let damage = 1; damage <= most; damage += 1) {
      yield { type: 'buyHealing', mageId, damage, useDiscount: false };
      yield { type: 'buyHealing', mageId, damage, useDiscount: true };
    }
  }
}

export const tradeSteps = {
  'resolve.trade': {
    asked: (state) => (isResolving(state, 'trade') ? [resolutionOf(state).seat] : []),
    byDefault: () => ({ type: 'endAction' }),
    passable: (state) => !resolutionOf(state).market.open,
  },
} satisfies Record<string, StepRules>;

export const tradeCommands: CommandTable<'buyAlignment' | 'buyHealing'> = {
  buyAlignment: {
    steps: ['resolve.trade'],
    offers: alignmentOffers,
    check(state, { steps, useDiscount }, seat) {
      const resolution = resolutionOf(state);
      const guild = guildOf(state, seat);
      return firstOf([
        resolution.alignmentBought ? refuse(67, 'alreadyUsed', { what: 'alignment' }) : undefined,
        discountRefused(resolution, useDiscount),
        outside(74, steps, -ALIGNMENT_LIMIT - guild.alignment, ALIGNMENT_LIMIT - guild.alignment),
        steps === 0 ? refuse(74, 'outOfRange', { value: 0, least: 1, most: ALIGNMENT_LIMIT }) : undefined,
        cannotPay(guild, alignmentPrice(steps, useDiscount)),
      ]);
    },
    perform(turn, { steps, useDiscount }, seat) {
      const alignment = guildOf(turn.state, seat).alignment + steps;
      const price = alignmentPrice(steps, useDiscount);
      turn.emit({ type: 'alignmentBought', seat, steps, price, discounted: useDiscount, alignment });
    },
  },
  buyHealing: {
    steps: ['resolve.trade'],
    offers: healingOffers,
    check(state, { mageId, damage, useDiscount }, seat) {
      const notOwn = notOwnMage(state, seat, mageId, 75);
      if (notOwn) return notOwn;
      const resolution = resolutionOf(state);
      const guild = guildOf(state, seat);
      const mage = findGuildMage(guild, mageId);
      const healingUsed = useDiscount && resolution.healingDiscount !== null;
      return firstOf([
        healingUsed ? refuse(174, 'alreadyUsed', { what: 'discount' }) : discountRefused(resolution, useDiscount),
        mage?.inCare ? undefined : refuse(75, 'notAvailable', { card: mageId }),
        outside(75, damage, 1, mage?.damage ?? 0),
        cannotPay(guild, healingPrice(state, seat, damage, useDiscount).price),
      ]);
    },
    perform(turn, { mageId, damage, useDiscount }, seat) {
      turn.emit({
        type: 'healingBought',
        seat,
        mageId,
        points: damage,
        discounted: useDiscount,
        ...healingPrice(turn.state, seat, damage, useDiscount),
        returned: guildMage(turn.state, seat, mageId).damage === damage,
      });
    },
  },
};

export const tradeEvolvers: Evolvers<'alignmentBought' | 'healingBought'> = {
  alignmentBought(state, { seat, price, discounted, alignment }) {
    const resolution = resolutionOf(state);
    const guild = guildOf(state, seat);
    resolution.alignmentBought = true;
    if (discounted) resolution.discounts -= 1;
    guild.rubies -= price;
    guild.alignment = alignment;
  },
  healingBought(state, { seat, mageId, points, price, discounted, saved, savedByObjects, returned }) {
    const resolution = resolutionOf(state);
    if (discounted) {
      resolution.discounts -= 1;
      resolution.healingDiscount = TRADE_DISCOUNTS.rubies;
    }
    if (resolution.healingDiscount !== null) resolution.healingDiscount -= saved;
    resolution.savedByObjects += savedByObjects;
    guildOf(state, seat).rubies -= price;
    healMage(state, seat, mageId, points, returned);
  },
};
