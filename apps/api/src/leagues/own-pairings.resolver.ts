import { Leagues } from '#league-service';
import { type LoadedLeague, joinBy, seatBy, toPlayIn, waitsForSeeds, type ToPlay } from '#leagues';
import type { StreamDirectory } from '#streams';
import { Inject } from '@nestjs/common';
import { Args, Context, ResolveField, Resolver } from '@nestjs/graphql';
import { ownerIn } from '../access/own-things.js';
import { Me } from '../accounts/accounts.resolver.js';
import { LEAGUE_DIRECTORY } from '../core/tokens.js';
import { PageArguments } from '../graphql/connection.js';
import type { ApiContext } from '../requests/api-context.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { entrantsOf, pairingSource } from './entrants.js';
import { leagueSourceOf } from './league-source.js';
import { OwnPairingConnection, type OwnPairingType } from './own-pairing.types.js';

/** How many leagues of an account are searched, the newest first. */
const MOST_LEAGUES = 100;

/** The caller's pairings in leagues that are still to be played. */
@Resolver(() => Me)
export class OwnPairingsResolver {
  constructor(
    private readonly leagues: Leagues,
    @Inject(LEAGUE_DIRECTORY) private readonly directory: StreamDirectory,
  ) {}

  @ResolveField(() => OwnPairingConnection, {
    description:
      'Your pairings in leagues that are still to be played, the earliest first; from your 100 newest leagues. Needs the scope `GAMES_READ` or `GAMES_PLAY`. May be a moment behind.',
  })
  async pairings(@Args() page: PageArguments, @Context() { caller }: ApiContext): Promise<Connection<OwnPairingType>> {
    const account = ownerIn(caller);
    const found = await this.directory.find({ account, descending: true, limit: MOST_LEAGUES });
    const leagues = await this.leagues.loadAll(found.map(({ streamId }) => streamId));
    const pairings = leagues.flatMap((loaded) =>
      toPlayIn(loaded.league, account).map((one) => ownPairing(loaded, one)),
    );
    return listPage(
      pairings.sort((one, other) => one.startsAt - other.startsAt),
      page,
      'pairing',
    );
  }
}

function ownPairing(loaded: LoadedLeague, { season, round, pairing, startsAt, seat }: ToPlay): OwnPairingType {
  return {
    league: leagueSourceOf(loaded),
    season: { loaded, season },
    round: round.number,
    pairing: pairingSource(pairing, entrantsOf(season)),
    seat,
    startsAt,
    joinBy: joinBy(startsAt, season.plan),
    seatedAt: waitsForSeeds(season) ? seatBy(startsAt, season.plan) : null,
    joinsYourself: season.plan.table.seating === 'BY_PLAYERS',
  };
}
