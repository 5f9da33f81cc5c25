import { takesEntries } from './entering/admission.js';
import type { Invitation, League, Season } from './state.js';

/** An invitation that an account has not answered yet. */
export interface ToAnswer {
  readonly season: Season;
  readonly invitation: Invitation;
}

/** The open invitations of an account in a league, in the order of inviting: only those that it can still accept. */
export const toAnswerIn = ({ seasons }: League, account: string): readonly ToAnswer[] =>
  seasons
    .filter((season) => season.status === 'OPEN' && takesEntries(season))
    .flatMap((season) =>
      season.invitations
        .filter(({ members, accepted }) => members.includes(account) && !accepted.includes(account))
        .map((invitation) => ({ season, invitation })),
    );
