import type { Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from './asking.js';
import type { LeagueEvent } from './events.js';
import { isOpenToAll } from './proposal.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { playing, type Season } from './state.js';

/** Enters the author of the command; others are invited, and play when all of them have accepted. */
export function enter(season: Season, command: CommandOf<'enter'>, { by }: Asking): LeagueDecision {
  const { player, members } = command;
  const mayNot = mayNotEnter(season, command);
  if (mayNot) return mayNot;
  const invitation = season.invitations.find((one) => one.player === player);
  const asksOthers = season.consent && members.some((member) => member !== by);
  if (asksOthers && invitation) return refuseLeague('alreadyInvited', { player });
  const number = command.number ?? invitation?.number ?? undefined;
  if (!asksOthers) return { events: [entered(season, { player, members, number, by })] };
  const numbered = number === undefined ? {} : { number };
  return { events: [{ type: 'invited', season: season.number, player, members, ...numbered, by }] };
}

/** An invited account accepts; with the last one the participant is entered. */
export function accept(season: Season, { player }: CommandOf<'accept'>, { by }: Asking): LeagueDecision {
  const invitation = season.invitations.find((one) => one.player === player && one.members.includes(by));
  if (!invitation) return refuseLeague('notInvited', { player });
  if (invitation.accepted.includes(by)) return refuseLeague('alreadyAccepted', { player });
  const { members, accepted, number } = invitation;
  const isLast = members.every((member) => member === by || accepted.includes(member));
  const mayNot = mayNotEnter(season, { player, members: isLast ? [...members] : [by] }, { isNamed: true });
  if (mayNot) return mayNot;
  const yes: LeagueEvent = { type: 'invitationAccepted', season: season.number, player, by };
  return {
    events: isLast ? [yes, entered(season, { player, members: [...members], number: number ?? undefined, by })] : [yes],
  };
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
  if (!isNamed && (members.length === 1 ? members[0] !== player : members.includes(player)))
    return refuseLeague('wrongName', { player });
  if (new Set(members).size < members.length) return refuseLeague('memberTwice', { player });
  const taken = new Set(playing(season).flatMap((entry) => entry.members));
  if (members.some((member) => taken.has(member))) return refuseLeague('memberTwice', { player });
  return season.rounds.length > 0 && !isOpenToAll(season) ? refuseLeague('entriesClosed') : undefined;
}

interface Entering extends Pick<CommandOf<'enter'>, 'player' | 'members'> {
  readonly number: number | undefined;
  readonly by: string;
}

function entered(season: Season, { player, members, number, by }: Entering): LeagueEvent {
  const last = Math.max(0, ...season.entries.map((entry) => entry.number));
  return { type: 'entered', season: season.number, player, members, number: number ?? last + 1, by };
}
