import type { Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { LeagueEvent } from '../events.js';
import type { Plan } from '../plan.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import { playing, type Season } from '../state.js';
import { dealt, drawCommitment, drawn, snaked } from './drawing.js';
import type { Groups } from './state.js';

type Formed = Extract<LeagueEvent, { readonly type: 'groupsFormed' }>;

/** The promise of a draw, with the first plan that has one. The server makes it: a stored plan without it is forged. */
export function drawPromise(
  { number: season, draw }: Pick<Season, 'number' | 'draw'>,
  plan: Plan,
  { by, draw: made }: Asking,
): LeagueDecision {
  if (plan.groups?.formed !== 'DRAW' || draw) return { events: [] };
  if (made?.commitment === undefined) return refuseLeague('seedLost');
  return { events: [{ type: 'drawPromised', season, commitment: made.commitment, by }] };
}

/** Forms groups by hand, again until the first round; or draws them, once. */
export function formGroups(season: Season, { groups }: CommandOf<'formGroups'>, asking: Asking): LeagueDecision {
  const { plan, rounds } = season;
  if (!plan.groups || plan.groups.formed === 'SNAKE') return refuseLeague('noForming');
  const isDraw = plan.groups.formed === 'DRAW';
  if (rounds.length > 0 || (isDraw && season.groups)) return refuseLeague('groupsFixed');
  if (isDraw !== (groups === undefined)) return refuseLeague(isDraw ? 'notDrawn' : 'groupsMissing');
  const formed = isDraw ? drawnGroups(season, asking) : byHand(season, groups ?? [], asking);
  return 'code' in formed ? formed : { events: [formed] };
}

/** The groups that are formed with a round: none where they are formed already, and in a season without groups. */
export function dueGroups(
  season: Season,
  asking: Pick<Asking, 'by' | 'draw'>,
): Formed | Refusal<LeagueRefusalCode> | undefined {
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

function drawnGroups(season: Season, asking: Pick<Asking, 'by' | 'draw'>): Formed | Refusal<LeagueRefusalCode> {
  const { seed } = asking.draw ?? {};
  if (seed === undefined) return refuseLeague('notDrawn');
  if (drawCommitment(seed) !== season.draw?.commitment) return refuseLeague('seedLost');
  const formed = inGroups(season, dealt(drawn(byNumber(season), seed), season.plan.groups?.count ?? 0), asking);
  return 'code' in formed ? formed : { ...formed, seed };
}

function byHand(
  season: Season,
  given: readonly { readonly players: readonly string[] }[],
  asking: Asking,
): Formed | Refusal<LeagueRefusalCode> {
  const groups = given.map(({ players }) => players);
  const count = season.plan.groups?.count ?? 0;
  const named = groups.flat();
  if (groups.length !== count || new Set(named).size !== named.length) return refuseLeague('wrongGroups', { count });
  const known = new Set(byNumber(season));
  const stranger = named.find((player) => !known.has(player));
  if (stranger !== undefined) return refuseLeague('notEntered', { player: stranger });
  return inGroups(season, groups, asking);
}

function inGroups(season: Season, groups: Groups, { by }: Pick<Asking, 'by'>): Formed | Refusal<LeagueRefusalCode> {
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

const byNumber = (season: Season): readonly string[] =>
  [...playing(season)].sort((one, other) => one.number - other.number).map(({ player }) => player);

/** Before the finals only players of one group meet. */
export function wrongGroup(
  { groups, finals }: Season,
  pairings: readonly { readonly players: readonly string[] }[],
): Refusal<LeagueRefusalCode> | undefined {
  if (!groups || finals) return undefined;
  const groupOf = new Map(groups.flatMap((players, group) => players.map((player) => [player, group] as const)));
  for (const { players } of pairings) {
    const [first = '', ...others] = players;
    const other = others.find((player) => groupOf.get(player) !== groupOf.get(first));
    if (other !== undefined) return refuseLeague('notOneGroup', { player: first, other });
  }
  return undefined;
}
