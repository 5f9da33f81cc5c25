import type { Seat } from '#kernel';
import { purseFor } from '../auction/auction.js';
import { placementOf } from '../placement/placement.js';
import type { OpenEffect, Resolution, State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import type { OwnView } from './view-schema.js';

/** The secrets of the own seat (guilds.md 6). */
export function ownView(state: State, seat: Seat): OwnView {
  const { spells, firstAction, secondAction } = guildOf(state, seat);
  const own: OwnView = { seat, hand: [...spells] };
  if (state.turn === 0) addLeaders(own, state);
  if (firstAction !== null) own.firstAction = firstAction;
  if (secondAction !== null) own.secondAction = secondAction;
  if (state.step?.name === 'auction.bid' && state.auction.lots.length > 0) addBids(own, state);
  if (state.placement) own.placement = placementView(state, seat);
  if (state.resolution?.seat === seat) addDrawnCards(own, state.resolution);
  if (state.effect?.seat === seat) addEffect(own, state.effect);
  return own;
}

function addLeaders(own: OwnView, { dealtLeaders, chosenLeaders }: State): void {
  const leaderId = chosenLeaders[own.seat] ?? null;
  own.leaders = [...(dealtLeaders[own.seat] ?? [])];
  if (leaderId !== null) own.leaderId = leaderId;
}

function addBids(own: OwnView, state: State): void {
  const { lots, answers } = state.auction;
  own.bids = (answers[own.seat] ?? []).map(({ amount }, place) => ({ mageId: lots[place] ?? '', amount }));
  own.purse = Math.max(0, purseFor(state, own.seat));
}

function placementView(state: State, seat: Seat): NonNullable<OwnView['placement']> {
  const { mages, active } = placementOf(state, seat);
  return mages.map((mageId, place) => {
    const placed = active[place];
    return placed === undefined ? { mageId } : { mageId, active: placed };
  });
}

function addDrawnCards(own: OwnView, { market, drawnMages, drawnLeaders }: Resolution): void {
  if (market.open) own.market = [...market.offered];
  if (drawnMages.length > 0) own.mages = [...drawnMages];
  if (drawnLeaders.length > 0) own.leaders = [...drawnLeaders];
}

function addEffect(own: OwnView, effect: OpenEffect): void {
  if (effect.kind === 'pick') own.items = [...effect.cards];
  else {
    own.quests = [...effect.cards];
    own.questsPlaced = [...effect.placed];
  }
}
