import type { Seat } from '#kernel';
import type { Command, CommandOf } from '../commands.js';
import { item } from '../content/catalogue.js';
import type { ItemId } from '../content/ids.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { Guild, State } from '../state.js';
import { notAmong } from '../table/checks.js';
import { guildOf, inCardOrder } from '../table/guilds-of-a-game.js';
import { drawSpellUnseen, moveSpellUnseen } from '../table/move-spell.js';
import { moveObject } from '../table/moves.js';
import { combatOf, runningCombat } from './lines.js';

/** The cards that a winning attacker takes (GUILD-139, GUILD-184). */

const victimOf = (state: State): Guild => guildOf(state, combatOf(state).defender);

const objectIds = (victim: Guild): string[] => inCardOrder(victim.objects).map(({ id }) => id);

/** True while the attacker chooses: it may not take everything, and there is an object to name. */
export function choosesBooty(state: State): boolean {
  const combat = runningCombat(state);
  if (!combat || combat.bootyDue === 0) return false;
  const { objects, spells } = victimOf(state);
  return objects.length > 0 && objects.length + spells.length > combat.bootyDue;
}

/** True while there is a card to take. */
export const hasBooty = (state: State): boolean => {
  const { objects, spells } = victimOf(state);
  return combatOf(state).bootyDue > 0 && objects.length + spells.length > 0;
};

function take(turn: GuildsTurn, objectId: ItemId | undefined): void {
  const { attacker: seat, defender: from } = combatOf(turn.state);
  if (objectId === undefined) turn.emit({ type: 'spellLooted', ...drawSpellUnseen(turn, from, seat) });
  else turn.emit({ type: 'objectLooted', seat, from, objectId });
}

/** Takes a card that follows without a choice: everything is due, or there are spells only. */
export const takeForcedBooty = (turn: GuildsTurn): void => take(turn, objectIds(victimOf(turn.state))[0]);

function checkTake(
  state: State,
  { objectId, randomSpell }: CommandOf<'takeBooty'>,
  seat: Seat,
): GuildsRefusal | undefined {
  const victim = victimOf(state);
  const other = objectId === undefined ? undefined : notAmong(state, seat, objectId, objectIds(victim), 139);
  if (other) return other;
  if (randomSpell && victim.spells.length === 0) return refuse(139, 'nothingThere');
  return (objectId === undefined) === (randomSpell === undefined) ? refuse(184, 'illegalChoice') : undefined;
}

/** The object with the highest price, ties in card order; without an object a random spell. */
function byDefault(state: State): Command {
  const [first, ...others] = objectIds(victimOf(state));
  if (first === undefined) return { type: 'takeBooty', randomSpell: true };
  const dearest = others.reduce((best, other) => (item(other).price > item(best).price ? other : best), first);
  return { type: 'takeBooty', objectId: dearest };
}

export const combatBootySteps = {
  'combat.booty': {
    asked: (state) => (choosesBooty(state) ? [combatOf(state).attacker] : []),
    byDefault,
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const combatBootyCommands: CommandTable<'takeBooty'> = {
  takeBooty: {
    steps: ['combat.booty'],
    *offers(state) {
      for (const objectId of objectIds(victimOf(state))) yield { type: 'takeBooty', objectId };
      yield { type: 'takeBooty', randomSpell: true };
    },
    check: checkTake,
    perform: (turn, { objectId }) => take(turn, objectId),
  },
};

export const combatBootyEvolvers: Evolvers<'objectLooted' | 'spellLooted'> = {
  objectLooted(state, { seat, from, objectId }) {
    moveObject(state, from, seat, objectId);
    combatOf(state).bootyDue -= 1;
  },
  spellLooted(state, { seat, from, spellId }) {
    moveSpellUnseen(state, from, seat, spellId);
    combatOf(state).bootyDue -= 1;
  },
};
