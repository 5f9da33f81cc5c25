import type { Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from './asking.js';
import type { LeagueEvent } from './events.js';
import { admission, refuseComer, takesEntries } from './entering/admission.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { tooFewFor } from './running/boards.js';
import { playing, type Season } from './state.js';

/** Enters the author of the command; others are invited, and play when all of them have accepted. */
export function enter(season: Season, command: CommandOf<'enter'>, { by, at, role }: Asking): LeagueDecision {
  const { player, members, facts, code } = command;
  const isAdmitted = role === 'OWNER';
  const mayNot =
    mayNotEnter(season, command) ?? (isAdmitted ? undefined : refuseComer(season, { by, at, facts, code }));
  if (mayNot) return mayNot;
  const invitation = season.invitations.find((one) => one.player === player);
  const asksOthers = season.consent && members.some((member) => member !== by);
  if (asksOthers && invitation) return refuseLeague('alreadyInvited', { player });
  const number = command.number ?? invitation?.number ?? undefined;
  const participant = { player, members, number, facts, by };
  if (!asksOthers)
    return {
      events: [admission(season, { ...participant, isAdmitted: isAdmitted || invitation?.isAdmitted === true })],
    };
  return { events: [invited(season, participant, isAdmitted)] };
}

/** An invited account accepts; with the last one the participant is entered. */
export function accept(season: Season, { player, facts }: CommandOf<'accept'>, { by, at }: Asking): LeagueDecision {
  const invitation = season.invitations.find((one) => one.player === player && one.members.includes(by));
  if (!invitation) return refuseLeague('notInvited', { player });
  if (invitation.accepted.includes(by)) return refuseLeague('alreadyAccepted', { player });
  const { members, accepted, number, isAdmitted } = invitation;
  const isLast = members.every((member) => member === by || accepted.includes(member));
  const mayNot =
    mayNotEnter(season, { player, members: isLast ? [...members] : [by] }, { isNamed: true }) ??
    (isAdmitted ? undefined : refuseComer(season, { by, at, facts }));
  if (mayNot) return mayNot;
  const told = facts ? { facts } : {};
  const yes: LeagueEvent = { type: 'invitationAccepted', season: season.number, player, ...told, by };
  const participant = { player, members, number: number ?? undefined, by, isAdmitted };
  return { events: isLast ? [yes, admission(season, participant)] : [yes] };
}

/** An invited account declines: none of them plays. */
export function decline(season: Season, { player }: CommandOf<'decline'>, { by }: Asking): LeagueDecision {
  const isInvited = season.invitations.some((one) => one.player === player && one.members.includes(by));
  if (!isInvited) return refuseLeague('notInvited', { player });
  return { events: [{ type: 'invitationDeclined', season: season.number, player, by }] };
}

/** Whether a player would be entered by another account in a season without invitations, which servers no longer do. */
export const entersOthers = (season: Season | undefined, command: { readonly type: string }, by: string): boolean =>
  season?.consent === false &&
  command.type === 'enter' &&
  (command as CommandOf<'enter'>).members.some((member) => member !== by);

/** @param isNamed the name was already checked when they were invited. */
function mayNotEnter(
  season: Season,
  { player, members }: Pick<CommandOf<'enter'>, 'player' | 'members'>,
  { isNamed = false } = {},
): Refusal<LeagueRefusalCode> | undefined {
  if (season.entries.some((entry) => entry.player === player)) return refuseLeague('alreadyEntered', { player });
  if (season.entering.applicants.some((one) => one.player === player))
    return refuseLeague('alreadyApplied', { player });
  if (!isNamed && (members.length === 1 ? members[0] !== player : members.includes(player)))
    return refuseLeague('wrongName', { player });
  if (new Set(members).size < members.length) return refuseLeague('memberTwice', { player });
  const short = isNamed ? undefined : tooFewFor(season, { player, members });
  if (short) return short;
  const taken = new Set([...playing(season), ...season.entering.applicants].flatMap((entry) => entry.members));
  if (members.some((member) => taken.has(member))) return refuseLeague('memberTwice', { player });
  return takesEntries(season) ? undefined : refuseLeague('entriesClosed');
}

interface Invited extends Pick<CommandOf<'enter'>, 'player' | 'members' | 'facts'> {
  readonly number: number | undefined;
  readonly by: string;
}

/** Seasons without a registration admit all, and say nothing of it. */
const invited = (
  { number: season, plan }: Season,
  { player, members, number, facts, by }: Invited,
  isAdmitted: boolean,
): LeagueEvent => ({
  type: 'invited',
  season,
  player,
  members,
  ...(number === undefined ? {} : { number }),
  ...(isAdmitted && plan.registration ? { admitted: true } : {}),
  ...(facts ? { facts } : {}),
  by,
});
