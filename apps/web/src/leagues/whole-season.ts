import {
  MoreApplicantsDocument,
  MoreDecksDocument,
  MoreInvitationsDocument,
  MoreStandingsDocument,
  MoreWaitingDocument,
  SeasonPageDocument,
  type SeasonPageQuery,
} from '../generated/operations.js';
import { completed } from '../server/pages.js';
import { server } from '../server/server.js';

/**
 * A season with all who are in it: what a visitor may do depends on where they stand in these lists, and pairings have
 * their names from them.
 */
export async function wholeSeason(id: string, number: number): Promise<SeasonPageQuery> {
  const { league } = await server().ask(SeasonPageDocument, { id, number });
  if (!league?.season) return { league };
  const { season } = league;
  const at = (after: string) => ({ id, number, after });
  const [standings, applicants, invitations, waiting, decks] = await Promise.all([
    completed(
      season.standings,
      async (after) => seasonIn(await server().ask(MoreStandingsDocument, at(after)))?.standings,
    ),
    completed(
      season.applicants,
      async (after) => seasonIn(await server().ask(MoreApplicantsDocument, at(after)))?.applicants,
    ),
    completed(
      season.invitations,
      async (after) => seasonIn(await server().ask(MoreInvitationsDocument, at(after)))?.invitations,
    ),
    completed(season.waiting, async (after) => seasonIn(await server().ask(MoreWaitingDocument, at(after)))?.waiting),
    completed(season.decks, async (after) => seasonIn(await server().ask(MoreDecksDocument, at(after)))?.decks),
  ]);
  return { league: { ...league, season: { ...season, standings, applicants, invitations, waiting, decks } } };
}

const seasonIn = <Season>({ league }: { readonly league: { readonly season: Season } | null }): Season | undefined =>
  league?.season;
