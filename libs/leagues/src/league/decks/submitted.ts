import { hasNoRounds } from '../proposal.js';
import { playing, type Season } from '../state.js';
import type { SubmittedDeck } from './state.js';

/** What submitting is about: a participant, also one on the waiting list. */
type Participant = Pick<Season['entries'][number], 'player' | 'members'>;

/** The deck that an account plays in a season; `undefined` without one. */
export const deckOf = ({ decks = [] }: Pick<Season, 'decks'>, account: string): SubmittedDeck | undefined =>
  decks.find((one) => one.account === account);

/** Whether a participant may not play, since a deck is required of it and not submitted. */
export const lacksDeck = (season: Pick<Season, 'plan' | 'decks'>, { members }: Participant): boolean =>
  season.plan.decks?.required === true && members.some((member) => deckOf(season, member) === undefined);

/** The participants in a season whose decks are missing. */
export const withoutDeck = (season: Season): readonly Participant[] =>
  playing(season).filter((one) => lacksDeck(season, one));

/** Whether decks can still be replaced: before the deadline, and before the first game. */
export const takesDecks = ({ plan, rounds }: Season, at: number): boolean =>
  rounds.length === 0 && at < (plan.decks?.deadline ?? Infinity);

/** Whether participants are dropped for a missing deck: where rounds are paired, since elsewhere they just cannot play. */
export const dropsWithoutDeck = (season: Season): boolean => !hasNoRounds(season);
