import type { LeagueCommand } from './commands.js';
import type { Refusal } from '#kernel';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import type { League } from './state.js';

/** The roles of organizers, in a sentence each; each role may do all that the later ones may. */
export const roleWords = {
  OWNER: 'Runs the league: may do everything, and appoints the others.',
  JUDGE:
    'Decides results, forfeits, penalties and withdrawals, reads and replaces decks, and all that a scorekeeper does.',
  SCOREKEEPER: 'Checks participants in, and reports and confirms results of games played elsewhere.',
} as const;

/** The role of an organizer. */
export type Role = keyof typeof roleWords;

/** The roles, the highest first. */
export const roles = Object.keys(roleWords) as [Role, ...Role[]];

/** The role of an author in a league; `undefined` for a player. The server itself may do everything. */
export const roleOf = (
  { operators, officials }: Pick<League, 'operators' | 'officials'>,
  { by, isSystem }: { readonly by: string; readonly isSystem: boolean },
): Role | undefined =>
  isSystem || operators.includes(by) ? 'OWNER' : officials.find(({ account }) => account === by)?.role;

/** The least role for a command; an owner where it is not named. */
const leastRoles: Partial<Record<LeagueCommand['type'], Role>> = {
  withdraw: 'JUDGE',
  forfeit: 'JUDGE',
  correctResult: 'JUDGE',
  annulResult: 'JUDGE',
  penalize: 'JUDGE',
  liftPenalty: 'JUDGE',
  requestBye: 'JUDGE',
  cancelBye: 'JUDGE',
  pause: 'JUDGE',
  resume: 'JUDGE',
  submitDeck: 'JUDGE',
  lineUp: 'JUDGE',
  checkIn: 'SCOREKEEPER',
  reportResult: 'SCOREKEEPER',
  confirmReport: 'SCOREKEEPER',
  disputeReport: 'SCOREKEEPER',
};

/** The refusal of a command that takes a higher role; `undefined` where its author may give it. */
export function refuseRole(
  { type }: Pick<LeagueCommand, 'type'>,
  role: Role | undefined,
): Refusal<LeagueRefusalCode> | undefined {
  const least = leastRoles[type] ?? 'OWNER';
  if (role === undefined) return refuseLeague('notAnOperator');
  return roles.indexOf(role) <= roles.indexOf(least)
    ? undefined
    : refuseLeague('roleMissing', { role: least, own: role });
}
