import type { Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { Plan } from '../plan.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import type { Season } from '../state.js';
import { byNumber, drawnGroups, inGroups, type Formed } from './forming.js';

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

function byHand(season: Season, given: readonly { readonly players: readonly string[] }[], asking: Asking): Formed {
  const groups = given.map(({ players }) => players);
  const count = season.plan.groups?.count ?? 0;
  const named = groups.flat();
  if (groups.length !== count || new Set(named).size !== named.length) return refuseLeague('wrongGroups', { count });
  const known = new Set(byNumber(season));
  const stranger = named.find((player) => !known.has(player));
  if (stranger !== undefined) return refuseLeague('notEntered', { player: stranger });
  return inGroups(season, groups, asking);
}

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
