/** A participant that is not entered yet: it waits for an approval or, approved, for a place. */
export interface Applicant {
  readonly player: string;
  readonly members: readonly string[];
  /** Its future number; null for the next one. */
  readonly number: number | null;
  /** False: an organizer has to approve it. True: it is on the waiting list. */
  readonly isApproved: boolean;
  readonly isCheckedIn: boolean;
}

/** A round that a participant has asked not to play. */
export interface ByeRequest {
  readonly player: string;
  readonly round: number;
}

/** The state of entering a season. */
export interface Entering {
  /** In the order of applying; those on the waiting list in the order in which they get places. */
  readonly applicants: readonly Applicant[];
  /** The trace of the join code in the stream; null without one. */
  readonly joinCode: { readonly salt: string; readonly digest: string } | null;
  readonly byeRequests: readonly ByeRequest[];
}

/** The state of entering a season that was just opened. */
export const newEntering: Entering = { applicants: [], joinCode: null, byeRequests: [] };
