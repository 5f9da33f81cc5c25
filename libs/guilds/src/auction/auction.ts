import type { Seat } from '#kernel';
import { mage } from '../content/catalogue.js';
import { HIGHEST_BID } from '../content/constants.js';
import type { MageId } from '../content/ids.js';
import { hasReadyCard } from '../effects/timing.js';
import { opensStep } from '../flow/opens-step.js';
import type { CommandTable, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { Guild, State } from '../state.js';
import { meets } from '../table/alignment.js';
import { cannotPay, firstOf, notAdmitted, notAmong, outside } from '../table/checks.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { seatsInOrder } from '../table/seat-order.js';

/** Step 3: opens the lots of the turn, unless every one is passed for every seat (GUILD-031, GUILD-172). */
export function openAuction(turn: GuildsTurn): void {
  turn.emit({ type: 'lotsOpened', mageIds: [...turn.state.auction.lots] });
  while (passLots(turn)) continue;
  const asked = stillBidding(turn.state);
  if (asked.length > 0) opensStep(turn, 'auction.bid', asked);
}

/** The lot that a seat has to answer next; `undefined` when it has answered all (GUILD-171). */
export const nextLot = (state: State, seat: Seat): string | undefined =>
  state.auction.lots[state.auction.answers[seat]?.length ?? 0];

/** Rubies that a seat has left for further bids of the window (GUILD-037). */
export const purseFor = (state: State, seat: Seat): number =>
  guildOf(state, seat).rubies - (state.auction.answers[seat] ?? []).reduce((sum, { amount }) => sum + amount, 0);

const stillBidding = (state: State): Seat[] => seatsInOrder(state).filter((seat) => nextLot(state, seat) !== undefined);

/** By public facts alone: without a ready card, and without a ruby or the alignment for it (GUILD-172). */
function cannotBid(state: State, guild: Guild, mageId: MageId): boolean {
  if (hasReadyCard(state, guild.seat, 'auction.bid')) return false;
  return guild.rubies === 0 || !mayBuy(guild, mageId);
}

const mayBuy = (guild: Guild, mageId: MageId): boolean =>
  guild.effects.freeBids || meets(guild.alignment, mage(mageId).requirement);

/** Passes the lots that have come up for seats that cannot bid on them. True when it passed any. */
function passLots(turn: GuildsTurn): boolean {
  let passed = false;
  for (const seat of stillBidding(turn.state)) {
    const mageId = nextLot(turn.state, seat);
    if (mageId === undefined || !cannotBid(turn.state, guildOf(turn.state, seat), mageId)) continue;
    turn.emit({ type: 'lotPassed', seat, mageId });
    passed = true;
  }
  return passed;
}

export const auctionSteps = {
  'auction.bid': {
    asked: stillBidding,
    byDefault: (state, seat) => ({ type: 'bidOnLot', mageId: nextLot(state, seat) ?? '', amount: 0 }),
    passable: () => false,
    settle: passLots,
  },
} satisfies Record<string, StepRules>;

export const auctionCommands: CommandTable<'bidOnLot'> = {
  bidOnLot: {
    steps: ['auction.bid'],
    *offers(state, seat) {
      const mageId = nextLot(state, seat);
      if (mageId === undefined) return;
      const most = Math.min(HIGHEST_BID, mayBuy(guildOf(state, seat), mageId) ? purseFor(state, seat) : 0);
      yield { type: 'bidOnLot', mageId, amount: 0 };
      for (let amount = 1; amount <= most; amount += 1) yield { type: 'bidOnLot', mageId, amount };
    },
    check(state, { mageId, amount }, seat) {
      const lot = nextLot(state, seat);
      const notNext = notAmong(state, seat, mageId, lot === undefined ? [] : [lot], 171);
      if (notNext) return notNext;
      const guild = guildOf(state, seat);
      const purse = { ...guild, rubies: purseFor(state, seat) };
      return firstOf([
        amount > 0 ? notAdmitted(guild, mageId, guild.effects.freeBids, 38) : undefined,
        outside(36, amount, 0, HIGHEST_BID),
        amount > 0 && cannotPay(purse, amount)
          ? refuse(37, 'notEnoughRubies', { cost: amount, rubies: purse.rubies })
          : undefined,
      ]);
    },
    perform: (turn, { mageId, amount }, seat) => turn.emit({ type: 'bidPlaced', seat, mageId, amount }),
  },
};
