import type { Seat } from '#kernel';
import type { MageId, LeaderId } from '../content/ids.js';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { addMage } from '../table/moves.js';
import { resolutionOf } from './resolution.js';

function recruited(state: State, seat: Seat, mageId: MageId, price: number): void {
  const guild = guildOf(state, seat);
  guild.rubies -= price;
  guild.effects.freeRecruitment = false;
  addMage(state, seat, mageId);
  resolutionOf(state).done = true;
}

function leadersReturned(state: State, under: readonly LeaderId[]): void {
  const resolution = resolutionOf(state);
  resolution.drawnLeaders = [];
  resolution.done = true;
  state.leaders.deck.push(...under);
}

export const recruitmentEvolvers: Evolvers<
  'mageBought' | 'magesDrawn' | 'mageRecruited' | 'magesDeclined' | 'leadersDrawn' | 'leaderSwapped' | 'leaderKept'
> = {
  mageBought(state, { seat, mageId, price }) {
    state.mages.faceUp = null;
    recruited(state, seat, mageId, price);
  },
  magesDrawn(state, { count, sentToAuction, mageIds }) {
    state.mages.deck.splice(0, count);
    if (sentToAuction !== null) state.mages.pile.push(sentToAuction);
    state.mages.faceUp = null;
    resolutionOf(state).drawnMages = [...mageIds];
  },
  mageRecruited(state, { seat, mageId, price, faceUp }) {
    resolutionOf(state).drawnMages = [];
    state.mages.faceUp = faceUp;
    recruited(state, seat, mageId, price);
  },
  magesDeclined(state, { sentToAuction, faceUp }) {
    if (sentToAuction !== null) state.mages.pile.push(sentToAuction);
    state.mages.faceUp = faceUp;
    const resolution = resolutionOf(state);
    resolution.drawnMages = [];
    resolution.done = true;
  },
  leadersDrawn(state, { count, leaderIds }) {
    state.leaders.deck.splice(0, count);
    resolutionOf(state).drawnLeaders = [...leaderIds];
  },
  leaderSwapped(state, { seat, leaderId, price, under }) {
    const guild = guildOf(state, seat);
    guild.leaderId = leaderId;
    guild.rubies -= price;
    leadersReturned(state, under);
  },
  leaderKept(state, { under }) {
    leadersReturned(state, under);
  },
};
