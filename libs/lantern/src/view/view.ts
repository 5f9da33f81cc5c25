import { stillAsked, type Viewer } from '#kernel';
import type { State } from '../state.js';
import type { View } from './view-schema.js';

/** The view of the game: the points and counts of all keepers, and the own hand; an auditor sees all hands. */
export function view({ storm, winds, points, hands, playing, choices }: State, viewer: Viewer): View {
  const own = viewer.kind === 'seat' ? viewer.seat : undefined;
  const chosen = own === undefined ? undefined : choices.choices[own];
  const waits = stillAsked(choices);
  return {
    storm,
    winds: [...winds],
    keepers: points.map((count, seat) => ({
      seat,
      points: count,
      cards: hands[seat]?.length ?? 0,
      ready: playing.includes(seat) && !waits.includes(seat),
    })),
    ...(own === undefined ? {} : { hand: [...(hands[own] ?? [])] }),
    ...(viewer.kind === 'auditor' ? { hands: hands.map((hand) => [...hand]) } : {}),
    ...(chosen === undefined ? {} : { chosen }),
  };
}
