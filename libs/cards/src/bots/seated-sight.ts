import type { Sight } from '#kernel';

/** What the view of a seat in a game of two seats has. */
interface SeatedView {
  readonly players: readonly unknown[];
  /** The secrets of the own seat. */
  readonly own?: unknown;
}

/** What a player at a seat begins from: its sight, and in it itself, the other one and what it alone sees. */
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
