import type { Seat } from '#kernel';
import { isResolving } from '../actions/resolution.js';
import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { unknownSeat } from '../table/checks.js';
import { eligibleMages, guildOf, inCardOrder } from '../table/guilds-of-a-game.js';
import { seatsFrom } from '../table/seat-order.js';
import { asksForRearrangement } from './combat-rearrange.js';
import { defendersOf } from './lines.js';

/** True when the seat that resolves Combat may attack: it has an eligible mage and has not fought yet (GUILD-104). */
export function mayAttack(state: State): boolean {
  const { resolution, fight } = state;
  if (!resolution || !isResolving(state, 'combat') || resolution.done || fight || asksForRearrangement(state)) {
    return false;
  }
  return eligibleMages(guildOf(state, resolution.seat), 'combat').length > 0;
}

/** The guilds that a seat may attack: all others, with or without defenders (GUILD-103). */
const targetsOf = (state: State, seat: Seat): Seat[] => seatsFrom(state, seat).slice(1);

export const combatTargetSteps = {
  'combat.target': {
    asked: (state) => (mayAttack(state) && state.resolution ? [state.resolution.seat] : []),
    byDefault: () => ({ type: 'endAction' }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const combatTargetCommands: CommandTable<'declareAttack'> = {
  declareAttack: {
    steps: ['combat.target'],
    offers: (state, seat) => targetsOf(state, seat).map((targetSeat) => ({ type: 'declareAttack', targetSeat })),
    check: (state, { targetSeat }, seat) =>
      unknownSeat(state, targetSeat) ?? (targetSeat === seat ? refuse(103, 'illegalChoice') : undefined),
    perform: (turn, { targetSeat }, seat) => turn.emit({ type: 'attackDeclared', seat, target: targetSeat }),
  },
};

export const combatTargetEvolvers: Evolvers<'attackDeclared'> = {
  attackDeclared(state, { seat, target }) {
    state.fight = {
      kind: 'combat',
      attacker: seat,
      defender: target,
      defenders: inCardOrder(defendersOf(guildOf(state, target))).map(({ id }) => id),
      defense: [],
      front: [],
      back: [],
      revealed: false,
      wave: null,
      plays: {},
      cardsDone: false,
      fought: 0,
      waveOver: false,
      locked: [],
      boosts: [],
      hurt: [],
      left: [],
      leaderBeaten: false,
      counter: null,
      winner: null,
      decided: false,
      bootyDue: 0,
    };
  },
};
