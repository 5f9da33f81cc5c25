import { cardCensus } from '#cards-presentation';
import type { Census, Seat } from '#kernel';
import { type Event, rulebook, type State } from '#guardians/queries';

/** The counts of `chronicler simulate guardians`. */
export const census: Census<State, Event> = {
  ...cardCensus<State, Event>(rulebook, ['cardsDrawn', 'deckShuffled', 'cardLaid', 'cardTakenBack', 'excessChosen']),
  roles(events) {
    const first = firstOfTurnOne(events);
    return first === undefined ? {} : { 'first in turn 1': first };
  },
};

/** The seat that turned the first shield of turn 1: the one that II.A named last, as cards may have been played on the dominants. */
function firstOfTurnOne(events: readonly Event[]): Seat | undefined {
  const end = events.findIndex((event) => event.type === 'stageEntered' && event.stage === 'III_PLAYS');
  const turnOne = events.slice(0, end < 0 ? undefined : end);
  return turnOne.findLast((event) => event.type === 'firstNamed')?.seat;
}
