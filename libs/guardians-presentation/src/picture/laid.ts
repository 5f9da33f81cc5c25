import type { Seat } from '#kernel';
import type { ShownCard } from '#cards';
import {
  type OwnView,
  printed,
  type Space,
  type StackView,
  strongholdAt,
  type StrongholdView,
} from '#guardians/queries';
import type { Showing } from './showing.js';

/** A stack of the board, or one that its owner lays now, for its own eyes. */
export interface ShownStack extends StackView {
  readonly isLaid?: true;
}

type Placement = OwnView['placed'][number];

/** A card that a seat lays in the open placement. */
interface LaidCard {
  readonly seat: Seat;
  readonly placement: Placement;
  readonly card: ShownCard;
}

/** A creature, and the item that it carries. */
interface Carrying {
  readonly card: ShownCard;
  readonly item?: ShownCard | undefined;
}

/** The cards that the viewer knows to be laid now, in the order of laying (GUARD-040). */
const laidCards = ({ view }: Showing): LaidCard[] =>
  [...(view.own ? [view.own] : []), ...(view.secrets ?? [])].flatMap(({ seat, hand, placed }) =>
    placed.flatMap((placement) =>
      hand.filter(({ instanceId: id }) => id === placement.cardId).map((card) => ({ seat, placement, card })),
    ),
  );

function laidAt(showing: Showing, space: Space): LaidCard[] {
  const home = strongholdAt(space);
  return laidCards(showing).filter(
    ({ placement: { of, stronghold } }) => of === home?.seat && stronghold === home.position,
  );
}

/** The cards that are laid now on a stronghold: creatures, and the shield over them. */
export function laidStack(showing: Showing, space: Space): ShownStack | undefined {
  const on = laidAt(showing, space).filter(({ placement }) => placement.kind === 'ON');
  const [first] = on;
  if (!first) return undefined;
  const creatures = on.filter(({ card }) => printed(card.cardId).type === 'CREATURE');
  const shield = on.find((one) => !creatures.includes(one));
  return {
    seat: first.seat,
    ...(shield ? { shield: shield.card } : {}),
    turned: false,
    creatures: creatures.map((creature) => withLaidItem(showing, creature)),
    isLaid: true,
  };
}

/** A creature with the item that it carries, or that is laid on it now. */
export function withLaidItem(showing: Showing, { card, item }: Carrying): Carrying {
  const laid = laidCards(showing).find(
    ({ placement }) => placement.kind === 'ITEM' && placement.bearer === card.instanceId,
  );
  const carried = item ?? laid?.card;
  return { card, ...(carried ? { item: carried } : {}) };
}

/** A stronghold with what is laid now in and under it. */
export function withLaid(showing: Showing, stronghold: StrongholdView): StrongholdView {
  const laid = laidAt(showing, stronghold.space);
  const one = (kind: Placement['kind']): ShownCard | undefined =>
    laid.find(({ placement }) => placement.kind === kind)?.card;
  const [works, held] = [one('WORKS'), one('IN')];
  const hidden = one('UNDER');
  const under = hidden ? { card: hidden } : stronghold.under;
  return {
    ...stronghold,
    ...(works ? { works } : {}),
    ...(under?.card ? { under: withLaidItem(showing, { ...under, card: under.card }) } : {}),
    ...(held ? { held: { card: held } } : {}),
  };
}
