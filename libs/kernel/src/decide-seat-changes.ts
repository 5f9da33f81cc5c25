import type { CommitTurn } from './commit-turn.js';
import type { GameCommandOf } from './game-commands.js';
import { refuseGame } from './game-refusals.js';
import type { SeatHolder } from './game.js';
import { isOwnAct } from './leavers.js';
import { isRefusal, type Refusal } from './refusal.js';
import type { Seat } from './seat.js';
import { waitingIn } from './waiting-in.js';
import { waitsForSeats } from './waiting.js';

/** A player offers their seat to one account, or to all. */
export function offerSeat(turn: CommitTurn, { seat, to }: GameCommandOf<'offerSeat'>): Refusal | undefined {
  const holder = changing(turn, seat);
  if (isRefusal(holder)) return holder;
  if (holder.account === null) return refuseGame('seatOfBot', { seat });
  if (holder.resigned) return refuseGame('alreadyResigned', { seat });
  if (holder.offered) return refuseGame('alreadyOffered', { seat });
  const known = to === undefined ? undefined : knowsTheGame(turn, to, seat);
  if (known) return known;
  turn.emit({ type: 'seatOffered', seat, ...(to === undefined ? {} : { to }) });
  return undefined;
}

/** A seat is offered no longer. */
export function withdrawOffer(turn: CommitTurn, { seat }: GameCommandOf<'withdrawOffer'>): Refusal | undefined {
  const holder = changing(turn, seat);
  if (isRefusal(holder)) return holder;
  if (!holder.offered) return refuseGame('seatNotOffered', { seat });
  turn.emit({ type: 'offerWithdrawn', seat });
  return undefined;
}

/** An account takes over an offered seat, or its own from the bot that stands in for it. */
export function takeOverSeat(turn: CommitTurn, { seat, account }: GameCommandOf<'takeOverSeat'>): Refusal | undefined {
  const holder = changing(turn, seat);
  if (isRefusal(holder)) return holder;
  if (!mayReturn(turn, holder, account)) {
    if (!holder.offered) return refuseGame('seatNotOffered', { seat });
    if ((holder.offered.to ?? account) !== account) return refuseGame('offeredToAnother', { seat });
  }
  const known = knowsTheGame(turn, account, seat);
  if (known) return known;
  turn.emit({ type: 'seatTakenOver', seat, account });
  return undefined;
}

/** The game has waited for a player for as long as its table allows. */
export function replaceLeaver(turn: CommitTurn, { seat }: GameCommandOf<'replaceLeaver'>): Refusal | undefined {
  const { game, ruleset } = turn;
  const holder = changing(turn, seat);
  if (isRefusal(holder)) return holder;
  const waiting = waitingIn(ruleset, game);
  const isAsked = waitsForSeats(waiting) && waiting.seats.includes(seat);
  if (!game.leavers || !isAsked || holder.account === null || holder.offered) return refuseGame('nothingDue');
  const { bot } = game.leavers;
  turn.emit(bot === undefined ? { type: 'seatOffered', seat, absent: true } : { type: 'botTookOver', seat, bot });
  return undefined;
}

/** A player who acts again keeps the seat that was offered for them. */
export function keepSeat(turn: CommitTurn): void {
  const { game, command } = turn;
  if (game.phase !== 'running' || !isOwnAct(command.type) || !('seat' in command)) return;
  const { seat } = command;
  if (game.seats.find((each) => each.seat === seat)?.offered?.absent) turn.emit({ type: 'offerWithdrawn', seat });
}

/** The holder of a seat that may change hands, or why it may not. */
function changing({ game }: CommitTurn, seat: Seat): SeatHolder | Refusal {
  if (game.phase !== 'running') return refuseGame('notRunning');
  if (game.noSubstitutes) return refuseGame('noSubstitutes');
  // Older chance derives from versions, hashes or all commands: an offer would change the dice.
  if (game.moves === undefined) return refuseGame('seatsStay');
  const holder = game.seats.find((each) => each.seat === seat);
  return holder ?? refuseGame('noSuchSeat', { seat });
}

function mayReturn({ game }: CommitTurn, { bot, formerly = [] }: SeatHolder, account: string): boolean {
  return bot !== null && game.leavers?.mayReturn === true && formerly.at(-1)?.account === account;
}

/** One who has, or had, another seat knows its secrets. */
function knowsTheGame({ game }: CommitTurn, account: string, seat: Seat): Refusal | undefined {
  const holds = (holder: SeatHolder): boolean => holder.account === account;
  if (game.seats.some(holds)) return refuseGame('seatedAlready');
  const held = ({ seat: other, formerly = [] }: SeatHolder): boolean =>
    other !== seat && formerly.some((former) => former.account === account);
  return game.seats.some(held) ? refuseGame('knowsAnotherSeat') : undefined;
}
