import type { Seat } from '#kernel';
import { seats, spaces, strongholdAt } from '../board/spaces.js';
import type { State } from '../state.js';
import { playerOf } from '../table/players.js';
import { SPACE_LIMIT, vitalityOf } from '../table/stacks.js';
import type { Space } from '../words.js';
import { lying } from './where-cards-lie.js';

/** Throws an Error that says what is wrong with a game, and where. */
function fault(state: State, what: string): never {
  throw new Error(`${what} in ${state.stage} of turn ${state.turn}.`);
}

/** What holds after every commit (guardians.md 8). Throws an Error that says what does not. */
export function examine(state: State): void {
  if (state.building) return;
  if (lying(state).join() !== Object.keys(state.cards).sort().join()) fault(state, 'A card is lost or lies twice');
  if (!state.combat) for (const space of spaces) examineSpace(state, space);
  for (const seat of seats) examineSeat(state, seat);
  if (state.turn > state.options.turnLimit) fault(state, 'The last turn is over');
}

function examineSpace(state: State, space: Space): void {
  const [stack, ...others] = state.board[space].stacks.filter((one) => one !== null);
  if (!stack) return;
  if (others.length > 0) fault(state, `Two stacks stand on ${space}`);
  if (vitalityOf(state, stack.creatures) > SPACE_LIMIT) fault(state, `${space} is above 30`);
  if (stack.creatures.length === 0) fault(state, `Nothing lies under the shield on ${space}`);
  if (stack.shield === null && !strongholdAt(space)) fault(state, `A garrison stands on the land ${space}`);
}

function examineSeat(state: State, seat: Seat): void {
  const { stones, shieldsLost, hand } = playerOf(state, seat);
  if (stones < 0) fault(state, `Seat ${seat} has ${stones} stones`);
  if (shieldsLost >= 5 && !state.over) fault(state, `Seat ${seat} has lost ${shieldsLost} shields`);
  if (!/^(?:I_|SETUP|DECKS)/u.test(state.stage) && hand.length > 0) fault(state, `Seat ${seat} has a hand`);
}
