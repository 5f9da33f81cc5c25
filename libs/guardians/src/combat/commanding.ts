import type { Card, InstanceId, ShownCard } from '#cards';
import { cancelledOrders, demandOf, effectsIn, type Order } from '#cards/engine';
import type { Seat } from '#kernel';
import { strikeTogether } from '../effects/operations/area-operation.js';
import { textsOf } from '../effects/texts.js';
import { useEffects } from '../effects/use-effects.js';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, CommandTable, GuardiansTurn, StepRules } from '../flow/turn.js';
import { enterWindow, windowStep } from '../flow/windows.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { cardOf } from '../table/cards.js';
import { shownCard, shownInPlay } from '../table/faces.js';
import { playerOf } from '../table/players.js';
import type { Command } from './combat.js';
import { mayCorrupt } from './corruption.js';
import { combatHand, combatOf, defenderOf, fighterOf, guardianFought, inCombatOrder } from './fighters.js';
import { goOnWithPrimary } from './primary.js';

const isCommand = (card: Card): boolean => effectsIn('GUARDIANS', card, 'COMMAND').length > 0;

/** The cards with which a seat may command: its creatures, and its depot (GUARD-092, GUARD-094). */
const candidates = (state: State, seat: Seat): InstanceId[] => [
  ...combatHand(state, seat),
  ...playerOf(state, seat).depot,
];

/** The cards with which a seat may command: those whose cost it can pay (GUARD-093, GUARD-094). */
export const commandsOf = (state: State, seat: Seat): InstanceId[] =>
  candidates(state, seat).filter((id) => {
    const card = cardOf(state, id);
    return isCommand(card) && (card.cost ?? 0) <= playerOf(state, seat).stones;
  });

const declaring: CommandTable<'declareCommand'> = {
  declareCommand: {
    steps: ['COMBAT_DECLARE_A', 'COMBAT_DECLARE_D'],
    *offers(state, seat) {
      yield { type: 'declareCommand', cardId: null };
      for (const cardId of candidates(state, seat)) yield { type: 'declareCommand', cardId };
    },
    check: (state, { cardId }, seat) => (cardId === null ? undefined : refusedDeclaration(state, seat, cardId)),
    perform(turn, { cardId }, seat) {
      commit(turn, seat, cardId);
    },
  },
};

function refusedDeclaration(state: State, seat: Seat, cardId: InstanceId): GuardiansRefusal | undefined {
  const refusal = refusedCard(state, seat, cardId, ['CREATURE', 'SPELL', 'ITEM_HAND']);
  if (refusal) return refusal;
  if (!candidates(state, seat).includes(cardId)) return refuse('094', 'NOT_IN_COMBAT_HAND', { card: cardId });
  const card = cardOf(state, cardId);
  if (!isCommand(card)) return refuse('094', 'NOT_A_COMMAND', { card: cardId });
  const { stones } = playerOf(state, seat);
  const { cost = 0 } = card;
  return cost > stones ? refuse('093', 'NO_POWER_STONE', { cost, stones }) : undefined;
}

/** A seat has committed a command card or none; then the defender does, then both are shown (GUARD-093). */
function commit(turn: GuardiansTurn, seat: Seat, cardId: InstanceId | null): void {
  const card = cardId === null ? null : shownCard(turn.state, cardId);
  turn.emit({ type: 'commandCommitted', seat, declares: card !== null, card });
  if (seat === combatOf(turn.state).attacker) enterStage(turn, 'COMBAT_DECLARE_D');
  else reveal(turn);
}

function reveal(turn: GuardiansTurn): void {
  const combat = combatOf(turn.state);
  const commands = inCombatOrder(combat).flatMap((seat) => {
    const id = combat.commands[seat]?.card ?? null;
    return id === null ? [] : [shownCommand(turn.state, seat, id)];
  });
  if (commands.length === 0) {
    goOnWithPrimary(turn);
    return;
  }
  turn.emit({ type: 'commandsRevealed', commands });
  enterWindow(turn, 'COMBAT_COMMAND', combat.attacker);
}

interface ShownCommand {
  readonly seat: Seat;
  readonly card: ShownCard;
  readonly item?: ShownCard;
  readonly cost: number;
}

function shownCommand(state: State, seat: Seat, id: InstanceId): ShownCommand {
  return { seat, ...shownInPlay(state, id), cost: cardOf(state, id).cost ?? 0 };
}

/** The commands of both seats that have been shown and not cancelled; one whose creature has gone commands nothing. */
function commandsNow(state: State, ...fates: readonly Command['fate'][]): { seat: Seat; card: InstanceId }[] {
  const combat = combatOf(state);
  return inCombatOrder(combat).flatMap((seat) => {
    const command = combat.commands[seat];
    if (!command?.card || !fates.includes(command.fate)) return [];
    const { card } = command;
    const isThere = cardOf(state, card).type !== 'CREATURE' || fighterOf(state, card) !== undefined;
    return isThere ? [{ seat, card }] : [];
  });
}

/** Of commands that cannot both be obeyed the weaker one ends, of equal ones both (GUARD-095 to GUARD-097). */
function settleConflicts(turn: GuardiansTurn): void {
  const { state } = turn;
  const orders = commandsNow(state, 'REVEALED').flatMap(({ seat, card }) => ordersOf(state, seat, card));
  const keys = cancelledOrders(orders);
  const seats = commandsNow(state, 'REVEALED')
    .map(({ seat }) => seat)
    .filter((seat) => keys.includes(`${seat}`));
  if (seats.length > 0) turn.emit({ type: 'commandsCancelled', seats });
}

function ordersOf(state: State, seat: Seat, id: InstanceId): Order[] {
  const card = cardOf(state, id);
  return effectsIn('GUARDIANS', card, 'COMMAND').flatMap(({ effect }) => {
    const demand = demandOf('GUARDIANS', effect, seat);
    return demand ? [{ ...demand, key: `${seat}`, strength: card.dominantValue ?? 0 }] : [];
  });
}

/** The commands that stand take effect: their areas together, then the rest, the attacker’s first (CARD-15, GUARD-128). */
function giveOrders(turn: GuardiansTurn): void {
  const uses = commandsNow(turn.state, 'STANDS').flatMap(({ seat, card }) =>
    textsOf(turn.state, seat, card, 'COMMAND'),
  );
  strikeTogether(
    turn,
    uses.filter(({ effect }) => effect.op === 'AREA'),
  );
  useEffects(
    turn,
    uses.filter(({ effect }) => effect.op !== 'AREA'),
  );
}

const declareStep = (seatOf: (state: State) => Seat, mayDecide: (state: State) => boolean): StepRules => ({
  asked: (state) => (mayDecide(state) ? [seatOf(state)] : []),
  proceed: (turn) => commit(turn, seatOf(turn.state), null),
  byDefault: () => ({ type: 'declareCommand', cardId: null }),
});

const defender = (state: State): Seat => defenderOf(combatOf(state));

/** The opening of a combat (guardians.md 4.1). */
export const commandingSteps = {
  COMBAT_DECLARE_A: declareStep(
    (state) => combatOf(state).attacker,
    () => true,
  ),
  /** Before a guardian its owner is asked only with a depot (guardians.md 7.1). */
  COMBAT_DECLARE_D: declareStep(
    defender,
    (state) => guardianFought(combatOf(state)) === null || playerOf(state, defender(state)).depot.length > 0,
  ),
  COMBAT_COMMAND: windowStep(mayCorrupt, (turn) => {
    settleConflicts(turn);
    enterStage(turn, 'COMBAT_ORDERS');
  }),
  COMBAT_ORDERS: {
    proceed(turn) {
      const [next] = commandsNow(turn.state, 'REVEALED');
      if (next) {
        turn.emit({ type: 'commandPut', seat: next.seat, card: shownCard(turn.state, next.card) });
        return;
      }
      giveOrders(turn);
      if (!turn.state.over) goOnWithPrimary(turn);
    },
  },
} satisfies Record<string, AutomaticStep | StepRules>;

/** Declaring command cards (GUARD-093, GUARD-094). */
export const commandingCommands = declaring;
