import type { Sight } from '#kernel';

/** The view of a seat in a game of two seats. */
interface SeatedView {
  readonly players: readonly unknown[];
  /** The secrets of the own seat. */
  readonly own?: unknown;
}

/** The sight of a player at a seat: the view, and in it the own seat, the other one and the own secrets. */
export interface SeatedSight<View extends SeatedView, Command> extends Pick<
  Sight<View, Command>,
  'seat' | 'view' | 'legal' | 'random'
> {
  readonly me: View['players'][number];
  readonly enemy: View['players'][number];
  readonly own: NonNullable<View['own']>;
}

/** Finds a player in what it sees. Throws a RangeError for the view of a spectator. */
export function seatedSight<View extends SeatedView, Command>({
  seat,
  view,
  legal,
  random,
}: Sight<View, Command>): SeatedSight<View, Command> {
  const [me, enemy] = [view.players[seat], view.players[1 - seat]];
  const { own } = view;
  if (me === undefined || enemy === undefined || own == null) {
    throw new RangeError(`This is not the view of seat ${seat}.`);
  }
  return { seat, view, legal, random, me, enemy, own };
}
