import type { Seat } from '#kernel';
import { combatPlays } from '../combat/combat-plays.js';
import type { GuardiansTurn, StepRules } from '../flow/turn.js';
import { flightPlays } from '../moves/flight-plays.js';
import type { State } from '../state.js';
import { otherSeat, playerOf } from '../table/players.js';
import { cardPlays } from './card-plays.js';
import type { Play, PlayKind } from './play.js';
import type { PlayRules } from './play-rules.js';

const rules: { readonly [K in PlayKind]: PlayRules<K> } = { ...cardPlays, ...combatPlays, ...flightPlays };

const rulesFor = ({ kind }: Play): PlayRules => rules[kind] as PlayRules;

/** The last act, which waits for its answer. Throws an Error when there is none. */
function lastPlay({ plays }: State): Play {
  const last = plays.at(-1);
  if (!last) throw new Error('Nothing waits for an answer.');
  return last;
}

/** The other seat is asked, by public facts alone, unless it has declared to pass (GUARD-133, GUARD-134). */
function askedToAnswer(state: State): readonly Seat[] {
  const play = lastPlay(state);
  const seat = otherSeat(play.seat);
  return playerOf(state, seat).passing === null && rulesFor(play).asks(state, play, seat) ? [seat] : [];
}

/** The seat gives no answer, or none further: everything that was done counts now, the last first (GUARD-143). */
export function leaveUnanswered(turn: GuardiansTurn): void {
  turn.emit({ type: 'leftUnanswered', seat: otherSeat(lastPlay(turn.state).seat) });
  for (let play = turn.state.plays.at(-1); play && !turn.state.over; play = turn.state.plays.at(-1)) {
    turn.spend();
    rulesFor(play).resolve(turn, play);
  }
}

const answer: StepRules = { asked: askedToAnswer, proceed: leaveUnanswered, byDefault: () => ({ type: 'pass' }) };

/** The steps in which a seat may answer what the other one has done. */
export const answerSteps = {
  II_REACT: answer,
  RANGED_CORRUPTION: answer,
  RESPONSE: answer,
} satisfies Record<string, StepRules>;
