import type { LeagueEvent } from '../events.js';
import type { Entry, Season } from '../state.js';
import { enteringEvents } from './events.js';
import type { Entering } from './state.js';

/** An event of entering a season. */
export type EnteringEvent = Extract<LeagueEvent, { readonly type: keyof typeof enteringEvents }>;

/** Whether an event is one of entering a season. */
export const isEnteringEvent = (event: { readonly type: string }): event is EnteringEvent =>
  Object.hasOwn(enteringEvents, event.type);

/** A season after an event of entering it; the given one is not changed. */
export function afterEntering(season: Season, event: EnteringEvent): Season {
  const { entering } = season;
  switch (event.type) {
    case 'applied':
    case 'waitlisted': {
      const { player, members, number = null } = event;
      const before = entering.applicants.find((one) => one.player === player);
      const applicant = { player, members, number, isApproved: event.type === 'waitlisted' };
      const { applicants } = withoutApplicant(entering, player);
      return {
        ...season,
        invitations: season.invitations.filter((one) => one.player !== player),
        entering: {
          ...entering,
          applicants: [...applicants, { ...applicant, isCheckedIn: before?.isCheckedIn ?? false }],
        },
      };
    }
    case 'applicationRejected':
      return { ...season, entering: withoutApplicant(entering, event.player) };
    case 'joinCodeSet':
      return { ...season, entering: { ...entering, joinCode: { salt: event.salt, digest: event.digest } } };
    case 'joinCodeRemoved':
      return { ...season, entering: { ...entering, joinCode: null } };
    case 'checkedIn':
      return checkedIn(season, event.player);
    case 'dropped':
      return {
        ...season,
        entries: season.entries.filter(({ player }) => player !== event.player),
        waiting: season.waiting.filter(({ player }) => player !== event.player),
      };
    case 'byeRequested': {
      const { player, round } = event;
      return { ...season, entering: { ...entering, byeRequests: [...entering.byeRequests, { player, round }] } };
    }
    case 'byeCancelled': {
      const isIts = (one: { player: string; round: number }): boolean =>
        one.player === event.player && one.round === event.round;
      return { ...season, entering: { ...entering, byeRequests: entering.byeRequests.filter((one) => !isIts(one)) } };
    }
    case 'paused':
      return withEntry(season, event.player, { isPaused: true });
    case 'resumed':
      return withEntry(season, event.player, { isPaused: false, withdrawnAfter: null });
  }
}

/** The state without an applicant, who is entered, rejected or gone. */
export const withoutApplicant = (entering: Entering, player: string): Entering => ({
  ...entering,
  applicants: entering.applicants.filter((one) => one.player !== player),
});

function checkedIn(season: Season, player: string): Season {
  const { entering } = season;
  const applicants = entering.applicants.map((one) => (one.player === player ? { ...one, isCheckedIn: true } : one));
  return { ...withEntry(season, player, { isCheckedIn: true }), entering: { ...entering, applicants } };
}

const withEntry = (season: Season, player: string, change: Partial<Entry>): Season => ({
  ...season,
  entries: season.entries.map((entry) => (entry.player === player ? { ...entry, ...change } : entry)),
});
