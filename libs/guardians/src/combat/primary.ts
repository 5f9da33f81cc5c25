import type { Effect } from '#cards';
import { effectsIn } from '#cards/engine';
import { isProperty, propertiesOf } from '#cards/engine/happenings';
import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import { stillAsked } from '../flow/sealed.js';
import type { CommandTable, GuardiansTurn, StepRules } from '../flow/turn.js';
import { enterWindow } from '../flow/windows.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { cardOf } from '../table/cards.js';
import { shownCard, shownInPlay } from '../table/faces.js';
import { otherSeat } from '../table/players.js';
import { combatHand, combatOf, guardianFought, inCombatOrder } from './fighters.js';
import { goOnWithSecondary } from './secondary.js';

/** The seats that commit a primary attacker now; none: the primary attacks are over (GUARD-105, GUARD-184). */
function seatsToCommit(state: State): Seat[] {
  const combat = combatOf(state);
  const order = inCombatOrder(combat);
  if (guardianFought(combat) === null) return order.every((seat) => combatHand(state, seat).length > 0) ? order : [];
  return !combat.guardianMet && combatHand(state, combat.attacker).length > 0 ? [combat.attacker] : [];
}

/** The text of a standing command that makes the other seat commit first (`DECLARE_FIRST`), with its seat. */
export function declarationIn(state: State): { readonly seat: Seat; readonly effect: Effect } | undefined {
  for (const [seat, command] of combatOf(state).commands.entries()) {
    if (command?.card == null || command.fate !== 'STANDS') continue;
    const found = effectsIn('GUARDIANS', cardOf(state, command.card), 'COMMAND').find(
      ({ effect: { op } }) => op === 'DECLARE_FIRST',
    );
    if (found) return { seat, effect: found.effect };
  }
  return undefined;
}

/** Comes to the next primary match-up, or to the secondary attacks. */
export function goOnWithPrimary(turn: GuardiansTurn): void {
  const { state } = turn;
  const seats = seatsToCommit(state);
  if (seats.length === 0) {
    const left = inCombatOrder(combatOf(state)).filter((seat) => combatHand(state, seat).length > 0);
    turn.emit({ type: 'primaryEnded', left });
    goOnWithSecondary(turn);
    return;
  }
  // A guardian commits nothing: no creature has to go before its attacker.
  const declares = seats.length > 1 ? declarationIn(state) : undefined;
  enterStage(turn, 'PRIMARY_COMMIT', declares ? seats.filter((seat) => seat !== declares.seat) : seats);
}

/** The asked seat has committed: due declarations are made, and the other seat commits; else both are shown. */
function afterCommit(turn: GuardiansTurn): void {
  const { state } = turn;
  const combat = combatOf(state);
  const missing = seatsToCommit(state).filter((seat) => combat.committed[seat] == null);
  if (missing.length === 0) {
    reveal(turn);
    return;
  }
  const declares = declarationIn(state);
  if (declares) declare(turn, otherSeat(declares.seat), declares.effect);
  enterStage(turn, 'PRIMARY_COMMIT', missing);
}

function declare(turn: GuardiansTurn, seat: Seat, { what }: Effect): void {
  const id = combatOf(turn.state).committed[seat];
  if (id == null || !isProperty(what)) return;
  const values = [...propertiesOf(cardOf(turn.state, id), what)];
  turn.emit({ type: 'propertyDeclared', seat, what, values });
}

function reveal(turn: GuardiansTurn): void {
  const { state } = turn;
  const combat = combatOf(state);
  const attackers = inCombatOrder(combat).flatMap((seat) => {
    const id = combat.committed[seat];
    return id == null ? [] : [{ seat, ...shownInPlay(state, id) }];
  });
  turn.emit({ type: 'attackersRevealed', attackers });
  enterWindow(turn, 'MATCHUP_CORRUPTION', combat.attacker);
}

export const primarySteps = {
  PRIMARY_COMMIT: {
    asked: stillAsked,
    proceed: () => {
      throw new Error('Who has to commit a primary attacker has a creature.');
    },
    byDefault(state, seat) {
      const [cardId] = combatHand(state, seat);
      if (cardId === undefined) throw new Error(`Seat ${seat} has no creature to commit.`);
      return { type: 'commitAttacker', cardId };
    },
  },
} satisfies Record<string, StepRules>;

/** Committing a primary attacker, hidden (GUARD-105). */
export const primaryCommands = {
  commitAttacker: {
    steps: ['PRIMARY_COMMIT'],
    *offers(state, seat) {
      for (const cardId of combatHand(state, seat)) yield { type: 'commitAttacker', cardId };
    },
    check: (state, { cardId }, seat) =>
      refusedCard(state, seat, cardId, ['CREATURE']) ??
      (combatHand(state, seat).includes(cardId) ? undefined : refuse('105', 'NOT_IN_COMBAT_HAND', { card: cardId })),
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'attackerCommitted', seat, card: shownCard(turn.state, cardId) });
      if (stillAsked(turn.state).length === 0) afterCommit(turn);
    },
  },
} satisfies Partial<CommandTable>;
