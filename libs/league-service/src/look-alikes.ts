import { skeletonOf } from '#accounts';
import type { Refusal } from '#kernel';
import { refuseLeague, type League, type LeagueCommand, type LeagueRefusalCode } from '#leagues';

/**
 * The refusal of a team whose name looks like that of another in its season. Asked beside the rules of leagues: which
 * characters look alike is a table that grows, and must not change what was decided before.
 */
export function refuseLookAlike({ seasons }: League, command: LeagueCommand): Refusal<LeagueRefusalCode> | undefined {
  if (command.type !== 'enter' || command.members.includes(command.player)) return undefined;
  const season = seasons.find(({ number }) => number === command.season);
  const skeleton = skeletonOf(command.player);
  const other = [...(season?.entries ?? []), ...(season?.invitations ?? []), ...(season?.entering.applicants ?? [])]
    .map(({ player }) => player)
    .find((player) => player !== command.player && skeletonOf(player) === skeleton);
  return other === undefined ? undefined : refuseLeague('looksAlike', { player: command.player, other });
}
