import type { InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { EventOf } from '../events.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { shownCard } from '../table/faces.js';
import { inOrder, playerOf, positions, strongholdOf } from '../table/players.js';
import { creaturesOn, heldAt, laidAt, placingOf, shieldOn } from './placements.js';
import type { Placement } from './placement-events.js';

/** Both seats have finished: what lies open is shown, own upgrades first, then downgrades (GUARD-040, GUARD-057). */
export function revealPlacements(turn: GuardiansTurn): void {
  const laid = (['UPGRADE', 'DOWNGRADE'] as const).flatMap((variant) =>
    inOrder(turn.state).flatMap((seat) => worksOf(turn.state, seat, variant).map((placement) => ({ seat, placement }))),
  );
  const works = laid.map(({ seat, placement }) => ({
    seat,
    ...whereLaid(placement),
    card: shownCard(turn.state, placement.cardId),
  }));
  turn.emit({ type: 'worksShown', works });
  for (const { seat, placement } of laid) layWorks(turn, seat, placement);
  for (const seat of inOrder(turn.state)) turn.emit(stacksOf(turn.state, seat));
}

const worksOf = (state: State, seat: Seat, variant: 'UPGRADE' | 'DOWNGRADE'): Placement[] =>
  placingOf(state, seat).placed.filter(
    ({ kind, cardId: id }) => kind === 'WORKS' && cardOf(state, id).variant === variant,
  );

/** At which stronghold. Throws an Error of an item, which lies at none. */
function whereLaid({ cardId: id, of, stronghold }: Placement): {
  readonly of: Seat;
  readonly stronghold: StrongholdPosition;
} {
  if (stronghold === undefined) throw new Error(`It is not said where ${id} lies.`);
  return { of, stronghold };
}

function layWorks(turn: GuardiansTurn, seat: Seat, placement: Placement): void {
  const { cardId: id } = placement;
  const { of, stronghold } = whereLaid(placement);
  const card = shownCard(turn.state, id);
  const { works } = strongholdOf(turn.state, of, stronghold);
  if (works !== null && of !== seat) turn.emit({ type: 'downgradeReturned', seat, card });
  else turn.emit({ type: 'worksLaid', seat, of, stronghold, card, ...replaced(turn.state, works) });
}

const replaced = (state: State, works: InstanceId | null): { replaced?: ReturnType<typeof shownCard> } =>
  works === null ? {} : { replaced: shownCard(state, works) };

/** The public view of the stacks that a seat has placed (guardians.md 6). */
function stacksOf(state: State, seat: Seat): EventOf<'stacksPlaced'> {
  const strongholds = positions.flatMap((stronghold) => {
    const shield = shieldOn(state, seat, stronghold);
    const creatures = creaturesOn(state, seat, stronghold).length > 0;
    const under = laidAt(state, seat, 'UNDER', stronghold).length > 0;
    const held = heldAt(state, seat, stronghold) !== undefined;
    if (!creatures && !under && !held) return [];
    const shown = shield === undefined ? {} : { shield: shownCard(state, shield) };
    return [{ stronghold, ...shown, creatures, under, held }];
  });
  // A creature in an upgrade that has given way to one that holds nothing stays in the hand.
  const laid = placingOf(state, seat).placed.filter(({ kind }) => kind !== 'IN').length;
  const inside = strongholds.filter(({ held }) => held).length;
  return { type: 'stacksPlaced', seat, hand: playerOf(state, seat).hand.length - laid - inside, strongholds };
}
