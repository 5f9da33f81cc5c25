import type { Seat } from '#kernel';
import { mage } from '../content/catalogue.js';
import { LEADER_EXCHANGE_PRICE, LEADERS_DRAWN, MAGES_DRAWN } from '../content/constants.js';
import type { MageId } from '../content/ids.js';
import { opensStep } from '../flow/opens-step.js';
import type { ActionRules, CommandTable, StepRules } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { cannotPay, firstOf, notAdmitted, notAmong } from '../table/checks.js';
import { guildOf, leaderIdOf } from '../table/guilds-of-a-game.js';
import { discountOn, reduced } from '../table/prices.js';
import { endAction, isResolving, resolutionOf } from './resolution.js';

/** GUILD-077 to GUILD-086. */
export const recruitmentAction: ActionRules = {
  proceed(turn) {
    const { seat, done, drawnMages, drawnLeaders } = resolutionOf(turn.state);
    if (done) endAction(turn);
    else if (drawnMages.length > 0) opensStep(turn, 'resolve.recruitPick', [seat]);
    else if (drawnLeaders.length > 0) opensStep(turn, 'resolve.leaderPick', [seat]);
    else opensStep(turn, 'resolve.recruit', [seat]);
  },
};

const magePrice = (state: State, seat: Seat, mageId: MageId): number =>
  reduced(mage(mageId).price, discountOn(guildOf(state, seat), 'mage'));

function cannotRecruit(state: State, seat: Seat, mageId: MageId): GuildsRefusal | undefined {
  const guild = guildOf(state, seat);
  return firstOf([
    notAdmitted(guild, mageId, guild.effects.freeRecruitment, 78),
    cannotPay(guild, magePrice(state, seat, mageId)),
  ]);
}

const askedWhile = (state: State, condition: (resolution: NonNullable<State['resolution']>) => boolean): number[] => {
  if (!isResolving(state, 'recruitment')) return [];
  const resolution = resolutionOf(state);
  return !resolution.done && condition(resolution) ? [resolution.seat] : [];
};

export const recruitmentSteps = {
  'resolve.recruit': {
    asked: (state) =>
      askedWhile(state, ({ drawnMages, drawnLeaders }) => drawnMages.length + drawnLeaders.length === 0),
    byDefault: () => ({ type: 'endAction' }),
    passable: () => true,
  },
  'resolve.recruitPick': {
    asked: (state) => askedWhile(state, ({ drawnMages }) => drawnMages.length > 0),
    byDefault: () => ({ type: 'declineMages' }),
    passable: () => false,
  },
  'resolve.leaderPick': {
    asked: (state) => askedWhile(state, ({ drawnLeaders }) => drawnLeaders.length > 0),
    byDefault: () => ({ type: 'keepLeader' }),
    passable: () => false,
  },
} satisfies Record<string, StepRules>;

export const recruitmentCommands: CommandTable<
  'buyFaceUpMage' | 'drawMages' | 'recruitMage' | 'declineMages' | 'drawLeaders' | 'swapLeader' | 'keepLeader'
> = {
  buyFaceUpMage: {
    steps: ['resolve.recruit'],
    offers: () => [{ type: 'buyFaceUpMage' }],
    check(state, _command, seat) {
      const { faceUp } = state.mages;
      return faceUp === null ? refuse(81, 'nothingThere') : cannotRecruit(state, seat, faceUp);
    },
    perform(turn, _command, seat) {
      const mageId = turn.state.mages.faceUp ?? '';
      turn.emit({ type: 'mageBought', seat, mageId, price: magePrice(turn.state, seat, mageId) });
    },
  },
  drawMages: {
    steps: ['resolve.recruit'],
    offers: () => [{ type: 'drawMages' }],
    check: (state) => (state.mages.deck.length === 0 ? refuse(83, 'nothingThere') : undefined),
    perform(turn, _command, seat) {
      const { deck, faceUp } = turn.state.mages;
      const mageIds = deck.slice(0, MAGES_DRAWN);
      turn.emit({ type: 'magesDrawn', seat, count: mageIds.length, sentToAuction: faceUp, mageIds });
    },
  },
  recruitMage: {
    steps: ['resolve.recruitPick'],
    offers: (state) => resolutionOf(state).drawnMages.map((mageId) => ({ type: 'recruitMage', mageId })),
    check: (state, { mageId }, seat) =>
      notAmong(state, seat, mageId, resolutionOf(state).drawnMages, 77) ?? cannotRecruit(state, seat, mageId),
    perform(turn, { mageId }, seat) {
      const faceUp = resolutionOf(turn.state).drawnMages.find((other) => other !== mageId) ?? null;
      turn.emit({ type: 'mageRecruited', seat, mageId, price: magePrice(turn.state, seat, mageId), faceUp });
    },
  },
  declineMages: {
    steps: ['resolve.recruitPick'],
    offers: () => [{ type: 'declineMages' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      const [first = '', second] = resolutionOf(turn.state).drawnMages;
      if (second === undefined) turn.emit({ type: 'magesDeclined', seat, sentToAuction: null, faceUp: first });
      else turn.emit({ type: 'magesDeclined', seat, sentToAuction: first, faceUp: second });
    },
  },
  drawLeaders: {
    steps: ['resolve.recruit'],
    offers: () => [{ type: 'drawLeaders' }],
    check: (state, _command, seat) =>
      firstOf([
        resolutionOf(state).x2 ? undefined : refuse(84, 'illegalChoice'),
        state.leaders.deck.length === 0 ? refuse(85, 'nothingThere') : undefined,
        cannotPay(guildOf(state, seat), LEADER_EXCHANGE_PRICE),
      ]),
    perform(turn, _command, seat) {
      const leaderIds = turn.state.leaders.deck.slice(0, LEADERS_DRAWN);
      turn.emit({ type: 'leadersDrawn', seat, count: leaderIds.length, leaderIds });
    },
  },
  swapLeader: {
    steps: ['resolve.leaderPick'],
    offers: (state) => resolutionOf(state).drawnLeaders.map((leaderId) => ({ type: 'swapLeader', leaderId })),
    check: (state, { leaderId }, seat) =>
      notAmong(state, seat, leaderId, resolutionOf(state).drawnLeaders, 84) ??
      cannotPay(guildOf(state, seat), LEADER_EXCHANGE_PRICE),
    perform(turn, { leaderId }, seat) {
      const replaced = leaderIdOf(guildOf(turn.state, seat));
      const others = resolutionOf(turn.state).drawnLeaders.filter((drawn) => drawn !== leaderId);
      const under = turn.random.shuffle([replaced, ...others]);
      const price = LEADER_EXCHANGE_PRICE;
      turn.emit({ type: 'leaderSwapped', seat, leaderId, replaced, price, count: under.length, under });
    },
  },
  keepLeader: {
    steps: ['resolve.leaderPick'],
    offers: () => [{ type: 'keepLeader' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      const under = turn.random.shuffle(resolutionOf(turn.state).drawnLeaders);
      turn.emit({ type: 'leaderKept', seat, count: under.length, under });
    },
  },
};
