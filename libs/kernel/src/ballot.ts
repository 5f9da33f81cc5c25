import type { Seat } from './seat.js';

/**
 * A simultaneous secret choice: several seats answer at once, and no seat sees an answer before all have given theirs.
 * Plain data, part of a state. Who has answered is public; the answers stay in `choices` until they are revealed.
 */
export interface Ballot<Choice> {
  /** The seats that were asked, in the order in which answers are revealed. */
  readonly asked: readonly Seat[];
  /** The answers so far, by seat number. */
  readonly choices: Record<string, Choice>;
}

/** A choice put to these seats; none has answered yet. */
export const openBallot = <Choice>(asked: readonly Seat[]): Ballot<Choice> => ({ asked: [...asked], choices: {} });

/** The seats that have not answered yet, in the order asked. */
export const stillAsked = <Choice>({ asked, choices }: Ballot<Choice>): Seat[] =>
  asked.filter((seat) => !Object.hasOwn(choices, seat));

/** Records an answer. Changes the ballot. Throws when the seat was not asked or has answered: an answer is final. */
export function answer<Choice>(ballot: Ballot<Choice>, seat: Seat, choice: Choice): void {
  if (!stillAsked(ballot).includes(seat)) throw new Error(`Seat ${seat} has nothing to answer here.`);
  ballot.choices[seat] = choice;
}

/** The answers in the order asked, once all have answered. Throws before. */
export function reveal<Choice>(ballot: Ballot<Choice>): { seat: Seat; choice: Choice }[] {
  const missing = stillAsked(ballot);
  if (missing.length > 0) throw new Error(`Seats ${missing.join(', ')} have not answered yet.`);
  return ballot.asked.map((seat) => ({ seat, choice: ballot.choices[seat] as Choice }));
}
