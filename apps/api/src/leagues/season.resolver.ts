import { Contracts } from '#contracts';
import { Games } from '#games';
import { Leagues, withApiIds } from '#league-service';
import {
  readyToPair,
  type Entry,
  type Invitation,
  type Pairing,
  type Round,
  type Season,
  type StandingsLine,
  type WaitingPlayer,
} from '#leagues';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountType } from '../accounts/account.types.js';
import { GameType } from '../games/game.types.js';
import type { GameSource } from '../games/game-source.js';
import { ShownGames } from '../games/shown-games.js';
import { PageArguments } from '../graphql/connection.js';
import { derived, DerivedField } from '../graphql/derived-types.js';
import { JsonValue } from '../graphql/scalars.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { rulesetOf, RulesetType } from '../rulesets/ruleset.types.js';
import { accountsOf } from './accounts-of.js';
import { entrantsOf, entryOf, pairingSource, withEntries, withEntry, type Entrants } from './entrants.js';
import type { SeasonSource } from './league-source.js';
import { SeasonFinalsType } from './season-finals.types.js';
import {
  SeasonEntryConnection,
  SeasonEntryType,
  SeasonInvitationConnection,
  SeasonInvitationType,
  LeagueSeasonType,
  SeasonStandingConnection,
  SeasonWaitingConnection,
} from './league.types.js';
import {
  SeasonPairingType,
  SeasonProposalType,
  SeasonRoundType,
  SeasonPairingConnection,
  SeasonRoundConnection,
} from './season-round.types.js';

/** The fields of a season. */
@Resolver(() => LeagueSeasonType)
export class SeasonResolver {
  constructor(
    private readonly contracts: Contracts,
    private readonly games: Games,
    private readonly leagues: Leagues,
  ) {}

  @ResolveField()
  number(@Parent() { season }: SeasonSource): number {
    return season.number;
  }

  @ResolveField()
  name(@Parent() { season }: SeasonSource): string {
    return season.name;
  }

  @ResolveField()
  status(@Parent() { season }: SeasonSource): Season['status'] {
    return season.status;
  }

  @ResolveField(() => RulesetType, { nullable: true, description: 'The ruleset of the season, in its newest version.' })
  ruleset(@Parent() { season }: SeasonSource): RulesetType | null {
    const ruleset = this.games.rulesets.find(season.plan.ruleset);
    return ruleset ? rulesetOf(ruleset) : null;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The version of the ruleset for all its games.',
  })
  rulesVersion(@Parent() { season }: SeasonSource): string | null {
    return season.plan.rulesVersion ?? null;
  }

  @DerivedField(({ options }) => options, {
    nullable: true,
    description: 'The options of its games; null when its ruleset has none.',
  })
  options(@Parent() { season }: SeasonSource): unknown {
    const ruleset = this.games.rulesets.find(season.plan.ruleset);
    if (!ruleset) return null;
    return this.contracts.of(ruleset.name).options(ruleset.schemas.options.parse(season.plan.options));
  }

  @ResolveField(derived(({ subjects }) => subjects['league']?.objects['plan']), {
    description: 'The plan of the season.',
  })
  plan(@Parent() { season }: SeasonSource): unknown {
    return this.contracts.ofSubject('league').object('plan', withApiIds(season.plan));
  }

  @ResolveField(() => JsonValue, {
    nullable: true,
    description:
      'The `options`, the `plan` and the `rulesVersion` in the form of `ChangeSeasonPlanInput` and `OpenSeasonInput`: for a change of the plan, or another season like it. Null when the server no longer has the ruleset.',
  })
  planInput(@Parent() { season: { plan } }: SeasonSource): object | null {
    const ruleset = this.games.rulesets.find(plan.ruleset);
    if (!ruleset) return null;
    const options = this.contracts.of(ruleset.name).writeOptions(ruleset.schemas.options.parse(plan.options));
    return {
      options: { [ruleset.name]: options },
      plan: this.contracts.ofSubject('league').writeObject('plan', withApiIds(plan)),
      rulesVersion: plan.rulesVersion ?? null,
    };
  }

  @ResolveField(() => SeasonEntryConnection, { description: 'The participants of the season, in the order of entry.' })
  entries(@Parent() { season }: SeasonSource, @Args() page: PageArguments): Connection<Entry> {
    return listPage(season.entries, page, 'entry');
  }

  @ResolveField(() => SeasonFinalsType, { nullable: true, description: 'The finals; null before they begin.' })
  finals(@Parent() { season }: SeasonSource): unknown {
    const { finals } = season;
    const entrants = entrantsOf(season);
    return finals ? { afterRound: finals.after, seeds: finals.seeds.map((player) => entryOf(player, entrants)) } : null;
  }

  @ResolveField(() => SeasonInvitationConnection, {
    description: 'The invitations that are not fully answered, in the order of inviting.',
  })
  invitations(@Parent() { season }: SeasonSource, @Args() page: PageArguments): Connection<Invitation> {
    return listPage(season.invitations, page, 'invitation');
  }

  @ResolveField(() => SeasonRoundConnection, { description: 'The rounds of the season, in order.' })
  rounds(@Parent() { season }: SeasonSource, @Args() page: PageArguments): Connection<RoundSource> {
    const entrants = entrantsOf(season);
    return listPage(
      season.rounds.map((round) => ({ ...round, entrants })),
      page,
      'round',
    );
  }

  @ResolveField(() => SeasonWaitingConnection, {
    description: 'The participants that wait for a game, the longest wait first; only in an arena.',
  })
  waiting(@Parent() { season }: SeasonSource, @Args() page: PageArguments): Connection<WaitingPlayer> {
    const entrants = entrantsOf(season);
    return listPage(
      season.waiting.map((one) => withEntry(one, entrants)),
      page,
      'waiting',
    );
  }

  @ResolveField(() => SeasonStandingConnection, {
    description: 'The table, by points and then by each tie-break of the plan; for a ladder, the ladder.',
  })
  standings(@Parent() { loaded, season }: SeasonSource, @Args() page: PageArguments): Connection<StandingsLine> {
    const entrants = entrantsOf(season);
    return listPage(
      this.leagues.reckoning(loaded, season).table.map((line) => withEntry(line, entrants)),
      page,
      'standing',
    );
  }

  @ResolveField(() => SeasonProposalType, {
    nullable: true,
    description: 'The next round as proposed by the format; null where it proposes none, or finds no pairing.',
  })
  async proposal(@Parent() { season }: SeasonSource): Promise<unknown> {
    const proposed = await this.leagues.proposal(season);
    if ('code' in proposed) return null;
    // Players of the waiting list who are there enter with the first round.
    const entrants = entrantsOf(readyToPair(season));
    return {
      pairings: proposed.pairings.map((pairing) => withEntries(pairing, entrants)),
      byes: proposed.byes.map((bye) => withEntry(bye, entrants)),
    };
  }
}

/** The fields of an entry. */
@Resolver(() => SeasonEntryType)
export class SeasonEntryResolver {
  @ResolveField()
  checkedIn(@Parent() { isCheckedIn = false }: Entry): boolean {
    return isCheckedIn;
  }

  @ResolveField()
  paused(@Parent() { isPaused = false }: Entry): boolean {
    return isPaused;
  }

  @ResolveField()
  player(@Parent() { player }: Entry): string {
    return withApiIds({ player }).player;
  }

  @ResolveField(() => [AccountType], {
    description: 'The accounts of its players: for a team all members, in the order of seats.',
  })
  members(@Parent() { members }: Entry, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    return accountsOf(members, accounts);
  }

  @ResolveField(() => [AccountType], {
    description:
      'The members who play from the next pairing on, in the order of boards; empty until a team says so: then the first members play.',
  })
  lineUp(@Parent() { lineUp = [] }: Entry, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    return accountsOf(lineUp, accounts);
  }
}

/** The fields of an invitation. */
@Resolver(() => SeasonInvitationType)
export class SeasonInvitationResolver {
  @ResolveField()
  player(@Parent() { player }: Invitation): string {
    return withApiIds({ player }).player;
  }

  @ResolveField(() => [AccountType], { description: 'The accounts of the invited players, in the order of seats.' })
  members(@Parent() { members }: Invitation, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    return accountsOf(members, accounts);
  }

  @ResolveField(() => [AccountType], { description: 'The accounts that have accepted.' })
  accepted(@Parent() { accepted }: Invitation, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    return accountsOf(accepted, accounts);
  }

  @ResolveField(() => AccountType, {
    nullable: true,
    description: 'The inviting account; null where it no longer exists.',
  })
  async by(@Parent() { by }: Invitation, @Context() { accounts }: ApiContext): Promise<AccountType | null> {
    return (await accountsOf([by], accounts))[0] ?? null;
  }
}

/** A round, with the participants of its season. */
interface RoundSource extends Round {
  readonly entrants: Entrants;
}

/** The fields of a round. */
@Resolver(() => SeasonRoundType)
export class SeasonRoundResolver {
  @ResolveField(() => SeasonPairingConnection, { description: 'The pairings of the round.' })
  pairings(@Parent() { pairings, entrants }: RoundSource, @Args() page: PageArguments): Connection<Pairing> {
    return listPage(
      pairings.map((pairing) => pairingSource(pairing, entrants)),
      page,
      'pairing',
    );
  }

  @ResolveField()
  imported(@Parent() { imported }: RoundSource): boolean {
    return imported === true;
  }

  @ResolveField()
  byes(@Parent() { byes, entrants }: RoundSource): Round['byes'] {
    return byes.map((bye) => withEntry(bye, entrants));
  }
}

/** The game of a pairing. */
@Resolver(() => SeasonPairingType)
export class SeasonPairingResolver {
  constructor(private readonly shown: ShownGames) {}

  @ResolveField(() => GameType, { nullable: true, description: 'Its game; null until it is opened.' })
  game(@Parent() { gameId }: Pairing, @Context() { caller }: ApiContext): Promise<GameSource | null> {
    return this.shown.find(idOfKind('Game', gameId), caller);
  }

  @ResolveField()
  match(@Parent() { match }: Pairing): string | null {
    return match ?? null;
  }
}
