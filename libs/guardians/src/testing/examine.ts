import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { landsControlled } from '../board/control.js';
import { disputedLands, seats, spaces, strongholdAt } from '../board/spaces.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { claimsOn } from '../table/claims.js';
import { playerOf } from '../table/players.js';
import { SPACE_LIMIT, stacksOf, vitalityOf } from '../table/stacks.js';
import type { Space } from '../words.js';
import { lying } from './where-cards-lie.js';

/** Throws an Error that says what is wrong with a game, and where. */
function fault(state: State, what: string): never {
  throw new Error(`${what} in ${state.stage} of turn ${state.turn}.`);
}

/** The invariants after every commit (guardians.md 8). Throws an Error that names the broken one. */
export function examine(state: State): void {
  if (state.building) return;
  if (lying(state).join() !== Object.keys(state.cards).sort().join()) fault(state, 'A card is lost or lies twice');
  for (const space of spaces) examineSpace(state, space);
  for (const seat of seats) examineSeat(state, seat);
  const lands = seats.map((seat) => landsControlled(seat, (space) => claimsOn(state, space)));
  if ((lands[0] ?? 0) + (lands[1] ?? 0) !== disputedLands.length) fault(state, 'A land has no controller, or two');
  if (state.turn > state.options.turnLimit) fault(state, 'The last turn is over');
}

/** Of a combat its space may hold two stacks, and a merged stack may be above the limit until enough is discarded. */
function examineSpace(state: State, space: Space): void {
  const { combat } = state;
  const stacks = state.board[space].stacks.filter((one) => one !== null);
  if (stacks.length > 1 && combat?.place !== space) fault(state, `Two stacks stand on ${space}`);
  for (const stack of stacks) {
    const isMerging = combat?.merging?.space === space;
    if (!isMerging && vitalityOf(state, stack.creatures) > SPACE_LIMIT) fault(state, `${space} is above 30`);
    if (!combat && stack.creatures.length === 0) fault(state, `Nothing lies under the shield on ${space}`);
    if (stack.shield === null && !strongholdAt(space)) fault(state, `A garrison stands on the land ${space}`);
  }
}

const isBearer = (state: State, id: InstanceId): boolean => cardOf(state, id).type === 'STANDARD_BEARER';

function examineSeat(state: State, seat: Seat): void {
  const { stones, shieldsLost, hand, pen, depot } = playerOf(state, seat);
  if (stones < 0) fault(state, `Seat ${seat} has ${stones} stones`);
  if (shieldsLost >= 5 && !state.over) fault(state, `Seat ${seat} has lost ${shieldsLost} shields`);
  if (!/^(?:I_|SETUP|DECKS)/u.test(state.stage) && hand.length > 0) fault(state, `Seat ${seat} has a hand`);
  const shields = stacksOf(state, seat).flatMap(({ stack }) => stack.shield ?? []);
  if (shields.filter((id) => isBearer(state, id)).length > 1) fault(state, `Seat ${seat} has two standard bearers`);
  if (hasJustSplit(state) && pen.length + depot.length > MOST_KEPT) fault(state, `Seat ${seat} has kept too much`);
}

/** Cards of the reserve hand that are kept (GUARD-053). */
const MOST_KEPT = 7;

/** Phase II has begun, and no card or ability has added to what was kept. */
const hasJustSplit = ({ stage, marks }: State): boolean =>
  stage === 'II_A_PLAYS' && marks.played.length === 0 && marks.abilities.length === 0;
