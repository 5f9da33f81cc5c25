import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { LeagueCommand } from '../commands.js';
import { refuseLeague } from '../refusals.js';
import type { Season } from '../state.js';
import { admission, takesEntries } from './admission.js';
import { cancelBye, requestBye } from './bye-requests.js';
import { checkIn } from './check-in.js';
import { enteringCommands } from './commands.js';
import { pause, resume } from './pausing.js';

/** A command about entering a season. */
export type EnteringCommand = CommandOf<keyof typeof enteringCommands>;

/** Whether a command is about entering a season. */
export const isEntering = (command: LeagueCommand): command is EnteringCommand =>
  Object.hasOwn(enteringCommands, command.type);

/** Decides a command about entering a season. */
export function decideEntering(season: Season, command: EnteringCommand, asking: Asking): LeagueDecision {
  switch (command.type) {
    case 'approve':
      return approve(season, command, asking);
    case 'reject':
      return reject(season, command, asking);
    case 'setJoinCode':
      return setJoinCode(season, asking);
    case 'removeJoinCode':
      return removeJoinCode(season, asking);
    case 'checkIn':
      return checkIn(season, command, asking);
    case 'requestBye':
      return requestBye(season, command, asking);
    case 'cancelBye':
      return cancelBye(season, command, asking);
    case 'pause':
      return pause(season, command, asking);
    case 'resume':
      return resume(season, command, asking);
  }
}

function approve(season: Season, { player }: CommandOf<'approve'>, { by }: Asking): LeagueDecision {
  const applicant = season.entering.applicants.find((one) => one.player === player && !one.isApproved);
  if (!applicant) return refuseLeague('notApplied', { player });
  if (!takesEntries(season)) return refuseLeague('entriesClosed');
  return { events: [admission(season, { ...applicant, number: applicant.number ?? undefined, by, isAdmitted: true })] };
}

function reject(season: Season, { player, reason }: CommandOf<'reject'>, { by }: Asking): LeagueDecision {
  if (!season.entering.applicants.some((one) => one.player === player)) return refuseLeague('notApplied', { player });
  return { events: [{ type: 'applicationRejected', season: season.number, player, by, reason }] };
}

/** The server gives salt and digest, for the rules know no secret. A stored command without them is forged. */
function setJoinCode(season: Season, { by, joinCode }: Asking): LeagueDecision {
  if (!joinCode) return refuseLeague('noJoinCode');
  return { events: [{ type: 'joinCodeSet', season: season.number, ...joinCode, by }] };
}

function removeJoinCode(season: Season, { by }: Asking): LeagueDecision {
  if (!season.entering.joinCode) return refuseLeague('noJoinCode');
  return { events: [{ type: 'joinCodeRemoved', season: season.number, by }] };
}
