import type { CardKey, InstanceId } from '#cards';
import { usesOf } from '#cards/effects';
import { effectsIn, type NumberedEffect } from '#cards/engine';
import type { Seat } from '#kernel';
import {
  cardOf,
  changesSomething,
  type Combat,
  type Command,
  effectsNow,
  influenceAfterCap,
  type InForce,
  playerOf,
  printed,
  rangedStrengthUnder,
  rulesOfCombat,
  type State,
  strongholdOf,
  type Target,
  type Use,
} from '#arena/queries';

/**
 * The table as it would be after a move of a combat, as far as the totals of the round depend on it. Of cards and
 * texts what lasts in the combat is put in force; what they do at once, only where a creature leaves by it.
 */
export function afterMove(table: State, command: Command, seat: Seat): State {
  const { combat } = table;
  if (!combat) return table;
  switch (command.type) {
    case 'joinDuel':
      return withCombat(table, joined(table, combat, command.cardId, seat));
    case 'playDuelShield':
      return withCombat(table, shielded(combat, command.cardId, command.targetCardId, seat));
    case 'playCorruption':
      return withCombat(table, without(combat, command.targetCardId));
    case 'useGuardianInfluence':
      return withCombat(table, influenced(table, combat, command.targetCardId, seat));
    case 'useStrongholdCreature': {
      const { stronghold, ability, targetCardId: receiver } = command;
      const source = strongholdOf(table, seat, stronghold).under?.id ?? null;
      if (source === null) return table;
      const offered = cardOf(table, source).influenceValue ?? 0;
      const ranged = ability === 'RANGED';
      const value = ranged ? rangedStrengthUnder(table, seat, stronghold) : influenceAfterCap(table, receiver, offered);
      const kind = ranged ? 'RANGED' : 'CREATURE';
      const support = { kind, seat, source, receiver, value, reversed: false } as const;
      return withCombat(table, { ...combat, supports: [...combat.supports, support] });
    }
    case 'playDepotCard': {
      const effects = effectsNow(table, cardOf(table, command.cardId));
      return withCombat(table, played(table, combat, usesOf(seat, command.cardId, effects, command.target)));
    }
    default:
      return table;
  }
}

const withCombat = (table: State, combat: Combat): State => ({ ...table, combat });

const without = (combat: Combat, id: InstanceId): Combat => ({
  ...combat,
  fighters: combat.fighters.filter((fighter) => fighter.id !== id),
});

/** Its commands are in force as long as the combat lasts (ARENA-CMD-03). */
function joined(table: State, combat: Combat, id: InstanceId, seat: Seat): Combat {
  const fighters = [...combat.fighters, { id, seat, part: 'SECONDARY', fresh: true } as const];
  const commands = effectsIn('ARENA', cardOf(table, id), 'COMMAND');
  return { ...combat, fighters, inForce: [...combat.inForce, ...commands.map((one) => force(seat, id, one, null))] };
}

/** Laid on a creature of the duel it takes it out of the count; on one UNDER a stronghold, what that one gave. */
function shielded(combat: Combat, id: InstanceId, on: InstanceId, seat: Seat): Combat {
  const supports = combat.supports.filter(({ source }) => source !== on);
  return { ...combat, supports, shields: [...combat.shields, { seat, id, on }] };
}

function influenced(table: State, combat: Combat, receiver: InstanceId, seat: Seat): Combat {
  const { guardian } = playerOf(table, seat);
  const offered = guardian === null ? 0 : (printed(guardian).influenceValue ?? 0);
  const value = influenceAfterCap(table, receiver, offered);
  const support = { kind: 'GUARDIAN', seat, source: null, receiver, value, reversed: false } as const;
  return { ...combat, supports: [...combat.supports, support] };
}

/** An effect that stays in force makes the secondary round count only where it changes something of it (CARD-20). */
function played(table: State, combat: Combat, uses: readonly Use[]): Combat {
  let after = combat;
  for (const { seat, source, index, effect, target } of uses) {
    switch (effect.op) {
      case 'DESTROY':
      case 'SEND_HOME':
      case 'UNDER_PILE':
        if (target?.cardId !== undefined) after = { ...without(after, target.cardId), engaged: true };
        break;
      case 'CANCEL':
        after = { ...after, inForce: after.inForce.filter(({ key }) => key !== target?.effectKey) };
        break;
      case 'REVERSE_INFLUENCE':
        after = { ...after, supports: after.supports.map((given) => turned(given, target)), engaged: true };
        break;
      default: {
        const changes = changesSomething(withCombat(table, after), { seat, source, index, effect, target });
        const entry = force(seat, source, { index, effect }, target);
        after = { ...after, inForce: [...after.inForce, entry], engaged: after.engaged || changes };
      }
    }
  }
  const imagined = withCombat(table, after);
  return rulesOfCombat(imagined) === rulesOfCombat(table) ? after : { ...after, engaged: true };
}

const turned = (support: Combat['supports'][number], target: Target | null): Combat['supports'][number] =>
  support.kind === 'GUARDIAN' && support.receiver === target?.cardId ? { ...support, reversed: true } : support;

const force = (seat: Seat, source: CardKey, { index, effect }: NumberedEffect, target: Target | null): InForce => ({
  key: `imagined-${source}-${index}`,
  seat,
  source,
  effect: index,
  target: target?.cardId ?? null,
  lasts: effect.trigger === 'COMMAND' ? 'COMBAT' : 'ROUND',
  command: effect.trigger === 'COMMAND',
});
