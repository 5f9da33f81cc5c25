import type { Seat } from '#kernel';
import type { Command, CommandOf } from '../commands.js';
import { printedAttack } from '../fights/fight-totals.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { GuildMage, State } from '../state.js';
import { notOwnMage, outside } from '../table/checks.js';
import { eligibleMages, guildMage, guildOf } from '../table/guilds-of-a-game.js';
import { attackLine, combatOf, frontColumns, runningCombat } from './lines.js';

/** The line of the attacker: front from column 1, then the back line (GUILD-123, GUILD-125, GUILD-183). */

const unlined = (state: State): GuildMage[] => {
  const combat = combatOf(state);
  const placed = attackLine(combat).map(({ fighterId }) => fighterId);
  return eligibleMages(guildOf(state, combat.attacker), 'combat').filter(({ id }) => !placed.includes(id));
};

const frontHasRoom = (state: State): boolean => {
  const combat = combatOf(state);
  return combat.front.length < frontColumns(combat);
};

function* linings(state: State): Iterable<CommandOf<'lineUpAttacker'>> {
  const behind = frontHasRoom(state) ? [undefined] : columnsOf(state);
  for (const { id } of unlined(state)) {
    for (const column of behind) {
      yield column === undefined
        ? { type: 'lineUpAttacker', mageId: id }
        : { type: 'lineUpAttacker', mageId: id, column };
    }
  }
}

const columnsOf = (state: State): number[] =>
  Array.from({ length: frontColumns(combatOf(state)) }, (_, place) => place + 1);

/** All mages go, the best first; the back line stands behind columns 1, 2, … in turn. */
function byDefault(state: State): Command {
  const [first, ...others] = unlined(state);
  if (!first) return { type: 'startAttack' };
  const { id } = others.reduce(
    (best, other) => (printedAttack(other.id) > printedAttack(best.id) ? other : best),
    first,
  );
  if (frontHasRoom(state)) return { type: 'lineUpAttacker', mageId: id };
  const combat = combatOf(state);
  return { type: 'lineUpAttacker', mageId: id, column: (combat.back.length % frontColumns(combat)) + 1 };
}

export const attackLineSteps = {
  'combat.attackLine': {
    asked(state) {
      const combat = runningCombat(state);
      return combat && !combat.revealed ? [combat.attacker] : [];
    },
    byDefault,
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

function checkLineUp(
  state: State,
  { mageId, column }: CommandOf<'lineUpAttacker'>,
  seat: Seat,
): GuildsRefusal | undefined {
  if (!unlined(state).some(({ id }) => id === mageId)) {
    return notOwnMage(state, seat, mageId, 123) ?? refuse(183, 'notAvailable', { card: mageId });
  }
  if (frontHasRoom(state)) return column === undefined ? undefined : refuse(183, 'illegalChoice');
  if (column === undefined) return refuse(183, 'illegalChoice');
  return outside(183, column, 1, frontColumns(combatOf(state)));
}

/** Closes the line: the leader of an outnumbered defender joins, then all are revealed (GUILD-123, GUILD-124). */
function startAttack(turn: GuildsTurn): void {
  const combat = combatOf(turn.state);
  if (combat.front.length > combat.defenders.length) {
    turn.emit({ type: 'leaderJoined', seat: combat.defender, column: frontColumns(combat) });
  }
  const { front, back, defense } = combatOf(turn.state);
  turn.emit({ type: 'linesRevealed', front: [...front], back: [...back], defense: [...defense] });
}

export const attackLineCommands: CommandTable<'lineUpAttacker' | 'startAttack'> = {
  lineUpAttacker: {
    steps: ['combat.attackLine'],
    offers: linings,
    check: checkLineUp,
    perform(turn, { mageId, column }, seat) {
      const place = column ?? combatOf(turn.state).front.length + 1;
      turn.emit({ type: 'attackerLinedUp', seat, mageId, column: place });
    },
  },
  startAttack: {
    steps: ['combat.attackLine'],
    offers: () => [{ type: 'startAttack' }],
    check: (state) => (combatOf(state).front.length === 0 ? refuse(183, 'illegalChoice') : undefined),
    perform: (turn) => startAttack(turn),
  },
};

export const attackLineEvolvers: Evolvers<'attackerLinedUp' | 'linesRevealed'> = {
  attackerLinedUp(state, { mageId, column }) {
    const combat = combatOf(state);
    const line = combat.front.length < frontColumns(combat) ? combat.front : combat.back;
    line.push({ fighterId: mageId, column });
  },
  linesRevealed(state) {
    const combat = combatOf(state);
    combat.revealed = true;
    for (const { fighterId } of attackLine(combat)) guildMage(state, combat.attacker, fighterId).used = 'combat';
  },
};
