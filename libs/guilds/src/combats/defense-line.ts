import type { Combat } from '../fights/fight-state.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { notOwnMage } from '../table/checks.js';
import { combatOf, runningCombat } from './lines.js';

/** The line of the defender: all its passive mages, in the order that it likes (GUILD-122, GUILD-182). */

/** Defending mages that are not in line yet, in card order. */
export const unlined = ({ defenders, defense }: Combat): string[] =>
  defenders.filter((id) => !defense.some(({ fighterId }) => fighterId === id));

/** The last defending mage follows automatically into the last column. */
export function lineUpLastDefender(turn: GuildsTurn): void {
  const combat = combatOf(turn.state);
  for (const mageId of unlined(combat)) {
    turn.emit({ type: 'defenderLinedUp', seat: combat.defender, column: combat.defense.length + 1, mageId });
  }
}

export const defenseLineSteps = {
  'combat.defenseLine': {
    asked(state) {
      const combat = runningCombat(state);
      return combat && unlined(combat).length > 1 ? [combat.defender] : [];
    },
    byDefault: () => ({ type: 'lineUpAtRandom' }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const defenseLineCommands: CommandTable<'lineUpDefender' | 'lineUpAtRandom'> = {
  lineUpDefender: {
    steps: ['combat.defenseLine'],
    offers: (state) => unlined(combatOf(state)).map((mageId) => ({ type: 'lineUpDefender', mageId })),
    check: (state, { mageId }, seat) =>
      unlined(combatOf(state)).includes(mageId)
        ? undefined
        : (notOwnMage(state, seat, mageId, 122) ?? refuse(182, 'notAvailable', { card: mageId })),
    perform: (turn, { mageId }, seat) =>
      turn.emit({ type: 'defenderLinedUp', seat, column: combatOf(turn.state).defense.length + 1, mageId }),
  },
  lineUpAtRandom: {
    steps: ['combat.defenseLine'],
    offers: () => [{ type: 'lineUpAtRandom' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      const mageIds = turn.random.shuffle(unlined(combatOf(turn.state)));
      turn.emit({ type: 'defendersLinedUpAtRandom', seat, count: mageIds.length, mageIds });
    },
  },
};

export const defenseLineEvolvers: Evolvers<'defenderLinedUp' | 'defendersLinedUpAtRandom'> = {
  defenderLinedUp(state, { mageId, column }) {
    combatOf(state).defense.push({ fighterId: mageId, column });
  },
  defendersLinedUpAtRandom(state, { mageIds }) {
    const { defense } = combatOf(state);
    for (const fighterId of mageIds) defense.push({ fighterId, column: defense.length + 1 });
  },
};
