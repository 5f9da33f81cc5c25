import type { Seat } from '#kernel';
import { resolveLots } from '../auction/auction-resolution.js';
import { openAuction } from '../auction/auction.js';
import { healInCare, payIncomes } from '../care/care.js';
import { chosenAction, darkPrivilege, lightPrivilege } from '../choice/action-choice.js';
import { isPlacing, openPlacement, revealPlacements } from '../placement/placement.js';
import type { State } from '../state.js';
import { guildOf, magesInCare } from '../table/guilds-of-a-game.js';
import { nextSeat, seatsInOrder } from '../table/seat-order.js';
import { opensStep } from './opens-step.js';
import { revealLeaders } from './set-up.js';
import type { GuildsTurn } from './turn.js';

/** The lots have all been answered: a job resolves them (GUILD-039). */
export const awaitsAuction = ({ step, auction, over }: State): boolean =>
  step?.name === 'auction.bid' && auction.lots.length > 0 && over === null;

/** The next part of the turn while no action is being resolved and no seat is asked (guilds.md 4.1, GUILD-019). */
export function continueTurn(turn: GuildsTurn): void {
  if (turn.state.round > 0) continueRound(turn);
  else continueBeforeRounds(turn);
}

function continueBeforeRounds(turn: GuildsTurn): void {
  switch (turn.state.step?.name) {
    case 'setup.chooseLeader':
      revealLeaders(turn);
      return beginTurn(turn, turn.state.firstPlayer);
    case 'care.recover':
      return auction(turn);
    case 'auction.bid':
      return opensStep(turn, 'actions.first', seatsInOrder(turn.state));
    case 'actions.first':
      return revealFirstActions(turn);
    case 'actions.darkChange':
      return opensStep(turn, 'actions.second', seatsInOrder(turn.state));
    case 'actions.second':
      return placement(turn);
    case 'placement':
      return beginRounds(turn);
    default:
      throw new Error(`Nothing follows the state "${turn.state.step?.name ?? 'none'}".`);
  }
}

/** Steps 1 and 2. */
function beginTurn(turn: GuildsTurn, firstPlayer: Seat): void {
  turn.emit({ type: 'turnBegan', turn: turn.state.turn + 1, firstPlayer });
  payIncomes(turn);
  healInCare(turn);
  const patients = seatsInOrder(turn.state).filter((seat) => magesInCare(guildOf(turn.state, seat)).length > 0);
  if (patients.length > 0) opensStep(turn, 'care.recover', patients);
  else auction(turn);
}

/** Step 3: without a lot it is skipped (GUILD-031); when every lot is passed for every seat, no seat is asked. */
function auction(turn: GuildsTurn): void {
  if (turn.state.auction.lots.length > 0) {
    openAuction(turn);
    if (awaitsAuction(turn.state)) return;
    resolveLots(turn);
  }
  opensStep(turn, 'actions.first', seatsInOrder(turn.state));
}

/** Step 4 after the first choice: the reveal and the Darkness privilege (GUILD-048, GUILD-049). */
function revealFirstActions(turn: GuildsTurn): void {
  const choices = seatsInOrder(turn.state).map((seat) => ({
    seat,
    action: chosenAction(guildOf(turn.state, seat), 1).action,
  }));
  turn.emit({ type: 'firstActionsRevealed', choices });
  const holder = darkPrivilege(turn.state);
  if (holder === undefined) opensStep(turn, 'actions.second', seatsInOrder(turn.state));
  else opensStep(turn, 'actions.darkChange', [holder]);
}

/** Step 5. */
function placement(turn: GuildsTurn): void {
  openPlacement(turn);
  if (!turn.state.guilds.some(({ seat }) => isPlacing(turn.state, seat))) beginRounds(turn);
}

function beginRounds(turn: GuildsTurn): void {
  revealPlacements(turn);
  turn.emit({ type: 'roundBegan', round: 1 });
}

/** Step 6: the next seat's action, or what follows the round (GUILD-060, GUILD-061). */
function continueRound(turn: GuildsTurn): void {
  const { state } = turn;
  const round = state.round === 1 ? 1 : 2;
  const seat = seatsInOrder(state).find((candidate) => !state.resolved.includes(candidate));
  if (seat !== undefined) turn.emit({ type: 'actionBegan', seat, ...chosenAction(guildOf(state, seat), round) });
  else if (round === 2) endRounds(turn);
  else if (!state.secondActionsRevealed) revealSecondActions(turn);
  else turn.emit({ type: 'roundBegan', round: 2 });
}

/** Between the rounds: the reveal and the Light privilege (GUILD-051, GUILD-062). */
function revealSecondActions(turn: GuildsTurn): void {
  const choices = seatsInOrder(turn.state).flatMap((seat) => {
    const action = guildOf(turn.state, seat).secondAction;
    return action === null ? [] : [{ seat, action }];
  });
  turn.emit({ type: 'secondActionsRevealed', choices });
  const holder = lightPrivilege(turn.state);
  if (holder !== undefined) opensStep(turn, 'actions.lightChange', [holder]);
}

/** After round 2: the end of the game, or step 7 and the next turn (GUILD-155, GUILD-156, GUILD-154, GUILD-021). */
function endRounds(turn: GuildsTurn): void {
  const { state } = turn;
  turn.emit({ type: 'idleTurnsCounted', idleTurns: state.progress ? 0 : state.idleTurns + 1 });
  if (state.quests.deck.length === 0) turn.emit({ type: 'gameEnded', reason: 'lastQuest' });
  else if (state.idleTurns >= state.options.stalemateTurns) turn.emit({ type: 'gameEnded', reason: 'stalemate' });
  else {
    turn.emit({ type: 'guildsRecovered', sentToAuction: state.mages.faceUp });
    beginTurn(turn, nextSeat(state, state.firstPlayer));
  }
}
