import type { NewObligation } from '#event-store';
import { TELL_LEAGUE } from '#games';
import type { League, Season } from '#leagues';

/** The obligation of a league to drop participants without a deck at the deadline. */
export type DeckObligationPayload = Readonly<{
  duty: 'decks';
  season: number;
  /** In milliseconds since 1970. */
  dueAt: number;
}>;

interface DeckObligation extends NewObligation {
  readonly payload: DeckObligationPayload;
}

/** The obligations that follow from new deadlines for decks. @param at when the commit was made, in milliseconds since 1970. */
export const decksDueAfter = (before: League, after: League, at: number): readonly DeckObligation[] =>
  after.seasons.flatMap((season): readonly DeckObligation[] => {
    const deadline = deadlineOf(season);
    const prior = before.seasons.find(({ number }) => number === season.number);
    if (deadline === undefined || (prior && deadlineOf(prior) === deadline)) return [];
    const payload = { duty: 'decks', season: season.number, dueAt: deadline } as const;
    const key = `league/decks/${season.number}/${after.version}`;
    return [{ key, kind: TELL_LEAGUE, dueAt: Math.max(deadline, at), payload }];
  });

/** The deadline at which participants without a deck are dropped, in milliseconds since 1970; `undefined` without one. */
export const deadlineOf = ({ plan: { decks } }: Season): number | undefined =>
  decks?.required ? decks.deadline : undefined;
