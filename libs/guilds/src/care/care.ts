import { guildTile } from '../content/catalogue.js';
import { CARE_HEALING } from '../content/constants.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { notOwnMage } from '../table/checks.js';
import { guildOf, inCardOrder, isAvailable, guildMage, magesInCare } from '../table/guilds-of-a-game.js';
import { healMage, leaveCare } from '../table/moves.js';
import { passiveEffects } from '../table/prices.js';
import { seatsInOrder } from '../table/seat-order.js';

/** Step 1: pays the incomes printed on the tiles, and what objects add (GUILD-022). */
export function payIncomes(turn: GuildsTurn): void {
  for (const seat of seatsInOrder(turn.state)) {
    const guild = guildOf(turn.state, seat);
    const extra = passiveEffects(guild, 'extraIncome').reduce((sum, { amount }) => sum + amount, 0);
    turn.emit({ type: 'incomePaid', seat, rubies: guildTile(guild.tileId).income + extra, source: 'income' });
  }
}

/** Step 2: heals every mage in the care center; the healed return (GUILD-024, GUILD-025). */
export function healInCare(turn: GuildsTurn): void {
  for (const seat of seatsInOrder(turn.state)) {
    for (const { id, damage } of inCardOrder(magesInCare(guildOf(turn.state, seat)))) {
      const points = Math.min(CARE_HEALING, damage);
      turn.emit({ type: 'mageHealed', seat, mageId: id, points, returned: damage === points });
    }
  }
}

export const careSteps = {
  'care.recover': {
    asked: (state) =>
      seatsInOrder(state).filter(
        (seat) => !state.recoveryEnded.includes(seat) && magesInCare(guildOf(state, seat)).length > 0,
      ),
    byDefault: () => ({ type: 'endRecovery' }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const careCommands: CommandTable<'recoverMage' | 'endRecovery'> = {
  recoverMage: {
    steps: ['care.recover'],
    *offers(state, seat) {
      for (const { id } of inCardOrder(magesInCare(guildOf(state, seat)))) yield { type: 'recoverMage', mageId: id };
    },
    check: (state, { mageId }, seat) =>
      notOwnMage(state, seat, mageId, 26) ??
      (isAvailable(guildMage(state, seat, mageId)) ? refuse(26, 'notAvailable', { card: mageId }) : undefined),
    perform: (turn, { mageId }, seat) => turn.emit({ type: 'mageRecovered', seat, mageId }),
  },
  endRecovery: {
    steps: ['care.recover'],
    offers: () => [{ type: 'endRecovery' }],
    check: () => undefined,
    perform: (turn, _command, seat) => turn.emit({ type: 'recoveryEnded', seat }),
  },
};

export const careEvolvers: Evolvers<'incomePaid' | 'mageHealed' | 'mageRecovered' | 'recoveryEnded'> = {
  incomePaid(state, { seat, rubies, source }) {
    guildOf(state, seat).rubies += rubies;
    if (source === 'work' && state.resolution) state.resolution.done = true;
  },
  mageHealed(state, { seat, mageId, points, returned }) {
    healMage(state, seat, mageId, points, returned);
  },
  mageRecovered(state, { seat, mageId }) {
    leaveCare(state, seat, mageId);
  },
  recoveryEnded(state, { seat }) {
    state.recoveryEnded.push(seat);
  },
};
