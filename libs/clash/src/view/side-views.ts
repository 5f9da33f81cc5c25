import type { ClashSeat, State } from '../state.js';
import { sidesInPlay } from '../table/seats.js';
import type { Side } from '../words.js';
import { articleView } from './article-views.js';
import type { SeatView, SideView } from './view-schema.js';

/** The seats, and how far they are. */
export const seatViews = (state: State): SeatView[] => state.seats.map(seatView);

const seatView = ({ seat, side, mainHero, passed, ready, resigned, takeBacks, proposals }: ClashSeat): SeatView => ({
  seat,
  side,
  ...(mainHero === null ? {} : { mainHero }),
  passed,
  ready,
  resigned,
  takeBacks,
  proposals,
});

/** The sides with their newspapers; of the initiative decks only how many cards are left (clash.md 6). */
export const sideViews = (state: State): SideView[] => sidesInPlay(state).map((side) => sideView(state, side));

function sideView(state: State, side: Side): SideView {
  const { newspaper, heroes, higherRank, deck, page } = state.sides[side];
  const articles = page.map((article) => articleView(state, article));
  return {
    side,
    ...(newspaper === null ? {} : { newspaper }),
    heroPlaces: heroes,
    ...(higherRank === null ? {} : { higherRank }),
    deck: deck.length,
    page: articles,
    points: articles.reduce((sum, { points }) => sum + points, 0),
    outs: outsOf(state, side),
  };
}

function outsOf({ outs }: State, side: Side): SideView['outs'] {
  const counts = new Map<string, number>();
  for (const out of outs) if (out.side === side) counts.set(out.sheetId, (counts.get(out.sheetId) ?? 0) + 1);
  return [...counts].map(([sheetId, count]) => ({ sheetId, count }));
}
