import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { isForAll } from '../proposal.js';
import { refuseLeague } from '../refusals.js';
import type { Season } from '../state.js';
import { admission, takesEntries } from './admission.js';

/** The next rounds are paired without a participant, until it resumes. Where all are needed, no one pauses. */
export function pause(season: Season, { player }: CommandOf<'pause'>, { by }: Asking): LeagueDecision {
  if (!isForAll(season)) return refuseLeague('noPauses');
  const entry = season.entries.find((one) => one.player === player && one.withdrawnAfter === null);
  if (!entry) return refuseLeague('notEntered', { player });
  if (entry.isPaused) return refuseLeague('alreadyPaused', { player });
  return { events: [{ type: 'paused', season: season.number, player, by }] };
}

/** A participant plays again; after a withdrawal only where a late entry could. */
export function resume(season: Season, { player }: CommandOf<'resume'>, { by }: Asking): LeagueDecision {
  const entry = season.entries.find((one) => one.player === player);
  if (!entry) return refuseLeague('notEntered', { player });
  const isBack = entry.withdrawnAfter !== null;
  if (!isBack && !entry.isPaused) return refuseLeague('notPaused', { player });
  if (isBack) {
    if (!takesEntries(season)) return refuseLeague('entriesClosed');
    const others = season.entries.filter((one) => one.player !== player && one.withdrawnAfter === null);
    const taken = new Set([...others, ...season.entering.applicants].flatMap(({ members }) => members));
    if (entry.members.some((member) => taken.has(member))) return refuseLeague('memberTwice', { player });
    const { number, members } = entry;
    if (admission(season, { player, members, number, by, isAdmitted: true }).type !== 'entered')
      return refuseLeague('seasonFull');
  }
  return { events: [{ type: 'resumed', season: season.number, player, by }] };
}
