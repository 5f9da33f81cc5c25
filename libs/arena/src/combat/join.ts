import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedHandCard } from '../table/card-checks.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { forbidsSecondary } from '../totals/support.js';
import { combatOf } from './fighters.js';

export const joinCommands = {
  joinDuel: {
    steps: ['SECONDARY_ACTIONS'],
    *offers(state, seat) {
      for (const cardId of playerOf(state, seat).hand) {
        if (cardOf(state, cardId).type === 'CREATURE') yield { type: 'joinDuel', cardId };
      }
    },
    check: refusedJoin,
    /** It may be corrupted before it does anything (ARENA-COR-05). */
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'attackerJoined', seat, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;

function refusedJoin(state: State, { cardId }: CommandOf<'joinDuel'>, seat: Seat): ArenaRefusal | undefined {
  const refusal = refusedHandCard(state, seat, cardId, ['CREATURE']);
  if (refusal) return refusal;
  if (forbidsSecondary(state, seat)) return refuse('MOD-07', 'NO_SECONDARY_ON_TARGET');
  return state.marks.joined.includes(cardId)
    ? refuse('GEN-11', 'ALREADY_PLAYED_THIS_TURN', { card: cardId })
    : undefined;
}

export const joinEvolvers = {
  attackerJoined(state, { seat, card: { instanceId: id } }) {
    leave(state, id);
    const combat = combatOf(state);
    combat.fighters.push({ id, seat, part: 'SECONDARY', fresh: true });
    combat.appearance = { id, seat, then: { kind: 'JOIN' } };
    state.marks.joined.push(id);
  },
} satisfies Partial<Evolvers>;
