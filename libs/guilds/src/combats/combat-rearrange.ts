import { isResolving } from '../actions/resolution.js';
import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { notOwnMage } from '../table/checks.js';
import { guildMage, guildOf, inCardOrder, isAvailable } from '../table/guilds-of-a-game.js';

/** Combat X2: which mages are active and which passive may be changed, before the target is named (GUILD-105, GUILD-179). */
export function asksForRearrangement(state: State): boolean {
  const { resolution, fight } = state;
  if (!resolution?.x2 || !isResolving(state, 'combat') || resolution.rearranged || resolution.done || fight)
    return false;
  return guildOf(state, resolution.seat).mages.some(isAvailable);
}

export const combatRearrangeSteps = {
  'combat.rearrange': {
    asked: (state) => (asksForRearrangement(state) && state.resolution ? [state.resolution.seat] : []),
    byDefault: () => ({ type: 'endRearrange' }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const combatRearrangeCommands: CommandTable<'switchMage' | 'endRearrange'> = {
  switchMage: {
    steps: ['combat.rearrange'],
    offers: (state, seat) =>
      inCardOrder(guildOf(state, seat).mages).map(({ id }) => ({ type: 'switchMage', mageId: id })),
    check(state, { mageId }, seat) {
      const stranger = notOwnMage(state, seat, mageId, 179);
      if (stranger) return stranger;
      if (state.resolution?.switched.includes(mageId)) return refuse(179, 'alreadyUsed', { what: mageId });
      return isAvailable(guildMage(state, seat, mageId)) ? undefined : refuse(27, 'notAvailable', { card: mageId });
    },
    perform(turn, { mageId }, seat) {
      const post = guildMage(turn.state, seat, mageId).post === 'active' ? 'passive' : 'active';
      turn.emit({ type: 'mageSwitched', seat, mageId, post });
    },
  },
  endRearrange: {
    steps: ['combat.rearrange'],
    offers: () => [{ type: 'endRearrange' }],
    check: () => undefined,
    perform: (turn, _command, seat) => turn.emit({ type: 'rearrangeEnded', seat }),
  },
};

export const combatRearrangeEvolvers: Evolvers<'mageSwitched' | 'rearrangeEnded'> = {
  mageSwitched(state, { seat, mageId, post }) {
    guildMage(state, seat, mageId).post = post;
    state.resolution?.switched.push(mageId);
  },
  rearrangeEnded(state) {
    if (state.resolution) state.resolution.rearranged = true;
  },
};
