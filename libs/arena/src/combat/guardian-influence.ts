import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { printed } from '../content/catalogue.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { playerOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { influenceAfterCap, receivers } from '../totals/support.js';
import { combatOf } from './fighters.js';
import { refusedInfluence } from './receivers.js';

/** Power stones that an influence of the guardian costs (ARENA-INF-02). */
const COST = 1;

const influenceOf = (state: State, seat: Seat): number => {
  const { guardian } = playerOf(state, seat);
  return guardian === null ? 0 : (printed(guardian).influenceValue ?? 0);
};

/** Every creature that the seat's guardian might influence. */
function* offers(state: State, seat: Seat): Iterable<CommandOf<'useGuardianInfluence'>> {
  for (const targetCardId of receivers(state, seat)) yield { type: 'useGuardianInfluence', targetCardId };
}

/** True when the seat's guardian could influence a creature now; public (arena.md 7.1). */
export const mayInfluence = (state: State, seat: Seat): boolean =>
  [...offers(state, seat)].some((command) => !refused(state, command, seat));

export const guardianInfluenceCommands = {
  useGuardianInfluence: {
    steps: ['PRIMARY_ACTIONS', 'SECONDARY_ACTIONS'],
    offers,
    check: refused,
    /** As much as the creature may still receive; the points above are lost (ARENA-INF-05). */
    perform(turn, { targetCardId }, seat) {
      const { state } = turn;
      const value = influenceAfterCap(state, targetCardId, influenceOf(state, seat));
      turn.emit({ type: 'guardianInfluenced', seat, receiver: shownCard(state, targetCardId), value });
    },
  },
} satisfies Partial<CommandTable>;

function refused(
  state: State,
  { targetCardId }: CommandOf<'useGuardianInfluence'>,
  seat: Seat,
): ArenaRefusal | undefined {
  const refusal = refusedCard(state, seat, targetCardId, ['CREATURE']);
  if (refusal) return refusal;
  const { stones } = playerOf(state, seat);
  if (stones < COST) return refuse('INF-02', 'NO_POWER_STONE', { cost: COST, stones });
  return refusedInfluence(state, seat, targetCardId, influenceOf(state, seat));
}

export const guardianInfluenceEvolvers = {
  guardianInfluenced(state, { seat, receiver, value }) {
    playerOf(state, seat).stones -= COST;
    const support = {
      kind: 'GUARDIAN',
      seat,
      source: null,
      receiver: receiver.instanceId,
      value,
      reversed: false,
    } as const;
    combatOf(state).supports.push(support);
  },
} satisfies Partial<Evolvers>;
