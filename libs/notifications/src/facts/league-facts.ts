import type { KnowsNames } from '#games';
import { toAnswerIn, toPlayIn, type LoadedLeague } from '#leagues';
import type { LeagueFact } from './fact.js';

/** Names an invitation: its season, and the participant that it would make. */
export const invitationKey = (season: number, player: string): string => `${season} ${player}`;

/** What may be said to an account of a pairing that it is still to play; `undefined` where it is not. */
export async function pairingFact(
  { leagueId, league }: LoadedLeague,
  account: string,
  gameId: string,
  names: KnowsNames,
): Promise<LeagueFact | undefined> {
  const own = toPlayIn(league, account).find(({ pairing }) => pairing.gameId === gameId);
  if (!own) return undefined;
  const { season, round, pairing, startsAt } = own;
  const entryOf = (player: string) => season.entries.find((entry) => entry.player === player);
  const others = pairing.players.filter((player) => !(entryOf(player)?.members ?? [player]).includes(account));
  return {
    kind: 'PAIRED',
    leagueId,
    league: league.name,
    season: season.name,
    round: round.number,
    others: await Promise.all(others.map(async (player) => (await names.load(player))?.name ?? player)),
    startsAt,
  };
}

/** What may be said to an account of an invitation that it has not answered; `undefined` where it has. */
export function invitationFact(
  { leagueId, league }: LoadedLeague,
  account: string,
  key: string,
): LeagueFact | undefined {
  const own = toAnswerIn(league, account).find(
    ({ season, invitation }) => invitationKey(season.number, invitation.player) === key,
  );
  return (
    own && {
      kind: 'INVITED',
      leagueId,
      league: league.name,
      season: own.season.name,
      round: null,
      others: [],
      startsAt: null,
    }
  );
}
