import type { SeasonPageQuery } from '../generated/operations.js';

/** The roles of organizers, the highest first. */
const roles = ['OWNER', 'JUDGE', 'SCOREKEEPER'] as const;

/** A role of an organizer. */
export type Role = (typeof roles)[number];

type League = Pick<NonNullable<SeasonPageQuery['league']>, 'operators' | 'judges' | 'scorekeepers'>;

/** The role of an account in a league; `undefined` for a player, and without an account. */
export function roleIn({ operators, judges, scorekeepers }: League, me: string | undefined): Role | undefined {
  const place = [operators, judges, scorekeepers].findIndex((named) => named.some(({ id }) => id === me));
  return roles[place];
}

/** Whether a role may do what takes another one. */
export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) <= roles.indexOf(least);
