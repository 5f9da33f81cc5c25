import type { InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { ArenaTurn, CommandTable, Evolvers } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { Appearance, State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { positions, strongholdOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { influenceAfterCap, rangedBarred, rangedStrengthUnder, receivers } from '../totals/support.js';
import { combatOf } from './fighters.js';
import { refusedInfluence, refusedReceiver } from './receivers.js';
import { turnUp } from '../table/turn-up.js';

type Use = CommandOf<'useStrongholdCreature'>;
type Support = Exclude<Appearance['then'], { kind: 'JOIN' }>;

/** Every use of the creature UNDER one of the seat's strongholds. */
function* usesOf(state: State, seat: Seat, stronghold: StrongholdPosition): Iterable<Use> {
  for (const ability of ['INFLUENCE', 'RANGED'] as const) {
    for (const targetCardId of receivers(state, seat)) {
      yield { type: 'useStrongholdCreature', stronghold, ability, targetCardId };
    }
  }
}

/**
 * True when by public facts the seat may have a creature UNDER a stronghold to use: one not used this turn, that lies face
 * down or whose known ability could be used (arena.md 7.1).
 */
export const mayUseStrongholdCreature = (state: State, seat: Seat): boolean =>
  positions.some((position) => {
    const { under } = strongholdOf(state, seat, position);
    if (!under || state.marks.supported.includes(under.id)) return false;
    return !under.faceUp || [...usesOf(state, seat, position)].some((use) => !refused(state, use, seat));
  });

export const strongholdCreatureCommands = {
  useStrongholdCreature: {
    steps: ['PRIMARY_ACTIONS', 'SECONDARY_ACTIONS'],
    *offers(state, seat) {
      for (const position of positions) {
        if (strongholdOf(state, seat, position).under) yield* usesOf(state, seat, position);
      }
    },
    check: refused,
    /** It is turned up, and may be corrupted before it gives anything (ARENA-INF-04, ARENA-COR-05). */
    perform(turn, { stronghold, ability, targetCardId }, seat) {
      const { state } = turn;
      const { under } = strongholdOf(state, seat, stronghold);
      if (!under) return;
      turnUp(turn, under.id);
      const cards = { card: shownCard(state, under.id), receiver: shownCard(state, targetCardId) };
      turn.emit({ type: 'strongholdCreatureUsed', seat, stronghold, ability, ...cards });
    },
  },
} satisfies Partial<CommandTable>;

function refused(state: State, { stronghold, ability, targetCardId }: Use, seat: Seat): ArenaRefusal | undefined {
  const refusal = refusedCard(state, seat, targetCardId, ['CREATURE']);
  if (refusal) return refusal;
  const { under } = strongholdOf(state, seat, stronghold);
  const rule = ability === 'INFLUENCE' ? 'INF-04' : 'RNG-01';
  if (!under) return refuse(rule, 'NO_CREATURE_UNDER');
  const { influenceValue, rangedStrength } = cardOf(state, under.id);
  if ((ability === 'INFLUENCE' ? influenceValue : rangedStrength) === undefined) return refuse(rule, 'ABILITY_MISSING');
  if (state.marks.supported.includes(under.id)) return refuse('RNG-03', 'ALREADY_USED_THIS_TURN');
  return ability === 'INFLUENCE'
    ? refusedCreatureInfluence(state, seat, under.id, targetCardId)
    : refusedRanged(state, seat, stronghold, targetCardId);
}

function refusedCreatureInfluence(
  state: State,
  seat: Seat,
  source: InstanceId,
  receiver: InstanceId,
): ArenaRefusal | undefined {
  const { influenceValue = 0, influenceReceivers } = cardOf(state, source);
  const refusal = refusedInfluence(state, seat, receiver, influenceValue);
  if (refusal) return refusal;
  const { kind } = cardOf(state, receiver);
  const allowed = !influenceReceivers || (kind !== undefined && influenceReceivers.includes(kind));
  return allowed ? undefined : refuse('INF-04', 'RECEIVER_NOT_ALLOWED');
}

const refusedRanged = (
  state: State,
  seat: Seat,
  stronghold: StrongholdPosition,
  receiver: InstanceId,
): ArenaRefusal | undefined =>
  refusedReceiver(state, seat, receiver) ??
  (rangedBarred(state, seat, stronghold, receiver) ? refuse('RNG-04', 'RANGED_BARRED') : undefined);

/** The creature was not corrupted: its influence, cut to the cap, or its ranged attack works for this round. */
export function giveSupport(turn: ArenaTurn, id: InstanceId, seat: Seat, support: Support): void {
  const { state } = turn;
  const { kind: ability, stronghold, receiver } = support;
  const value =
    ability === 'INFLUENCE'
      ? influenceAfterCap(state, receiver, cardOf(state, id).influenceValue ?? 0)
      : rangedStrengthUnder(state, seat, stronghold);
  const cards = { source: shownCard(state, id), receiver: shownCard(state, receiver) };
  turn.emit({ type: 'creatureSupported', seat, ability, ...cards, value });
}

export const strongholdCreatureEvolvers = {
  strongholdCreatureUsed(state, { seat, stronghold, ability, card, receiver }) {
    state.marks.supported.push(card.instanceId);
    combatOf(state).appearance = {
      id: card.instanceId,
      seat,
      then: { kind: ability, stronghold, receiver: receiver.instanceId },
    };
  },
  creatureSupported(state, { seat, ability, source, receiver, value }) {
    const kind = ability === 'INFLUENCE' ? 'CREATURE' : 'RANGED';
    const support = {
      kind,
      seat,
      source: source.instanceId,
      receiver: receiver.instanceId,
      value,
      reversed: false,
    } as const;
    combatOf(state).supports.push(support);
  },
} satisfies Partial<Evolvers>;
