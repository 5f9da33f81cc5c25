import type { Seat } from '#kernel';
import { seats } from '../../board/spaces.js';
import { drawCards } from '../../draw/draw.js';
import { refuse, type GuardiansRefusal } from '../../refusals.js';
import type { State } from '../../state.js';
import { isShield } from '../../table/cards.js';
import { shownCards } from '../../table/faces.js';
import { playerOf } from '../../table/players.js';
import { enterStage } from '../enter-stage.js';
import { finish, stillAsked } from '../sealed.js';
import type { CommandTable, Evolvers, GuardiansTurn, StepRules } from '../turn.js';

const OPENING_HAND = 12;
/** The cost of drawing the opening hand again (GUARD-024). */
const REDRAWING = 1;

/** Each seat draws twelve cards, and is asked whether it keeps them (GUARD-023, GUARD-024). */
export function drawOpeningHands(turn: GuardiansTurn): void {
  for (const seat of seats) drawCards(turn, seat, OPENING_HAND);
  enterStage(turn, 'SETUP_OPENING', seats);
}

function refusedRedrawing(state: State, seat: Seat): GuardiansRefusal | undefined {
  const { hand, stones } = playerOf(state, seat);
  if (state.redrawn.includes(seat)) return refuse('024', 'ALREADY_REDRAWN');
  if (hand.some((id) => isShield(state, id))) return refuse('024', 'HAS_SHIELD');
  return stones >= REDRAWING ? undefined : refuse('024', 'NO_POWER_STONE', { cost: REDRAWING, stones });
}

/** Both seats are asked, with any hands (GUARD-024). */
export const openingCommands = {
  keepOpeningHand: {
    steps: ['SETUP_OPENING'],
    offers: () => [{ type: 'keepOpeningHand' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'openingHandKept', seat });
    },
  },
  redrawOpeningHand: {
    steps: ['SETUP_OPENING'],
    offers: () => [{ type: 'redrawOpeningHand' }],
    check: (state, _command, seat) => refusedRedrawing(state, seat),
    perform(turn, _command, seat) {
      const { hand, pile, stones } = playerOf(turn.state, seat);
      const order = shownCards(turn.state, turn.random.shuffle([...hand, ...pile]));
      turn.emit({ type: 'openingHandReturned', seat, stones: stones - REDRAWING, order });
      drawCards(turn, seat, OPENING_HAND);
    },
  },
} satisfies Partial<CommandTable>;

export const openingSteps = {
  SETUP_OPENING: {
    asked: stillAsked,
    proceed(turn) {
      turn.emit({ type: 'turnBegan', turn: 1 });
      // No cards are drawn in turn 1 (GUARD-025).
      enterStage(turn, 'I_B_RESERVE');
    },
    byDefault: () => ({ type: 'keepOpeningHand' }),
  },
} satisfies Record<string, StepRules>;

export const openingEvolvers = {
  openingHandKept(state, { seat }) {
    finish(state, seat);
  },
  openingHandReturned(state, { seat, stones, order }) {
    const player = playerOf(state, seat);
    player.stones = stones;
    player.hand = [];
    player.pile = order.map(({ instanceId: id }) => id);
    state.redrawn.push(seat);
  },
} satisfies Partial<Evolvers>;
