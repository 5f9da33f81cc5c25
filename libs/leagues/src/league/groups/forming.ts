import type { Refusal } from '#kernel';
import type { LeagueEvent } from '../events.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import { playing, type Season } from '../state.js';
import { dealt, drawCommitment, drawn, snaked } from './drawing.js';
import type { DrawFacts, Groups } from './state.js';

/** The event that forms groups, or why they are not formed. */
export type Formed = Extract<LeagueEvent, { readonly type: 'groupsFormed' }> | Refusal<LeagueRefusalCode>;

/** The author of the groups, and what the server knows of their draw. */
interface Forming {
  readonly by: string;
  readonly draw?: DrawFacts | undefined;
}

/** The groups that are formed with a round: none where they are formed already, and in a season without groups. */
export function dueGroups(season: Season, asking: Forming): Formed | undefined {
  const { plan, groups, finals } = season;
  if (!plan.groups || finals) return undefined;
  if (groups) return wrongMembers(season, groups);
  switch (plan.groups.formed) {
    case 'BY_HAND':
      return refuseLeague('groupsMissing');
    case 'DRAW':
      return drawnGroups(season, asking);
    case 'SNAKE':
      return inGroups(season, snaked(byNumber(season), plan.groups.count), asking);
  }
}

/** Groups by lot, from the promised seed. */
export function drawnGroups(season: Season, asking: Forming): Formed {
  const { seed } = asking.draw ?? {};
  if (seed === undefined) return refuseLeague('notDrawn');
  if (drawCommitment(seed) !== season.draw?.commitment) return refuseLeague('seedLost');
  const formed = inGroups(season, dealt(drawn(byNumber(season), seed), season.plan.groups?.count ?? 0), asking);
  return 'code' in formed ? formed : { ...formed, seed };
}

/** These groups, formed. */
export function inGroups(season: Season, groups: Groups, { by }: Forming): Formed {
  if (groups.some(({ length }) => length < 2)) return refuseLeague('tooFewForGroups', { count: groups.length });
  return {
    type: 'groupsFormed',
    season: season.number,
    groups: groups.map((players) => ({ players: [...players] })),
    by,
  };
}

/** Who plays and is in no group was entered after groups were formed by hand. */
function wrongMembers(season: Season, groups: Groups): Refusal<LeagueRefusalCode> | undefined {
  const grouped = new Set(groups.flat());
  const left = playing(season).find(({ player }) => !grouped.has(player));
  return left && refuseLeague('notGrouped', { player: left.player });
}

/** The participants that play, by number. */
export const byNumber = (season: Season): readonly string[] =>
  [...playing(season)].sort((one, other) => one.number - other.number).map(({ player }) => player);
